### What the terminal client says besides the game itself.

# The table.
head-player = Name
head-role = Rolle
head-character = Charakter
head-life = Leben
head-hand = Hand
head-distance = Dist.
head-in-play = Waffe (Reichweite), Auslage
table-you = Du
table-out = raus
legend-turn = ▶ ist am Zug
legend-range = ◎ in Reichweite
legend-life = ● Leben
legend-lost = ○ Leben verloren
legend-green = ◆ grüne Karte
legend-fresh = ◇ noch nicht nutzbar
table-copied = { $who_is ->
    [you] { $own }: Du hast die Fähigkeit von { $copied }
   *[other] { $own }: { $who } hat die Fähigkeit von { $copied }
}
table-alive = Im Spiel: { $roles }
# $form: full, or brief where there is little room.
table-deck = { $form ->
    [brief] Stapel { $deck }
   *[full] Nachziehstapel { $deck }
}
table-discard = { $form ->
    [brief] Ablage { $discard }
   *[full] Ablagestapel { $discard }
}{ $top_is ->
    [none] {""}
   *[card] { $form ->
        [brief] : { $top }
       *[full] , obenauf { $top }
    }
}
table-those-out = Raus:
role-seen = { $who } ({ $role })
table-shown = Auf dem Tisch: { $cards }
# $as_is: shadow, for one who is back for this turn only.
table-title = { $turn_is ->
    [you] Zug { $turn } · du bist dran
   *[other] Zug { $turn } · { $who } ist dran
}{ $as_is ->
    [shadow] {" "}als Schatten
   *[none] {""}
} · { $phase }
table-title-over = Das Spiel ist vorbei
you-role = Du: { $role }. { $goal }
you-brief = Du: { $role }{ $prey_is ->
    [none] {""}
   *[role] {" "}gegen den { $prey ->
        [Bandit] Banditen
        [Gesetzloser] Gesetzlosen
       *[other] { $prey }
    }
}, { $character }
copied-ability = Als { $character }: { $ability }
you-character = { $character }: { $ability }
hand-empty = Du hast keine Karten auf der Hand.
hand-line = Deine Hand: { $cards }
hand-of = { $who }: { $cards }
not-now = jetzt nicht (?)
# Many cards of one player to choose from.
whose-cards = { $target_is ->
    [you] deine eigenen:
   *[other] { $target }:
}
pick-hand = Hand
end-not-now = Zug beenden: jetzt nicht (?)

# Beginning and end of a game.
welcome = Boothill { $version } · { $count } am Tisch · { $sets }{ $starter ->
    [yes] {" "}(Einstiegsspiel)
   *[no] {""}
}{ $shadow ->
    [yes] {" "}· mit Schatten
   *[no] {""}
} · Seed { $seed }
welcome-series = Spiel { $game } von { $games }.
welcome-help =
    Wähle mit der Nummer. Tippe info und einen Namen, um zu lesen, was eine Karte
    oder ein Charakter kann, ? für den Grund, warum eine Karte nicht spielbar ist,
    help für alles andere.
# The dice game has other names for the roles: none of them is named here.
welcome-three =
    Die Rollen liegen offen: { $roles }.
    Jede Rolle jagt eine der anderen; info und ihr Name verraten, welche.
welcome-first = { $who_is ->
    [you] Du bist { $role } und beginnst.
   *[other] { $who } ist { $role } und beginnt.
}
resumed = Es geht dort weiter, wo gespeichert wurde.
end-you-win = Du gewinnst!
end-you-lose = Du verlierst.
end-series = Bisher gewonnene Spiele: { $wins }
end-keep-character = Du hast überlebt. Behältst du { $character } für das nächste Spiel?
end-keep-record = Die Aufzeichnung behalten, um das Spiel später durchzugehen?
out-menu = Du bist raus. Was nun?
out-watch = weiter zusehen
out-finish = die anderen schnell zu Ende spielen lassen
out-quit = gehen

