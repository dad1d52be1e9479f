### What only this set says.

event-copied = { $who_is ->
    [you] From now on you have the ability of { $character } ({ $target }).
   *[other] From now on { $who } has the ability of { $character } ({ $target_is ->
        [you] you
       *[other] { $target }
    }).
}
option-take-strip = { $pick_is ->
    [hand] a random hand card
   *[other] { $card }
}
option-take-copy = { $character } ({ $target })
option-draw-draw_or_take = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
option-draw_from-draw_or_take = take { $target_is ->
    [you] your own { $card } back
   *[other] { $target }'s { $card }
}
# What an ability does, after "You" and for others.
action-chuck_wengam = lose 1 life to draw 2 cards
action-doc_holyday = discard 2 cards for a shot
action-jose_delgado = discard a blue card to draw 2 cards
ask-strip = { $kind }: which card does { $seat } discard?
wait-strip = { $who } is choosing which card { $seat_is ->
    [you] you discard
   *[other] { $seat } discards
} ...
ask-copy = Whose ability do you have until your next turn?
wait-copy = { $who } is choosing an ability ...
ask-draw_or_take = Draw, or take one card that lies in play?
wait-draw_or_take = { $who } is drawing ...
