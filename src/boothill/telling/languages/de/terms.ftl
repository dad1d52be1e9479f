### Words of the game. Names and texts of cards, characters and roles come from the facts of their sets.

role-unknown = ?
# The dice game has other names for some roles ($role).
role-plural = { $role_id ->
    [sheriff] Sheriff
    [deputy] { $count ->
        [one] Hilfssheriff
       *[other] Hilfssheriffs
    }
    [outlaw] { $role ->
        [Bandit] { $count ->
            [one] Bandit
           *[other] Banditen
        }
       *[other] { $count ->
            [one] Outlaw
           *[other] Outlaws
        }
    }
    [renegade] { $role ->
        [Gesetzloser] { $count ->
            [one] Gesetzloser
           *[other] Gesetzlose
        }
       *[other] Kopfgeldjäger
    }
   *[other] { $role }
}

list-comma = { $head }, { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
