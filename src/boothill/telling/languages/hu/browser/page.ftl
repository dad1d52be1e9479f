### What stands around every page: header, footer, joining and inviting, and the small pages.

page-title = { $page } · Boothill
page-loading = Betöltés…
page-skip = Ugrás a tartalomra
page-home = Boothill, a kezdőlapra
page-navigation = Oldalak
page-menu = Menü
page-learn = Tanulj meg játszani
page-cards = Kártyák
page-rules = Szabályok
page-language = Nyelv
page-preferences = Beállítások
page-about = A Boothillről
page-trademark = A BANG! a kiadó, a dV Giochi védjegye. A Boothill független, nem kereskedelmi rajongói projekt, és nem áll kapcsolatban a kiadóval.
page-close = Bezárás

# Names, wherever one is asked for.
page-name = A neved
page-name-hint = Az asztalnál a többiek is látják. Fiók nem kell hozzá.

# The state of a table, as lists and cards show it.
page-game-bang = Kártyajáték
page-game-dice = Kockajáték
page-status-waiting = Játékosokra vár
page-status-playing = Játék folyik
page-status-over = Két játék között

# Public tables.
page-tables-title = Nyilvános asztalok
page-tables-lead = Ezekhez az asztalokhoz bárki leülhet, vagy nézheti őket. A lista magától frissül.
page-tables-host = { $name } asztala
page-tables-nobody = Asztal házigazda nélkül
page-tables-seats = { $players } helyből { $taken } helyen ember ül
page-tables-free = { $free ->
    [0] Nincs szabad hely
   *[other] { $free } szabad hely
}
page-tables-join = Ülj le
page-tables-watch = Nézd
page-tables-join-of = Ülj le: { $table }
page-tables-watch-of = Nézd: { $table }
page-tables-empty = Most nincs nyitva nyilvános asztal.
page-tables-empty-hint = Nyiss te egyet: az üres helyeken botok ülnek, amíg emberek nem jönnek.
page-tables-open = Nyiss asztalt
page-tables-count = { $count } nyilvános asztal

# Coming to a table by its link.
page-join-title = Meghívtak egy asztalhoz
page-join-host = { $name } meghív egy asztalhoz
page-join-game-bang = Kártyajáték { $players } játékossal: { $sets }
page-join-game-dice = Kockajáték { $players } játékossal
page-join-waiting = A játék még nem kezdődött el.
page-join-playing = Éppen folyik egy játék.
page-join-over = Az utolsó játék véget ért; kezdődhet a következő.
page-join-people = Az asztalnál: { $names }
page-join-alone = Még senki sem ül itt.
page-join-seat = Ülj le
page-join-bot = Ülj le egy bot helyére
page-join-bot-hint = A bot lapjaival, életpontjaival és szerepével játszol tovább.
page-join-watch = Nézd
page-join-full = Minden hely foglalt.
page-join-late = Ehhez a játékhoz nem lehet csatlakozni. Várd meg a következőt.
page-join-no-spectators = Ennél az asztalnál nem lehetnek nézők.
# What now: $seat is free, bot or none; $watch whether one can look on (yes, no).
page-join-now = { $seat ->
    [free] { $watch ->
        [yes] Add meg a neved, és ülj le, vagy nézd a játékot.
       *[no] Add meg a neved, és ülj le.
    }
    [bot] { $watch ->
        [yes] Ülj le egy bot helyére, vagy nézd a játékot.
       *[no] Ülj le egy bot helyére.
    }
   *[none] { $watch ->
        [yes] Nézheted a játékot, és leülhetsz, ha felszabadul egy hely.
       *[no] Gyere vissza később, ha lesz szabad hely.
    }
}

# A table that cannot be entered.
page-no-table = Ehhez az asztalhoz nem vezet út
page-no-table-now = Próbáld újra, kérj új linket, vagy nyiss saját asztalt.

# Inviting others.
page-invite-title = Hívj játékosokat
page-invite-lead = Aki megnyitja ezt a linket, leülhet az asztalhoz.
page-invite-link = Az asztal linkje
page-invite-copy = Link másolása
page-invite-copied = Másolva
page-invite-copy-failed = A linket nem sikerült kimásolni. Most ki van jelölve: másold ki a böngésződdel.
page-invite-share = Megosztás…
page-invite-share-text = Ülj le a Boothill-asztalomhoz.
page-invite-qr = QR-kód az asztal linkjével

# The server cannot be reached.
offline-title = Elszakadt a távíródrót
offline-text = A szerver nem érhető el. Ellenőrizd a kapcsolatodat; ez az oldal magától újra próbálkozik, amint van internet.
offline-again = Próbáld újra
offline-trying = Próbálkozás…

# An address that does not exist.
page-lost-title = Csak ördögszekér
page-lost-text = Ezen a címen nincs oldal. Lehet, hogy régi a link, vagy hiányzik belőle egy betű.
page-lost-home = A kezdőlapra

# About.
page-about-title = A Boothillről
page-about-what = A Boothill digitális asztal a BANG! kártyajátékhoz és kiegészítőihez, valamint a BANG! Kockajátékhoz. Minden üres helyre bot ül, így mindig játszhatsz.
page-about-independent-title = Független
page-about-independent = A Boothillt rajongók készítik, ingyenes, és nincs benne reklám. Nem a kiadó készíti, és nem is támogatja, és senki sem keres vele pénzt. Ha tetszik a játék, vedd meg az eredetit: egy igazi asztalon is ott a helye.
page-about-wording-title = Szavak és képek
page-about-wording = A lapok és a karakterek neve a játékból való. Minden magyarázatot a saját szavainkkal írtunk, és minden kép, jel és hang a sajátunk.
page-about-font = A betűtípus a Bitter, Sol Matas munkája, a SIL Open Font License szerint.
page-about-private-title = Az adataid
page-about-private = Nincsenek fiókok, sütik és nyomkövetők. A nevedet, a beállításaidat és a helyeidet csak ez a böngésző jegyzi meg. Az asztalnál a többiek a megadott nevedet látják, és azt, amit a csevegésbe írsz.
page-about-licence-title = Licenc
page-about-licence = A Boothill szabad szoftver az MIT licenc szerint.
page-about-version = Verzió: { $version }
