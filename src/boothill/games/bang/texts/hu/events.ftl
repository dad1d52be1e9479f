### What happened, told to one viewer. For each seat there is its name ($who) and who that is to the viewer
### ($who_is: you, other, nobody; $target_is and $victim_is also self, for what somebody else does to himself); for lists of
### cards their number ($cards_count). A cause is a card, or what a character can do ($cause_id is then ability), or an
### event ($cause_is is then event).

event-seated = { $who_is ->
    [you] A karaktered { $character }, { $life } élettel; a szereped: { $role }.
   *[other] { $role_seen ->
        [yes] { $who } karaktere { $character }, { $life } élettel; szerepe: { $role }.
       *[no] { $who } karaktere { $character }, { $life } élettel.
    }
}

event-turn = { $extra ->
    [1] { $who_is ->
        [you] { $turn }. kör: még egyszer te jössz.
       *[other] { $turn }. kör: még egyszer { $who } jön.
    }
   *[0] { $who_is ->
        [you] { $turn }. kör: te jössz.
       *[other] { $turn }. kör: { $who } jön.
    }
}
event-turn_over = { $who_is ->
    [you] A köröd véget ér.
   *[other] { $who } köre véget ér.
}

event-role_shown = { $who_is ->
    [you] Felfeded a szerepedet: { $role }.
   *[other] { $who } felfedi a szerepét: { $role }.
}
event-forgot = { $who_is ->
    [you] Elveszted a lemásolt képességet.
   *[other] { $who } elveszti a lemásolt képességet.
}

