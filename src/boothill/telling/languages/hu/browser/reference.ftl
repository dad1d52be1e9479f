### The reference in the browser: the pages of the cards and of the rules, and the panel at the table that shows one thing.

ref-cards-title = Kártyák és karakterek
ref-cards-about = Minden, ami a dobozokban van, a saját szavainkkal: mit tesz, és milyen példányai vannak.
ref-cards-page = { $name } – Kártyák és karakterek
ref-search = Keresés
ref-search-cards-hint = Egy név, vagy egy szó a hatásból
ref-search-rules-hint = Azonosító, például BASE-BEER-2, vagy egy szó
ref-clear = Keresés törlése
# The filters: each is a row of links, of which one is chosen.
ref-filter = Szűrő
ref-filtered = Szűrő: { $filters }
ref-box = Doboz
ref-sort = Fajta
ref-colour = Szín
ref-all = Mind
ref-found = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
}
ref-nothing = A dobozokban semmi sem felel meg ennek a keresésnek.
ref-everything = Minden mutatása
ref-none-such = Itt nincs ilyen lap vagy karakter.

ref-sort-card = Játéklapok
ref-sort-equipment = Felszerelések
ref-sort-event = Események
ref-sort-character = Karakterek
ref-sort-role = Szerepek
ref-sort-shadow_role = Árnyékszerepek
ref-sort-face = Kockaoldalak
ref-sort-dice_character = Kockajáték: karakterek
ref-sort-dice_role = Kockajáték: szerepek

# The same of a single one.
ref-one-card = Játéklap
ref-one-equipment = Felszerelés
ref-one-event = Esemény
ref-one-character = Karakter
ref-one-role = Szerep
ref-one-shadow_role = Árnyékszerep
ref-one-face = Kockaoldal
ref-one-dice_character = A kockajáték karaktere
ref-one-dice_role = A kockajáték szerepe

ref-colour-brown = Barna
ref-colour-blue = Kék
ref-colour-green = Zöld
ref-colour-black = Fekete
ref-colour-event = Esemény
ref-colour-brown-means = Barna: kijátszáskor hat, utána a dobópaklira kerül.
ref-colour-blue-means = Kék: kint marad egy játékos előtt.
ref-colour-green-means = Zöld: kint marad, és a következő körtől használható.

ref-back-to-cards = Minden kártya és karakter
ref-previous = Előző: { $name }
ref-next = Következő: { $name }
ref-neighbours = Előző és következő
ref-life = { $life } életpont
ref-in-box = Doboz: { $box }
ref-range = Lőtáv: { $range }
ref-price = Ára { $price } aranyrög
ref-removal = { $price } aranyrögért eltávolítható
ref-locked = Úgy marad, ahogy dobták: nem dobható újra
ref-english = Angolul: { $name }
ref-copies-in = { $box }: { $count } lap
# A rank that comes several times in one suit.
ref-copies-times = { $rank } × { $times }
ref-count = { $count } van belőle.
ref-its-rules = Szabályai
ref-rules-of = { $name } szabályai

ref-rules-title = A szabályok
ref-rules-page = { $name } – A szabályok
ref-book = { $game ->
    [dice] A kockajáték szabályai két oldalon
   *[bang] A kártyajáték szabályai két oldalon
}
ref-print = Nyomtatás
ref-rules-about = Minden szabály úgy, ahogy ennél az asztalnál érvényes, a saját szavainkkal, azokkal a helyzetekkel együtt, amelyekben több szabály találkozik. Mindegyiknek állandó azonosítója van.
ref-rules-english = A szabályok csak angolul olvashatók.
ref-rules-outline = Tartalom
ref-rules-part = Ebben a részben
ref-back-to-rules = Minden szabály
ref-rule-none = Nincs ilyen szabály: { $id }.
ref-rules-nothing = Egyetlen szabály sem felel meg ennek a keresésnek.
ref-rules-wait = A szabályok betöltése…
ref-rules-failed = A szabályokat nem sikerült betölteni.
ref-again = Próbáld újra
ref-about-these = Miről szólnak ezek a szabályok
ref-sources = Honnan valók a szabályok
ref-sources-about = Hogy egy szabály honnan ered, a részletei között olvasható.
ref-source-book = Egy szabálykönyv mondja ki.
ref-source-card = A lapra van nyomtatva.
ref-source-faq = A kiadó vagy a szerző válasza alapján.
ref-source-peer = Így játsszák más internetes asztaloknál.
ref-source-house = Saját döntésünk, ahol a források hallgatnak vagy eltérnek.
ref-table = Táblázat

ref-part-principles = Alapelvek
ref-part-core = Maga a játék
ref-part-base = Az alapjáték lapjai és karakterei
ref-part-dodge-city = Dodge City
ref-part-promos = Promóciós karakterek
ref-part-events = Eseménypaklik
ref-part-gold-rush = Gold Rush
ref-part-shadow = Árnyékok
ref-part-scenarios = Helyzetek
ref-part-dice = A kockajáték
ref-part-dice-characters = A kockajáték karakterei
ref-part-dice-decisions = Döntések a kockajátékban
ref-part-dice-scenarios = Helyzetek a kockajátékban

# The panel at the table.
ref-rule = Szabály
ref-details = Részletek
ref-details-id = Azonosító
ref-details-see = Lásd még
ref-details-source = Forrás
ref-close = Bezárás
ref-back = Vissza
