### What only this set says.

event-gave = { $who_is ->
    [you] Du gibst
   *[other] { $who } gibt
} { $target_is ->
    [you] dir
   *[other] { $target }
} { $hidden_count ->
    [0] eine Karte
   *[other] { $hidden }
}.
ask-gift = Welche Karte bekommt { $seat }? Was übrig bleibt, behältst du.
wait-gift = { $who } wählt eine Karte für { $seat_is ->
    [you] dich
   *[other] { $seat }
} ...
