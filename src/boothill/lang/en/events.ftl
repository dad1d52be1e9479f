### What happened, told to one viewer. For each seat there is its name ($who) and who that is to the viewer
### ($who_is: you, other, nobody; $target_is and $victim_is also self, for what somebody else does to himself); for lists of
### cards their number ($cards_count). A cause is a card, or what a character can do ($cause_id is then ability).

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
event-copied = { $who_is ->
    [you] From now on you have the ability of { $character } ({ $target }).
   *[other] From now on { $who } has the ability of { $character } ({ $target_is ->
        [you] you
       *[other] { $target }
    }).
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
event-used_ability = { $who_is ->
    [you] You { $action }
   *[other] { $who } uses the ability: { $action }
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

event-dodged = { $cause_id ->
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
} misses { $who_is ->
    [you] you
   *[other] { $who }
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
event-immune = { $who_is ->
    [you] { $cause } does nothing to you.
   *[other] { $cause } does nothing to { $who }.
}

# The draw!: what is looked for stands with the card, so that the result explains itself.
event-flipped = { $who_is ->
    [you] You make
   *[other] { $who } makes
} a draw!{ $occasion_is ->
    [shot] {" "}against the shot (Hearts count as a Missed!)
   *[other] { $occasion_id ->
        [dynamite] {" "}for Dynamite (2 to 9 of Spades explodes)
        [jail] {" "}for Jail (Hearts go free)
        [gatling] {" "}against the shot (Hearts count as a Missed!)
        [none] {""}
       *[other] {" "}for { $occasion }
    }
}: { $cards_count ->
    [0] there is no card to flip.
   *[other] { $cards }.
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
        [you] your { $cause }
       *[other] { $cause } by { $by }
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
event-eliminated = { $who_is ->
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
event-store_opened = The General Store shows { $cards }.
event-store_taken = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the General Store.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $count } cards.

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
