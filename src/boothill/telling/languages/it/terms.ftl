### Parole del gioco. I nomi e i testi di carte, personaggi e ruoli vengono dai dati dei loro set.

role-unknown = ?
role-plural = { $role_id ->
    [sheriff] { $count ->
        [one] Sceriffo
       *[other] Sceriffi
    }
    [deputy] Vice
    [outlaw] Fuorilegge
    [renegade] { $count ->
        [one] Rinnegato
       *[other] Rinnegati
    }
   *[other] { $role }
}

list-comma = { $head }, { $tail }
list-and = { $head } e { $tail }
list-or = { $head } o { $tail }
