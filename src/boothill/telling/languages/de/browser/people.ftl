### What surrounds a game: the room before it, the people at the table, elimination, the result, reports of bugs.

# People at the table. $bot is the id of a bot.
people-title = Leute am Tisch
people-you = Du
people-host = Host
people-empty = Freier Platz
people-free = Noch niemand
people-person = Mensch
people-away = Weg
people-bot = { $bot ->
    [easy] Bot: Leicht
    [normal] Bot: Normal
    [hard] Bot: Schwer
    [greenhorn] Bot: Greenhorn
    [random] Bot: Zufall
   *[other] Bot: { $bot }
}
people-muted = vom Host stummgeschaltet
people-ignored = von dir ausgeblendet
people-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
people-votes = { $count ->
    [one] 1 Stimme fürs Wegschicken
   *[other] { $count } Stimmen fürs Wegschicken
}
people-spectators = { $count ->
    [one] 1 Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
people-spectator = Publikum
people-watchers-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}

# What can be done about somebody.
people-menu = Optionen
people-menu-of = Optionen für { $name }
people-no = Nein
people-ignore = Nachrichten ausblenden
people-unignore = Nachrichten einblenden
people-mute = Für alle stummschalten
people-unmute = Wieder reden lassen
people-pass-host = Zum Host machen
people-pass-host-sure = { $name } zum Host machen? Du kannst dann keine Spiele mehr starten und keine Plätze mehr freigeben.
people-replace = Durch Bot ersetzen
people-replace-sure = Soll ein Bot für { $name } spielen? Der Bot räumt den Platz, sobald { $name } wieder da ist.
people-kick = Platz freigeben
# $kind: person, bot or watcher; $playing: whether a game is in play (yes, no).
people-kick-sure = { $kind ->
    [person] { $playing ->
        [yes] { $name } wegschicken? Ein Bot spielt weiter, und der Platz ist für { $name } verloren.
       *[no] { $name } wegschicken? Der Platz ist dann wieder frei.
    }
   *[other] { $name } wegschicken?
}
people-put-out = Wegschicken
# $votes: how many have been given so far.
people-vote = { $votes ->
    [0] Fürs Wegschicken stimmen
   *[other] Fürs Wegschicken stimmen (bisher { $votes })
}
people-unvote = Stimme zurücknehmen (bisher { $votes })
people-vote-sure = Dafür stimmen, { $name } wegzuschicken? Nötig sind mehr als die Hälfte der anderen und mindestens zwei. Ein Bot spielt weiter.

# Signs and talk.
people-signs = Zeichen an den Tisch
people-chat = Chat
people-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
people-chat-off = An diesem Tisch gibt es keinen Chat. Nutze die Zeichen.
people-chat-hidden = Du hast den Chat ausgeschaltet.
people-chat-show = Chat anzeigen
people-chat-empty = Noch hat niemand etwas gesagt.
people-chat-spectator = Wer zusieht, schweigt, solange ein Spiel läuft.
people-chat-aside = Du siehst alles: Was du schreibst, lesen nur andere, die auch alles sehen.
people-chat-line = Sag etwas
people-chat-send = Senden
people-chat-left = { $count ->
    [one] Noch 1 Zeichen
   *[other] Noch { $count } Zeichen
}
# Said by somebody who is out and sees everything.
people-aside = aus dem Spiel

people-leave = Tisch verlassen
# $playing: whether a game is in play (yes, no).
people-leave-sure = { $playing ->
    [yes] Endgültig gehen? Auf deinem Platz spielt ein Bot weiter.
   *[no] Endgültig gehen? Dein Platz ist dann wieder frei.
}
people-stop-watching = Nicht mehr zusehen

# The room before the game.
wait-title = Der Tisch ist gedeckt
wait-seats = Plätze
wait-settings = Was gespielt wird
wait-is-ready = Bereit
wait-bot-here = Bot hierher setzen
wait-bot-remove = Entfernen
wait-bot-away = { $name } entfernen
wait-start = Spiel starten
wait-start-text = { $empty ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $empty } freien Plätze.
}
wait-ready = Ich bin bereit
wait-not-ready = Noch nicht bereit
wait-sit = Platz nehmen
wait-full = Alle Plätze sind besetzt.
wait-as = Du spielst als { $name }.

