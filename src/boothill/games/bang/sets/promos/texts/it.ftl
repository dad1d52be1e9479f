### What only this set says.

event-gave = { $target_is ->
    [you] { $who } ti dà
   *[other] { $who_is ->
        [you] Dai
       *[other] { $who } dà
    }
} { $hidden_count ->
    [0] una carta
   *[other] { $hidden }
}{ $target_is ->
    [you] {""}
   *[other] {" "}a { $target }
}.
ask-gift = Quale carta va a { $seat }? Tieni ciò che avanza.
wait-gift = { $who } sceglie una carta per { $seat_is ->
    [you] te
   *[other] { $seat }
} ...
