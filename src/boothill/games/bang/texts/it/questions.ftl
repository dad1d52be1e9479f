### Che cosa si chiede: al giocatore (ask-), e come lo vedono gli altri (wait-).

ask-play = Tocca a te: gioca carte, o termina il turno.
wait-play = { $who } sta giocando ...

ask-dodge = { $by_is ->
    [nobody] { $cause_is ->
        [event] Un colpo contro di te ({ $cause }).
       *[other] { $cause } ti colpisce.
    }
   *[other] { $by } ti spara ({ $cause }).
} { $needs ->
    [1] Un effetto Mancato! ferma il colpo.
   *[other] Servono { $needs } effetti Mancato! per fermare il colpo.
}
wait-dodge = { $who } sta rispondendo ({ $cause }) ...

ask-bang = { $by_is ->
    [nobody] { $cause }: scarta un BANG!, o perdi 1 punto vita.
   *[other] { $cause } di { $by }: scarta un BANG!, o perdi 1 punto vita.
}
wait-bang = { $who } sta rispondendo ({ $cause }) ...

ask-rescue = Stai morendo (punti vita: { $life }). Salvati, o sei fuori gioco.
wait-rescue = { $who } sta morendo ...

ask-between = Prima che la partita continui: usi la tua abilità?
wait-between = { $who } può usare un'abilità ...

ask-surplus = Fine del turno: hai { $surplus ->
    [one] 1 carta in più di quante puoi tenerne. { $surplus_to ->
        [deck] Mettine una coperta sul mazzo ({ $event }).
       *[discard] Scartane una.
    }
   *[other] { $surplus } carte in più di quante puoi tenerne. { $surplus_to ->
        [deck] Mettile coperte sul mazzo, l'ultima in cima ({ $event }).
       *[discard] Scartale una alla volta.
    }
}
wait-surplus = { $who } sta scartando ...

ask-flip = Quale carta vale nell'«estrai!»{ $occasion_is ->
    [shot] {" "}contro il colpo (Cuori vale un Mancato!)
    [own] { $occasion_id ->
        [don_bell] {" "}per un turno in più (con Cuori o Quadri)
       *[other] {" "}per { $occasion }
    }
   *[other] { $occasion_id ->
        [none] {""}
        [dynamite] {" "}per la Dinamite (esplode dal 2 al 9 di Picche)
        [jail] {" "}per la Prigione (con Cuori si esce)
        [gatling] {" "}contro il colpo (Cuori vale un Mancato!)
        [ability] {" "}contro il colpo (Cuori vale un Mancato!)
        [a_fistful_of_cards] {" "}contro il colpo (Cuori vale un Mancato!)
        [ricochet] {" "}contro il colpo (Cuori vale un Mancato!)
        [russian_roulette] {" "}nella Roulette Russa (Cuori vale un Mancato!)
        [sniper] {" "}contro il colpo (Cuori vale un Mancato!)
        [vendetta] {" "}per la Vendetta (con Cuori un turno in più)
       *[other] {" "}per { $occasion }
    }
}?{ $all_suit_is ->
    [none] {""}
   *[event] {" "}Ogni carta vale come { $all_suit } ({ $event }).
}
wait-flip = { $who } sceglie la carta per l'«estrai!» ...

ask-first_draw = Da dove viene la tua prima carta?
wait-first_draw = { $who } sta pescando ...

ask-look = Scegli una carta da tenere (ancora { $count }).
wait-look = { $who } sta scegliendo carte ...

ask-cost = Quale carta scarti in cambio? (ancora { $count })
wait-cost = { $who } sta pagando un'abilità ...

ask-second_card = Quale altra carta scarti per giocare { $kind }?{ $left ->
    [1] {""}
   *[other] {" "}(ancora { $left })
}
wait-second_card = { $who } sceglie una carta da scartare per { $kind } ...

ask-store = Emporio: prendi una carta.
wait-store = { $who } sta scegliendo all'Emporio ...

ask-estate = Quale delle carte di { $victim } prendi?
wait-estate = { $who } sta prendendo { $victim_is ->
    [you] le tue carte
   *[other] le carte di { $victim }
} ...

ask-last_will = Sei fuori gioco. In quale ordine vanno negli scarti le tue carte?
wait-last_will = { $who } sta lasciando le ultime carte ...

# Una domanda di un set altrui.
ask-other = Scegli ({ $name }).
wait-other = { $who } sta scegliendo ...
