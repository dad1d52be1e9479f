### What only this set says.

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
event-sold = { $who_is ->
    [you] Kijátszod
   *[other] { $who } kijátssza
} egy aranyrögért: { $card }.
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
action-gold_pan = 1 aranyrögért 1 lap húzása
action-jacky_murieta = 2 aranyrögért lövés
action-josh_mccloud = 2 aranyrögért a felszereléspakli felső lapja
action-pretty_luzena = a következő vásárlás teljes áron, a kedvezmény megtartása
action-raddie_snake = 1 aranyrögért 1 lap húzása
action-rucksack = 2 aranyrögért 1 életpont visszanyerése
action-sell_beer = Sör kijátszása 1 aranyrögért
ask-drop_one = Melyiket dobod el a húzott lapok közül?
wait-drop_one = { $who } kiválasztja, melyik lapot dobja el…
ask-find = Ezt találtad: { $card }. Mit teszel vele?
wait-find = { $who } ezt találta: { $card }, és most gondolkodik, mit tegyen vele…
reason-no_turn_for_ghosts = szellem nem kap másik kört, ezért csak a mostaninak vetne véget
