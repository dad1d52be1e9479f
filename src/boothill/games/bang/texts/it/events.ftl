### Che cosa è successo, raccontato a uno spettatore. Per ogni posto c'è il nome ($who) e chi è per lo spettatore
### ($who_is: you, other, nobody; $target_is e $victim_is anche self, per ciò che qualcun altro fa a sé); per gli elenchi di
### carte il loro numero ($cards_count). Una causa è una carta, o ciò che sa fare un personaggio ($cause_id è allora
### ability), o un evento ($cause_is è allora event).

event-seated = { $who_is ->
    [you] Sei { $character } con { $life } punti vita, e il tuo ruolo è { $role }.
   *[other] { $role_seen ->
        [yes] { $who } è { $character } con { $life } punti vita: { $role }.
       *[no] { $who } è { $character } con { $life } punti vita.
    }
}

event-turn = { $extra ->
    [1] { $who_is ->
        [you] Turno { $turn }: giochi un turno in più.
       *[other] Turno { $turn }: { $who } gioca un turno in più.
    }
   *[0] { $who_is ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: tocca a { $who }.
    }
}
event-turn_over = { $who_is ->
    [you] Il tuo turno finisce.
   *[other] Il turno di { $who } finisce.
}

event-role_shown = { $who_is ->
    [you] Mostri il tuo ruolo: { $role }.
   *[other] { $who } mostra il proprio ruolo: { $role }.
}
event-forgot = { $who_is ->
    [you] Perdi l'abilità che avevi copiato.
   *[other] { $who } perde l'abilità copiata.
}

# $use: shot, per una carta che spara al bersaglio.
event-played = { $use ->
    [shot] { $who_is ->
        [you] Spari a { $target } con { $card }.
       *[other] { $target_is ->
            [you] { $who } ti spara con { $card }.
           *[other] { $who } spara a { $target } con { $card }.
        }
    }
   *[other] { $kind_id ->
        [jail] { $who_is ->
            [you] { $target_is ->
                [you] Ti metti in prigione con { $card }.
               *[other] Metti in prigione { $target } con { $card }.
            }
           *[other] { $target_is ->
                [you] { $who } ti mette in prigione con { $card }.
                [self] { $who } si mette in prigione con { $card }.
               *[other] { $who } mette in prigione { $target } con { $card }.
            }
        }
       *[other] { $target_is ->
            [nobody] { $colour ->
                [brown] { $who_is ->
                    [you] Giochi { $card }.
                   *[other] { $who } gioca { $card }.
                }
               *[other] { $who_is ->
                    [you] Metti in gioco { $card }.
                   *[other] { $who } mette in gioco { $card }.
                }
            }
            [self] { $who } gioca { $card } su di sé.
            [you] { $who_is ->
                [you] Giochi { $card } su di te.
               *[other] { $who } gioca { $card } su di te.
            }
           *[other] { $who_is ->
                [you] Giochi { $card } su { $target }.
               *[other] { $who } gioca { $card } su { $target }.
            }
        }
    }
}
event-paid = { $who_is ->
    [you] Scarti { $card } per giocare { $kind }.
   *[other] { $who } scarta { $card } per giocare { $kind }.
}
# Una carta verde usata.
event-spent = { $use ->
    [shot] { $who_is ->
        [you] Spari a { $target }
       *[other] { $target_is ->
            [you] { $who } ti spara
           *[other] { $who } spara a { $target }
        }
    } con { $card }, già in gioco.
   *[other] { $who_is ->
        [you] Usi
       *[other] { $who } usa
    } { $card }, già in gioco{ $target_is ->
        [nobody] {""}
        [self] , su di sé
        [you] , su di te
       *[other] , su { $target }
    }.
}
# Ciò che un evento permette a un giocatore non è una sua abilità.
event-used_ability = { $action_id ->
    [ricochet] { $who_is ->
        [you] Spari
       *[other] { $who } spara
    } a una carta davanti a { $target_is ->
        [you] te
       *[other] { $target }
    }.
    [sniper] { $who_is ->
        [you] Spari a { $target }
       *[other] { $target_is ->
            [you] { $who } ti spara
           *[other] { $who } spara a { $target }
        }
    } con 2 BANG! insieme.
    [jacky_murieta] { $who_is ->
        [you] Paghi
       *[other] { $who } paga
    } 2 pepite per { $target_is ->
        [you] spararti
       *[other] sparare a { $target }
    }.
    [josh_mccloud] { $who_is ->
        [you] Paghi
       *[other] { $who } paga
    } 2 pepite per la prima carta del mazzo equipaggiamenti.
    [gold_pan] { $who_is ->
        [you] Paghi
       *[other] { $who } paga
    } 1 pepita per una carta.
    [raddie_snake] { $who_is ->
        [you] Paghi
       *[other] { $who } paga
    } 1 pepita per una carta.
    [rucksack] { $who_is ->
        [you] Paghi
       *[other] { $who } paga
    } 2 pepite per recuperare 1 punto vita.
    [pretty_luzena] { $who_is ->
        [you] Conservi lo sconto per un altro acquisto e pagherai
       *[other] { $who } conserva lo sconto per un altro acquisto e pagherà
    } il prossimo a prezzo pieno.
    [chuck_wengam] { $who_is ->
        [you] Sacrifichi
       *[other] { $who } sacrifica
    } 1 punto vita per pescare 2 carte.
    [doc_holyday] { $who_is ->
        [you] Scarti
       *[other] { $who } scarta
    } 2 carte per { $target_is ->
        [nobody] sparare
        [you] spararti
       *[other] sparare a { $target }
    }.
    [jose_delgado] { $who_is ->
        [you] Scarti
       *[other] { $who } scarta
    } una carta blu per pescare 2 carte.
    [sid_ketchum] { $who_is ->
        [you] Scarti
       *[other] { $who } scarta
    } 2 carte per recuperare 1 punto vita.
   *[other] { $who_is ->
        [you] Usi
       *[other] { $who } usa
    } { $owner_is ->
        [event] l'evento
       *[other] l'abilità
    }: { $action }{ $target_is ->
        [nobody] {""}
        [you] {" "}(su di te)
       *[other] {" "}(su { $target })
    }.
}

