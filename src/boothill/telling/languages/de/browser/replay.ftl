### The replay viewer: a finished game to be watched again, step by step and with anybody's eyes.

replay-title = Replay
replay-title-of = Replay: { $names }
replay-loading = Der Film des Spiels wird geladen …
replay-played-bang = Kartenspiel vom { $date }
replay-played-dice = Würfelspiel vom { $date }
replay-page-home = Boothill, zur Startseite

# Nothing can be shown.
replay-unknown-title = An dieses Spiel erinnert sich niemand
replay-unknown-text = Zu diesem Link gibt es kein Spiel. Vielleicht fehlt ein Buchstabe, oder das Spiel wurde schon abgeräumt.
replay-running-title = Noch wird geschossen
replay-running-text = Dieses Spiel ist noch nicht vorbei. Sein Film zeigt alle Hände, deshalb ist er erst danach zu sehen.
replay-rules-title = Die Regeln haben sich geändert
replay-rules-text = Dieses Spiel wurde nach Regeln gespielt, die der Server nicht mehr hat. Die Aufzeichnung kannst du noch herunterladen.
replay-failed-title = Der Film läuft nicht
replay-home = Zur Startseite
replay-retry = Neuer Versuch

# The controls.
replay-controls = Steuerung
replay-to-start = Zum Anfang
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Schritt vor
replay-to-end = Zum Ende
replay-scrubber = Stelle im Spiel
replay-place = Antwort { $at } von { $total }
replay-place-turn = Antwort { $at } von { $total }, Zug { $turn }
# The same with who was eliminated at this place.
replay-place-fall = Antwort { $at } von { $total }, Zug { $turn }. Ausgeschieden: { $names }
replay-turn = Zug { $turn }
# Short: how far into the game.
replay-count = { $at } / { $total }
replay-speed = Tempo
replay-speed-times = { $speed } ×
replay-unit = Schritte
replay-unit-answer = Antworten
replay-unit-turn = Züge

# Whose eyes.
replay-view = Ansicht
replay-view-as = Zeigen
replay-view-everything = Alles: alle Hände und Rollen offen
replay-view-public = Was alle gesehen haben
replay-view-seat = Was { $name } damals gesehen hat
replay-view-bottom = Sitzt unten
replay-view-wait = Der Film wird mit anderen Augen geladen …
replay-view-failed = Der Film ließ sich mit diesen Augen nicht laden. { $problem }

# Around the film.
replay-log = Protokoll
replay-close = Schließen
replay-help = Hilfe und Einstellungen
replay-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-link-address = Der Link zu diesem Moment steht jetzt in der Adresszeile: Kopiere ihn von dort.
replay-record = Aufzeichnung herunterladen
replay-hints = Tasten und Zeichen
replay-keys-play = abspielen, anhalten
replay-keys-step = Schritt
replay-keys-ends = Anfang, Ende
replay-key-space = Leertaste
replay-key-home = Pos1
replay-key-end = Ende
replay-mark-turn = ein Zug beginnt
replay-mark-fall = jemand scheidet aus

# What has been asked and answered on the way to this moment.
replay-what = Was nun
replay-what-begins = Das Spiel beginnt.
replay-what-chose = { $who_is ->
    [you] Deine Wahl: { $answer }
   *[other] { $who } wählt: { $answer }
}
replay-what-nothing = Die Antwort war nicht zu sehen.
replay-what-over = { $count ->
    [0] Das Spiel ist vorbei. Niemand hat gewonnen.
    [one] Das Spiel ist vorbei. Gewonnen hat: { $names }
   *[other] Das Spiel ist vorbei. Gewonnen haben: { $names }
}
replay-hand = { $count ->
    [0] { $name } hat keine Karten auf der Hand
    [one] Hand von { $name }: 1 Karte
   *[other] Hand von { $name }: { $count } Karten
}
replay-hand-hidden = { $count ->
    [one] Hand von { $name }: 1 Karte, verdeckt
   *[other] Hand von { $name }: { $count } Karten, verdeckt
}
