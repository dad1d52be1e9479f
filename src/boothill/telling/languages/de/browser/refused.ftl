### Why the server did not do something: one sentence for each code (docs/protocol.md, "Codes"). $message is the server's own
### sentence, in English; it is used only where the code alone does not say enough.

refused-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
refused-refused = Das geht nicht: { $message }
refused-error = Auf dem Server ist etwas schiefgegangen. { $message }

# Messages at a table.
refused-malformed = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refused-too_fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
refused-not_now = Das geht gerade nicht.
refused-spectator = Das kann nur, wer am Tisch sitzt.
refused-not_host = Das kann nur der Host des Tisches.
refused-seated = Am Tisch sitzen mehr Leute: Wähle mindestens so viele Plätze.
refused-no_game = Gerade läuft kein Spiel.
refused-stale = Zu spät: Diese Frage ist schon beantwortet.
refused-not_yours = Diese Frage geht an jemand anderen.
refused-no_such_option = Das steht nicht mehr zur Wahl. Wähle noch einmal.
refused-no_more_time = Für diese Frage gibt es keine Zusatzzeit mehr.
refused-no_such_seat = Diesen Platz gibt es am Tisch nicht.
refused-taken = Auf diesem Platz sitzt schon jemand.
refused-empty = Dort sitzt niemand.
refused-present = Diese Person ist da. Ersetzen lässt sich nur, wer weg ist.
refused-no_person = Dort sitzt kein Mensch.
refused-not_yourself = Bei dir selbst geht das nicht.
refused-not_out = Alles sehen darf nur, wer endgültig aus dem Spiel ist.
refused-no_chat = An diesem Tisch gibt es keinen Chat.
refused-muted = Der Host hat dich stummgeschaltet.
refused-not_gone = Diese Person ist noch nicht lange weg. Warte noch etwas, oder stimmt ab.
refused-no_such_spectator = Diese Person sieht nicht mehr zu.
refused-knows = Du hast alle Hände gesehen und entscheidest über niemanden, bis das Spiel vorbei ist.

# Ends of connections.
refused-restart = Der Server startet neu. Das Spiel bleibt erhalten; gleich bist du wieder da.
refused-closing = Der Server wird heruntergefahren. Versuch es gleich noch einmal.
refused-trouble = Der Server kann das Spiel gerade nicht speichern. Versuch es gleich noch einmal.
refused-too_slow = Deine Verbindung war zu langsam. Gleich geht es weiter …
refused-server_full = Der Server ist voll. Versuch es in ein paar Minuten noch einmal.
refused-too_many_connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ andere Tabs oder versuch es gleich noch einmal.
refused-too_many_tables = Es sind zu viele Tische offen. Versuch es in ein paar Minuten noch einmal.
refused-no_hello = Der Aufbau der Verbindung hat zu lange gedauert. Lade die Seite neu.
refused-bad_token = Dieser Platz gehört dir nicht mehr.
refused-no_spectators = An diesem Tisch kann man nicht zusehen.
refused-too_many_spectators = An diesem Tisch sehen schon zu viele zu. Versuch es in ein paar Minuten noch einmal.
refused-no_such_table = Diesen Tisch gibt es nicht. Vielleicht wurde er schon abgeräumt, oder der Link ist unvollständig.
refused-origin = Diese Seite darf den Server nicht benutzen.
refused-elsewhere = Du hast diesen Tisch in zu vielen Fenstern geöffnet. Dieses hier wurde getrennt.
refused-left = Du hast diesen Tisch verlassen.
refused-kicked = Du wurdest von diesem Tisch weggeschickt.
refused-closed = Dieser Tisch wurde geschlossen.
# The same at a table that is come back to, where that says more.
closing-closing = Der Server wird heruntergefahren. Das Spiel bleibt erhalten; komm später wieder.
closing-trouble = Der Server hat gerade Probleme. Gleich geht es weiter …
closing-too_fast = Von hier kam zu viel auf einmal. Gleich geht es weiter …
closing-server_full = Der Server ist voll. Neuer Versuch …
closing-too_many_connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ andere Fenster; neuer Versuch …
closing-too_many_tables = Auf diesem Server sind zu viele Tische offen. Neuer Versuch …

# Problems of the lobby.
refused-foreign_origin = Diese Seite darf den Server nicht benutzen.
refused-other_host = Der Server kennt diese Adresse nicht. Öffne ihn unter seiner eigenen.
refused-not_here = Von hier aus ist das nicht erlaubt.
refused-no_such_game = Dieses Spiel gibt es nicht.
refused-no_such_box = Dieses Set gibt es nicht.
refused-no_such_rule = Diese Regel gibt es nicht.
refused-no_such_book = Zu diesem Spiel gibt es kein Regelbuch.
refused-other_rules = Dieses Spiel wurde nach Regeln gespielt, die der Server nicht mehr hat; es lässt sich nicht zeigen.
refused-not_found = Unter dieser Adresse gibt es nichts.
refused-no_such_language = In dieser Sprache gibt es keine Texte.
refused-wrong_method = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refused-seat = Dort kannst du nicht sitzen: { $message }
refused-too_large = Das war zu lang. Schreib weniger.
