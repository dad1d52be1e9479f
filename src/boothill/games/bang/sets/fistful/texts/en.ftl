### What only this set says.

brief-abandoned_mine = phase 1 draws from the discard pile
brief-ambush = everybody is at distance 1
brief-blood_brothers = you may give somebody 1 life
brief-dead_man = the first one out comes back
brief-hard_liquor = regain 1 life instead of drawing
brief-lasso = cards in play do nothing
brief-law_of_the_west = the second card drawn must be played
brief-peyote = call the colour of cards to draw them
brief-ranch = exchange hand cards after drawing
brief-ricochet = BANG! cards can hit cards in play
brief-russian_roulette = once: no Missed! costs 2 life
brief-sniper = 2 BANG! cards make a harder shot
brief-the_judge = nothing is laid in front of anybody
brief-vendetta = draw! for an extra turn
brief-a_fistful_of_cards = a shot for each card in hand
event-aimed_at_card = { $who_is ->
    [you] Your shot
   *[other] { $who }'s shot
} goes at { $target_is ->
    [you] your { $card }.
   *[other] { $target }'s { $card }.
}
event-volley = { $number ->
    [one] A shot
   *[other] { $number } shots
} at { $who_is ->
    [you] you
   *[other] { $who }
}, one for each card in hand.
event-called = { $who_is ->
    [you] You call
   *[other] { $who } calls
} { $call }: { $card }. { $right ->
    [1] { $who_is ->
        [you] Right: you take it.
       *[other] Right: { $who } takes it.
    }
   *[0] Wrong: it is discarded.
}
event-gave_life = { $who_is ->
    [you] You give { $target } a life point.
   *[other] { $who } gives { $target_is ->
        [you] you
       *[other] { $target }
    } a life point.
}
option-pass-roulette = use nothing: lose 2 life
option-pass-save_card = let it go: lose { $mark }
option-pass-give_life = give nothing
option-pass-call_colour = stop here
option-pass-exchange = { $chosen ->
    [0] keep your hand
    [one] exchange 1 card
   *[other] exchange { $chosen } cards
}
option-respond-roulette = use { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}as { $kind }
       *[same] {""}
    }
   *[other] {" "}(in play)
}
option-respond-save_card = save it with { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}as { $kind }
       *[same] {""}
    }
   *[other] {" "}(in play)
}
option-take-give_life = give { $target } 1 life
option-draw-drink_or_draw = draw as usual
option-keep-drink_or_draw = regain 1 life
action-ricochet = discard a BANG! to hit a card in play
action-sniper = discard 2 BANG! cards for a shot
ask-give_life = { $kind }: lose 1 life so that somebody else regains 1?
wait-give_life = { $who } may give away a life point ...
ask-drink_or_draw = { $kind }: regain 1 life instead of drawing cards?
wait-drink_or_draw = { $who } is choosing between drink and cards ...
ask-call_colour = { $right ->
    [0] { $event }: red or black? If the next card is of that colour you take it and may call again.
   *[other] { $event }: { $right } right. Red, black, or stop? A wrong call ends your drawing.
}
wait-call_colour = { $who } is calling a colour ...
ask-exchange = { $kind }: { $chosen ->
    [0] discard any of your cards and draw as many? Choose one after the other.
    [one] 1 card chosen. Which others go?
   *[other] { $chosen } cards chosen. Which others go?
}
wait-exchange = { $who } is exchanging cards ...
ask-roulette = { $cause }: use one Missed! effect, or lose 2 life. Then it is the next player's turn to do so.
wait-roulette = { $who } faces { $cause } ...
ask-save_card = { $cause }: { $by } shoots at your { $mark }. One Missed! effect saves it.
wait-save_card = { $who } may save { $mark } ...
