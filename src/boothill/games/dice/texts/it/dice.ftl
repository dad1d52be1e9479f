### Il gioco di dadi. I nomi e i testi di personaggi, facce e ruoli vengono dai suoi dati; ciò che si dice come nel gioco
### di carte sta fra i messaggi di quello. I posti sono dati come là ($who, $who_is: you, other, nobody; $at_is anche self).

# Le facce come le mostrano i dadi, e nel diario.
dice-face-arrow = freccia
dice-face-dynamite = dinamite
dice-face-one = 1
dice-face-two = 2
dice-face-beer = birra
dice-face-gatling = gatling

# Che cosa sta scritto sotto un dado.
dice-die-locked = bloccato
dice-die-used = usato

# I ruoli al tavolo da tre. La preda è il Rinnegato, il Fuorilegge o il Vice.
dice-three-goal = { $who_is ->
    [you] Vinci subito eliminando il { $prey } con i tuoi colpi o con la tua Gatling.
   *[other] Vince subito eliminando il { $prey } con i propri colpi o con la propria Gatling.
} Se un giocatore cade in qualunque altro modo, vince l'ultimo in vita.
dice-three-sheriff = Al tavolo da tre nessuno è Sceriffo; inizia il Vice.

dice-pile = { $pile ->
    [one] Riserva: 1 freccia
   *[other] Riserva: { $pile } frecce
}

# Domande.
dice-ask-reroll = { $left ->
    [one] Rilanci dei dadi (resta 1 rilancio) o ti fermi?
   *[other] Rilanci dei dadi (restano { $left } rilanci) o ti fermi?
}
dice-wait-reroll = { $who } guarda i dadi ...
dice-ask-gift = Prima di lanciare: chi guadagna 1 punto vita?
dice-wait-gift = { $who } sta assegnando 1 punto vita ...
dice-ask-shoot = Dado { $die }: chi colpisci con questo { $face }? Tutti i colpi hanno effetto insieme.
dice-wait-shoot = { $who } prende la mira ...
dice-ask-heal = Dado { $die }: a chi va la birra?
dice-wait-heal = { $who } sta offrendo una birra ...
dice-ask-arrows_instead = Stai per perdere { $points ->
    [one] 1 punto vita
   *[other] { $points } punti vita
} ({ $cause_id ->
    [gatling] Gatling
   *[bullseye] colpi
}). Quante frecce prendi invece?
dice-wait-arrows_instead = { $who } sceglie fra frecce e punti vita ...
dice-ask-return_arrows = Perdi { $points ->
    [one] 1 punto vita
   *[other] { $points } punti vita
} ({ $cause_id ->
    [gatling] Gatling
    [dynamite] dinamite
   *[bullseye] colpi
}). Quante delle tue frecce restituisci in cambio?
dice-wait-return_arrows = { $who } conta le frecce ...
dice-ask-remove_arrow = Le tue gatling rimandano frecce nella riserva. Di chi? (ancora { $left })
dice-wait-remove_arrow = { $who } sta rimandando frecce nella riserva ...

# Risposte.
dice-option-stop = fermati
dice-option-reroll = { $dice_count ->
    [one] rilancia il dado { $dice }
   *[other] rilancia i dadi { $dice }
}
dice-option-shoot = { $number ->
    [2] { $target } due volte, con una birra
   *[other] { $target }
}
dice-option-heal = { $target_is ->
    [you] te
   *[other] { $target }
}
dice-option-give = { $target_is ->
    [you] te
   *[other] { $target }
}
dice-option-take_arrows = { $number ->
    [0] nessuna
    [one] 1 freccia
   *[other] { $number } frecce
}, e { $lost ->
    [0] non perdi nulla
    [one] perdi 1 punto vita
   *[other] perdi { $lost } punti vita
}
dice-option-return_arrows = { $number ->
    [0] nessuna
    [one] 1 freccia
   *[other] { $number } frecce
}
dice-option-remove = { $target_is ->
    [you] tua
   *[other] di { $target }
}
dice-option-pass = di nessuno: basta così

# Che cosa parla contro una risposta.
dice-reason-keeps_arrows = terresti frecce di cui potresti liberarti
dice-reason-own_sheriff = sei Vice e vinci solo con lo Sceriffo
dice-reason-outlaws_win = se lo Sceriffo cade prima di tutti gli altri, vincono i Fuorilegge
dice-reason-overkill = { $seat } cadrà comunque; questo colpo potrebbe ferire qualcun altro
dice-reason-last_dynamite = una terza dinamite ti costerebbe l'ultimo punto vita
dice-reason-last_arrows = { $pile ->
    [one] nella riserva resta 1 freccia: se la tiri arrivano gli indiani, e non sopravvivresti
   *[other] nella riserva restano { $pile } frecce: se ne tiri altrettante arrivano gli indiani, e non sopravvivresti
}

