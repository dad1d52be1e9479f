### The dice game. Names and texts of characters, faces and roles come from its facts; what is said as in the card game
### stands with the card game's messages. Seats are given as there ($who, $who_is: you, other, nobody; $at_is also self).

# Faces as the dice show them, and in the log.
dice-face-arrow = arrow
dice-face-dynamite = dynamite
dice-face-one = 1
dice-face-two = 2
dice-face-beer = beer
dice-face-gatling = gatling

# What is written below a die.
dice-die-locked = locked
dice-die-used = used

# Roles at a table of three.
dice-three-goal = { $who_is ->
    [you] Win at once by eliminating the { $prey } with your own shots or Gatling.
   *[other] Wins at once by eliminating the { $prey } with shots or a Gatling of their own.
} If a player falls in any other way, the last one alive wins.
dice-three-sheriff = At a table of three nobody is Sheriff; the Deputy begins.

dice-pile = { $pile ->
    [one] Pile: 1 arrow
   *[other] Pile: { $pile } arrows
}

# Questions.
dice-ask-reroll = { $left ->
    [one] Throw dice again (1 re-roll left), or stop?
   *[other] Throw dice again ({ $left } re-rolls left), or stop?
}
dice-wait-reroll = { $who } is looking at the dice ...
dice-ask-gift = Before you roll: who gains 1 life?
dice-wait-gift = { $who } is giving away 1 life ...
dice-ask-shoot = Die { $die }: whom do you hit with the { $face }? All shots take effect together.
dice-wait-shoot = { $who } is aiming ...
dice-ask-heal = Die { $die }: who gets the beer?
dice-wait-heal = { $who } is giving away a beer ...
dice-ask-arrows_instead = You are about to lose { $points } life ({ $cause_id ->
    [gatling] Gatling
   *[bullseye] shooting
}). How many arrows do you take instead?
dice-wait-arrows_instead = { $who } is choosing between arrows and life ...
dice-ask-return_arrows = You lose { $points } life ({ $cause_id ->
    [gatling] Gatling
    [dynamite] dynamite
   *[bullseye] shooting
}). How many of your arrows do you return for it?
dice-wait-return_arrows = { $who } is counting arrows ...
dice-ask-remove_arrow = Your gatlings send arrows back to the pile. From whom? ({ $left ->
    [one] 1 more
   *[other] { $left } more
})
dice-wait-remove_arrow = { $who } is sending arrows back ...

# Answers.
dice-option-stop = stop
dice-option-reroll = { $dice_count ->
    [one] throw die { $dice } again
   *[other] throw dice { $dice } again
}
dice-option-shoot = { $number ->
    [2] { $target } twice, with a beer
   *[other] { $target }
}
dice-option-heal = { $target_is ->
    [you] yourself
   *[other] { $target }
}
dice-option-give = { $target_is ->
    [you] yourself
   *[other] { $target }
}
dice-option-take_arrows = { $number ->
    [0] none
    [one] 1 arrow
   *[other] { $number } arrows
}, and lose { $lost ->
    [0] nothing
   *[other] { $lost } life
}
dice-option-return_arrows = { $number ->
    [0] none
    [one] 1 arrow
   *[other] { $number } arrows
}
dice-option-remove = { $target_is ->
    [you] yourself
   *[other] { $target }
}
dice-option-pass = nobody: leave it at that

# What speaks against an answer.
dice-reason-keeps_arrows = you would keep arrows that you could get rid of
dice-reason-own_sheriff = you are a Deputy and win only with the Sheriff
dice-reason-outlaws_win = if the Sheriff falls before everybody else, the Outlaws win
dice-reason-overkill = { $seat } is going to fall anyway; this shot could hurt somebody else
dice-reason-last_dynamite = a third dynamite would cost your last life
dice-reason-last_arrows = { $pile ->
    [one] 1 arrow is left in the pile: if you throw it, the Indians come, and you would not survive them
   *[other] { $pile } arrows are left in the pile: if you throw as many, the Indians come, and you would not survive them
}

