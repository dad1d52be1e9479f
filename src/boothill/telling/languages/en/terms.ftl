### Words of the game. Names and texts of cards, characters and roles come from the facts of their sets.

role-unknown = ?
role-plural = { $role_id ->
    [sheriff] Sheriff
    [deputy] { $count ->
        [one] Deputy
       *[other] Deputies
    }
    [outlaw] { $count ->
        [one] Outlaw
       *[other] Outlaws
    }
    [renegade] { $count ->
        [one] Renegade
       *[other] Renegades
    }
   *[other] { $role }
}

list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
