### The answers. option-VERB, or option-VERB-QUESTION where the question needs other words.

option-pass = nem teszel semmit
option-pass-dodge = tűröd a találatot: 1 életpontot veszítesz
option-pass-bang = nem dobsz el semmit: 1 életpontot veszítesz
option-pass-rescue = kiesel
option-pass-last_will = a többi sorrendje mindegy
option-pass-roulette = semmit sem használsz: 2 életpontot veszítesz
option-pass-save_card = hagyod, elvész: { $mark }
option-pass-identity = maradsz, aki vagy: { $own }
option-pass-give_life = nem adsz
option-pass-call_colour = megállsz
option-pass-exchange = { $chosen ->
    [0] megtartod a lapjaidat
   *[other] { $chosen } lap cseréje
}
option-end = a kör befejezése

# $pick_is: none, hand, card. Beside the name of the card ($card) that is played. $use: what it does to its target.
option-play = { $target_is ->
    [nobody] { $colour ->
        [brown] kijátszás
        [green] lerakás későbbre
       *[other] kirakás magad elé
    }
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] a saját kezedből
           *[other] { $target } kezéből
        }
        [card] { $target_is ->
            [you] saját lapod: { $pick }
           *[other] { $target } lapja: { $pick }
        }
       *[none] { $use ->
            [shot] lövés: { $target }
            [heal] gyógyítás: { $target_is ->
                [you] magad
               *[other] { $target }
            }
           *[other] { $kind_id ->
                [jail] börtönbe: { $target_is ->
                    [you] magad
                   *[other] { $target }
                }
                [duel] kihívás: { $target }
               *[other] { $target_is ->
                    [you] magad
                   *[other] { $target }
                }
            }
        }
    }
}{ $as_is ->
    [other] {" "}(mint { $kind })
   *[same] {""}
}
# The same for a green card in play that is used.
option-spend = { $target_is ->
    [nobody] használat
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] a saját kezedből
           *[other] { $target } kezéből
        }
        [card] { $target_is ->
            [you] saját lapod: { $pick }
           *[other] { $target } lapja: { $pick }
        }
       *[none] { $use ->
            [shot] lövés: { $target }
           *[other] { $target_is ->
                [you] magad
               *[other] { $target }
            }
        }
    }
}
# The name of the card stands beside it, and its price. $as_is is other if it is bought for what another card does.
# $grouped is yes where all that the options have in common is said for the whole group.
option-buy = { $target_is ->
    [nobody] { $as_is ->
        [other] mint { $kind }
       *[same] vásárlás
    }
   *[other] { $grouped ->
        [yes] { $target_is ->
            [you] magad
           *[other] { $target }
        }
       *[no] { $as_is ->
            [other] mint { $kind }:{" "}
           *[same] {""}
        }{ $pick_is ->
            [hand] { $target_is ->
                [you] a saját kezedből
               *[other] { $target } kezéből
            }
            [card] { $target_is ->
                [you] saját lapod, { $pick }
               *[other] { $target } lapja, { $pick }
            }
           *[none] { $use ->
                [shot] lövés { $target } ellen
                [heal] { $target_is ->
                    [you] magad gyógyítása
                   *[other] { $target } gyógyítása
                }
               *[other] { $kind_id ->
                    [duel] { $target } kihívása
                   *[other] { $target_is ->
                        [you] magad elé
                       *[other] { $target } elé
                    }
                }
            }
        }
    }
}
option-remove = { $grouped ->
    [yes] { $target }: { $card } ${ $price }
   *[no] { $target } lapjának eltávolítása { $price } aranyrögért: { $card }
}
option-use = { $action_id ->
    [ricochet] lövés { $target } lapjára: { $pick }
    [jacky_murieta] lövés 2 aranyrögért: { $target }
   *[other] { $action_id ->
        [jose_delgado] eldobás 2 lap húzásáért
        [sell_beer] eladás 1 aranyrögért
       *[other] { $action }{ $card_is ->
            [none] {""}
           *[card] : { $card }
        }
    }{ $target_is ->
        [nobody] {""}
        [you] : magad
       *[other] : { $target }
    }{ $pick_is ->
        [none] {""}
        [hand] {" "}(kézből)
       *[card] {" "}({ $pick })
    }
}
option-respond = { $card }{ $as_is ->
    [other] {" "}mint { $kind }
   *[same] {""}
}
# $colour is that of what the card counts as: a Missed! that is not brown lies in play.
option-respond-dodge = kivédés: { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] {" "}(kint fekszik)
}
option-respond-roulette = felhasználás: { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] {" "}(kint fekszik)
}
option-respond-save_card = megmentés: { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] {" "}(kint fekszik)
}
option-respond-bang = eldobás: { $card }{ $as_is ->
    [other] {" "}mint { $kind }
   *[same] {""}
}
option-respond-rescue = kijátszás: { $card }
option-flip = próbahúzás (a kőr felér egy Nem talált! lappal)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] véletlen lap a kézből
   *[other] { $card }
}
option-take-strip = { $pick_is ->
    [hand] véletlen lap a kézből
   *[other] { $card }
}
option-take-give_life = 1 életpont { $target } számára
option-take-copy = { $character } ({ $target })
option-discard = { $card }
option-draw = a húzópakliból
option-draw-drink_or_draw = húzás a szokásos módon
option-draw-draw_or_take = { $count } lap húzása
option-draw_from = { $target_is ->
    [nobody] { $card } a dobópakliból
   *[other] véletlen lap { $target } kezéből
}
option-draw_from-draw_or_take = { $target_is ->
    [you] saját lapod visszavétele: { $card }
   *[other] { $target } lapjának elvétele: { $card }
}
option-keep = igen
option-keep-identity = karaktercsere: { $second }, 2 életponttal
option-keep-drink_or_draw = visszanyersz 1 életpontot
option-call = { $call }
# An answer of somebody else's set that none of these fits.
option-other = { $verb }

# What an ability does, among the answers and in the log.
action-chuck_wengam = 1 életpontért 2 lap húzása
action-doc_holyday = 2 lap eldobásával lövés
action-jose_delgado = egy kék lap eldobásával 2 lap húzása
action-ricochet = BANG! eldobásával lövés egy kint fekvő lapra
action-sid_ketchum = 2 lap eldobásával 1 életpont visszanyerése
action-sniper = 2 BANG! lap eldobásával lövés
action-gold_pan = 1 aranyrögért 1 lap húzása
action-jacky_murieta = 2 aranyrögért lövés
action-josh_mccloud = 2 aranyrögért a felszereléspakli felső lapja
action-pretty_luzena = a következő vásárlás teljes áron, a kedvezmény megtartása
action-raddie_snake = 1 aranyrögért 1 lap húzása
action-rucksack = 2 aranyrögért 1 életpont visszanyerése
action-sell_beer = Sör kijátszása 1 aranyrögért
action-other = képesség: { $name }