# What now: $host is the name of the host, $names of those who are not ready, $count how many they are.
wait-now-invite = { $empty ->
    [one] Lade jemanden auf den freien Platz ein oder starte jetzt: Dann nimmt ihn ein Bot.
   *[other] Lade andere ein oder starte jetzt: Dann nehmen Bots die freien Plätze.
}
wait-now-start = { $count ->
    [0] Alle sind da. Starte das Spiel, wann du willst.
   *[other] Alle sind da. Starte, wann du willst, oder warte noch. Nicht bereit: { $names }.
}
wait-now-ready = Sag Bescheid, wenn du bereit bist. { $host } kann das Spiel jederzeit starten.
wait-now-seats = Du bist bereit. { $empty ->
    [one] Ein Platz ist noch frei: Schick jemandem den Link oder warte, bis { $host } startet.
   *[other] { $empty } Plätze sind noch frei: Schick anderen den Link oder warte, bis { $host } startet.
}
wait-now-others = Du bist bereit. Noch nicht bereit: { $names }.
wait-now-host = Du bist bereit. Das Spiel beginnt gleich.
wait-now-start-away = Gerade weg: { $names }. Starte, wann du willst, oder warte noch.
wait-now-ready-away = Sag Bescheid, wenn du bereit bist. { $host }, der Host, ist gerade weg.
wait-now-seats-away = Du bist bereit. { $empty ->
    [one] Ein Platz ist noch frei: Schick jemandem den Link. { $host }, der Host, ist gerade weg.
   *[other] { $empty } Plätze sind noch frei: Schick anderen den Link. { $host }, der Host, ist gerade weg.
}
wait-now-away = Du bist bereit. Gerade weg: { $names }.
wait-now-watch = Das Spiel hat noch nicht begonnen. Du siehst zu.

# The host changes the table between games. $series: whether a series is under way (yes, no).
people-change = Tisch ändern
people-change-lead = { $series ->
    [yes] Das gilt ab dem nächsten Spiel, und mit ihm beginnt eine neue Serie. Alle werden noch einmal gefragt, ob sie bereit sind.
   *[no] Das gilt ab dem nächsten Spiel. Alle werden noch einmal gefragt, ob sie bereit sind.
}
people-change-clock = Wie jetzt
people-change-players = Leere Plätze und Bots machen Platz; wer hier sitzt, behält den Platz, und der Link bleibt derselbe.
people-change-pace = Nur für diesen Tisch.
people-change-send = Ändern
people-change-cancel = Abbrechen

# What the table is like. $game: bang or dice; the rest yes or no.
wait-set-game = { $game ->
    [dice] Würfelspiel mit { $players } Plätzen
   *[bang] Kartenspiel mit { $players } Plätzen
}
wait-set-boxes = Mit { $boxes }
wait-set-starter = Einstiegsspiel, ohne die kniffligen Karten
wait-set-shadow = Wer ausscheidet, kehrt als Schatten zurück
wait-set-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
wait-set-no-clock = Keine Uhr: Alle überlegen, so lange sie wollen
# 0 stands for no limit.
wait-set-clock = { $turn ->
    [0] { $reaction } Sekunden, um auf andere zu reagieren, kein Limit für Züge
   *[other] { $reaction ->
        [0] { $turn } Sekunden pro Zug, kein Limit, um auf andere zu reagieren
       *[other] { $turn } Sekunden pro Zug, { $reaction }, um auf andere zu reagieren
    }
}
wait-set-bot = { $bot ->
    [easy] Bots: Leicht
    [normal] Bots: Normal
    [hard] Bots: Schwer
    [greenhorn] Bots: Greenhorn
    [random] Bots: Zufall
   *[other] Bots: { $bot }
}
wait-set-series = { $badge ->
    [yes] Eine Serie von { $games } Spielen; der Sheriffstern wandert weiter
   *[no] Eine Serie von { $games } Spielen
}
wait-set-found = { $public ->
    [yes] { $spectators ->
        [yes] Öffentlicher Tisch, Zusehen erlaubt
       *[no] Öffentlicher Tisch, ohne Zusehen
    }
   *[no] { $spectators ->
        [yes] Nur über den Link zu finden, Zusehen erlaubt
       *[no] Nur über den Link zu finden, ohne Zusehen
    }
}