event-dodged = { $cause_id ->
    [ricochet] { $by_is ->
        [nobody] Il colpo
        [you] Il tuo colpo
       *[other] Il colpo di { $by }
    } ({ $cause }) manca { $who_is ->
        [you] la tua carta
       *[other] la carta di { $who }
    }.
   *[other] { $who_is ->
        [you] Schivi
       *[other] { $who } schiva
    } { $by_is ->
        [nobody] il colpo
        [you] il tuo colpo
       *[other] il colpo di { $by }
    } ({ $cause }).
}
event-used_missed = { $who_is ->
    [you] Rispondi con { $card }
   *[other] { $who } risponde con { $card }
}{ $from_play ->
    [1] , già in gioco
   *[0] {""}
}.
event-gave_up_bang = { $who_is ->
    [you] Rispondi a { $cause } con { $card }.
   *[other] { $who } risponde a { $cause } con { $card }.
}
event-immune = { $cause_is ->
    [event] Il colpo ({ $cause }) non ha effetto su { $who_is ->
        [you] di te.
       *[other] { $who }.
    }
   *[other] Nessun effetto su { $who_is ->
        [you] di te
       *[other] { $who }
    } ({ $cause }).
}
event-may_not_answer = { $who_is ->
    [you] Nel tuo turno non puoi usare i BANG!, e non puoi rispondere a { $cause }.
   *[other] In questo turno { $who } non può usare i BANG!, e non può rispondere a { $cause }.
}

