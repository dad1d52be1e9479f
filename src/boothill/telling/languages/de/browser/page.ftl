### What stands around every page: header, footer, joining and inviting, and the small pages.

page-title = { $page } · Boothill
page-loading = Lädt …
page-skip = Zum Inhalt springen
page-home = Boothill, zur Startseite
page-navigation = Seiten
page-menu = Menü
page-learn = Spielen lernen
page-cards = Karten
page-rules = Regeln
page-language = Sprache
page-preferences = Einstellungen
page-about = Über Boothill
page-trademark = BANG! ist eine Marke des Verlags dV Giochi. Boothill ist ein unabhängiges, nicht kommerzielles Fanprojekt und steht in keiner Verbindung zum Verlag.
page-close = Schließen

# Names, wherever one is asked for.
page-name = Dein Name
page-name-hint = Die anderen am Tisch sehen ihn. Du brauchst kein Konto.

# The state of a table, as lists and cards show it.
page-game-bang = Kartenspiel
page-game-dice = Würfelspiel
page-status-waiting = Wartet auf Leute
page-status-playing = Spiel läuft
page-status-over = Zwischen zwei Spielen

# Public tables.
page-tables-title = Öffentliche Tische
page-tables-lead = An diesen Tischen können alle mitspielen oder zusehen. Die Liste aktualisiert sich von selbst.
page-tables-host = Tisch von { $name }
page-tables-nobody = Ein Tisch ohne Host
page-tables-seats = { $players ->
    [one] { $taken } von { $players } Platz mit Menschen besetzt
   *[other] { $taken } von { $players } Plätzen mit Menschen besetzt
}
page-tables-free = { $free ->
    [0] Kein freier Platz
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
page-tables-join = Mitspielen
page-tables-watch = Zusehen
page-tables-join-of = Mitspielen: { $table }
page-tables-watch-of = Zusehen: { $table }
page-tables-empty = Gerade ist kein öffentlicher Tisch offen.
page-tables-empty-hint = Eröffne selbst einen: Bots besetzen die leeren Plätze, bis Menschen kommen.
page-tables-open = Tisch eröffnen
page-tables-count = { $count ->
    [one] { $count } öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}

# Coming to a table by its link.
page-join-title = Du bist an einen Tisch eingeladen
page-join-host = { $name } lädt dich an einen Tisch ein
page-join-game-bang = Kartenspiel mit { $players } Plätzen: { $sets }
page-join-game-dice = Würfelspiel mit { $players } Plätzen
page-join-waiting = Das Spiel hat noch nicht begonnen.
page-join-playing = Gerade läuft ein Spiel.
page-join-over = Das letzte Spiel ist vorbei; das nächste kann beginnen.
page-join-people = Am Tisch: { $names }
page-join-alone = Dort sitzt noch niemand.
page-join-seat = Platz nehmen
page-join-bot = Bot-Platz übernehmen
page-join-bot-hint = Du spielst mit den Karten, dem Leben und der Rolle des Bots weiter.
page-join-watch = Zusehen
page-join-full = Alle Plätze sind besetzt.
page-join-late = In dieses Spiel kann niemand einsteigen. Warte auf das nächste.
page-join-no-spectators = An diesem Tisch kann man nicht zusehen.
# What now: $seat is free, bot or none; $watch whether one can look on (yes, no).
page-join-now = { $seat ->
    [free] { $watch ->
        [yes] Gib deinen Namen an und nimm Platz, oder sieh zu.
       *[no] Gib deinen Namen an und nimm Platz.
    }
    [bot] { $watch ->
        [yes] Übernimm den Platz eines Bots, oder sieh zu.
       *[no] Übernimm den Platz eines Bots.
    }
   *[none] { $watch ->
        [yes] Du kannst zusehen und Platz nehmen, sobald einer frei ist.
       *[no] Komm später wieder, wenn ein Platz frei ist.
    }
}

# A table that cannot be entered.
page-no-table = Kein Weg zu diesem Tisch
page-no-table-now = Versuch es noch einmal, lass dir einen neuen Link schicken oder eröffne einen eigenen Tisch.

# Inviting others.
page-invite-title = Andere einladen
page-invite-lead = Wer diesen Link öffnet, kann Platz nehmen.
page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-copy-failed = Der Link ließ sich nicht kopieren. Er ist jetzt markiert: Kopiere ihn mit deinem Browser.
page-invite-share = Teilen …
page-invite-share-text = Setz dich an meinen Boothill-Tisch.
page-invite-qr = QR-Code mit dem Link zu diesem Tisch

# The server cannot be reached.
offline-title = Die Telegrafenleitung ist tot
offline-text = Der Server ist nicht erreichbar. Prüfe deine Verbindung; diese Seite versucht es von selbst wieder, sobald du online bist.
offline-again = Neuer Versuch
offline-trying = Verbindet …

# An address that does not exist.
page-lost-title = Nichts als Staub und Wind
page-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
page-lost-home = Zur Startseite

# About.
page-about-title = Über Boothill
page-about-what = Boothill ist ein digitaler Tisch für das Kartenspiel BANG! mit seinen Erweiterungen und für BANG! The Dice Game. Bots besetzen jeden leeren Platz, also kannst du immer spielen.
page-about-independent-title = Unabhängig
page-about-independent = Boothill ist von Fans gemacht, kostet nichts und zeigt keine Werbung. Der Verlag hat es weder gemacht noch unterstützt, und niemand verdient damit Geld. Wenn dir das Spiel gefällt, kauf das Original: Es gehört auch auf einen echten Tisch.
page-about-wording-title = Texte und Bilder
page-about-wording = Die Namen der Karten und Charaktere sind die des Spiels. Alle Erklärungen sind in eigenen Worten verfasst, und alle Bilder, Symbole und Klänge sind unsere eigenen.
page-about-font = Die Schrift ist Bitter von Sol Matas, unter der SIL Open Font License.
page-about-private-title = Deine Privatsphäre
page-about-private = Es gibt keine Konten, keine Cookies und kein Tracking. Dein Name, deine Einstellungen und deine Plätze werden nur in diesem Browser gespeichert. Andere am Tisch sehen den Namen, den du angibst, und was du im Chat schreibst.
page-about-licence-title = Lizenz
page-about-licence = Boothill ist freie Software unter der MIT-Lizenz.
page-about-version = Version { $version }