# Asking.
prompt = Deine Wahl (1-{ $count }) >
menu-help = Gib die Nummer deiner Wahl ein (1 bis { $count }) oder ihre ersten Buchstaben.
prompt-menu = (1-{ $count }) >
yes = ja
no = nein
sure = Bist du sicher? { $reason }
sure-kept = Dann wähle noch einmal.
bad-number = Die Nummer { $number } gibt es nicht; wähle 1 bis { $count }.
no-input = Tippe eine Nummer von 1 bis { $count } oder help.
bad-input = „{ $input }“ ist hier kein Befehl; tippe eine Nummer von 1 bis { $count } oder help.
bad-log = „{ $input }“ ist keine Anzahl von Zeilen; tippe log oder log 50.
bad-end = Jetzt gibt es nichts zu beenden oder auszulassen; wähle 1 bis { $count }.
not-found = „{ $name }“: So heißt an diesem Tisch weder eine Karte noch ein Ereignis, ein Charakter, eine Rolle oder eine Regel.
name-one = Welche Karte? Tippe info und ihren Namen, zum Beispiel info fass.
several = „{ $name }“ passt auf mehrere: { $names }.
reasons-none = Alle deine Karten sind jetzt einsetzbar.
reason-line = { $card }: { $reason }
end-reason = Du kannst deinen Zug nicht beenden: { $reason }

# Files.
saved = Gespeichert. Weiterspielen mit: boothill play --load { $file }
recorded = Aufgezeichnet. Durchgehen mit: boothill replay { $file }
left-saved = Das Spiel ist aufgehoben. Weiterspielen mit: boothill play --load { $file }
left-watching = Du verlässt den Tisch.
no-save = Das Spiel wurde nicht gespeichert: { $reason }
overwrite = { $file } gibt es schon, und die Datei gehört nicht zu diesem Spiel. Überschreiben?
quit-menu = Das Spiel speichern, bevor du gehst?
quit-save = speichern und gehen
quit-leave = gehen, ohne zu speichern
quit-stay = bleiben

help =
    Nummer      diese Antwort geben (3! tut es ohne Rückfrage)
    end, pass   den Zug beenden, den Treffer einstecken, nichts tun
    ?           warum deine übrigen Karten jetzt nicht einsetzbar sind
    info NAME   was eine Karte, ein Ereignis, ein Charakter oder eine Rolle
                bewirkt; auch ? NAME (info BASE-BEER-1 zeigt eine Regel)
    event       das geltende und das nächste Ereignis, und wie viele noch kommen
    shop        die angebotene Ausrüstung mit Wirkung, und deine Nuggets
    who         wer am Tisch sitzt, mit den Fähigkeiten der Charaktere
    table       den Tisch noch einmal zeigen
    log [N]     die letzten N Zeilen des Protokolls (20)
    save [NAME] das Spiel speichern (in der Datei NAME) und weiterspielen
    quit        gehen; vorher kannst du speichern

help-marks = Zeichen auf dem Tisch: { $marks }

# Replaying.
replay-deal = Ausgeteilt wurde, worauf sich der Server zu Beginn des Spiels festgelegt hat: { $commitment }
replay-step = Antwort { $at } von { $total }
replay-answer = { $who_is ->
    [you] Frage an dich
   *[other] Frage an { $who }
} ({ $question }), Antwort: { $answer }
replay-asked = Frage an dich: { $question }
replay-end = Ende der Aufzeichnung.
replay-open = Hier endet die Aufzeichnung; das Spiel ist nicht vorbei.
replay-prompt = Enter weiter, b zurück, Zahl springt, q beendet >
replay-bad = „{ $input }“ ist kein Schritt; drücke Enter oder tippe b, q oder eine Zahl von 0 bis { $total }.
replay-first = Das ist der Anfang.

# What an event asks of the player whose turn it is, in place of what it does.
mark-suit = { $active_is ->
    [you] du spielst nur { $suit }
   *[other] { $active } spielt nur { $suit }
}
mark-must_play = { $active_is ->
    [you] du musst { $card } spielen
   *[other] { $active } muss { $card } spielen
}
table-event = Ereignis: { $event } ({ $effect })
table-no-event = Noch kein Ereignis
table-next-event = danach: { $event } (noch { $left })
table-events-last = das letzte Ereignis
table-second = { $who_is ->
    [you] Dein zweiter Charakter: { $character }
   *[other] Zweiter Charakter von { $who }: { $character }
}
table-ghost = Geist { $life }
legend-ghost = Geist: nur für diesen Zug zurück
# Looking things up.
deck-in-force = Jetzt gilt: { $name }
deck-next = Als Nächstes: { $name }
deck-first = Als Erstes, sobald der { $role } zum zweiten Mal am Zug ist: { $name }
deck-none-left = Es kommt kein weiteres Ereignis: Dieses gilt bis zum Ende des Spiels.
deck-count = { $left ->
    [one] Im Stapel liegt noch 1 Ereignis, das letzte.
   *[other] Im Stapel liegen noch { $left } Ereignisse, das letzte mitgezählt.
}
deck-none = An diesem Tisch gibt es keine Ereignisse (boothill play --sets base,high_noon,fistful).
who-second = Zweiter Charakter { $character }: { $ability }

