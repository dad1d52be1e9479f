### Words of the game. Names and texts of cards, characters and roles come from the facts of their sets.
### In these files names take no suffix and no article, which would depend on their sounds; only the names of roles,
### which all begin with a consonant, have an article.

role-unknown = ?
role-plural = { $role }

# The roles at a table of three.
three-goal = { $who_is ->
    [you] Azonnal győzöl, ha te magad ejted ki a célpontodat
   *[other] Azonnal győz, ha személyesen ejti ki a célpontját
} ({ $prey }). Ha egy játékos bármi más módon esik ki, az utolsó életben maradó győz. Bárki kiejtéséért 3 lap jár.
three-sheriff = Hárman játszva nincs Seriff; a Seriffhelyettes kezd.

suit-S = pikk
suit-H = kőr
suit-D = káró
suit-C = treff
colour-red = piros
colour-black = fekete

rank-J = bubi
rank-Q = dáma
rank-K = király
rank-A = ász

# A card as the log tells of it, and as lists show it.
card-long = { $name } ({ $suit } { $rank })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } mint { $kind }

list-comma = { $head }, { $tail }
list-and = { $head } és { $tail }
list-or = { $head } vagy { $tail }
