### Setting up a table.

new-title = Asztal nyitása
new-lead = Válassz egyet ezek közül, vagy változtass lent, amin csak akarsz.
new-presets = Kész asztalok
new-preset-first = Első játék
new-preset-first-text = A kártyajáték a nehezebb lapok nélkül: négy játékos, óra nélkül.
new-preset-classic = Klasszikus
new-preset-classic-text = Az alapjáték, ahogy az első dobozban volt, öt játékosnak.
new-preset-everything = Minden
new-preset-everything-text = Az összes kiegészítő egyszerre, hat játékosnak.
new-preset-dice = Kockajáték
new-preset-dice-text = Öt kocka, nyílvesszők és gyors lövések, öt játékosnak.

new-details = Részletek módosítása
new-what = A játék
new-game = Játék
new-players = Játékosok
new-sets = Kiegészítők
new-sets-cards = { $count }-féle lap
new-sets-characters = { $count } karakter
new-sets-equipment = { $count }-féle felszerelés
new-sets-events = { $count } esemény
new-starter = Kezdő változat
new-starter-text = A szabálykönyvet igénylő lapok nélkül.
new-starter-base-only = Csak kiegészítők nélkül.
new-events = Események száma
new-events-usual = A szabályok szerint
new-events-some = { $count } esemény
new-shadow = Árnyék változat
new-shadow-text = A kiesettek a saját köreikre árnyékként visszatérnek.
new-shadow-four = Legalább négy játékossal.

new-who = Ki jöhet
new-public = Nyilvános asztal
new-public-text = Mindenki látja a listán. Különben csak az talál ide, akinek megvan a link.
new-spectators = Nézők
new-spectators-text = Aki nem ül az asztalnál, az is nézheti a játékot. Azt látja, amit mindenki.
new-late = Csatlakozás játék közben
new-late-text = Az újonnan érkezők átvehetik egy bot helyét.
new-chat = Csevegés
new-chat-text = Üzenetek a játékosok között. A jelzések mindenképpen működnek.

new-time = Idő és botok
new-clock = Gondolkodási idő
new-clock-relaxed = Kényelmes
new-clock-normal = Normál
new-clock-fast = Gyors
new-clock-none = Óra nélkül
new-clock-text = { $turn } másodperc egy körre, { $choice } egyéb saját döntésre, { $reaction } a mások lépésére adott válaszra. Ha letelik az idő, egy bot válaszol.
new-clock-none-text = Mindenki annyit gondolkodik, amennyit kell.
new-double = Dupla idő
new-double-text = Annak, aki képernyőolvasót vagy kapcsolókat használ, vagy csak nyugodtan szeret játszani.
new-bot = Botok
new-pace = Botok gondolkodása
new-pace-0 = Egyáltalán nem
new-pace-1 = Röviden
new-pace-2 = Mint az emberek
new-pace-3 = Lassan
bot-random = Véletlen: bármit kijátszik, ami szabályos
bot-greenhorn = Zöldfülű: tudja, mi jó az oldalának

new-series = Sorozat
new-games = Játékok száma
new-badge = A csillag továbbjár
new-badge-text = A következő Seriff a soron következő játékos. Legalább négy játékossal.
new-seating = Helyek a következő játékban
new-seating-keep = Maradnak
new-seating-rotate = Eggyel továbbmennek
new-seating-shuffle = Keverednek

new-start = Indítás most, botokkal
new-open = Nyitás és meghívás
new-opening = Nyitás…
