### Words of the card game. Names and texts of cards, characters and roles stand in their sets.

# The roles at a table of three.
three-goal = { $who_is ->
    [you] Win
   *[other] Wins
} at once by eliminating the { $prey } personally. If a player goes in any other way, the last one alive wins. Eliminating anybody brings 3 cards.
three-sheriff = At a table of three nobody is Sheriff; the Deputy begins.

suit-S = Spades
suit-H = Hearts
suit-D = Diamonds
suit-C = Clubs
colour-red = red
colour-black = black

rank-J = Jack
rank-Q = Queen
rank-K = King
rank-A = Ace

# A card as the log tells of it, and as lists show it.
card-long = { $name } ({ $rank } of { $suit })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } as { $kind }
