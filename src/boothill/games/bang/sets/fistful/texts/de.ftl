### What only this set says.

brief-abandoned_mine = Phase 1 zieht vom Ablagestapel
brief-ambush = alle haben zueinander Distanz 1
brief-blood_brothers = du darfst jemandem 1 Leben geben
brief-dead_man = wer zuerst ausschied, kehrt zurück
brief-hard_liquor = 1 Leben heilen, statt zu ziehen
brief-lasso = ausliegende Karten wirken nicht
brief-law_of_the_west = die zweite gezogene Karte muss gespielt werden
brief-peyote = Rot oder Schwarz ansagen, um Karten zu bekommen
brief-ranch = nach dem Ziehen Handkarten tauschen
brief-ricochet = BANG! kann ausliegende Karten treffen
brief-russian_roulette = einmalig: ohne Fehlschuss! 2 Leben weg
brief-sniper = 2 BANG! ergeben einen härteren Schuss
brief-the_judge = niemand darf Karten auslegen
brief-vendetta = aufdecken für einen Extrazug
brief-a_fistful_of_cards = ein Schuss pro Handkarte
event-aimed_at_card = { $who_is ->
    [you] Dein Schuss
   *[other] Der Schuss von { $who }
} zielt auf { $target_is ->
    [you] deine Karte { $card }.
   *[other] { $card } von { $target }.
}
event-volley = { $number ->
    [one] Ein Schuss
   *[other] { $number } Schüsse
} auf { $who_is ->
    [you] dich
   *[other] { $who }
}, einer für jede Handkarte.
event-called = { $who_is ->
    [you] Du sagst
   *[other] { $who } sagt
} { $call } an: { $card }. { $right ->
    [1] { $who_is ->
        [you] Richtig: Du nimmst die Karte.
       *[other] Richtig: { $who } nimmt die Karte.
    }
   *[0] Falsch: Die Karte wird abgeworfen.
}
event-gave_life = { $who_is ->
    [you] Du gibst { $target } 1 Leben.
   *[other] { $who } gibt { $target_is ->
        [you] dir
       *[other] { $target }
    } 1 Leben.
}
option-pass-roulette = nichts einsetzen: 2 Leben verlieren
option-pass-save_card = nichts tun: { $mark } verlieren
option-pass-give_life = nichts geben
option-pass-call_colour = hier aufhören
option-pass-exchange = { $chosen ->
    [0] deine Hand behalten
    [one] 1 Karte tauschen
   *[other] { $chosen } Karten tauschen
}
option-respond-roulette = { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}als { $kind }
       *[same] {""}
    }
   *[other] {" "}(ausliegend)
} einsetzen
option-respond-save_card = mit { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}als { $kind }
       *[same] {""}
    }
   *[other] {" "}(ausliegend)
} retten
option-take-give_life = { $target } 1 Leben geben
option-draw-drink_or_draw = wie üblich ziehen
option-keep-drink_or_draw = 1 Leben heilen
action-ricochet = ein BANG! abwerfen, um eine ausliegende Karte zu treffen
action-sniper = 2 BANG! abwerfen für einen Schuss
ask-give_life = { $kind }: Verlierst du 1 Leben, damit jemand anderes 1 zurückbekommt?
wait-give_life = { $who } darf ein Leben abgeben ...
ask-drink_or_draw = { $kind }: Heilst du 1 Leben, statt Karten zu ziehen?
wait-drink_or_draw = { $who } überlegt: trinken oder ziehen ...
ask-call_colour = { $right ->
    [0] { $event }: Rot oder Schwarz? Stimmt die Farbe der nächsten Karte, bekommst du sie und darfst weiterraten.
   *[other] { $event }: { $right } richtig. Rot, Schwarz oder aufhören? Wer falsch rät, zieht nicht weiter.
}
wait-call_colour = { $who } sagt Rot oder Schwarz an ...
ask-exchange = { $kind }: { $chosen ->
    [0] Willst du beliebige Karten abwerfen und gleich viele ziehen? Wähle eine nach der anderen.
    [one] 1 Karte gewählt. Welche gehen noch weg?
   *[other] { $chosen } Karten gewählt. Welche gehen noch weg?
}
wait-exchange = { $who } tauscht Karten ...
ask-roulette = { $cause }: Setz einen Fehlschuss!-Effekt ein oder verliere 2 Leben. Hältst du stand, geht es reihum weiter.
wait-roulette = { $who } ist an der Reihe ({ $cause }) ...
ask-save_card = { $cause }: { $by } schießt auf deine Karte { $mark }. Ein Fehlschuss!-Effekt rettet sie.
wait-save_card = { $who } darf { $mark } retten ...
