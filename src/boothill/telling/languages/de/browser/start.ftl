### The start page.

start-title = Boothill
start-lead = Das Wildwest-Kartenspiel der verborgenen Rollen, in Sekunden auf deinem Tisch: allein mit Bots oder mit Freunden, ganz ohne Konto.
start-play = Losspielen
start-play-hint = Du und vier Bots, ohne Uhr
start-dice = Würfelspiel
start-learn = Erstes Spiel? Lern es in 4 Minuten
start-dealing = Teilt aus …
# The name of somebody who has not given one.
start-stranger = Fremdling

start-more = Mehr Möglichkeiten zu spielen
start-friends = Mit Freunden spielen
start-friends-text = Wähle die Erweiterungen, verschick den Link und lass Bots die Plätze besetzen, die leer bleiben.
start-friends-open = Tisch einrichten
start-join = An einen Tisch setzen
start-join-text = Füge einen Einladungslink oder seinen Code ein.
start-join-label = Link oder Code
start-join-go = Zum Tisch
start-join-wrong = Das ist kein Link zu einem Tisch. Ein Code besteht nur aus Buchstaben und Ziffern, zum Beispiel { $example }.
start-join-list = Öffentliche Tische
start-name-text = Gilt, wenn du Platz nimmst. Das Feld darf leer bleiben.

start-on = Du hast noch einen Platz
start-on-bang = Kartenspiel, { $players } am Tisch
start-on-dice = Würfelspiel, { $players } am Tisch
start-on-go = Weiterspielen
start-on-with = Mit { $names }
start-on-alone = Mit Bots

start-roles = Vier Rollen, drei Ziele
start-wanted = Gesucht
start-roles-text = Den Sheriff sehen alle. Die anderen lassen sich nicht in die Karten schauen.
