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

# The roles at a table of three.
three-goal = { $who_is ->
    [you] Du gewinnst sofort, wenn du den { $prey } selbst ausschaltest.
   *[other] Gewinnt sofort, wenn er den { $prey } selbst ausschaltet.
} Scheidet jemand auf andere Weise aus, gewinnt, wer am Ende noch lebt. Wer jemanden ausschaltet, zieht 3 Karten.
three-sheriff = Zu dritt gibt es keinen Sheriff; der Hilfssheriff beginnt.

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
colour-red = Rot
colour-black = Schwarz

rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

# A card as the log tells of it, and as lists show it.
card-long = { $name } ({ $suit } { $rank })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } als { $kind }

list-comma = { $head }, { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
