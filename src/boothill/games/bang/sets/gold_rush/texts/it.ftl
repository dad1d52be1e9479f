### What only this set says.

event-found = { $who_is ->
    [you] Trovi
   *[other] { $who } trova
} { $card } in cima al mazzo equipaggiamenti.
event-put_to_use = { $use ->
    [shot] { $who_is ->
        [you] Spari a { $target }
       *[other] { $target_is ->
            [you] { $who } ti spara
           *[other] { $who } spara a { $target }
        }
    } con { $card }
   *[other] { $colour ->
        [black] { $who_is ->
            [you] Metti
           *[other] { $who } mette
        } { $card } davanti a { $target_is ->
            [nobody] { $who_is ->
                [you] te
               *[other] sé
            }
            [self] sé
            [you] te
           *[other] { $target }
        }
       *[other] { $who_is ->
            [you] Usi
           *[other] { $who } usa
        } { $card }{ $as_is ->
            [other] {" "}come { $kind }
           *[same] {""}
        }{ $target_is ->
            [nobody] {""}
            [self] {" "}su di sé
            [you] {" "}su di te
           *[other] {" "}su { $target }
        }
    }
}.
event-sold = { $who_is ->
    [you] Giochi
   *[other] { $who } gioca
} { $card } per 1 pepita.
event-bounty = { $by_is ->
    [you] Riscuoti
   *[other] { $by } riscuote
} la taglia su { $victim_is ->
    [you] di te
   *[other] { $victim }
}.
action-gold_pan = paga 1 pepita per pescare 1 carta
action-jacky_murieta = paga 2 pepite per sparare
action-josh_mccloud = paga 2 pepite per la prima carta del mazzo equipaggiamenti
action-pretty_luzena = paga il prossimo acquisto a prezzo pieno e conserva lo sconto
action-raddie_snake = paga 1 pepita per pescare 1 carta
action-rucksack = paga 2 pepite per recuperare 1 punto vita
action-sell_beer = gioca una Birra per 1 pepita
ask-drop_one = Quale delle carte pescate scarti?
wait-drop_one = { $who } sceglie quale carta scartare ...
ask-find = Hai trovato { $card }. Che cosa ne fai?
wait-find = { $who } ha trovato { $card } e pensa a che cosa farne ...
reason-no_turn_for_ghosts = un fantasma non riceve altri turni: finirebbe soltanto il tuo
