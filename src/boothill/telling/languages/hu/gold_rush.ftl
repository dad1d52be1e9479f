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
event-found = { $who_is ->
    [you] A felszereléspakli tetején ezt találod
   *[other] { $who } ezt találja a felszereléspakli tetején
}: { $card }.
event-put_to_use = { $use ->
    [shot] { $who_is ->
        [you] Lövésed { $target } ellen: { $card }
       *[other] { $target_is ->
            [you] { $who } rád lő: { $card }
           *[other] { $who } lövése { $target } ellen: { $card }
        }
    }
   *[other] { $colour ->
        [black] { $who_is ->
            [you] Kiteszed { $target_is ->
                [nobody] magad elé
                [you] magad elé
               *[other] { $target } elé
            }
           *[other] { $who } kiteszi { $target_is ->
                [nobody] maga elé
                [self] maga elé
                [you] eléd
               *[other] { $target } elé
            }
        }: { $card }
       *[other] { $who_is ->
            [you] Felhasználod
           *[other] { $who } felhasználja
        }{ $target_is ->
            [nobody] {""}
            [self] { $use ->
                [heal] {" "}magának
               *[other] {" "}magára
            }
            [you] { $who_is ->
                [you] { $use ->
                    [heal] {" "}magadnak
                   *[other] {" "}magadra
                }
               *[other] { $use ->
                    [heal] {" "}neked
                   *[other] {" "}ellened
                }
            }
           *[other] {" "}{ $target } { $use ->
                [heal] számára
               *[other] ellen
            }
        }: { $card }{ $as_is ->
            [other] {" "}mint { $kind }
           *[same] {""}
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
event-sold = { $who_is ->
    [you] Kijátszod
   *[other] { $who } kijátssza
} egy aranyrögért: { $card }.
event-gained_nuggets = { $who_is ->
    [you] { $number } aranyrögöt kapsz
   *[other] { $who } { $number } aranyrögöt kap
} (most { $total }).
event-lost_nuggets = { $who_is ->
    [you] { $number } aranyrögöd
   *[other] { $who } { $number } aranyröge
} visszakerül a készletbe.
event-bounty = { $by_is ->
    [you] Tiéd
   *[other] { $by } megkapja
} { $victim_is ->
    [you] { $by_is ->
        [you] a saját vérdíjad
       *[other] a vérdíjadat
    }
   *[other] { $by_is ->
        [you] { $victim } vérdíja
       *[other] { $victim } vérdíját
    }
}.

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