# $use: shot, for a card that shoots at its target.
event-played = { $use ->
    [shot] { $who_is ->
        [you] Lövésed { $target } ellen: { $card }.
       *[other] { $target_is ->
            [you] { $who } rád lő: { $card }.
           *[other] { $who } lövése { $target } ellen: { $card }.
        }
    }
   *[other] { $kind_id ->
        [jail] { $who_is ->
            [you] { $target_is ->
                [you] Kiteszed magad elé
               *[other] Kiteszed { $target } elé
            }
           *[other] { $target_is ->
                [you] { $who } kiteszi eléd
                [self] { $who } kiteszi maga elé
               *[other] { $who } kiteszi { $target } elé
            }
        }: { $card }. Irány a börtön!
       *[other] { $target_is ->
            [nobody] { $colour ->
                [brown] { $who_is ->
                    [you] Kijátszod: { $card }.
                   *[other] { $who } kijátssza: { $card }.
                }
               *[other] { $who_is ->
                    [you] Kiteszed magad elé: { $card }.
                   *[other] { $who } kiteszi maga elé: { $card }.
                }
            }
            [self] { $who } magára játssza ki: { $card }.
            [you] { $who_is ->
                [you] Magadra játszod ki: { $card }.
               *[other] { $use ->
                    [heal] { $who } a te javadra játssza ki: { $card }.
                   *[other] { $who } ellened játssza ki: { $card }.
                }
            }
           *[other] { $who_is ->
                [you] Kijátszod
               *[other] { $who } kijátssza
            } { $target } { $use ->
                [heal] javára
               *[other] ellen
            }: { $card }.
        }
    }
}
event-paid = { $kind } – { $who_is ->
    [you] eldobod hozzá
   *[other] { $who } eldobja hozzá
}: { $card }.
# A green card used.
event-spent = { $use ->
    [shot] { $who_is ->
        [you] Lövésed { $target } ellen egy kint fekvő lappal: { $card }.
       *[other] { $target_is ->
            [you] { $who } rád lő egy kint fekvő lappal: { $card }.
           *[other] { $who } lövése { $target } ellen egy kint fekvő lappal: { $card }.
        }
    }
   *[other] { $who_is ->
        [you] Kint fekvő lapot használsz
       *[other] { $who } kint fekvő lapot használ
    }{ $target_is ->
        [nobody] {""}
        [self] {" "}magán
        [you] { $who_is ->
            [you] {" "}magadon
           *[other] { $use ->
                [heal] {" "}a te javadra
               *[other] {" "}ellened
            }
        }
       *[other] {" "}{ $target } { $use ->
            [heal] javára
           *[other] ellen
        }
    }: { $card }.
}
# What an event lets a player do is no ability of his.
event-used_ability = { $action_id ->
    [ricochet] { $target_is ->
        [you] { $who_is ->
            [you] Egy előtted fekvő lapra lősz.
           *[other] { $who } egy előtted fekvő lapra lő.
        }
       *[other] { $who_is ->
            [you] Egy { $target } előtt fekvő lapra lősz.
           *[other] { $who } egy { $target } előtt fekvő lapra lő.
        }
    }
    [sniper] { $who_is ->
        [you] Lövésed { $target } ellen, egyszerre 2 BANG! lappal.
       *[other] { $target_is ->
            [you] { $who } rád lő, egyszerre 2 BANG! lappal.
           *[other] { $who } lövése { $target } ellen, egyszerre 2 BANG! lappal.
        }
    }
    [jacky_murieta] { $who_is ->
        [you] Fizetsz 2 aranyrögöt egy lövésért { $target } ellen.
       *[other] { $who } fizet 2 aranyrögöt egy lövésért { $target_is ->
            [you] ellened.
           *[other] { $target } ellen.
        }
    }
    [josh_mccloud] { $who_is ->
        [you] Fizetsz
       *[other] { $who } fizet
    } 2 aranyrögöt a felszereléspakli felső lapjáért.
    [gold_pan] { $who_is ->
        [you] Fizetsz
       *[other] { $who } fizet
    } 1 aranyrögöt egy lapért.
    [raddie_snake] { $who_is ->
        [you] Fizetsz
       *[other] { $who } fizet
    } 1 aranyrögöt egy lapért.
    [rucksack] { $who_is ->
        [you] Fizetsz
       *[other] { $who } fizet
    } 2 aranyrögöt 1 életpont visszanyeréséért.
    [pretty_luzena] { $who_is ->
        [you] Későbbre tartogatod a kedvezményt: a következő vásárlásnál teljes árat fizetsz.
       *[other] { $who } későbbre tartogatja a kedvezményt: a következő vásárlásnál teljes árat fizet.
    }
   *[other] { $owner_is ->
        [event] { $who_is ->
            [you] Az eseményt használod
           *[other] { $who } az eseményt használja
        }
       *[other] { $who_is ->
            [you] Képességet használsz
           *[other] { $who } képességet használ
        }
    }: { $action }{ $action_id ->
        [doc_holyday] { $target_is ->
            [nobody] {""}
            [you] {" "}ellened
           *[other] {" "}{ $target } ellen
        }
       *[other] { $target_is ->
            [nobody] {""}
            [you] {" "}(célpont: te)
           *[other] {" "}(célpont: { $target })
        }
    }.
}

event-dodged = { $cause_id ->
    [ricochet] { $who_is ->
        [you] Megmented a lapodat
       *[other] { $who } megmenti a lapját
    }
   *[other] { $who_is ->
        [you] Megúszod
       *[other] { $who } megússza
    }
}: { $cause_id ->
    [ability] { $cause } nem talált{ $by_is ->
        [nobody] {""}
        [you] {" "}(te)
       *[other] {" "}({ $by })
    }
   *[other] { $by_is ->
        [nobody] a lövés nem talált ({ $cause })
        [you] a lövésed nem talált ({ $cause })
       *[other] { $by } lövése nem talált ({ $cause })
    }
}.
event-used_missed = { $who_is ->
    [you] Válaszod
   *[other] { $who } válasza
}{ $from_play ->
    [1] {" "}egy kint fekvő lappal
   *[0] {""}
}: { $card }.
event-gave_up_bang = { $who_is ->
    [you] Válaszod
   *[other] { $who } válasza
} ({ $cause }): { $card }.
event-immune = { $cause_is ->
    [event] { $who_is ->
        [you] Téged nem érint a lövés ({ $cause }).
       *[other] A lövés ({ $cause }) hatástalan { $who } ellen.
    }
   *[other] { $who_is ->
        [you] { $cause } hatástalan ellened.
       *[other] { $cause } hatástalan { $who } ellen.
    }
}
event-may_not_answer = { $who_is ->
    [you] A saját körödben nem használhatsz BANG! lapot, ezért nem válaszolhatsz ({ $cause }).
   *[other] { $who } ebben a körben nem használhat BANG! lapot, ezért nem válaszolhat ({ $cause }).
}

