### What happened, told to one viewer. For each seat there is its name ($who) and who that is to the viewer
### ($who_is: you, other, nobody; $target_is and $victim_is also self, for what somebody else does to himself); for lists of
### cards their number ($cards_count). A cause is a card, or what a character can do ($cause_id is then ability), or an
### event ($cause_is is then event).

event-seated = { $who_is ->
    [you] You are { $character } with { $life } life, and your role is { $role }.
   *[other] { $role_seen ->
        [yes] { $who } is { $character } with { $life } life: { $role }.
       *[no] { $who } is { $character } with { $life } life.
    }
}

event-turn = { $extra ->
    [1] { $who_is ->
        [you] Turn { $turn }: you take an extra turn.
       *[other] Turn { $turn }: { $who } takes an extra turn.
    }
   *[0] { $who_is ->
        [you] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: it is { $who }'s turn.
    }
}
event-turn_over = { $who_is ->
    [you] Your turn ends.
   *[other] { $who }'s turn ends.
}

event-role_shown = { $who_is ->
    [you] You show your role: { $role }.
   *[other] { $who } shows the role { $role }.
}
event-forgot = { $who_is ->
    [you] You lose the ability you had copied.
   *[other] { $who } loses the copied ability.
}

# $use: shot, for a card that shoots at its target.
event-played = { $use ->
    [shot] { $who_is ->
        [you] You shoot { $target } with { $card }.
       *[other] { $who } shoots { $target_is ->
            [you] you
           *[other] { $target }
        } with { $card }.
    }
   *[other] { $kind_id ->
        [jail] { $who_is ->
            [you] You put { $target_is ->
                [you] yourself
               *[other] { $target }
            } in jail with { $card }.
           *[other] { $who } puts { $target_is ->
                [you] you
                [self] themselves
               *[other] { $target }
            } in jail with { $card }.
        }
       *[other] { $target_is ->
            [nobody] { $colour ->
                [brown] { $who_is ->
                    [you] You play { $card }.
                   *[other] { $who } plays { $card }.
                }
               *[other] { $who_is ->
                    [you] You put { $card } into play.
                   *[other] { $who } puts { $card } into play.
                }
            }
            [self] { $who } plays { $card } on themselves.
            [you] { $who_is ->
                [you] You play { $card } on yourself.
               *[other] { $who } plays { $card } on you.
            }
           *[other] { $who_is ->
                [you] You play { $card } on { $target }.
               *[other] { $who } plays { $card } on { $target }.
            }
        }
    }
}
event-paid = { $who_is ->
    [you] You discard { $card } to play { $kind }.
   *[other] { $who } discards { $card } to play { $kind }.
}
# A green card used.
event-spent = { $use ->
    [shot] { $who_is ->
        [you] You shoot { $target } with { $card } from play.
       *[other] { $who } shoots { $target_is ->
            [you] you
           *[other] { $target }
        } with { $card } from play.
    }
   *[other] { $who_is ->
        [you] You use
       *[other] { $who } uses
    } { $card } from play{ $target_is ->
        [nobody] {""}
        [self] {" "}on themselves
        [you] {" "}on { $who_is ->
            [you] yourself
           *[other] you
        }
       *[other] {" "}on { $target }
    }.
}
# What an event lets a player do is no ability of his.
event-used_ability = { $action_id ->
    [ricochet] { $who_is ->
        [you] You shoot
       *[other] { $who } shoots
    } at a card in front of { $target_is ->
        [you] you
       *[other] { $target }
    }.
    [sniper] { $who_is ->
        [you] You shoot
       *[other] { $who } shoots
    } { $target_is ->
        [you] you
       *[other] { $target }
    } with 2 BANG! cards at once.
    [jacky_murieta] { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } 2 nuggets to shoot { $target_is ->
        [you] you
       *[other] { $target }
    }.
    [josh_mccloud] { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } 2 nuggets for the top card of the equipment deck.
    [gold_pan] { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } 1 nugget for a card.
    [raddie_snake] { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } 1 nugget for a card.
    [rucksack] { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } 2 nuggets to regain 1 life.
    [pretty_luzena] { $who_is ->
        [you] You keep
       *[other] { $who } keeps
    } the discount for a later purchase and will pay the full price of the next.
   *[other] { $who_is ->
        [you] You { $action }
       *[other] { $who } uses the { $owner_is ->
            [event] event
           *[other] ability
        }: { $action }
    }{ $target_is ->
        [nobody] {""}
        [you] {" "}({ $action_id ->
            [doc_holyday] at
           *[other] on
        } you)
       *[other] {" "}({ $action_id ->
            [doc_holyday] at
           *[other] on
        } { $target })
    }.
}

