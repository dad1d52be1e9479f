### Le risposte. option-VERBO, oppure option-VERBO-DOMANDA dove la domanda vuole altre parole.

option-pass = non fare nulla
option-pass-dodge = subisci il colpo: perdi 1 punto vita
option-pass-bang = non scartare nulla: perdi 1 punto vita
option-pass-rescue = esci dal gioco
option-pass-last_will = lascia il resto come viene
option-pass-roulette = non usare nulla: perdi 2 punti vita
option-pass-save_card = rinuncia: perdi { $mark }
option-pass-identity = resta { $own }
option-pass-give_life = non dare nulla
option-pass-call_colour = fermati qui
option-pass-exchange = { $chosen ->
    [0] tieni le tue carte
    [one] cambia 1 carta
   *[other] cambia { $chosen } carte
}
option-end = termina il turno

# $pick_is: none, hand, card. Accanto al nome della carta ($card) che si gioca. $use: che cosa fa al bersaglio.
option-play = { $target_is ->
    [nobody] { $colour ->
        [brown] gioca
        [green] metti giù per dopo
       *[other] metti in gioco
    }
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] la tua mano
           *[other] mano di { $target }
        }
        [card] { $target_is ->
            [you] la tua carta { $pick }
           *[other] { $pick } di { $target }
        }
       *[none] { $use ->
            [shot] spara a { $target }
            [heal] { $target_is ->
                [you] curati
               *[other] cura { $target }
            }
           *[other] { $kind_id ->
                [jail] { $target_is ->
                    [you] mettiti in prigione
                   *[other] metti in prigione { $target }
                }
                [duel] sfida { $target }
               *[other] { $target_is ->
                    [you] te
                   *[other] { $target }
                }
            }
        }
    }
}{ $as_is ->
    [other] {" "}come { $kind }
   *[same] {""}
}
# Lo stesso per una carta verde in gioco che si usa.
option-spend = { $target_is ->
    [nobody] usa
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] la tua mano
           *[other] mano di { $target }
        }
        [card] { $target_is ->
            [you] la tua carta { $pick }
           *[other] { $pick } di { $target }
        }
       *[none] { $use ->
            [shot] spara a { $target }
           *[other] { $target_is ->
                [you] te
               *[other] { $target }
            }
        }
    }
}
# Accanto stanno il nome della carta e il prezzo. $as_is è other se si compra per ciò che fa un'altra carta.
# $grouped è yes dove ciò che le scelte hanno in comune è detto per tutto il gruppo.
option-buy = { $target_is ->
    [nobody] { $as_is ->
        [other] come { $kind }
       *[same] compra
    }
   *[other] { $grouped ->
        [yes] { $target_is ->
            [you] te
           *[other] { $target }
        }
       *[no] { $as_is ->
            [other] come { $kind }:{" "}
           *[same] {""}
        }{ $pick_is ->
            [hand] { $target_is ->
                [you] la tua mano
               *[other] mano di { $target }
            }
            [card] { $target_is ->
                [you] la tua carta { $pick }
               *[other] { $pick } di { $target }
            }
           *[none] { $use ->
                [shot] spara a { $target }
                [heal] { $target_is ->
                    [you] curati
                   *[other] cura { $target }
                }
               *[other] { $kind_id ->
                    [duel] sfida { $target }
                   *[other] davanti a { $target_is ->
                        [you] te
                       *[other] { $target }
                    }
                }
            }
        }
    }
}
option-remove = { $grouped ->
    [yes] { $card } di { $target } ${ $price }
   *[no] togli { $card } a { $target } per { $price } pepite
}
option-use = { $action_id ->
    [ricochet] colpisci { $pick } di { $target }
    [jacky_murieta] spara a { $target } per 2 pepite
   *[other] { $action_id ->
        [jose_delgado] scarta per pescare 2 carte
        [sell_beer] vendi per 1 pepita
       *[other] { $action }{ $card_is ->
            [none] {""}
           *[card] : { $card }
        }
    }{ $target_is ->
        [nobody] {""}
        [you] : te
       *[other] { $action_id ->
            [doc_holyday] {" "}contro { $target }
            [sniper] {" "}contro { $target }
           *[other] : { $target }
        }
    }{ $pick_is ->
        [none] {""}
        [hand] {" "}(mano)
       *[card] {" "}({ $pick })
    }
}
option-respond = { $card }{ $as_is ->
    [other] {" "}come { $kind }
   *[same] {""}
}
# $colour è quello di ciò come cui vale la carta: un Mancato! che non è marrone è in gioco.
option-respond-dodge = schiva con { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}come { $kind }
       *[same] {""}
    }
   *[other] {" "}(in gioco)
}
option-respond-roulette = usa { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}come { $kind }
       *[same] {""}
    }
   *[other] {" "}(in gioco)
}
option-respond-save_card = salva la carta con { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}come { $kind }
       *[same] {""}
    }
   *[other] {" "}(in gioco)
}
option-respond-bang = scarta { $card }{ $as_is ->
    [other] {" "}come { $kind }
   *[same] {""}
}
option-respond-rescue = gioca { $card }
option-flip = fai un «estrai!» (Cuori vale un Mancato!)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] una carta a caso della mano
   *[other] { $card }
}
option-take-strip = { $pick_is ->
    [hand] una carta a caso della mano
   *[other] { $card }
}
option-take-give_life = dai 1 punto vita a { $target }
option-take-copy = { $character } ({ $target })
option-discard = { $card }
option-draw = dal mazzo
option-draw-drink_or_draw = pesca come al solito
option-draw-draw_or_take = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
option-draw_from = { $target_is ->
    [nobody] { $card } dagli scarti
   *[other] una carta a caso dalla mano di { $target }
}
option-draw_from-draw_or_take = { $target_is ->
    [you] riprendi la tua carta { $card }
   *[other] prendi { $card } di { $target }
}
option-keep = sì
option-keep-identity = diventa { $second }, con 2 punti vita
option-keep-drink_or_draw = recupera 1 punto vita
option-call = { $call }
# Una risposta di un set altrui a cui nessuna di queste si adatta.
option-other = { $verb }

# Che cosa fa un'abilità: come invito, e dopo «usa l'abilità:».
action-chuck_wengam = sacrifica 1 punto vita per pescare 2 carte
action-doc_holyday = scarta 2 carte per sparare
action-jose_delgado = scarta una carta blu per pescare 2 carte
action-ricochet = scarta un BANG! per colpire una carta in gioco
action-sid_ketchum = scarta 2 carte per recuperare 1 punto vita
action-sniper = scarta 2 BANG! per sparare
action-gold_pan = paga 1 pepita per pescare 1 carta
action-jacky_murieta = paga 2 pepite per sparare
action-josh_mccloud = paga 2 pepite per la prima carta del mazzo equipaggiamenti
action-pretty_luzena = paga il prossimo acquisto a prezzo pieno e conserva lo sconto
action-raddie_snake = paga 1 pepita per pescare 1 carta
action-rucksack = paga 2 pepite per recuperare 1 punto vita
action-sell_beer = gioca una Birra per 1 pepita
action-other = usa l'abilità { $name }