# L'«estrai!»: ciò che si cerca sta con la carta, così l'esito si spiega da sé. $all_suit è il seme che ogni carta ha per
# l'evento in vigore ($event), $all_suit_is è none se non c'è un tale evento.
event-flipped = { $who_is ->
    [you] Fai
   *[other] { $who } fa
} un «estrai!»{ $occasion_is ->
    [shot] {" "}contro il colpo (Cuori vale un Mancato!)
    [own] { $occasion_id ->
        [don_bell] {" "}per un turno in più (con Cuori o Quadri)
       *[other] {""}
    }
   *[other] { $occasion_id ->
        [dynamite] {" "}per la Dinamite (esplode dal 2 al 9 di Picche)
        [jail] {" "}per la Prigione (con Cuori si esce)
        [gatling] {" "}contro il colpo (Cuori vale un Mancato!)
        [a_fistful_of_cards] {" "}contro il colpo (Cuori vale un Mancato!)
        [rhum] {" "}per il Rum (1 punto vita per ogni seme)
        [ricochet] {" "}contro il colpo (Cuori vale un Mancato!)
        [russian_roulette] {" "}nella Roulette Russa (Cuori vale un Mancato!)
        [sniper] {" "}contro il colpo (Cuori vale un Mancato!)
        [vendetta] {" "}per la Vendetta (con Cuori un turno in più)
        [none] {""}
       *[other] {" "}per { $occasion }
    }
}: { $cards_count ->
    [0] non c'è nessuna carta da girare.
   *[other] { $cards }{ $all_suit_is ->
        [none] {""}
       *[event] { $cards_count ->
            [one] , che vale come { $all_suit } ({ $event })
           *[other] , che valgono tutte come { $all_suit } ({ $event })
        }
    }.
}
event-chose_flip = { $who_is ->
    [you] Scegli
   *[other] { $who } sceglie
} { $card } per l'«estrai!».
event-exploded = La Dinamite esplode davanti a { $who_is ->
    [you] te
   *[other] { $who }
}!
event-passed_on = La Dinamite non esplode e passa da { $who_is ->
    [you] te
   *[other] { $who }
} a { $target_is ->
    [you] te
   *[other] { $target }
}.
event-stays = La Dinamite non esplode e resta davanti a { $who_is ->
    [you] te
   *[other] { $who }
}.
event-lies_idle = { $card } davanti a { $who_is ->
    [you] te
   *[other] { $who }
} ora non ha effetto e resta lì.
event-escaped = { $who_is ->
    [you] Esci
   *[other] { $who } esce
} di prigione.
event-stays_in_jail = { $who_is ->
    [you] Resti in prigione e salti il turno.
   *[other] { $who } resta in prigione e salta il turno.
}

event-lost_life = { $who_is ->
    [you] Perdi
   *[other] { $who } perde
} { $points ->
    [one] 1 punto vita
   *[other] { $points } punti vita
} ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}){ $by_is ->
    [nobody] {""}
    [you] {" "}per mano tua
   *[other] {" "}per mano di { $by }
}{ $cause_id ->
    [none] .
   *[other] : { $cause }
}
event-regained_life = { $points ->
    [0] { $who_is ->
        [you] Hai già tutti i punti vita ({ $left }).
       *[other] { $who } ha già tutti i punti vita ({ $left }).
    }
   *[other] { $who_is ->
        [you] Recuperi
       *[other] { $who } recupera
    } { $points ->
        [one] 1 punto vita
       *[other] { $points } punti vita
    } (ora { $left }).
}
# $ghost: yes, per chi finisce il suo turno da fantasma.
event-eliminated = { $ghost ->
    [yes] { $who_is ->
        [you] Il tuo turno da fantasma è finito: sei di nuovo fuori gioco.
       *[other] Il fantasma di { $who } se ne va: { $who } è di nuovo fuori gioco.
    }
   *[no] { $by_is ->
        [nobody] { $who_is ->
            [you] Sei fuori gioco
           *[other] { $who } è fuori gioco
        }
        [you] { $who_is ->
            [you] Sei fuori gioco per mano tua
           *[other] Elimini { $who }
        }
       *[other] { $who_is ->
            [you] { $by } ti elimina
           *[other] { $by } elimina { $who }
        }
    }. { $who_is ->
        [you] Il tuo ruolo era { $role }.
       *[other] Ruolo di { $who }: { $role }.
    }
}
# $back_as: ghost o shadow.
event-unhurt = { $who_is ->
    [you] { $back_as ->
        [shadow] Sei un'ombra
       *[ghost] Sei un fantasma
    } e non hai vita da perdere
   *[other] { $back_as ->
        [shadow] { $who } è un'ombra
       *[ghost] { $who } è un fantasma
    } e non ha vita da perdere
}{ $cause_id ->
    [none] .
   *[other] : nessun effetto ({ $cause }).
}
event-faded = { $who_is ->
    [you] La vita che hai recuperato da fantasma svanisce.
   *[other] La vita che { $who } ha recuperato da fantasma svanisce.
}
event-came_back = { $life ->
    [0] { $who_is ->
        [you] Torni come fantasma, solo per questo turno.
       *[other] { $who } torna come fantasma, solo per questo turno.
    }
   *[other] { $who_is ->
        [you] Torni in gioco
       *[other] { $who } torna in gioco
    } con { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }.
}
event-reward = Ricompensa: { $who_is ->
    [you] peschi
   *[other] { $who } pesca
} { $count } carte per { $victim_is ->
    [you] la tua eliminazione
   *[other] l'eliminazione di { $victim }
}.
event-penalty = Penalità: { $who_is ->
    [you] hai eliminato il tuo Vice e perdi tutte le carte.
   *[other] { $who } ha eliminato un Vice e perde tutte le carte.
}
event-inherited = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} da { $victim_is ->
    [you] te
   *[other] { $victim }
} { $cards_count ->
    [0] {""}
   *[other] { $cards }
}{ $cards_count ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}e{" "}
    }
}{ $count ->
    [0] {""}
    [one] 1 carta della mano
   *[other] { $count } carte della mano
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.

event-drew = { $count ->
    [0] { $who_is ->
        [you] Non peschi nulla: le carte sono finite.
       *[other] { $who } non pesca nulla: le carte sono finite.
    }
   *[other] { $who_is ->
        [you] Peschi
       *[other] { $who } pesca
    } { $hidden_count ->
        [0] { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }
       *[other] { $hidden }
    }.
}
event-drew_discards = { $who_is ->
    [you] Peschi
   *[other] { $who } pesca
} { $cards } dagli scarti.
event-uncovered = { $who_is ->
    [you] Guardi
   *[other] { $who } guarda
} in cima agli scarti: { $cards }.
event-looked = { $who_is ->
    [you] Guardi
   *[other] { $who } guarda
} { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
} del mazzo{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-showed = { $who_is ->
    [you] Mostri
   *[other] { $who } mostra
} la carta appena pescata: { $card }.
event-took_discard = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $card } dagli scarti.
event-took_from_hand = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $hidden_count ->
    [0] una carta
   *[other] { $hidden }
} dalla { $victim_is ->
    [you] tua mano
   *[other] mano di { $victim }
}.
event-took_from_play = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $card }, che { $victim_is ->
    [you] avevi
    [self] aveva
   *[other] { $victim } aveva
} in gioco.
event-forced_discard = { $victim_is ->
    [self] { $by } scarta
    [you] { $by_is ->
        [you] Scarti
       *[other] { $by } ti fa scartare
    }
   *[other] { $by_is ->
        [you] Fai scartare a { $victim }
       *[other] { $by } fa scartare a { $victim }
    }
} { $card } { $from_hand ->
    [1] dalla mano
   *[0] dal tavolo
}.
event-discarded = { $who_is ->
    [you] Scarti
   *[other] { $who } scarta
} { $card }.
event-put_on_deck = { $who_is ->
    [you] Metti
   *[other] { $who } mette
} { $card_seen ->
    [yes] { $card }
   *[no] una carta
} a faccia in giù sul mazzo.
event-store_opened = L'Emporio offre { $cards }.
event-store_taken = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $card } dall'Emporio.
event-reshuffled = Gli scarti vengono rimescolati in un nuovo mazzo di { $count } carte.

