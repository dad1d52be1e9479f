### Setting up a table.

new-title = Tisch einrichten
new-lead = Nimm einen von diesen oder ändere darunter, was du willst.
new-presets = Fertige Tische
new-preset-first = Erstes Spiel
new-preset-first-text = Das Kartenspiel ohne die kniffligen Karten: zu viert, ohne Uhr.
new-preset-classic = Klassisch
new-preset-classic-text = Das Grundspiel, wie es in der ersten Schachtel lag, zu fünft.
new-preset-everything = Alles
new-preset-everything-text = Alle Erweiterungen auf einmal, zu sechst.
new-preset-dice = Würfelspiel
new-preset-dice-text = Fünf Würfel, Pfeile und schnelle Schüsse, zu fünft.

new-details = Einzelheiten ändern
new-what = Das Spiel
new-game = Spiel
new-players = Spielerzahl
new-sets = Erweiterungen
new-sets-cards = { $count ->
    [one] { $count } Kartenart
   *[other] { $count } Kartenarten
}
new-sets-characters = { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}
new-sets-equipment = { $count ->
    [one] { $count } Art Ausrüstung
   *[other] { $count } Arten Ausrüstung
}
new-sets-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
new-starter = Einstiegsspiel
new-starter-text = Ohne die Karten, für die man die Spielregel braucht.
new-starter-base-only = Nur ohne Erweiterungen.
new-events = Zahl der Ereignisse
new-events-usual = Nach den Regeln
new-events-some = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
new-shadow = Schattenvariante
new-shadow-text = Wer raus ist, kehrt für die eigenen Züge als Schatten zurück.
new-shadow-four = Ab vier am Tisch.

new-who = Wer kommen darf
new-public = Öffentlicher Tisch
new-public-text = Für alle gelistet. Sonst findet ihn nur, wer den Link hat.
new-spectators = Zusehen
new-spectators-text = Wer keinen Platz hat, darf zusehen und sieht, was alle sehen.
new-late = In ein laufendes Spiel einsteigen
new-late-text = Wer dazukommt, darf den Platz eines Bots übernehmen.
new-chat = Chat
new-chat-text = Nachrichten am Tisch. Zeichen gehen in jedem Fall.

new-time = Zeit und Bots
new-clock = Bedenkzeit
new-clock-relaxed = Entspannt
new-clock-normal = Normal
new-clock-fast = Schnell
new-clock-none = Keine Uhr
new-clock-text = { $turn } Sekunden für einen Zug, { $choice } für andere eigene Entscheidungen, { $reaction }, um auf andere zu reagieren. Ist die Zeit um, antwortet ein Bot.
new-clock-none-text = Alle nehmen sich so viel Zeit, wie sie brauchen.
new-double = Doppelte Zeit
new-double-text = Für alle, die mit einem Screenreader lesen, mit Schaltern spielen oder es gern ruhig haben.
new-bot = Schwierigkeit der Bots
new-pace = Bots überlegen
new-pace-0 = Gar nicht
new-pace-1 = Kurz
new-pace-2 = Wie Menschen
new-pace-3 = Lange
new-pace-text = Gilt auch für deinen nächsten Tisch. Im Spiel macht „Tempo“ sie schneller.
bot-easy = Leicht
bot-easy-text = Sie wissen, was ihrer Seite nützt, übersehen aber manches.
bot-normal = Normal
bot-normal-text = Sie spielen ordentlich und merken sich, wer was getan hat.
bot-hard = Schwer
bot-hard-text = Sie erschließen, wer welche Rolle hat, und verzeihen wenig.
bot-random = Zufall
bot-greenhorn = Greenhorn

new-series = Serie
new-games = Zahl der Spiele
new-badge = Der Stern wandert weiter
new-badge-text = Sheriff wird, wer als Nächstes an der Reihe ist. Ab vier am Tisch.
new-seating = Plätze im nächsten Spiel
new-seating-keep = Bleiben gleich
new-seating-rotate = Rücken um einen weiter
new-seating-shuffle = Werden gemischt

new-start = Jetzt mit Bots starten
new-open = Eröffnen und einladen
new-opening = Öffnet …
