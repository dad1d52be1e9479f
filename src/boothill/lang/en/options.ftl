### The answers. option-VERB, or option-VERB-QUESTION where the question needs other words.

option-pass = do nothing
option-pass-dodge = take the hit: lose 1 life
option-pass-bang = give up nothing: lose 1 life
option-pass-rescue = be eliminated
option-pass-last_will = leave the rest as it comes
option-end = end your turn

# $pick_is: none, hand, card. Beside the name of the card ($card) that is played.
option-play = { $target_is ->
    [nobody] { $colour ->
        [brown] play
       *[other] put into play
    }
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] your hand
           *[other] { $target }'s hand
        }
        [card] { $target_is ->
            [you] your { $pick }
           *[other] { $target }'s { $pick }
        }
       *[none] { $kind_id ->
            [bang] shoot { $target }
            [jail] { $target_is ->
                [you] lock yourself up
               *[other] lock up { $target }
            }
            [duel] challenge { $target }
           *[other] { $target_is ->
                [you] yourself
               *[other] { $target }
            }
        }
    }
}{ $as_is ->
    [other] {" "}as { $kind }
   *[same] {""}
}
option-use = { $action }{ $card_is ->
    [none] {""}
   *[card] : { $card }
}{ $target_is ->
    [nobody] {""}
    [you] : yourself
   *[other] : { $target }
}{ $pick_is ->
    [none] {""}
    [hand] {" "}(hand)
   *[card] {" "}({ $pick })
}
option-respond = { $card }
option-respond-dodge = dodge with { $card }
option-respond-bang = give up { $card }
option-respond-rescue = play { $card }
option-flip = make a draw! (Hearts count as a Missed!)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] a random hand card
   *[other] { $card }
}
option-discard = { $card }
option-draw = from the draw pile
option-draw_from = { $target_is ->
    [nobody] { $card } from the discard pile
   *[other] a random card from { $target }'s hand
}
option-keep = yes
# An answer of somebody else's set that none of these fits.
option-other = { $verb }

# What an ability does, after "You" and for others.
action-sid_ketchum = discard 2 cards to regain 1 life
action-other = use the ability { $name }
