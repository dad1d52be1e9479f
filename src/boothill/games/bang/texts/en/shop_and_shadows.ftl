### Gold Rush and the Shadow variant: what the log tells of nuggets, equipment and shadows, and what the screen shows of
### them. $price is in nuggets.

event-restocked = New in the shop: { $cards }.
event-equipment_shuffled = The used equipment is shuffled into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
# $use is shot or heal if it does that to its target; $as_is is other if it does what another card ($kind) does.
event-bought = { $who_is ->
    [you] You buy
   *[other] { $who } buys
} { $card } for { $price ->
    [0] nothing
    [one] 1 nugget
   *[other] { $price } nuggets
}{ $use ->
    [shot] {" "}and { $who_is ->
        [you] shoot
       *[other] shoots
    } { $target_is ->
        [you] you
       *[other] { $target }
    } with it
   *[other] { $as_is ->
        [same] { $target_is ->
            [nobody] {""}
           *[other] {" "}and { $colour ->
                [black] { $who_is ->
                    [you] lay
                   *[other] lays
                } it in front of
               *[other] { $who_is ->
                    [you] use
                   *[other] uses
                } it on
            } { $target_is ->
                [self] themselves
                [you] { $who_is ->
                    [you] yourself
                   *[other] you
                }
               *[other] { $target }
            }
        }
       *[other] {" "}and { $who_is ->
            [you] use
           *[other] uses
        } it as { $kind }{ $target_is ->
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
event-shelved = { $who_is ->
    [you] You put
   *[other] { $who } puts
} { $card } face up under the equipment deck.
event-removed = { $by_is ->
    [you] You pay
   *[other] { $by } pays
} { $price } nuggets to have { $victim_is ->
    [you] your { $card }
   *[other] { $victim }'s { $card }
} removed.
event-gained_nuggets = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $number ->
    [one] 1 nugget
   *[other] { $number } nuggets
} ({ $total } now).
event-lost_nuggets = { $who_is ->
    [you] Your
   *[other] { $who }'s
} { $number ->
    [one] nugget goes
   *[other] { $number } nuggets go
} back to the supply.

event-unhealed = { $who_is ->
    [you] You are a shadow and regain no life.
   *[other] { $who } is a shadow and regains no life.
}
event-shadow_came = { $who_is ->
    [you] You return as a shadow, for this turn only.
   *[other] { $who } returns as a shadow, for this turn only.
}
event-shadow_left = { $who_is ->
    [you] Your turn as a shadow is over: you are out again.
   *[other] The shadow of { $who } leaves: { $who } is out again.
}
# Which side an eliminated Renegade serves ($side), from the start of his turn to that of his next.
event-took_side = { $who_is ->
    [you] You are now a { $side } and win
   *[other] { $who } is now a { $side } and wins
} with { $role_id ->
    [deputy] the Sheriff
   *[outlaw] the Outlaws
}.
event-turn_lapsed = { $who_is ->
    [you] You get no extra turn after all: shadows return no longer.
   *[other] { $who } gets no extra turn after all: shadows return no longer.
}
event-shadows_gone = Only the Sheriff and a Renegade are left: shadows return no longer.

price = { $name } ${ $price }
