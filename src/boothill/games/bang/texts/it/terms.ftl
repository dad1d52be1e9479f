### Words of the card game. Names and texts of cards, characters and roles stand in their sets.

# I ruoli al tavolo da tre. La preda è il Rinnegato, il Fuorilegge o il Vice.
three-goal = { $who_is ->
    [you] Vinci
   *[other] Vince
} subito eliminando di persona il { $prey }. Se un giocatore esce in qualunque altro modo, vince l'ultimo in vita. Chi elimina qualcuno pesca 3 carte.
three-sheriff = Al tavolo da tre nessuno è Sceriffo; inizia il Vice.

suit-S = Picche
suit-H = Cuori
suit-D = Quadri
suit-C = Fiori
colour-red = rosso
colour-black = nero

rank-J = Fante
rank-Q = Donna
rank-K = Re
rank-A = Asso

# Una carta come la racconta il diario, e come la mostrano gli elenchi.
card-long = { $name } ({ $rank } di { $suit })
card-short = { $name } { $rank }{ $suit }
card-as = { $card } come { $kind }
