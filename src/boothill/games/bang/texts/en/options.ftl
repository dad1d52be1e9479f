### The answers. option-VERB, or option-VERB-QUESTION where the question needs other words.

option-pass = do nothing
option-pass-dodge = take the hit: lose 1 life
option-pass-bang = give up nothing: lose 1 life
option-pass-rescue = be eliminated
option-pass-last_will = leave the rest as it comes
option-end = end your turn

# $pick_is: none, hand, card. Beside the name of the card ($card) that is played. $use: what it does to its target.
option-play = { $target_is ->
    [nobody] { $colour ->
        [brown] play
        [green] lay down for later
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
       *[none] { $use ->
            [shot] shoot { $target }
            [heal] heal { $target_is ->
                [you] yourself
               *[other] { $target }
            }
           *[other] { $kind_id ->
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
    }
}{ $as_is ->
    [other] {" "}as { $kind }
   *[same] {""}
}
# The same for a green card in play that is used.
option-spend = { $target_is ->
    [nobody] use
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] your hand
           *[other] { $target }'s hand
        }
        [card] { $target_is ->
            [you] your { $pick }
           *[other] { $target }'s { $pick }
        }
       *[none] { $use ->
            [shot] shoot { $target }
           *[other] { $target_is ->
                [you] yourself
               *[other] { $target }
            }
        }
    }
}
# The name of the card stands beside it, and its price. $as_is is other if it is bought for what another card does.
# $grouped is yes where all that the options have in common is said for the whole group.
option-buy = { $target_is ->
    [nobody] { $as_is ->
        [other] as { $kind }
       *[same] buy
    }
   *[other] { $grouped ->
        [yes] { $target_is ->
            [you] yourself
           *[other] { $target }
        }
       *[no] { $as_is ->
            [other] as { $kind }:{" "}
           *[same] {""}
        }{ $pick_is ->
            [hand] { $target_is ->
                [you] your hand
               *[other] { $target }'s hand
            }
            [card] { $target_is ->
                [you] your { $pick }
               *[other] { $target }'s { $pick }
            }
           *[none] { $use ->
                [shot] shoot { $target }
                [heal] heal { $target_is ->
                    [you] yourself
                   *[other] { $target }
                }
               *[other] { $kind_id ->
                    [duel] challenge { $target }
                   *[other] in front of { $target_is ->
                        [you] yourself
                       *[other] { $target }
                    }
                }
            }
        }
    }
}
option-remove = { $grouped ->
    [yes] {""}
   *[no] remove{" "}
}{ $target }'s { $card }{ $grouped ->
    [yes] {" "}${ $price }
   *[no] {" "}for { $price } nuggets
}
option-use = { $action_id ->
    [ricochet] hit { $target }'s { $pick }
    [jacky_murieta] shoot { $target } for 2 nuggets
   *[other] { $action_id ->
        [jose_delgado] discard it to draw 2 cards
        [sell_beer] sell for 1 nugget
       *[other] { $action }{ $card_is ->
            [none] {""}
           *[card] : { $card }
        }
    }{ $target_is ->
        [nobody] {""}
        [you] : yourself
       *[other] { $action_id ->
            [doc_holyday] {" "}at { $target }
            [sniper] {" "}at { $target }
           *[other] : { $target }
        }
    }{ $pick_is ->
        [none] {""}
        [hand] {" "}(hand)
       *[card] {" "}({ $pick })
    }
}
option-respond = { $card }{ $as_is ->
    [other] {" "}as { $kind }
   *[same] {""}
}
# $colour is that of what the card counts as: a Missed! that is not brown lies in play.
option-respond-dodge = { $colour ->
    [brown] play { $card }{ $as_is ->
        [other] {" "}as { $kind }
       *[same] {""}
    }
   *[other] use { $card } (in play)
}
option-respond-bang = give up { $card }{ $as_is ->
    [other] {" "}as { $kind }
   *[same] {""}
}
option-respond-rescue = play { $card }
# $guard is a card in play, $guardian a character: with what it is made, as far as that is certain.
option-flip = { $guard_is ->
    [none] { $guardian_seen ->
        [yes] use your ability
       *[no] make a draw!
    }
   *[other] use the { $guard }{ $guardian_seen ->
        [yes] {" "}or your ability
       *[no] {""}
    }
} (needs a heart)
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
option-call = { $call }
# An answer of somebody else's set that none of these fits.
option-other = { $verb }
action-sid_ketchum = discard 2 cards to regain 1 life
action-other = use the ability { $name }