# What happened.
dice-event-gave_life = { $who_is ->
    [you] You give { $at_is ->
        [you] yourself
       *[other] { $at }
    }
   *[other] { $who } gives { $at_is ->
        [you] you
        [self] themselves
       *[other] { $at }
    }
} { $gained ->
    [0] 1 life, which is wasted: at full life already.
   *[other] 1 life.
}
# $again: whether this is not the first roll of the turn. Of several dice those thrown again stand in brackets.
dice-event-rolled = { $again ->
    [no] { $who_is ->
        [you] You roll: { $faces }.
       *[other] { $who } rolls: { $faces }.
    }
   *[yes] { $who_is ->
        [you] You throw
       *[other] { $who } throws
    } { $dice_count ->
        [one] 1 die
       *[other] { $dice_count } dice
    } again: { $faces }.
}
dice-thrown = [{ $face }]
dice-event-took_arrows = { $why ->
    [struck_back] { $who_is ->
        [you] You take
       *[other] { $who } takes
    } 1 arrow for hurting { $owner_is ->
        [you] you
       *[other] { $owner }
    }.
    [instead] { $who_is ->
        [you] You take
       *[other] { $who } takes
    } { $number ->
        [one] 1 arrow instead of losing 1 life
       *[other] { $number } arrows instead of losing { $number } life
    }.
   *[rolled] { $who_is ->
        [you] You take
       *[other] { $who } takes
    } { $number ->
        [one] 1 arrow.
       *[other] { $number } arrows.
    }
}{ $pile ->
    [0] {" "}That was the last one.
    [one] {" "}1 is left in the pile.
   *[other] {" "}{ $pile } are left in the pile.
}
dice-event-indians = The Indians attack: everybody loses 1 life for each arrow.
dice-event-refilled = The Indians ride off. All { $pile } arrows are back in the pile.
dice-event-spared = { $limit ->
    [0] { $cause_id ->
        [gatling] The Gatling does not hurt
       *[other] Nothing hurts
    } { $who_is ->
        [you] you
       *[other] { $who }
    }.
   *[other] { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } only { $limit } life, however many arrows there are.
}
dice-event-lost_life = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $points } life ({ $left } left): { $cause_id ->
    [indians] Indians
    [dynamite] dynamite
    [gatling] { $by_is ->
        [you] your Gatling
       *[other] Gatling of { $by }
    }
   *[bullseye] shot by { $by_is ->
        [you] you
       *[other] { $by }
    }
}.
dice-event-returned_arrows = { $why ->
    [fired] { $who_is ->
        [you] You return your { $number ->
            [one] arrow.
           *[other] { $number } arrows.
        }
       *[other] { $who } returns { $number ->
            [one] 1 arrow.
           *[other] { $number } arrows.
        }
    }
    [by_loss] { $who_is ->
        [you] You return
       *[other] { $who } returns
    } { $number ->
        [one] 1 arrow
       *[other] { $number } arrows
    } for lost life.
   *[out] { $number ->
        [one] { $who_is ->
            [you] Your arrow goes
           *[other] { $who }'s arrow goes
        }
       *[other] { $who_is ->
            [you] Your { $number } arrows go
           *[other] { $who }'s { $number } arrows go
        }
    } back to the pile.
} { $pile ->
    [one] 1 is in the pile.
   *[other] { $pile } are in the pile.
}
dice-event-exploded = { $number } dynamites explode: { $who_is ->
    [you] you throw no more.
   *[other] { $who } throws no more.
}
dice-event-aimed = { $who_is ->
    [you] You aim
   *[other] { $who } aims
} a { $face } at { $at_is ->
    [you] you
   *[other] { $at }
}{ $points ->
    [2] {" "}and { $who_is ->
        [you] double
       *[other] doubles
    } it with a beer
   *[other] {""}
}.
dice-event-healed = { $at_is ->
    [self] { $who } drinks a beer
    [you] { $who_is ->
        [you] You drink a beer
       *[other] { $who } gives you a beer
    }
   *[other] { $who_is ->
        [you] You give { $at } a beer
       *[other] { $who } gives { $at } a beer
    }
}{ $gained ->
    [0] , which is wasted: at full life already.
    [one] : 1 life gained.
   *[other] : { $gained } life gained.
}
dice-event-fired = { $who_is ->
    [you] You fire
   *[other] { $who } fires
} the Gatling ({ $number } gatlings): all others lose 1 life.
# $why: peaceful for dice without bull's-eyes, death for somebody's elimination.
dice-event-gained_life = { $who_is ->
    [you] You gain
   *[other] { $who } gains
} { $points } life ({ $left } now), { $why ->
    [death] because somebody was eliminated.
   *[peaceful] having no 1 and no 2 on the dice.
}
dice-event-removed_arrow = { $who_is ->
    [you] You send
   *[other] { $who } sends
} an arrow of { $at_is ->
    [you] { $who_is ->
        [you] your own
       *[other] yours
    }
    [self] their own
   *[other] { $at }
} back. { $pile ->
    [one] 1 is in the pile.
   *[other] { $pile } are in the pile.
}
dice-event-eliminated = { $who_is ->
    [you] You are eliminated
   *[other] { $who } is eliminated
} { $cause_id ->
    [indians] by the Indians
    [dynamite] by the dynamite
   *[other] { $by_is ->
        [you] by you
       *[other] by { $by }
    }
}. { $who_is ->
    [you] Your role was { $role }.
   *[other] { $who }'s role was { $role }.
}
