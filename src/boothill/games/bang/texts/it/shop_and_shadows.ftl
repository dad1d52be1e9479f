### Gold Rush e la variante delle ombre: che cosa racconta il diario di pepite, equipaggiamento e ombre, e che cosa ne
### mostra lo schermo. $price è in pepite.

event-restocked = Nuovi arrivi nel negozio: { $cards }.
event-equipment_shuffled = L'equipaggiamento usato viene rimescolato in un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
# $use è shot o heal se fa questo al bersaglio; $as_is è other se fa ciò che fa un'altra carta ($kind).
event-bought = { $who_is ->
    [you] Compri
   *[other] { $who } compra
} { $card } { $price ->
    [0] gratis
    [one] per 1 pepita
   *[other] per { $price } pepite
}{ $use ->
    [shot] {" "}e { $who_is ->
        [you] spari a { $target }
       *[other] { $target_is ->
            [you] ti spara
           *[other] spara a { $target }
        }
    }
   *[other] { $as_is ->
        [same] { $target_is ->
            [nobody] {""}
           *[other] {" "}e { $colour ->
                [black] { $who_is ->
                    [you] metti
                   *[other] mette
                } la carta davanti a { $target_is ->
                    [self] sé
                    [you] te
                   *[other] { $target }
                }
               *[other] { $who_is ->
                    [you] usi
                   *[other] usa
                } la carta su { $target_is ->
                    [self] di sé
                    [you] di te
                   *[other] { $target }
                }
            }
        }
       *[other] {" "}e { $who_is ->
            [you] usi
           *[other] usa
        } la carta come { $kind }{ $target_is ->
            [nobody] {""}
            [self] {" "}su di sé
            [you] {" "}su di te
           *[other] {" "}su { $target }
        }
    }
}.
event-shelved = { $who_is ->
    [you] Metti
   *[other] { $who } mette
} { $card } a faccia in su sotto il mazzo equipaggiamenti.
event-removed = { $by_is ->
    [you] Paghi
   *[other] { $by } paga
} { $price } pepite per { $victim_is ->
    [you] toglierti { $card }
   *[other] togliere { $card } a { $victim }
}.
event-gained_nuggets = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $number ->
    [one] 1 pepita
   *[other] { $number } pepite
} (ora { $total }).
event-lost_nuggets = { $number ->
    [one] { $who_is ->
        [you] La tua pepita torna
       *[other] La pepita di { $who } torna
    }
   *[other] { $who_is ->
        [you] Le tue { $number } pepite tornano
       *[other] Le { $number } pepite di { $who } tornano
    }
} nella riserva.

event-unhealed = { $who_is ->
    [you] Sei un'ombra e non recuperi punti vita.
   *[other] { $who } è un'ombra e non recupera punti vita.
}
event-shadow_came = { $who_is ->
    [you] Torni come ombra, solo per questo turno.
   *[other] { $who } torna come ombra, solo per questo turno.
}
event-shadow_left = { $who_is ->
    [you] Il tuo turno da ombra è finito: sei di nuovo fuori gioco.
   *[other] L'ombra di { $who } se ne va: { $who } è di nuovo fuori gioco.
}
# Da che parte sta un Rinnegato eliminato ($side), dall'inizio del suo turno a quello del prossimo.
event-took_side = { $who_is ->
    [you] Ora sei { $side } e vinci
   *[other] { $who } ora è { $side } e vince
} con { $role_id ->
    [deputy] lo Sceriffo
   *[outlaw] i Fuorilegge
}.
event-turn_lapsed = { $who_is ->
    [you] Niente turno in più per te: le ombre non tornano più.
   *[other] Niente turno in più per { $who }: le ombre non tornano più.
}
event-shadows_gone = Restano solo lo Sceriffo e un Rinnegato: le ombre non tornano più.

price = { $name } ${ $price }