dice-die-new = neu
dice-die-kept = behalten
dice-die-now = jetzt
dice-phase-before_turn = vor dem Zug
dice-phase-start = Beginn des Zugs
dice-phase-rolling = Wurf { $roll }, { $left ->
    [0] keiner mehr übrig
   *[other] noch { $left } übrig
}
dice-phase-shooting = Schüsse
dice-phase-healing = Bier
dice-phase-firing = Gatling
dice-phase-end_of_turn = Ende des Zugs
# The table.
dice-head-arrows = Pfeile
dice-head-hit = Trifft
dice-indians-near = ist der letzte Pfeil genommen, greifen die Indianer an: jeder verliert 1 Leben je Pfeil
dice-hit-both = 1 oder 2
dice-hit-none = -
dice-legend-arrow = ↑ Pfeil
dice-legend-aimed = -1 gleich verloren
dice-nobody-aimed = { $life } von { $most } Leben
dice-somebody-aimed = { $life } von { $most } Leben, { $aimed } davon im Visier
dice-welcome = Boothill { $version } · The Dice Game · { $count } am Tisch · Seed { $seed }
dice-welcome-help =
    Tippe die Nummern der Würfel, die du neu werfen willst, etwa 2 4, oder stop;
    aus Listen wählst du mit der Nummer. Tippe info und einen Namen, um zu lesen,
    was ein Symbol oder Charakter bewirkt, ? für Auskunft über deine Würfel,
    help für alles andere.
dice-help =
    2 4         Würfel 2 und 4 neu werfen; auch 24, roll 2 4, r 2 4 und roll all
    keep 1 3    Würfel 1 und 3 behalten und alle anderen, die nicht gesperrt sind,
                neu werfen; auch k 1 3 (gleiche Symbole sind gleichwertig)
    stop        nicht weiter würfeln; auch s, end, pass
    Nummer      in einer Liste diese Antwort geben (3! und stop! tun es ohne
                Rückfrage)
    ?           was die Würfel bewirken und welche gesperrt sind
    info NAME   was ein Symbol, ein Charakter oder eine Rolle bewirkt;
                auch ? NAME (info DICE-DYN-1 zeigt eine Regel)
    who         wer am Tisch sitzt, mit den Fähigkeiten der Charaktere
    table       den Tisch noch einmal zeigen
    log [N]     die letzten N Zeilen des Protokolls (20)
    save [NAME] das Spiel speichern (in der Datei NAME) und weiterspielen
    quit        gehen; vorher kannst du speichern
    Im Protokoll stehen neu geworfene Würfel in [Klammern].
dice-not-found = „{ $name }“: So heißt in diesem Spiel weder ein Symbol noch ein Charakter, eine Rolle oder eine Regel.
dice-name-one = Welches Symbol, welcher Charakter? Tippe info und den Namen, zum Beispiel info gatling.
dice-bad-dice = „{ $input }“ nennt keine Würfel; tippe ihre Nummern, zum Beispiel { $command } 2 4.
dice-no-reroll = Jetzt gibt es keine Würfel neu zu werfen; wähle 1 bis { $count }.
dice-refused = { $reason }.
dice-twice = Würfel { $die } ist doppelt genannt; nenne jeden nur einmal.
dice-hint-reroll = Etwa 2 4, um die Würfel 2 und 4 neu zu werfen, keep 1 3 für die übrigen, oder stop.
dice-prompt-reroll = Deine Wahl (Würfel zum Neuwerfen oder stop) >
dice-no-input = Tippe die Würfel, die du neu werfen willst, etwa 2 4, oder stop oder help.
dice-bad-input = „{ $input }“ ist hier kein Befehl; tippe die Würfel, die du neu werfen willst, etwa 2 4, oder stop oder help.
dice-explain-none = Es ist noch nicht gewürfelt worden.
dice-explain-locked = { $dice_count ->
    [one] Bis zum Ende des Zugs gesperrt: Würfel { $dice }.
   *[other] Bis zum Ende des Zugs gesperrt: die Würfel { $dice }.
}
dice-explain-targets = { $who_is ->
    [you] Mit { $face } triffst du { $targets }.
   *[other] Mit { $face } trifft { $who } { $targets }.
}
dice-holds-arrows = { $count ->
    [one] 1 Pfeil
   *[other] { $count } Pfeile
}