event-dodged = { $cause_is ->
    [event] { $by_is ->
        [nobody] The shot ({ $cause })
        [you] Your shot ({ $cause })
       *[other] { $by }'s shot ({ $cause })
    }
   *[other] { $cause_id ->
        [ability] { $by_is ->
            [nobody] { $cause }
            [you] { $cause } by you
           *[other] { $cause } by { $by }
        }
       *[other] { $by_is ->
            [nobody] { $cause }
            [you] Your { $cause }
           *[other] { $by }'s { $cause }
        }
    }
} misses { $cause_id ->
    [ricochet] { $who_is ->
        [you] your card
       *[other] { $who }'s card
    }
   *[other] { $who_is ->
        [you] you
       *[other] { $who }
    }
}.
event-used_missed = { $who_is ->
    [you] You answer with { $card }
   *[other] { $who } answers with { $card }
}{ $from_play ->
    [1] {" "}from play
   *[0] {""}
}.
event-gave_up_bang = { $who_is ->
    [you] You answer { $cause } with { $card }.
   *[other] { $who } answers { $cause } with { $card }.
}
event-immune = { $cause_is ->
    [event] The shot ({ $cause })
   *[other] { $cause }
} does nothing to { $who_is ->
    [you] you.
   *[other] { $who }.
}
event-may_not_answer = { $who_is ->
    [you] You have no use of BANG! cards in your own turn and cannot answer { $cause }.
   *[other] { $who } has no use of BANG! cards in this turn and cannot answer { $cause }.
}

# The draw!: what is looked for stands with the card, so that the result explains itself. $all_suit is the suit every
# card has because of the event in force ($event), $all_suit_is none if there is no such event.
event-flipped = { $who_is ->
    [you] You make
   *[other] { $who } makes
} a draw!{ $occasion_is ->
    [shot] {" "}against the shot (Hearts count as a Missed!)
    [own] { $occasion_id ->
        [don_bell] {" "}for an extra turn (Hearts and Diamonds bring one)
       *[other] {""}
    }
   *[other] { $occasion_id ->
        [dynamite] {" "}for Dynamite (2 to 9 of Spades explodes)
        [jail] {" "}for Jail (Hearts go free)
        [gatling] {" "}against the shot (Hearts count as a Missed!)
        [a_fistful_of_cards] {" "}against the shot (Hearts count as a Missed!)
        [rhum] {" "}for Rhum (each suit brings 1 life)
        [ricochet] {" "}against the shot (Hearts count as a Missed!)
        [russian_roulette] {" "}in the Russian Roulette (Hearts count as a Missed!)
        [sniper] {" "}against the shot (Hearts count as a Missed!)
        [vendetta] {" "}for Vendetta (Hearts bring an extra turn)
        [none] {""}
       *[other] {" "}for { $occasion }
    }
}: { $cards_count ->
    [0] there is no card to flip.
   *[other] { $cards }{ $all_suit_is ->
        [none] {""}
       *[event] { $cards_count ->
            [one] , which counts as { $all_suit } ({ $event })
           *[other] , which all count as { $all_suit } ({ $event })
        }
    }.
}
event-chose_flip = { $who_is ->
    [you] You choose
   *[other] { $who } chooses
} { $card } for the draw!.
event-exploded = Dynamite explodes in front of { $who_is ->
    [you] you
   *[other] { $who }
}!
event-passed_on = Dynamite does not explode and passes from { $who_is ->
    [you] you
   *[other] { $who }
} to { $target_is ->
    [you] you
   *[other] { $target }
}.
event-stays = Dynamite does not explode and stays in front of { $who_is ->
    [you] you
   *[other] { $who }
}.
event-lies_idle = { $card } in front of { $who_is ->
    [you] you
   *[other] { $who }
} has no effect now and stays.
event-escaped = { $who_is ->
    [you] You break
   *[other] { $who } breaks
} out of jail.
event-stays_in_jail = { $who_is ->
    [you] You stay in jail and skip your turn.
   *[other] { $who } stays in jail and skips the turn.
}

