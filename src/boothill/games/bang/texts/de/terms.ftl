### Words of the card game. Names and texts of cards, characters and roles stand in their sets.

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