# The screen. A price is written with $ before it, and a black card with ■.
equipment-fact = ({ $colour ->
    [black] schwarze Ausrüstung
   *[brown] braune Ausrüstung
}, { $price ->
    [one] 1 Nugget
   *[other] { $price } Nuggets
}) { $effect }
head-nuggets = { $form ->
    [brief] $
   *[full] Gold
}
price-cut = { $name } ${ $price } (statt ${ $full })
table-shop = Laden: { $cards }
table-shop-empty = Der Laden ist leer
table-equipment = { $form ->
    [brief] Ausrüstung { $deck }
   *[full] Ausrüstungsstapel { $deck }
}{ $used ->
    [0] {""}
   *[other] {" "}+ { $used } gebraucht
}
table-shadow = Schatten
table-as-side = als { $side }
table-no-side = noch ohne Seite
table-those-shadows = Schatten:
table-shadows-gone = Schatten kehren nicht mehr zurück
remove-row = Entfernen
# What a bought card is used for, before those it may be used on.
group-buy = { $as_is ->
    [other] als { $kind }:
   *[same] { $use ->
        [heal] heilt:
       *[other] liegt vor:
    }
}
same-choices = ebenso mit [{ $first }] bis [{ $last }]
role-as-side = { $role } als { $side }
side-goal = Du gewinnst oder verlierst mit { $role_id ->
    [deputy] der Seite des Sheriffs
   *[outlaw] den Outlaws
}{ $returns ->
    [yes] {" "}bis zum Beginn deines nächsten Zugs; dann zählst du die offenen Rollen neu.
   *[no] .
}
legend-nuggets = $ Nuggets
legend-black = ■ schwarze Ausrüstung
legend-shadow = Schatten: raus, aber in jedem eigenen Zug zurück
seen-nuggets = { $role }, ${ $number }
out-shadow-menu = Du bist raus, kehrst aber als Schatten zurück, wenn du dran bist. Und bis dahin?
out-quick = die anderen schnell spielen lassen
end-side = Du hast das Spiel als { $side } beendet.
# Looking things up.
shop-cut = { $name }, für dich ${ $price }
shop-purse = Du hast { $number ->
    [0] keine Nuggets.
    [one] 1 Nugget.
   *[other] { $number } Nuggets.
}
shop-deck = Ausrüstungsstapel: { $deck } verdeckt{ $used ->
    [0] .
   *[other] , unten { $used } gebrauchte offen.
}
shop-none = An diesem Tisch gibt es keine Ausrüstung zu kaufen (boothill play --sets base,gold_rush).
equipment-of = { $card } von { $who }

# Somebody's role that everybody knows.
role-of = { $who_is ->
    [you] du bist { $role }
   *[other] { $who } ist { $role }
}
phase-before_turn = vor dem Zug
phase-start_of_turn = Beginn des Zugs
phase-phase_1 = Phase 1: ziehen
phase-phase_2 = Phase 2: spielen
phase-phase_3 = Phase 3: abwerfen
phase-end_of_turn = Ende des Zugs
phase-over = Spiel vorbei

# A game that brings no texts of its own.
plain-welcome = Boothill { $version } · { $game } · { $count } am Tisch · Seed { $seed }
plain-not-found = „{ $name }“: So heißt an diesem Tisch nichts.
plain-name-one = Was? Tippe info und einen Namen.
plain-help =
    Nummer      diese Antwort geben (3! tut es ohne Rückfrage)
    ?           die Frage noch einmal
    info NAME   was etwas bewirkt; auch ? NAME
    who         wer am Tisch sitzt
    table       den Tisch noch einmal zeigen
    log [N]     die letzten N Zeilen des Protokolls (20)
    save [NAME] das Spiel speichern (in der Datei NAME) und weiterspielen
    quit        gehen; vorher kannst du speichern
