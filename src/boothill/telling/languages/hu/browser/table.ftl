### The table in the browser: what stands round the cards, the dice and the questions. Sentences about the game itself are
### the terminal's, too.

table-board = Az asztal
table-prompt = Mi a teendő
table-hand = A kezedben: { $count } lap
table-hand-empty = Nincs lap a kezedben.
table-open-cards = Nyílt lapok
table-pile-deck = Húzópakli: { $count }
table-pile-discard = Dobópakli: { $count }
table-event-next = { $left ->
    [0] Következő esemény
    [one] Következő, egyben utolsó
   *[other] Következő (még { $left })
}
table-market = Kínálat
table-price = { $price } aranyrög
table-living = Még játékban:

# A seat. What cannot be seen is read out.
table-seat-role = Szerep: { $role }
table-seat-life = { $most } életből { $life }
table-seat-hand = { $count } lap kézben
table-seat-arrows = { $count } nyílvessző
table-seat-aimed = mindjárt elvész { $count }
table-seat-nuggets = { $count } aranyrög
table-seat-range = Lőtáv: { $range }
table-seat-in-play = { $name } előtt fekvő lapok
table-seat-open-hand = { $name } kézben tartott lapjai
table-seat-target = választható
table-seat-away = távol

table-state-turn = Soron van
table-state-asked = Válaszol…
table-state-out = Kiesett
table-state-won = Kiesett, de győzött
table-state-ghost = Szellem
table-state-shadow = Árnyék
table-state-jail = Börtönben
table-state-dynamite = Előtte a Dinamit

# $near: whether the own weapon reaches (yes, no), or none where that is no question.
table-distance = { $near ->
    [yes] { $name } { $distance } távolságra van, a lőtávodon belül.
    [no] { $name } { $distance } távolságra van, a lőtávodon kívül.
   *[none] { $name } { $distance } hellyel arrébb ül.
}
table-distance-steps = { $steps } hely
table-distance-part = { $cause } { $by }
table-distance-sum = ({ $sum }: { $distance })

table-card-fresh = ebben a körben lerakva, még nem használható
table-card-lit = használható
table-yourself = Te magad
table-target-needs = { $name } (kivédi { $needs } Nem talált!)

# Dice.
table-dice = A kockák
table-die = { $die }. kocka: { $face }
table-die-none = { $die }. kocka: még nincs dobás
table-die-locked = { $die }. kocka: { $face }, rögzített
table-die-spent = { $die }. kocka: { $face }, használt
table-die-again = újra
table-rerolls = { $left ->
    [0] Nincs több újradobás
   *[other] Még { $left } újradobás
}
table-throw = { $count } kocka újradobása

# What now. One of these, or a question, is always on the screen.
table-say-ended = A kapcsolat ezzel az asztallal lezárult.
table-say-connecting = Kapcsolódás az asztalhoz…
table-say-asleep = Senki más nincs itt: az asztal alszik, amíg valaki tovább nem játszik.
table-say-over = A játék véget ért.
table-say-moment = Egy pillanat…
table-say-sent = A válaszod úton van…
table-as = { $card } mint { $kind }
table-say-paying = { $question } (célpont: { $name })
table-say-target = { $what }: válassz egy játékost.
table-say-use = { $what }: mire használod?
table-say-pick = { $what }: válassz egy lapot.
table-hint-play = Válassz egyet a kiemelt lapok közül. A halvány lapok elárulják, miért nem játszhatók ki.
table-hint-several = Egyszerre legfeljebb { $count } lapot választhatsz.
table-these = Ez a { $count } lap
table-hint-card = Válassz egyet a kiemelt lapok közül, majd hagyd jóvá.
table-hint-dice = Válaszd ki az újradobandó kockákat, vagy állj meg.
table-card-option = { $card }: { $option }
table-do-discard = Eldobás: { $option }
table-do-take = Ez legyen: { $option }
table-do-take-gift = Átadás: { $option }
table-use = { $owner }: { $action }
table-card-not-now = erre a kérdésre nem ez a válasz
table-time-short = Már csak tíz másodperced van válaszolni.
table-read = Bővebben: { $name }
table-confirm = Igen: { $option }
table-anyway = Akkor is: { $option }
table-back = Vissza
table-no-end = Még nem fejezheted be a kört: { $reason }.
table-seconds = { $seconds } mp
table-more-time = Több idő
table-stood-in = Lejárt az időd, egy bot játszik helyetted.
table-take-over = Átveszem

