### What only this set says.

event-copied = { $who_is ->
    [you] Da ora hai l'abilità di { $character } ({ $target }).
   *[other] Da ora { $who } ha l'abilità di { $character } ({ $target_is ->
        [you] tu
       *[other] { $target }
    }).
}
option-take-strip = { $pick_is ->
    [hand] una carta a caso della mano
   *[other] { $card }
}
option-take-copy = { $character } ({ $target })
option-draw-draw_or_take = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
option-draw_from-draw_or_take = { $target_is ->
    [you] riprendi la tua carta { $card }
   *[other] prendi { $card } di { $target }
}
# Che cosa fa un'abilità: come invito, e dopo «usa l'abilità:».
action-chuck_wengam = sacrifica 1 punto vita per pescare 2 carte
action-doc_holyday = scarta 2 carte per sparare
action-jose_delgado = scarta una carta blu per pescare 2 carte
ask-strip = { $kind }: quale carta fai scartare a { $seat }?
wait-strip = { $who } sceglie quale carta far scartare a { $seat_is ->
    [you] te
   *[other] { $seat }
} ...
ask-copy = Di chi hai l'abilità fino al tuo prossimo turno?
wait-copy = { $who } sta scegliendo un'abilità ...
ask-draw_or_take = Peschi, o prendi una carta in gioco?
wait-draw_or_take = { $who } sta pescando ...