# The draw!: what is looked for stands with the card, so that the result explains itself. $all_suit is the suit every
# card has because of the event in force ($event), $all_suit_is none if there is no such event.
event-flipped = { $who_is ->
    [you] Próbahúzásod
   *[other] { $who } próbahúzása
}{ $occasion_is ->
    [shot] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
    [own] { $occasion_id ->
        [don_bell] {" "}a további körért (kőr vagy káró hozza meg)
       *[other] {""}
    }
   *[other] { $occasion_id ->
        [dynamite] {" "}a Dinamit miatt (pikk 2–9 robban)
        [jail] {" "}a Börtön miatt (a kőr szabadít ki)
        [gatling] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [a_fistful_of_cards] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [rhum] {" "}a Rum miatt (minden szín 1 életpontot hoz)
        [ricochet] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [russian_roulette] {" "}az Orosz rulettben (a kőr felér egy Nem talált! lappal)
        [sniper] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [vendetta] {" "}a Vérbosszú miatt (a kőr további kört hoz)
        [none] {""}
       *[other] {" "}({ $occasion })
    }
}: { $cards_count ->
    [0] nincs felfordítható lap.
   *[other] { $cards }{ $all_suit_is ->
        [none] {""}
       *[event] { $cards_count ->
            [one] , de most ez is { $all_suit } ({ $event })
           *[other] , de most mindegyik { $all_suit } ({ $event })
        }
    }.
}
event-chose_flip = { $who_is ->
    [you] A próbahúzáshoz ezt választod
   *[other] { $who } ezt választja a próbahúzáshoz
}: { $card }.
event-exploded = { $who_is ->
    [you] Felrobban előtted a Dinamit!
   *[other] Felrobban a Dinamit { $who } előtt!
}
event-passed_on = A Dinamit nem robban fel, és { $who_is ->
    [you] tőled továbbkerül { $target } elé.
   *[other] { $target_is ->
        [you] eléd kerül (eddig { $who } előtt volt).
       *[other] továbbkerül { $target } elé (eddig { $who } előtt volt).
    }
}
event-stays = A Dinamit nem robban fel, és { $who_is ->
    [you] előtted marad.
   *[other] { $who } előtt marad.
}
event-lies_idle = Most hatástalan, és { $who_is ->
    [you] előtted
   *[other] { $who } előtt
} marad: { $card }.
event-escaped = { $who_is ->
    [you] Kiszabadulsz a börtönből.
   *[other] { $who } kiszabadul a börtönből.
}
event-stays_in_jail = { $who_is ->
    [you] Börtönben maradsz, és kimaradsz a körből.
   *[other] { $who } börtönben marad, és kimarad a körből.
}

