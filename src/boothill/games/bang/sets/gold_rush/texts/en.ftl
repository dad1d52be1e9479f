### What only this set says.

event-found = { $who_is ->
    [you] You find
   *[other] { $who } finds
} { $card } on top of the equipment deck.
event-put_to_use = { $use ->
    [shot] { $who_is ->
        [you] You shoot
       *[other] { $who } shoots
    } { $target_is ->
        [you] you
       *[other] { $target }
    } with { $card }
   *[other] { $colour ->
        [black] { $who_is ->
            [you] You lay
           *[other] { $who } lays
        } { $card } in front of { $target_is ->
            [nobody] { $who_is ->
                [you] yourself
               *[other] themselves
            }
            [self] themselves
            [you] { $who_is ->
                [you] yourself
               *[other] you
            }
           *[other] { $target }
        }
       *[other] { $who_is ->
            [you] You use
           *[other] { $who } uses
        } { $card }{ $as_is ->
            [other] {" "}as { $kind }
           *[same] {""}
        }{ $target_is ->
            [nobody] {""}
            [self] {" "}on themselves
            [you] {" "}on { $who_is ->
                [you] yourself
               *[other] you
            }
           *[other] {" "}on { $target }
        }
    }
}.
event-sold = { $who_is ->
    [you] You play
   *[other] { $who } plays
} { $card } for a nugget.
event-bounty = { $by_is ->
    [you] You collect
   *[other] { $by } collects
} the bounty on { $victim_is ->
    [you] you
   *[other] { $victim }
}.
action-gold_pan = pay 1 nugget to draw 1 card
action-jacky_murieta = pay 2 nuggets for a shot
action-josh_mccloud = pay 2 nuggets for the top card of the equipment deck
action-pretty_luzena = pay the full price for the next purchase and keep the discount
action-raddie_snake = pay 1 nugget to draw 1 card
action-rucksack = pay 2 nuggets to regain 1 life
action-sell_beer = play a Beer for 1 nugget
ask-drop_one = Which of the cards you drew do you discard?
wait-drop_one = { $who } is choosing which card to discard ...
ask-find = You have found { $card }. What do you do with it?
wait-find = { $who } has found { $card } and is thinking what to do with it ...
reason-no_turn_for_ghosts = a ghost gets no other turn, so it only ends yours