# Che cosa è successo.
dice-event-gave_life = { $at_is ->
    [self] { $who } si dà 1 punto vita
    [you] { $who_is ->
        [you] Ti dai 1 punto vita
       *[other] { $who } ti dà 1 punto vita
    }
   *[other] { $who_is ->
        [you] Dai 1 punto vita a { $at }
       *[other] { $who } dà 1 punto vita a { $at }
    }
}{ $gained ->
    [0] , ma va sprecato: la vita è già al massimo.
   *[other] .
}
# $again: se non è il primo lancio del turno. Quelli rilanciati fra più dadi stanno fra parentesi.
dice-event-rolled = { $again ->
    [no] { $who_is ->
        [you] Lanci i dadi: { $faces }.
       *[other] { $who } lancia i dadi: { $faces }.
    }
   *[yes] { $who_is ->
        [you] Rilanci
       *[other] { $who } rilancia
    } { $dice_count ->
        [one] 1 dado
       *[other] { $dice_count } dadi
    }: { $faces }.
}
dice-thrown = [{ $face }]
dice-event-took_arrows = { $who_is ->
    [you] Prendi
   *[other] { $who } prende
} { $why ->
    [struck_back] 1 freccia per { $owner_is ->
        [you] averti colpito
       *[other] aver colpito { $owner }
    }.
    [instead] { $number ->
        [one] 1 freccia invece di perdere 1 punto vita
       *[other] { $number } frecce invece di perdere { $number } punti vita
    }.
   *[rolled] { $number ->
        [one] 1 freccia.
       *[other] { $number } frecce.
    }
}{ $pile ->
    [0] {" "}Era l'ultima.
    [one] {" "}Nella riserva ne resta 1.
   *[other] {" "}Nella riserva ne restano { $pile }.
}
dice-event-indians = Gli Indiani attaccano: ognuno perde 1 punto vita per ogni sua freccia.
dice-event-refilled = Gli Indiani se ne vanno. Tutte le { $pile } frecce tornano nella riserva.
dice-event-spared = { $limit ->
    [0] { $cause_id ->
        [gatling] La Gatling non
       *[other] Nulla
    } { $who_is ->
        [you] ti ferisce
       *[other] ferisce { $who }
    }.
   *[other] { $who_is ->
        [you] Perdi
       *[other] { $who } perde
    } solo { $limit ->
        [one] 1 punto vita
       *[other] { $limit } punti vita
    }, per quante siano le frecce.
}
dice-event-lost_life = { $who_is ->
    [you] Perdi
   *[other] { $who } perde
} { $points ->
    [one] 1 punto vita
   *[other] { $points } punti vita
} ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}): { $cause_id ->
    [indians] Indiani
    [dynamite] dinamite
    [gatling] { $by_is ->
        [you] la tua Gatling
       *[other] Gatling di { $by }
    }
   *[bullseye] { $by_is ->
        [you] un tuo colpo
       *[other] colpo di { $by }
    }
}.
dice-event-returned_arrows = { $why ->
    [fired] { $who_is ->
        [you] { $number ->
            [one] Restituisci la tua freccia.
           *[other] Restituisci le tue { $number } frecce.
        }
       *[other] { $who } restituisce { $number ->
            [one] 1 freccia.
           *[other] { $number } frecce.
        }
    }
    [by_loss] { $who_is ->
        [you] Restituisci
       *[other] { $who } restituisce
    } { $number ->
        [one] 1 freccia
       *[other] { $number } frecce
    } per la vita persa.
   *[out] { $number ->
        [one] { $who_is ->
            [you] La tua freccia torna
           *[other] La freccia di { $who } torna
        }
       *[other] { $who_is ->
            [you] Le tue { $number } frecce tornano
           *[other] Le { $number } frecce di { $who } tornano
        }
    } nella riserva.
} Ora la riserva è di { $pile }.
dice-event-exploded = { $number } dinamiti esplodono: { $who_is ->
    [you] non lanci più.
   *[other] { $who } non lancia più.
}
dice-event-aimed = { $who_is ->
    [you] Miri
   *[other] { $who } mira
} a { $at_is ->
    [you] te
   *[other] { $at }
} con un { $face }{ $points ->
    [2] {" "}e { $who_is ->
        [you] raddoppi
       *[other] raddoppia
    } il colpo con una birra
   *[other] {""}
}.
dice-event-healed = { $at_is ->
    [self] { $who } beve una birra
    [you] { $who_is ->
        [you] Bevi una birra
       *[other] { $who } ti dà una birra
    }
   *[other] { $who_is ->
        [you] Dai una birra a { $at }
       *[other] { $who } dà una birra a { $at }
    }
}{ $gained ->
    [0] , ma va sprecata: la vita è già al massimo.
    [one] : 1 punto vita in più.
   *[other] : { $gained } punti vita in più.
}
dice-event-fired = { $who_is ->
    [you] Spari
   *[other] { $who } spara
} con la Gatling ({ $number } gatling): tutti gli altri perdono 1 punto vita.
# $why: peaceful per dadi senza mirini, death per l'eliminazione di qualcuno.
dice-event-gained_life = { $who_is ->
    [you] Guadagni
   *[other] { $who } guadagna
} { $points ->
    [one] 1 punto vita
   *[other] { $points } punti vita
} (ora { $left }): { $why ->
    [death] qualcuno è fuori gioco.
   *[peaceful] né 1 né 2 sui dadi.
}
dice-event-removed_arrow = { $who_is ->
    [you] Rimandi
   *[other] { $who } rimanda
} nella riserva una { $at_is ->
    [you] tua freccia
    [self] sua freccia
   *[other] freccia di { $at }
}. Ora la riserva è di { $pile }.
dice-event-eliminated = { $cause_id ->
    [indians] Gli Indiani { $who_is ->
        [you] ti eliminano
       *[other] eliminano { $who }
    }
    [dynamite] La dinamite { $who_is ->
        [you] ti elimina
       *[other] elimina { $who }
    }
   *[other] { $by_is ->
        [you] { $who_is ->
            [you] Sei fuori gioco per mano tua
           *[other] Elimini { $who }
        }
       *[other] { $by } { $who_is ->
            [you] ti elimina
           *[other] elimina { $who }
        }
    }
}. { $who_is ->
    [you] Il tuo ruolo era { $role }.
   *[other] Ruolo di { $who }: { $role }.
}
