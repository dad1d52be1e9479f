### What only this set says.

event-copied = { $who_is ->
    [you] Ab jetzt hast du die Fähigkeit von { $character } ({ $target }).
   *[other] Ab jetzt hat { $who } die Fähigkeit von { $character } ({ $target_is ->
        [you] du
       *[other] { $target }
    }).
}
option-take-strip = { $pick_is ->
    [hand] eine zufällige Handkarte
   *[other] { $card }
}
option-take-copy = { $character } ({ $target })
option-draw-draw_or_take = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ziehen
option-draw_from-draw_or_take = { $target_is ->
    [you] deine eigene Karte { $card } zurücknehmen
   *[other] { $card } von { $target } nehmen
}
# What an ability does: stands alone, and after a colon.
action-chuck_wengam = 1 Leben verlieren, um 2 Karten zu ziehen
action-doc_holyday = 2 Karten abwerfen für einen Schuss
action-jose_delgado = eine blaue Karte abwerfen, um 2 Karten zu ziehen
ask-strip = { $kind }: Welche Karte wirft { $seat } ab?
wait-strip = { $who } wählt, welche Karte { $seat_is ->
    [you] du abwirfst
   *[other] { $seat } abwirft
} ...
ask-copy = Wessen Fähigkeit hast du bis zu deinem nächsten Zug?
wait-copy = { $who } wählt eine Fähigkeit ...
ask-draw_or_take = Ziehen oder eine ausliegende Karte nehmen?
wait-draw_or_take = { $who } zieht ...
