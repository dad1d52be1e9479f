### What only this set says.

brief-abandoned_mine = nella fase 1 si pesca dagli scarti
brief-ambush = tutti sono a distanza 1
brief-blood_brothers = puoi dare 1 punto vita a qualcuno
brief-dead_man = chi è uscito per primo ritorna
brief-hard_liquor = recuperi 1 punto vita invece di pescare
brief-lasso = le carte in gioco non hanno effetto
brief-law_of_the_west = la seconda carta pescata va giocata
brief-peyote = indovina il colore per pescare
brief-ranch = dopo aver pescato puoi cambiare carte
brief-ricochet = i BANG! possono colpire carte in gioco
brief-russian_roulette = una volta: senza Mancato! -2 punti vita
brief-sniper = 2 BANG! insieme, più duri da schivare
brief-the_judge = niente carte davanti a nessuno
brief-vendetta = «estrai!» per un turno in più
brief-a_fistful_of_cards = un colpo per ogni carta in mano
event-aimed_at_card = { $who_is ->
    [you] Il tuo colpo
   *[other] Il colpo di { $who }
} va verso { $target_is ->
    [you] la tua carta { $card }.
   *[other] la carta { $card } di { $target }.
}
event-volley = { $number ->
    [one] Un colpo
   *[other] { $number } colpi
} contro { $who_is ->
    [you] di te
   *[other] { $who }
}, { $number ->
    [one] per l'unica carta in mano.
   *[other] uno per ogni carta in mano.
}
event-called = { $who_is ->
    [you] Dici
   *[other] { $who } dice
} { $call }: { $card }. { $right ->
    [1] { $who_is ->
        [you] Giusto: prendi la carta.
       *[other] Giusto: { $who } prende la carta.
    }
   *[0] Sbagliato: la carta va negli scarti.
}
event-gave_life = { $who_is ->
    [you] Dai un punto vita a { $target }.
   *[other] { $target_is ->
        [you] { $who } ti dà un punto vita.
       *[other] { $who } dà un punto vita a { $target }.
    }
}
option-pass-roulette = non usare nulla: perdi 2 punti vita
option-pass-save_card = rinuncia: perdi { $mark }
option-pass-give_life = non dare nulla
option-pass-call_colour = fermati qui
option-pass-exchange = { $chosen ->
    [0] tieni le tue carte
    [one] cambia 1 carta
   *[other] cambia { $chosen } carte
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
option-take-give_life = dai 1 punto vita a { $target }
option-draw-drink_or_draw = pesca come al solito
option-keep-drink_or_draw = recupera 1 punto vita
action-ricochet = scarta un BANG! per colpire una carta in gioco
action-sniper = scarta 2 BANG! per sparare
ask-give_life = { $kind }: perdi 1 punto vita perché qualcun altro ne recuperi 1?
wait-give_life = { $who } può cedere un punto vita ...
ask-drink_or_draw = { $kind }: recuperi 1 punto vita invece di pescare?
wait-drink_or_draw = { $who } sceglie fra bere e pescare ...
ask-call_colour = { $right ->
    [0] { $event }: rosso o nero? Se la prossima carta è di quel colore la prendi e puoi riprovare.
    [one] { $event }: 1 giusta. Rosso, nero, o ti fermi? Se sbagli, smetti di pescare.
   *[other] { $event }: { $right } giuste. Rosso, nero, o ti fermi? Se sbagli, smetti di pescare.
}
wait-call_colour = { $who } sta scegliendo un colore ...
ask-exchange = { $kind }: { $chosen ->
    [0] scarti carte a piacere per pescarne altrettante? Sceglile una alla volta.
    [one] 1 carta scelta. Quali altre vanno via?
   *[other] { $chosen } carte scelte. Quali altre vanno via?
}
wait-exchange = { $who } sta cambiando carte ...
ask-roulette = { $cause }: usa un effetto Mancato!, o perdi 2 punti vita. Poi tocca al giocatore seguente.
wait-roulette = { $cause }: tocca a { $who } ...
ask-save_card = { $cause }: { $by } spara alla tua carta { $mark }. Un effetto Mancato! la salva.
wait-save_card = { $who } può salvare { $mark } ...