# Eliminated. $by_is: you, other or nobody.
death-title = Du bist raus
death-how = { $by_is ->
    [other] { $by } hat dich ausgeschaltet. Du warst { $character }, und deine Rolle war { $role }.
    [you] Du hast dich selbst ausgeschaltet. Du warst { $character }, und deine Rolle war { $role }.
   *[nobody] Du warst { $character }, und deine Rolle war { $role }.
}
death-everything = Alles sehen
death-everything-text = Alle Hände und Rollen. Was du dann schreibst, lesen nur andere, die auch alles sehen.
# $why: the eliminated return as shadows (shadow), strangers may sit here (public), or other.
death-not-everything = { $why ->
    [shadow] Die Hände bleiben verdeckt: Wer an diesem Tisch ausscheidet, kehrt als Schatten zurück.
    [public] Die Hände bleiben verdeckt: Dieser Tisch ist öffentlich.
   *[other] Die Hände bleiben verdeckt: Vielleicht kehrt noch jemand in dieses Spiel zurück, oder ist erst später eingestiegen.
}
death-watch = Zusehen
death-new = Neues Spiel
death-new-text = Dieselben Einstellungen gegen Bots, sofort. Du verlässt diesen Tisch.
death-dealing = Teilt aus …

# The result. $side: law, outlaws, renegade, one (everybody for themselves), some, nobody. The dice game has other names for
# the roles: none of them is named here.
after-title = { $side ->
    [law] Das Gesetz gewinnt
    [outlaws] Die Bande gewinnt
    [renegade] Der Einzelgänger gewinnt
    [nobody] Niemand gewinnt
    [one] { $names } gewinnt
   *[some] Es gewinnen: { $names }
}
after-won-headline = Du hast gewonnen
after-lost-headline = Du hast verloren
after-watched-headline = Das Spiel ist vorbei
after-winners = Gewonnen haben
after-wanted = Gesucht
after-won = Gewonnen
after-everybody = Wer war wer
after-as = { $role }, { $character }
after-survived = { $life ->
    [0] Am Ende noch auf den Beinen.
    [one] Noch auf den Beinen, mit 1 Leben.
   *[other] Noch auf den Beinen, mit { $life } Leben.
}
# $turn is 0 if it is not known.
after-out = { $turn ->
    [0] { $by_is ->
        [you] Von dir ausgeschaltet.
        [other] Von { $by } ausgeschaltet.
       *[nobody] Ausgeschieden.
    }
   *[other] { $by_is ->
        [you] In Zug { $turn } von dir ausgeschaltet.
        [other] In Zug { $turn } von { $by } ausgeschaltet.
       *[nobody] In Zug { $turn } ausgeschieden.
    }
}
# $count: how many players $names are.
after-shot = Hat { $names } ausgeschaltet.
after-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
after-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
after-turn = Zug { $turn }