# I mazzi degli eventi. Quasi tutte queste righe hanno davanti il nome dell'evento. Il ruolo è Sceriffo, o Vice al tavolo
# da tre.
event-next_event = Il primo evento è { $card } ({ $brief }). Arriva all'inizio del secondo turno { $role ->
    [Vice] del Vice
   *[other] dello { $role }
}.
event-revealed = { $who_is ->
    [you] Giri
   *[other] { $who } gira
} l'evento { $card }. { $effect }{ $next_is ->
    [none] {""}
   *[card] {" "}Poi arriva { $next }.
}
event-draws_number = { $who_is ->
    [you] Ricevi
   *[other] { $who } riceve
} { $number ->
    [one] 1 carta
   *[other] { $number } carte
} nella fase 1.
event-must_play = { $who_is ->
    [you] Mostri { $card }, la seconda carta pescata; se puoi, devi giocarla in questo turno.
   *[other] { $who } mostra { $card }, la seconda carta pescata; se possibile, va giocata in questo turno.
}
event-extra_turn = { $who_is ->
    [you] Ottieni un turno in più.
   *[other] { $who } ottiene un turno in più.
}
event-looked_at_second = { $who_is ->
    [you] Guardi il tuo secondo personaggio{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
   *[other] { $who } guarda il secondo personaggio{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
}
event-new_identity = { $who_is ->
    [you] Da ora sei { $character }, con { $life } punti vita su { $max_life }.
   *[other] Da ora { $who } è { $character }, con { $life } punti vita su { $max_life }.
}

event-game_over = La partita è finita. { $winners_count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
}

# Qualcosa che racconta un set altrui.
event-other = { $name } ({ $numbers })
# Una riga dovuta all'abilità di un personaggio o a una carta in gioco.
by-ability = { $ability }: { $line }
ability-copied = { $character } come { $copied }
# Ciò che sa fare un personaggio, come causa di qualcosa.
cause-shot = abilità di { $character }
cause-ability = abilità di { $character }
cause-unknown = un'abilità
