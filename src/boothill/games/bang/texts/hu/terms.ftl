### Words of the card game. Names and texts of cards, characters and roles stand in their sets.

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