# Moments: $who and $by are players, with $who_is and $by_is (you, other, nobody); $cause is the card or die, if $has_cause is yes.
after-moments = Höhepunkte
after-moment-watch = Im Replay ansehen
after-moment-first_blood = { $by_is ->
    [you] Der erste Treffer: Du triffst { $who }.
   *[other] { $who_is ->
        [you] Der erste Treffer: { $by } trifft dich.
       *[other] Der erste Treffer: { $by } trifft { $who }.
    }
}
after-moment-exploded = { $who_is ->
    [you] Das Dynamit explodiert vor dir und kostet { $count } Leben.
   *[other] Das Dynamit explodiert vor { $who } und kostet { $count } Leben.
}
after-moment-escape = { $who_is ->
    [you] Rettung in letzter Sekunde: Du trinkst und bleibst im Spiel.
   *[other] Rettung in letzter Sekunde: { $who } trinkt und bleibt im Spiel.
}
after-moment-big_hit = { $by_is ->
    [you] Der härteste Treffer: Du nimmst { $who } { $count } Leben auf einmal.
   *[other] { $who_is ->
        [you] Der härteste Treffer: { $by } nimmt dir { $count } Leben auf einmal.
       *[other] Der härteste Treffer: { $by } nimmt { $who } { $count } Leben auf einmal.
    }
}
after-moment-one_life = { $who_is ->
    [you] Am Abgrund: Du hältst { $count } Züge lang mit 1 Leben durch.
   *[other] Am Abgrund: { $who } hält { $count } Züge lang mit 1 Leben durch.
}
after-moment-own_deputy = { $by_is ->
    [you] Eigenbeschuss: Du erschießt { $who }, deinen eigenen Hilfssheriff.
   *[other] { $who_is ->
        [you] Eigenbeschuss: Der Sheriff erschießt dich, den Hilfssheriff.
       *[other] Eigenbeschuss: Der Sheriff erschießt { $who }, den Hilfssheriff.
    }
}
after-moment-came_back = { $who_is ->
    [you] Von den Toten auferstanden: Du kehrst ins Spiel zurück.
   *[other] Von den Toten auferstanden: { $who } kehrt ins Spiel zurück.
}
after-moment-eliminated = { $by_is ->
    [you] Du schaltest { $who } aus: { $role }.
    [other] { $who_is ->
        [you] { $by } schaltet dich aus: { $role }.
       *[other] { $by } schaltet { $who } aus: { $role }.
    }
   *[nobody] { $has_cause ->
        [yes] { $who_is ->
            [you] Du scheidest aus ({ $cause }): { $role }.
           *[other] { $who } scheidet aus ({ $cause }): { $role }.
        }
       *[no] { $who_is ->
            [you] Du scheidest aus: { $role }.
           *[other] { $who } scheidet aus: { $role }.
        }
    }
}
after-moment-last_shot = { $by_is ->
    [you] Das letzte Wort: Du schaltest { $who } aus ({ $role }).
    [other] { $who_is ->
        [you] Das letzte Wort: { $by } schaltet dich aus ({ $role }).
       *[other] Das letzte Wort: { $by } schaltet { $who } aus ({ $role }).
    }
   *[nobody] { $who_is ->
        [you] Das Ende des Spiels: Du scheidest aus ({ $role }).
       *[other] Das Ende des Spiels: { $who } scheidet aus ({ $role }).
    }
}

after-keep-title = Zum Aufheben
after-replay = Replay ansehen
after-copy = Link kopieren
after-copied = Kopiert
after-copy-by-hand = Link zum Replay, zum Kopieren von Hand
after-record = Aufzeichnung herunterladen
after-deal-checked = Geprüft: Ausgeteilt wurde genau das, was der Server vor dem Spiel versiegelt hat.
after-deal-wrong = Ausgeteilt wurde nicht das, was vor dem Spiel versiegelt wurde. Bitte melde das.

# The next game.
after-rematch = Revanche
after-next = Nächstes Spiel ({ $game } von { $games })
after-series = Neue Serie
after-not-ready = Noch nicht bereit
after-start = Jetzt starten
after-keep = Meinen Charakter behalten: { $character }
after-ready = { $count } von { $people } sind bereit.
# What now: $kind is rematch, next (game of a series) or series (a new one); $names are those who are waited for, $count how many.
after-now-choose = { $kind ->
    [next] Spiel das nächste Spiel oder sieh dir das Replay an.
    [series] Beginne eine neue Serie oder sieh dir das Replay an.
   *[rematch] Spiel eine Revanche oder sieh dir das Replay an.
}
after-now-wait = Du bist bereit. Noch nicht bereit: { $names }.
after-now-begin = Du bist bereit. Das nächste Spiel beginnt gleich.
after-now-watch = { $count ->
    [0] Das nächste Spiel beginnt, wenn alle am Tisch bereit sind.
   *[other] Das nächste Spiel beginnt, wenn alle am Tisch bereit sind. Noch nicht bereit: { $names }.
}
after-close = Tisch zeigen
after-new-table = Neuer Tisch

# Reports of bugs.
report-open = Fehler melden
report-title = Fehler melden
report-lead = Erzähl, was schiefgegangen ist. Die Stelle im Spiel wird automatisch angehängt, damit sie sich Schritt für Schritt nachspielen lässt.
report-label = Was ist passiert, und was hätte passieren sollen?
report-send = Meldung senden
report-cancel = Abbrechen
report-close = Schließen
report-kept = Danke! Deine Meldung ist unter der Nummer { $number } gespeichert, zusammen mit der Stelle im Spiel.
report-replay-text = Hier ist das Spiel zu sehen:
report-replay = Replay ansehen

## Somebody who is out guesses who will win.

guess-title = Wer wird gewinnen?
guess-told = Dein Tipp war { $role }: { $right ->
    [yes] richtig!
   *[no] diesmal nicht.
}
