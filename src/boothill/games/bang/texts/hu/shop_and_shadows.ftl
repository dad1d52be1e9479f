### Gold Rush and the Shadow variant: what the log tells of nuggets, equipment and shadows, and what the screen shows of
### them. $price is in nuggets.

event-restocked = Új a kínálatban: { $cards }.
event-equipment_shuffled = A használt felszerelés megkeverve: új pakli { $count } lappal.
# $use is shot or heal if it does that to its target; $as_is is other if it does what another card ($kind) does.
event-bought = { $who_is ->
    [you] Megveszed
   *[other] { $who } megveszi
} { $price ->
    [0] ingyen
   *[other] { $price } aranyrögért
}: { $card }{ $use ->
    [shot] {" "}– lövés { $target_is ->
        [you] ellened
       *[other] { $target } ellen
    }
   *[other] { $as_is ->
        [same] {""}
       *[other] {" "}mint { $kind }
    }{ $target_is ->
        [nobody] {""}
        [self] {" "}– { $colour ->
            [black] maga elé
           *[other] { $use ->
                [heal] magának
               *[other] magára
            }
        }
        [you] {" "}– { $who_is ->
            [you] { $colour ->
                [black] magad elé
               *[other] { $use ->
                    [heal] magadnak
                   *[other] magadra
                }
            }
           *[other] { $colour ->
                [black] eléd
               *[other] { $use ->
                    [heal] neked
                   *[other] ellened
                }
            }
        }
       *[other] {" "}– { $target } { $colour ->
            [black] elé
           *[other] { $use ->
                [heal] számára
               *[other] ellen
            }
        }
    }
}.
event-shelved = { $who_is ->
    [you] Képpel felfelé a felszereléspakli alá teszed
   *[other] { $who } képpel felfelé a felszereléspakli alá teszi
}: { $card }.
event-removed = { $by_is ->
    [you] { $price } aranyrögért eltávolíttatod
   *[other] { $by } { $price } aranyrögért eltávolíttatja
} { $victim_is ->
    [you] a lapodat
   *[other] { $victim } lapját
}: { $card }.
event-gained_nuggets = { $who_is ->
    [you] { $number } aranyrögöt kapsz
   *[other] { $who } { $number } aranyrögöt kap
} (most { $total }).
event-lost_nuggets = { $who_is ->
    [you] { $number } aranyrögöd
   *[other] { $who } { $number } aranyröge
} visszakerül a készletbe.

event-unhealed = { $who_is ->
    [you] Árnyék vagy, nem nyersz vissza életpontot.
   *[other] { $who } árnyék, nem nyer vissza életpontot.
}
event-shadow_came = { $who_is ->
    [you] Árnyékként visszatérsz, de csak erre a körre.
   *[other] { $who } árnyékként visszatér, de csak erre a körre.
}
event-shadow_left = { $who_is ->
    [you] Árnyékköröd véget ért: újra kiestél.
   *[other] { $who } árnyéka távozik: { $who } újra kiesett.
}
# Which side an eliminated Renegade serves ($side), from the start of his turn to that of his next.
event-took_side = { $role_id ->
    [deputy] { $who_is ->
        [you] Mostantól árnyék-seriffhelyettes vagy: a Seriffel győzöl.
       *[other] { $who } mostantól árnyék-seriffhelyettes: a Seriffel győz.
    }
   *[outlaw] { $who_is ->
        [you] Mostantól árnyékbandita vagy: a Banditákkal győzöl.
       *[other] { $who } mostantól árnyékbandita: a Banditákkal győz.
    }
}
event-turn_lapsed = { $who_is ->
    [you] Mégsem kapsz további kört: az árnyékok már nem térnek vissza.
   *[other] { $who } mégsem kap további kört: az árnyékok már nem térnek vissza.
}
event-shadows_gone = Csak a Seriff és egy Renegát maradt: az árnyékok már nem térnek vissza.

price = { $name } ${ $price }