event-lost_life = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $points } life ({ $left } left){ $cause_id ->
    [none] { $by_is ->
        [nobody] .
        [you] {" "}through you.
       *[other] {" "}through { $by }.
    }
    [ability] : { $by_is ->
        [nobody] { $cause }
        [you] { $cause } by you
       *[other] { $cause } by { $by }
    }
   *[other] : { $by_is ->
        [nobody] { $cause }
        [you] { $cause_is ->
            [event] your shot ({ $cause })
           *[other] your { $cause }
        }
       *[other] { $cause_is ->
            [event] { $by }'s shot ({ $cause })
           *[other] { $cause } by { $by }
        }
    }
}
event-regained_life = { $points ->
    [0] { $who_is ->
        [you] You are at full life already ({ $left }).
       *[other] { $who } is at full life already ({ $left }).
    }
   *[other] { $who_is ->
        [you] You regain { $points } life ({ $left } now).
       *[other] { $who } regains { $points } life ({ $left } now).
    }
}
# $ghost: yes, for one whose turn as a ghost is over.
event-eliminated = { $ghost ->
    [yes] { $who_is ->
        [you] Your turn as a ghost is over: you are out again.
       *[other] The ghost of { $who } leaves: { $who } is out again.
    }
   *[no] { $who_is ->
        [you] You are eliminated
       *[other] { $who } is eliminated
    }{ $by_is ->
        [nobody] {""}
        [you] {" "}by you
       *[other] {" "}by { $by }
    }. { $who_is ->
        [you] Your role was { $role }.
       *[other] { $who }'s role was { $role }.
    }
}
# $back_as: ghost or shadow.
event-unhurt = { $who_is ->
    [you] You are a { $back_as } and have no life to lose
   *[other] { $who } is a { $back_as } and has no life to lose
}{ $cause_id ->
    [none] .
   *[other] : { $cause } does nothing.
}
event-faded = { $who_is ->
    [you] The life you regained as a ghost is gone.
   *[other] The life { $who } regained as a ghost is gone.
}
event-came_back = { $life ->
    [0] { $who_is ->
        [you] You are back as a ghost, for this turn only.
       *[other] { $who } is back as a ghost, for this turn only.
    }
   *[other] { $who_is ->
        [you] You are back in the game with { $life } life.
       *[other] { $who } is back in the game with { $life } life.
    }
}
event-reward = Reward: { $who_is ->
    [you] you draw
   *[other] { $who } draws
} { $count } cards for eliminating { $victim_is ->
    [you] you
   *[other] { $victim }
}.
event-penalty = Penalty: { $who_is ->
    [you] you eliminated your own Deputy and lose all your cards.
   *[other] { $who } eliminated a Deputy and loses all cards.
}
event-inherited = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $victim_is ->
    [you] your
   *[other] { $victim }'s
} { $cards_count ->
    [0] {""}
   *[other] { $cards }
}{ $cards_count ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $count ->
    [0] {""}
    [one] hand card
   *[other] { $count } hand cards
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.

event-drew = { $count ->
    [0] { $who_is ->
        [you] You draw nothing: no card is left.
       *[other] { $who } draws nothing: no card is left.
    }
   *[other] { $who_is ->
        [you] You draw
       *[other] { $who } draws
    } { $hidden_count ->
        [0] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $hidden }
    }.
}
event-drew_discards = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $cards } from the discard pile.
event-uncovered = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at the top of the discard pile: { $cards }.
event-looked = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the draw pile{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-showed = { $who_is ->
    [you] You show
   *[other] { $who } shows
} the card just drawn: { $card }.
event-took_discard = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the discard pile.
event-took_from_hand = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $hidden_count ->
    [0] a card
   *[other] { $hidden }
} from { $victim_is ->
    [you] your
   *[other] { $victim }'s
} hand.
event-took_from_play = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from in front of { $victim_is ->
    [you] { $who_is ->
        [you] yourself
       *[other] you
    }
    [self] themselves
   *[other] { $victim }
}.
event-forced_discard = { $victim_is ->
    [self] { $by } discards
    [you] { $by_is ->
        [you] You discard
       *[other] { $by } makes you discard
    }
   *[other] { $by_is ->
        [you] You make { $victim } discard
       *[other] { $by } makes { $victim } discard
    }
} { $card } from { $from_hand ->
    [1] the hand
   *[0] play
}.
event-discarded = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} { $card }.
event-put_on_deck = { $who_is ->
    [you] You put
   *[other] { $who } puts
} { $card_seen ->
    [yes] { $card }
   *[no] a card
} face down on the draw pile.
event-store_opened = The General Store shows { $cards }.
event-store_taken = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the General Store.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $count } cards.

# The event decks. Most of these lines have the event's name before them.
event-next_event = The first event is { $card } ({ $brief }). It comes at the start of the { $role }'s second turn.
event-revealed = { $who_is ->
    [you] You turn up
   *[other] { $who } turns up
} the event { $card }. { $effect }{ $next_is ->
    [none] {""}
   *[card] {" "}Next comes { $next }.
}
event-draws_number = Phase 1 brings { $who_is ->
    [you] you
   *[other] { $who }
} { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
event-must_play = { $who_is ->
    [you] You show { $card }, the second card drawn; you must play it this turn if you can.
   *[other] { $who } shows { $card }, the second card drawn; it must be played this turn if possible.
}
event-extra_turn = { $who_is ->
    [you] You get an extra turn.
   *[other] { $who } gets an extra turn.
}
event-looked_at_second = { $who_is ->
    [you] You look at your second character{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
   *[other] { $who } looks at the second character{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
}
event-new_identity = { $who_is ->
    [you] From now on you are { $character }, with { $life } of { $max_life } life.
   *[other] From now on { $who } is { $character }, with { $life } of { $max_life } life.
}

event-game_over = { $winners_count ->
    [0] The game is over. Nobody wins.
   *[other] The game is over. Winners: { $winners }.
}

# Something a set of somebody else's tells of.
event-other = { $name } ({ $numbers })
# A line that comes of a character's ability or a card in play.
by-ability = { $ability }: { $line }
ability-copied = { $character } as { $copied }
# What a character can do, as the cause of something.
cause-shot = { $character }'s shot
cause-ability = { $character }'s ability
cause-unknown = an ability