# The log.
table-log = Mi történt eddig
table-log-filter = Mit mutasson a napló
table-log-all = Minden
table-log-harm = Élet és halál
table-log-turns = Körök
table-log-go = Ugrás a napló { $number }. eseményére
# Between events: who came to a seat or lost one. $instead: the bot that had it.
notice-sat_down = { $name } veszi át a helyet ettől a bottól: { $instead }.
notice-back = { $name } visszatér, és maga játszik tovább.
notice-left = { $name } feláll; egy bot játszik tovább.
talk-line = { $name }: „{ $text }”
talk-spectator = Egy néző: „{ $text }”
notice-put_out = { $name } nincs itt, és a házigazda felszabadítja a helyét; egy bot játszik tovább.
notice-voted_out = { $name } szavazás után távozik; egy bot játszik tovább.

# Words stamped over a seat.
stamp-hit = Találat
stamp-missed = Mellé
stamp-healed = Gyógyult
stamp-out = Kiesett
stamp-boom = Bumm
stamp-free = Szabad
stamp-jailed = Lecsukva
stamp-back = Újra itt
stamp-robbed = Kirabolva
stamp-lost = Lap oda

emote-hello = Üdv!
emote-thanks = Kösz!
emote-well_played = Szép volt!
emote-oops = Hoppá!
emote-thinking = Gondolkodom…
emote-laugh = Haha!
emote-angry = Grrr!
emote-tip_hat = Le a kalappal!

# Round the table.
# In the tab of the browser, while we are asked.
table-title-ours = Te jössz
table-heading = A játék
table-side = Napló és társaság
table-tab-log = Napló
table-tab-people = Társaság
table-tab-words = Szövegesen
table-close = Bezárás
table-home = Kezdőlap
table-tools = Eszközök
table-turn = { $turn }. kör
table-series = Játék: { $game } / { $games }
table-hurry = Gyorsan
table-hurry-long = A botok nem gondolkodnak, ha mindenki így kéri
table-sound = Hang
table-sound-offer = Hanggal játszol?
table-sound-yes = Igen
table-sound-no = Most nem
table-again = Mutasd újra
table-again-long = Mutasd újra, mi történt az imént (A)
table-watching = Te csak nézed
table-help = Súgó és beállítások
table-reconnecting = Megszakadt a kapcsolat. Visszakapcsolódás…
table-show-result = Eredmény mutatása
table-try-again = Próbáld újra
table-sum-seat = { $who_is ->
    [you] Te, { $character }: { $role }, { $most } életből { $life }.
   *[other] { $who }, { $character }: { $role }, { $most } életből { $life }.
}
table-sum-play = Kint: { $cards }.
table-reach = A lőtávodon belül: { $names }.
table-reach-nobody = Senki sincs a lőtávodon belül.
table-reach-unknown = Most nincs lőtáv, amelyről szólni lehetne.

stage-label = Ami éppen történik
stage-asked = most válaszol
stage-waiting = még sorra kerül
stage-deciding = választ
stage-stops-missed = { $count ->
    [one] Egy Nem talált! megállítja
   *[other] { $count } Nem talált! állítja meg
}
stage-stops-bang = Egy BANG! a válasz rá
stage-stops-beer = { $count ->
    [one] Egy Sör megmentené
   *[other] { $count } Sör mentené meg
}
stage-what-card = Egy lap
stage-what-ability = Egy képesség
stage-what-check = próbahúzás
stage-what-event = Egy esemény
stage-what-dice = Kockák
stage-what-discard = Eldob
stage-what-blow = Egy csapás
stage-did-used = válaszol
stage-did-missed = Nem talált!
stage-did-dodged = kitért
stage-did-bang = BANG!
stage-did-turned = próbahúzás
stage-did-hit = találat: marad { $left }
stage-did-unhurt = sértetlen
stage-did-out = kiesett: { $role }
stage-did-healed = +{ $number } élet
stage-did-wasted = hatástalan
stage-did-took = elvesz
stage-did-lost = elveszít egy lapot
stage-did-robbed = kirabolták
stage-did-discarded = eldob
stage-did-drew = húz: { $number }
stage-did-free = szabad
stage-did-jailed = börtönben marad
stage-did-boom = felrobban
stage-did-passed = nem történik semmi
stage-did-aimed = célba véve: { $number }
stage-did-arrows = nyilak: { $number }
