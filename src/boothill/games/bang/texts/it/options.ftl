### Le risposte. option-VERBO, oppure option-VERBO-DOMANDA dove la domanda vuole altre parole.

option-pass = non fare nulla
option-pass-dodge = subisci il colpo: perdi 1 punto vita
option-pass-bang = non scartare nulla: perdi 1 punto vita
option-pass-rescue = esci dal gioco
option-pass-last_will = lascia il resto come viene
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
option-respond-dodge = { $colour ->
    [brown] gioca { $card }{ $as_is ->
        [other] {" "}come { $kind }
       *[same] {""}
    }
   *[other] usa { $card } (in gioco)
}
option-respond-bang = scarta { $card }{ $as_is ->
    [other] {" "}come { $kind }
   *[same] {""}
}
option-respond-rescue = gioca { $card }
# $guard is a card in play, $guardian a character: with what it is made, as far as that is certain.
option-flip = { $guard_is ->
    [none] { $guardian_seen ->
        [yes] usa la tua abilità
       *[no] fai un «estrai!»
    }
   *[other] usa { $guard }{ $guardian_seen ->
        [yes] {" "}o la tua abilità
       *[no] {""}
    }
} (servono Cuori)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] una carta a caso della mano
   *[other] { $card }
}
option-discard = { $card }
option-draw = dal mazzo
option-draw_from = { $target_is ->
    [nobody] { $card } dagli scarti
   *[other] una carta a caso dalla mano di { $target }
}
option-keep = sì
option-call = { $call }
# Una risposta di un set altrui a cui nessuna di queste si adatta.
option-other = { $verb }
action-sid_ketchum = scarta 2 carte per recuperare 1 punto vita
action-other = usa l'abilità { $name }
