### What only this set says.

event-gave = { $who_is ->
    [you] { $target } kap tőled egy lapot
   *[other] { $target_is ->
        [you] { $who } ad neked egy lapot
       *[other] { $who } ad egy lapot { $target } részére
    }
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
ask-gift = Melyik lapot kapja { $seat }? A maradékot te tartod meg.
wait-gift = { $who } lapot választ { $seat_is ->
    [you] neked
   *[other] { $seat } számára
}…