event-lost_life = { $who_is ->
    [you] { $points } életpontot veszítesz
   *[other] { $who } { $points } életpontot veszít
} ({ $left } maradt){ $cause_id ->
    [none] { $by_is ->
        [nobody] .
        [you] {" "}miattad.
       *[other] {" "}{ $by } miatt.
    }
   *[other] : { $by_is ->
        [nobody] { $cause }.
        [you] { $cause_is ->
            [event] a lövésed ({ $cause }).
           *[other] { $cause } (te).
        }
       *[other] { $cause_is ->
            [event] { $by } lövése ({ $cause }).
           *[other] { $cause } ({ $by }).
        }
    }
}
event-regained_life = { $points ->
    [0] { $who_is ->
        [you] Már maximális életponton állsz ({ $left }).
       *[other] { $who } már maximális életponton áll ({ $left }).
    }
   *[other] { $who_is ->
        [you] Visszanyersz { $points } életpontot (most { $left }).
       *[other] { $who } visszanyer { $points } életpontot (most { $left }).
    }
}
# $ghost: yes, for one whose turn as a ghost is over.
event-eliminated = { $ghost ->
    [yes] { $who_is ->
        [you] Szellemköröd véget ért: újra kiestél.
       *[other] { $who } szelleme távozik: { $who } újra kiesett.
    }
   *[no] { $who_is ->
        [you] Kiestél
       *[other] { $who } kiesett
    }{ $by_is ->
        [nobody] {""}
        [you] {" "}(te ejtetted ki)
       *[other] {" "}(kiejtette: { $by })
    }. { $who_is ->
        [you] A szereped
       *[other] A szerepe
    }: { $role }.
}
# $back_as: ghost or shadow.
event-unhurt = { $back_as ->
    [shadow] { $who_is ->
        [you] Árnyék vagy, nincs elveszíthető életpontod
       *[other] { $who } árnyék, nincs elveszíthető életpontja
    }
   *[ghost] { $who_is ->
        [you] Szellem vagy, nincs elveszíthető életpontod
       *[other] { $who } szellem, nincs elveszíthető életpontja
    }
}{ $cause_id ->
    [none] .
   *[other] : { $cause } hatástalan.
}
event-faded = { $who_is ->
    [you] Elvész az életpont, amelyet szellemként nyertél vissza.
   *[other] Elvész az életpont, amelyet { $who } szellemként nyert vissza.
}
event-came_back = { $life ->
    [0] { $who_is ->
        [you] Szellemként visszatérsz, de csak erre a körre.
       *[other] { $who } szellemként visszatér, de csak erre a körre.
    }
   *[other] { $who_is ->
        [you] Visszatérsz a játékba { $life } életponttal.
       *[other] { $who } visszatér a játékba { $life } életponttal.
    }
}
event-reward = Jutalom: { $who_is ->
    [you] { $count } lapot húzol
   *[other] { $who } { $count } lapot húz
} { $victim_is ->
    [you] a te kiejtésedért.
   *[other] { $victim } kiejtéséért.
}
event-penalty = Büntetés: { $who_is ->
    [you] a saját Seriffhelyettesedet ejtetted ki, ezért minden lapodat elveszted.
   *[other] { $who } a saját Seriffhelyettesét ejtette ki, ezért minden lapját elveszti.
}
event-inherited = { $who_is ->
    [you] Magadhoz veszed
   *[other] { $who } magához veszi
} { $victim_is ->
    [you] a lapjaidat
   *[other] { $victim } lapjait
}{ $cards_count ->
    [0] {""}
   *[other] , az asztalról: { $cards }
}{ $count ->
    [0] {""}
   *[other] { $cards_count ->
        [0] , { $count } lapot kézből
       *[other] ; kézből { $count } lapot
    }
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.

event-drew = { $count ->
    [0] { $who_is ->
        [you] Nem húzol semmit: elfogytak a lapok.
       *[other] { $who } nem húz semmit: elfogytak a lapok.
    }
   *[other] { $who_is ->
        [you] { $count } lapot húzol
       *[other] { $who } { $count } lapot húz
    }{ $hidden_count ->
        [0] {""}
       *[other] : { $hidden }
    }.
}
event-drew_discards = { $who_is ->
    [you] A dobópakliból húzol
   *[other] { $who } a dobópakliból húz
}: { $cards }.
event-uncovered = { $who_is ->
    [you] Megnézed a dobópakli tetejét
   *[other] { $who } megnézi a dobópakli tetejét
}: { $cards }.
event-looked = { $who_is ->
    [you] Megnézed
   *[other] { $who } megnézi
} a húzópakli { $count ->
    [one] felső lapját
   *[other] felső { $count } lapját
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-showed = { $who_is ->
    [you] Megmutatod
   *[other] { $who } megmutatja
} a most húzott lapot: { $card }.
event-took_discard = { $who_is ->
    [you] Elveszed
   *[other] { $who } elveszi
} a dobópakli felső lapját: { $card }.
event-took_from_hand = { $who_is ->
    [you] Elveszel
   *[other] { $who } elvesz
} egy lapot { $victim_is ->
    [you] a kezedből
   *[other] { $victim } kezéből
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-took_from_play = { $victim_is ->
    [you] { $who_is ->
        [you] Visszaveszel egy magad előtt fekvő lapot
       *[other] { $who } elvesz egy előtted fekvő lapot
    }
    [self] { $who } visszavesz egy maga előtt fekvő lapot
   *[other] { $who_is ->
        [you] Elveszel
       *[other] { $who } elvesz
    } egy { $victim } előtt fekvő lapot
}: { $card }.
event-forced_discard = { $victim_is ->
    [self] { $by } eldobja
    [you] { $by_is ->
        [you] Eldobod
       *[other] { $by } miatt eldobod
    }
   *[other] { $by_is ->
        [you] { $victim } eldobja miattad
       *[other] { $victim } eldobja { $by } miatt
    }
} { $from_hand ->
    [1] kézből
   *[0] az asztalról
}: { $card }.
event-discarded = { $who_is ->
    [you] Eldobod
   *[other] { $who } eldobja
}: { $card }.
event-put_on_deck = { $who_is ->
    [you] Képpel lefelé a húzópaklira teszel
   *[other] { $who } képpel lefelé a húzópaklira tesz
} egy lapot{ $card_seen ->
    [yes] : { $card }
   *[no] {""}
}.
event-store_opened = A Szatócsbolt kínálata: { $cards }.
event-store_taken = { $who_is ->
    [you] A Szatócsboltból elveszed
   *[other] { $who } elveszi a Szatócsboltból
}: { $card }.
event-reshuffled = A dobópakli megkeverve: új húzópakli { $count } lappal.

# The event decks. Most of these lines have the event's name before them.
event-next_event = Az első esemény: { $card } ({ $brief }). A { $role } második körének elején lép életbe.
event-revealed = { $who_is ->
    [you] Felfeded az eseményt
   *[other] { $who } felfedi az eseményt
}: { $card }. { $effect }{ $next_is ->
    [none] {""}
   *[card] {" "}Következik: { $next }.
}
event-draws_number = Az 1. fázisban { $who_is ->
    [you] { $number } lapot húzol.
   *[other] { $who } { $number } lapot húz.
}
event-must_play = { $who_is ->
    [you] Megmutatod a másodikként húzott lapot: { $card }. Ha lehet, ebben a körben ki kell játszanod.
   *[other] { $who } megmutatja a másodikként húzott lapot: { $card }. Ha lehet, ebben a körben ki kell játszania.
}
event-extra_turn = { $who_is ->
    [you] Kapsz egy további kört.
   *[other] { $who } kap egy további kört.
}
event-looked_at_second = { $who_is ->
    [you] Megnézed a második karakteredet
   *[other] { $who } megnézi a második karakterét
}{ $character_seen ->
    [yes] : { $character }.
   *[no] .
}
event-new_identity = { $who_is ->
    [you] Mostantól a karaktered { $character }
   *[other] { $who } karaktere mostantól { $character }
} ({ $max_life } életpontból { $life }).

event-game_over = { $winners_count ->
    [0] A játék véget ért. Senki sem győzött.
    [one] A játék véget ért. Győztes: { $winners }.
   *[other] A játék véget ért. Győztesek: { $winners }.
}

# Something a set of somebody else's tells of.
event-other = { $name } ({ $numbers })
# A line that comes of a character's ability or a card in play.
by-ability = { $ability }: { $line }
ability-copied = { $character } mint { $copied }
# What a character can do, as the cause of something.
cause-shot = { $character } lövése
cause-ability = { $character } képessége
cause-unknown = egy képesség
