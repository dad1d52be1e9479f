### What only this set says.

event-gave = { $who_is ->
    [you] You give
   *[other] { $who } gives
} { $target_is ->
    [you] you
   *[other] { $target }
} { $hidden_count ->
    [0] a card
   *[other] { $hidden }
}.
ask-gift = Which card does { $seat } get? You keep what is left.
wait-gift = { $who } is choosing a card for { $seat_is ->
    [you] you
   *[other] { $seat }
} ...
