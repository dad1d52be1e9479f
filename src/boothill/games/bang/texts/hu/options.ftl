### The answers. option-VERB, or option-VERB-QUESTION where the question needs other words.

option-pass = nem teszel semmit
option-pass-dodge = tűröd a találatot: 1 életpontot veszítesz
option-pass-bang = nem dobsz el semmit: 1 életpontot veszítesz
option-pass-rescue = kiesel
option-pass-last_will = a többi sorrendje mindegy
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
option-respond-dodge = { $colour ->
    [brown] kijátszás: { $card }{ $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] felhasználás: { $card } (kint fekszik)
}
option-respond-bang = eldobás: { $card }{ $as_is ->
    [other] {" "}mint { $kind }
   *[same] {""}
}
option-respond-rescue = kijátszás: { $card }
# $guard is a card in play, $guardian a character: with what it is made, as far as that is certain.
option-flip = { $guard_is ->
    [none] { $guardian_seen ->
        [yes] a képességed használata
       *[no] próbahúzás
    }
   *[other] { $guard }{ $guardian_seen ->
        [yes] {" "}vagy a képességed
       *[no] {""}
    } használata
} (kőr kell hozzá)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] véletlen lap a kézből
   *[other] { $card }
}
option-discard = { $card }
option-draw = a húzópakliból
option-draw_from = { $target_is ->
    [nobody] { $card } a dobópakliból
   *[other] véletlen lap { $target } kezéből
}
option-keep = igen
option-call = { $call }
# An answer of somebody else's set that none of these fits.
option-other = { $verb }
action-sid_ketchum = 2 lap eldobásával 1 életpont visszanyerése
action-other = képesség: { $name }
