### What only this set says.

event-copied = { $who_is ->
    [you] Mostantól tiéd { $character } képessége ({ $target }).
   *[other] { $who } mostantól { $character } képességét használja ({ $target_is ->
        [you] a tiédet
       *[other] { $target }
    }).
}
option-take-strip = { $pick_is ->
    [hand] véletlen lap a kézből
   *[other] { $card }
}
option-take-copy = { $character } ({ $target })
option-draw-draw_or_take = { $count } lap húzása
option-draw_from-draw_or_take = { $target_is ->
    [you] saját lapod visszavétele: { $card }
   *[other] { $target } lapjának elvétele: { $card }
}
# What an ability does, among the answers and in the log.
action-chuck_wengam = 1 életpontért 2 lap húzása
action-doc_holyday = 2 lap eldobásával lövés
action-jose_delgado = egy kék lap eldobásával 2 lap húzása
ask-strip = { $kind }: melyik lapját dobja el { $seat }?
wait-strip = { $who } kiválasztja, { $seat_is ->
    [you] melyik lapodat dobod el
   *[other] melyik lapját dobja el { $seat }
}…
ask-copy = Kinek a képességét használod a következő körödig?
wait-copy = { $who } képességet választ…
ask-draw_or_take = Húzol, vagy elveszel egy kint fekvő lapot?
wait-draw_or_take = { $who } lapot húz…
