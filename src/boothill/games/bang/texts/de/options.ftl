### The answers. option-VERB, or option-VERB-QUESTION where the question needs other words.

option-pass = nichts tun
option-pass-dodge = den Treffer einstecken: 1 Leben verlieren
option-pass-bang = nichts abgeben: 1 Leben verlieren
option-pass-rescue = ausscheiden
option-pass-last_will = den Rest ablegen, wie er kommt
option-end = deinen Zug beenden

# $pick_is: none, hand, card. Beside the name of the card ($card) that is played. $use: what it does to its target.
option-play = { $as_is ->
    [other] als { $kind }{ $target_is ->
        [nobody] {" "}
       *[other] { $use ->
            [shot] {" "}
           *[other] :{" "}
        }
    }
   *[same] {""}
}{ $target_is ->
    [nobody] { $colour ->
        [brown] spielen
        [green] für später auslegen
       *[other] auslegen
    }
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] deine Hand
           *[other] Hand von { $target }
        }
        [card] { $target_is ->
            [you] { $pick } von dir
           *[other] { $pick } von { $target }
        }
       *[none] { $use ->
            [shot] auf { $target } schießen
            [heal] { $target_is ->
                [you] dich selbst
               *[other] { $target }
            } heilen
           *[other] { $kind_id ->
                [jail] { $target_is ->
                    [you] dich selbst
                   *[other] { $target }
                } einsperren
                [duel] { $target } herausfordern
               *[other] { $target_is ->
                    [you] du selbst
                   *[other] { $target }
                }
            }
        }
    }
}
# The same for a green card in play that is used.
option-spend = { $target_is ->
    [nobody] einsetzen
   *[other] { $pick_is ->
        [hand] { $target_is ->
            [you] deine Hand
           *[other] Hand von { $target }
        }
        [card] { $target_is ->
            [you] { $pick } von dir
           *[other] { $pick } von { $target }
        }
       *[none] { $use ->
            [shot] auf { $target } schießen
           *[other] { $target_is ->
                [you] du selbst
               *[other] { $target }
            }
        }
    }
}
# The name of the card stands beside it, and its price. $as_is is other if it is bought for what another card does.
# $grouped is yes where all that the options have in common is said for the whole group.
option-buy = { $target_is ->
    [nobody] { $as_is ->
        [other] als { $kind }
       *[same] kaufen
    }
   *[other] { $grouped ->
        [yes] { $target_is ->
            [you] { $as_is ->
                [other] du selbst
               *[same] { $use ->
                    [heal] dich selbst
                   *[other] dir selbst
                }
            }
           *[other] { $target }
        }
       *[no] { $as_is ->
            [other] als { $kind }:{" "}
           *[same] {""}
        }{ $pick_is ->
            [hand] { $target_is ->
                [you] deine Hand
               *[other] Hand von { $target }
            }
            [card] { $target_is ->
                [you] { $pick } von dir
               *[other] { $pick } von { $target }
            }
           *[none] { $use ->
                [shot] auf { $target } schießen
                [heal] { $target_is ->
                    [you] dich selbst
                   *[other] { $target }
                } heilen
               *[other] { $kind_id ->
                    [duel] { $target } herausfordern
                   *[other] vor { $target_is ->
                        [you] dich selbst
                       *[other] { $target }
                    } legen
                }
            }
        }
    }
}
option-remove = { $card } von { $target }{ $grouped ->
    [yes] {" "}${ $price }
   *[no] {" "}für { $price } Nuggets entfernen
}
option-use = { $action_id ->
    [ricochet] { $pick } von { $target } treffen
    [jacky_murieta] für 2 Nuggets auf { $target } schießen
   *[other] { $action_id ->
        [jose_delgado] abwerfen, um 2 Karten zu ziehen
        [sell_beer] für 1 Nugget verkaufen
       *[other] { $action }{ $card_is ->
            [none] {""}
           *[card] : { $card }
        }
    }{ $target_is ->
        [nobody] {""}
        [you] : du selbst
       *[other] { $action_id ->
            [doc_holyday] {" "}auf { $target }
            [sniper] {" "}auf { $target }
           *[other] : { $target }
        }
    }{ $pick_is ->
        [none] {""}
        [hand] {" "}(Hand)
       *[card] {" "}({ $pick })
    }
}
option-respond = { $card }{ $as_is ->
    [other] {" "}als { $kind }
   *[same] {""}
}
# $colour is that of what the card counts as: a Missed! that is not brown lies in play.
option-respond-dodge = { $colour ->
    [brown] { $card }{ $as_is ->
        [other] {" "}als { $kind }
       *[same] {""}
    } spielen
   *[other] { $card } (ausliegend) einsetzen
}
option-respond-bang = { $card }{ $as_is ->
    [other] {" "}als { $kind }
   *[same] {""}
} abgeben
option-respond-rescue = { $card } spielen
# $guard is a card in play, $guardian a character: with what it is made, as far as that is certain.
option-flip = { $guard_is ->
    [none] { $guardian_seen ->
        [yes] deine Fähigkeit einsetzen
       *[no] aufdecken
    }
   *[other] { $guard }{ $guardian_seen ->
        [yes] {" "}oder deine Fähigkeit
       *[no] {""}
    } einsetzen
} (braucht Herz)
option-take = { $card }
option-take-estate = { $pick_is ->
    [hand] eine zufällige Handkarte
   *[other] { $card }
}
option-discard = { $card }
option-draw = vom Nachziehstapel
option-draw_from = { $target_is ->
    [nobody] { $card } vom Ablagestapel
   *[other] eine zufällige Karte aus der Hand von { $target }
}
option-keep = ja
option-call = { $call }
# An answer of somebody else's set that none of these fits.
option-other = { $verb }
action-sid_ketchum = 2 Karten abwerfen, um 1 Leben zu heilen
action-other = die Fähigkeit { $name } nutzen
