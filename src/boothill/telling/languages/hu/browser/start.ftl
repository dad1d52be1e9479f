### The start page.

start-title = Boothill
start-lead = A rejtett szerepek vadnyugati kártyajátéka, pillanatok alatt az asztalodon: egyedül botokkal vagy a barátaiddal, fiók nélkül.
start-play = Játssz most
start-play-hint = Te és négy bot, óra nélkül
start-dice = Kockajáték
start-learn = Első játék? 4 perc alatt megtanulod
start-dealing = Osztás…
# The name of somebody who has not given one.
start-stranger = Idegen

start-more = További játékmódok
start-friends = Játék barátokkal
start-friends-text = Válassz kiegészítőket, küldd el a linket, és az üresen maradt helyekre ültess botokat.
start-friends-open = Asztal nyitása
start-join = Ülj asztalhoz
start-join-text = Illessz be egy meghívó linket vagy a kódját.
start-join-label = Link vagy kód
start-join-go = Az asztalhoz
start-join-wrong = Ez nem egy asztal linkje. A kódban csak betűk és számjegyek vannak, például { $example }.
start-join-list = Nyilvános asztalok
start-name-text = Ezen a néven ülsz le. Üresen is hagyhatod.

start-on = Még vár a helyed
start-on-bang = Kártyajáték, { $players } játékos
start-on-dice = Kockajáték, { $players } játékos
start-on-go = Játék folytatása
start-on-with = Társaid: { $names }
start-on-alone = Botokkal

start-roles = Négy szerep, három cél
start-wanted = Körözés
start-roles-text = A Seriffet mindenki látja. A többiek nem terítik ki a lapjaikat.
