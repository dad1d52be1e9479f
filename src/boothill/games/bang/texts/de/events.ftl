### What happened, told to one viewer. For each seat there is its name ($who) and who that is to the viewer
### ($who_is: you, other, nobody; $target_is and $victim_is also self, for what somebody else does to himself); for lists of
### cards their number ($cards_count). A cause is a card, or what a character can do ($cause_id is then ability), or an
### event ($cause_is is then event).

event-seated = { $who_is ->
    [you] Du bist { $character } mit { $life } Leben, und deine Rolle ist { $role }.
   *[other] { $role_seen ->
        [yes] { $who } ist { $character } mit { $life } Leben: { $role }.
       *[no] { $who } ist { $character } mit { $life } Leben.
    }
}

event-turn = { $extra ->
    [1] { $who_is ->
        [you] Zug { $turn }: Du hast einen Extrazug.
       *[other] Zug { $turn }: { $who } hat einen Extrazug.
    }
   *[0] { $who_is ->
        [you] Zug { $turn }: Du bist dran.
       *[other] Zug { $turn }: { $who } ist dran.
    }
}
event-turn_over = { $who_is ->
    [you] Dein Zug endet.
   *[other] Der Zug von { $who } endet.
}

event-role_shown = { $who_is ->
    [you] Du zeigst deine Rolle: { $role }.
   *[other] { $who } zeigt die Rolle: { $role }.
}
event-forgot = { $who_is ->
    [you] Du verlierst die kopierte Fähigkeit.
   *[other] { $who } verliert die kopierte Fähigkeit.
}

# $use: shot, for a card that shoots at its target.
event-played = { $use ->
    [shot] { $who_is ->
        [you] Du schießt mit { $card } auf { $target }.
       *[other] { $who } schießt mit { $card } auf { $target_is ->
            [you] dich
           *[other] { $target }
        }.
    }
   *[other] { $kind_id ->
        [jail] { $who_is ->
            [you] Du sperrst { $target_is ->
                [you] dich selbst
               *[other] { $target }
            } ein: { $card }.
           *[other] { $who } sperrt { $target_is ->
                [you] dich
                [self] sich selbst
               *[other] { $target }
            } ein: { $card }.
        }
       *[other] { $target_is ->
            [nobody] { $colour ->
                [brown] { $who_is ->
                    [you] Du spielst { $card }.
                   *[other] { $who } spielt { $card }.
                }
               *[other] { $who_is ->
                    [you] Du legst { $card } aus.
                   *[other] { $who } legt { $card } aus.
                }
            }
            [self] { $who } spielt { $card } auf sich selbst.
            [you] { $who_is ->
                [you] Du spielst { $card } auf dich selbst.
               *[other] { $who } spielt { $card } auf dich.
            }
           *[other] { $who_is ->
                [you] Du spielst { $card } auf { $target }.
               *[other] { $who } spielt { $card } auf { $target }.
            }
        }
    }
}
event-paid = { $who_is ->
    [you] Du wirfst { $card } ab, um { $kind } zu spielen.
   *[other] { $who } wirft { $card } ab, um { $kind } zu spielen.
}
# A green card used.
event-spent = { $use ->
    [shot] { $who_is ->
        [you] Du schießt mit { $card } aus der Auslage auf { $target }.
       *[other] { $who } schießt mit { $card } aus der Auslage auf { $target_is ->
            [you] dich
           *[other] { $target }
        }.
    }
   *[other] { $who_is ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $card } aus der Auslage{ $target_is ->
        [nobody] {""}
        [self] {" "}bei sich selbst
        [you] {" "}bei { $who_is ->
            [you] dir selbst
           *[other] dir
        }
       *[other] {" "}bei { $target }
    } ein.
}
# What an event lets a player do is no ability of his.
event-used_ability = { $action_id ->
    [ricochet] { $who_is ->
        [you] Du schießt
       *[other] { $who } schießt
    } auf eine Karte vor { $target_is ->
        [you] dir
       *[other] { $target }
    }.
    [sniper] { $who_is ->
        [you] Du schießt
       *[other] { $who } schießt
    } mit 2 BANG! auf einmal auf { $target_is ->
        [you] dich
       *[other] { $target }
    }.
    [jacky_murieta] { $who_is ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } 2 Nuggets für einen Schuss auf { $target_is ->
        [you] dich
       *[other] { $target }
    }.
    [josh_mccloud] { $who_is ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } 2 Nuggets für die oberste Karte des Ausrüstungsstapels.
    [gold_pan] { $who_is ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } 1 Nugget für eine Karte.
    [raddie_snake] { $who_is ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } 1 Nugget für eine Karte.
    [rucksack] { $who_is ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } 2 Nuggets, um 1 Leben zu heilen.
    [pretty_luzena] { $who_is ->
        [you] Du hebst dir
       *[other] { $who } hebt sich
    } den Rabatt für einen späteren Kauf auf und { $who_is ->
        [you] zahlst
       *[other] zahlt
    } beim nächsten den vollen Preis.
   *[other] { $who_is ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } { $owner_is ->
        [event] das Ereignis
       *[other] die Fähigkeit
    }: { $action }{ $target_is ->
        [nobody] {""}
        [you] {" "}({ $action_id ->
            [doc_holyday] auf dich
           *[other] Ziel: du
        })
       *[other] {" "}({ $action_id ->
            [doc_holyday] auf { $target }
           *[other] Ziel: { $target }
        })
    }.
}

event-dodged = { $cause_is ->
    [event] { $by_is ->
        [nobody] Der Schuss ({ $cause })
        [you] Dein Schuss ({ $cause })
       *[other] Der Schuss von { $by } ({ $cause })
    }
   *[other] { $cause_id ->
        [ability] { $by_is ->
            [nobody] { $cause }
            [you] { $cause } (du)
           *[other] { $cause } ({ $by })
        }
       *[other] { $by_is ->
            [nobody] { $cause }
            [you] { $cause } von dir
           *[other] { $cause } von { $by }
        }
    }
} verfehlt { $cause_id ->
    [ricochet] { $who_is ->
        [you] deine Karte
       *[other] die Karte von { $who }
    }
   *[other] { $who_is ->
        [you] dich
       *[other] { $who }
    }
}.
event-used_missed = { $who_is ->
    [you] Du antwortest mit { $card }
   *[other] { $who } antwortet mit { $card }
}{ $from_play ->
    [1] {" "}aus der Auslage
   *[0] {""}
}.
event-gave_up_bang = { $who_is ->
    [you] Du gibst { $card } ab ({ $cause }).
   *[other] { $who } gibt { $card } ab ({ $cause }).
}
event-immune = { $cause_is ->
    [event] Der Schuss ({ $cause })
   *[other] { $cause }
} bewirkt bei { $who_is ->
    [you] dir nichts.
   *[other] { $who } nichts.
}
event-may_not_answer = { $who_is ->
    [you] Du darfst im eigenen Zug kein BANG! einsetzen und kannst nicht antworten ({ $cause }).
   *[other] { $who } darf in diesem Zug kein BANG! einsetzen und kann nicht antworten ({ $cause }).
}

# The draw!: what is looked for stands with the card, so that the result explains itself. $all_suit is the suit every
# card has because of the event in force ($event), $all_suit_is none if there is no such event.
event-flipped = { $who_is ->
    [you] Du deckst
   *[other] { $who } deckt
}{ $occasion_is ->
    [shot] {" "}gegen den Schuss auf (Herz zählt als Fehlschuss!)
    [own] { $occasion_id ->
        [don_bell] {" "}für einen Extrazug auf (Herz und Karo bringen einen)
       *[other] {" "}auf
    }
   *[other] { $occasion_id ->
        [dynamite] {" "}für { $occasion } auf (Pik 2 bis 9 explodiert)
        [jail] {" "}für { $occasion } auf (Herz befreit)
        [gatling] {" "}gegen den Schuss auf (Herz zählt als Fehlschuss!)
        [a_fistful_of_cards] {" "}gegen den Schuss auf (Herz zählt als Fehlschuss!)
        [rhum] {" "}für { $occasion } auf (jede Farbe bringt 1 Leben)
        [ricochet] {" "}gegen den Schuss auf (Herz zählt als Fehlschuss!)
        [russian_roulette] {" "}bei { $occasion } auf (Herz zählt als Fehlschuss!)
        [sniper] {" "}gegen den Schuss auf (Herz zählt als Fehlschuss!)
        [vendetta] {" "}für { $occasion } auf (Herz bringt einen Extrazug)
        [none] {" "}auf
       *[other] {" "}für { $occasion } auf
    }
}: { $cards_count ->
    [0] Es ist keine Karte mehr da.
   *[other] { $cards }{ $all_suit_is ->
        [none] {""}
       *[event] { $cards_count ->
            [one] , zählt als { $all_suit } ({ $event })
           *[other] , alle zählen als { $all_suit } ({ $event })
        }
    }.
}
event-chose_flip = { $who_is ->
    [you] Du lässt
   *[other] { $who } lässt
} { $card } zählen.
event-exploded = Das Dynamit explodiert vor { $who_is ->
    [you] dir
   *[other] { $who }
}!
event-passed_on = Das Dynamit explodiert nicht und wandert von { $who_is ->
    [you] dir
   *[other] { $who }
} zu { $target_is ->
    [you] dir
   *[other] { $target }
}.
event-stays = Das Dynamit explodiert nicht und bleibt vor { $who_is ->
    [you] dir
   *[other] { $who }
} liegen.
event-lies_idle = { $card } vor { $who_is ->
    [you] dir
   *[other] { $who }
} wirkt gerade nicht und bleibt liegen.
event-escaped = { $who_is ->
    [you] Du brichst
   *[other] { $who } bricht
} aus dem Gefängnis aus.
event-stays_in_jail = { $who_is ->
    [you] Du bleibst im Gefängnis und setzt diesen Zug aus.
   *[other] { $who } bleibt im Gefängnis und setzt diesen Zug aus.
}

event-lost_life = { $who_is ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $points } Leben (noch { $left }){ $cause_id ->
    [none] { $by_is ->
        [nobody] .
        [you] {" "}durch dich.
       *[other] {" "}durch { $by }.
    }
    [ability] : { $by_is ->
        [nobody] { $cause }
        [you] { $cause } (du)
       *[other] { $cause } ({ $by })
    }
   *[other] : { $by_is ->
        [nobody] { $cause }
        [you] { $cause_is ->
            [event] dein Schuss ({ $cause })
           *[other] { $cause } von dir
        }
       *[other] { $cause_is ->
            [event] Schuss von { $by } ({ $cause })
           *[other] { $cause } von { $by }
        }
    }
}
event-regained_life = { $points ->
    [0] { $who_is ->
        [you] Du hast schon volles Leben ({ $left }).
       *[other] { $who } hat schon volles Leben ({ $left }).
    }
   *[other] { $who_is ->
        [you] Du bekommst { $points } Leben zurück (jetzt { $left }).
       *[other] { $who } bekommt { $points } Leben zurück (jetzt { $left }).
    }
}
# $ghost: yes, for one whose turn as a ghost is over.
event-eliminated = { $ghost ->
    [yes] { $who_is ->
        [you] Dein Zug als Geist ist vorbei: Du bist wieder raus.
       *[other] Der Geist von { $who } verschwindet: { $who } ist wieder raus.
    }
   *[no] { $by_is ->
        [nobody] { $who_is ->
            [you] Du scheidest aus.
           *[other] { $who } scheidet aus.
        }
        [you] { $who_is ->
            [you] Du schaltest dich selbst aus.
           *[other] Du schaltest { $who } aus.
        }
       *[other] { $who_is ->
            [you] { $by } schaltet dich aus.
           *[other] { $by } schaltet { $who } aus.
        }
    } { $who_is ->
        [you] Deine Rolle war { $role }.
       *[other] { $who } war { $role }.
    }
}
# $back_as: ghost or shadow.
event-unhurt = { $back_as ->
    [shadow] { $who_is ->
        [you] Du bist ein Schatten und hast kein Leben zu verlieren
       *[other] { $who } ist ein Schatten und hat kein Leben zu verlieren
    }
   *[ghost] { $who_is ->
        [you] Du bist ein Geist und hast kein Leben zu verlieren
       *[other] { $who } ist ein Geist und hat kein Leben zu verlieren
    }
}{ $cause_id ->
    [none] .
   *[other] : { $cause } bewirkt nichts.
}
event-faded = { $who_is ->
    [you] Das Leben, das du als Geist bekommen hast, ist wieder weg.
   *[other] Das Leben, das { $who } als Geist bekommen hat, ist wieder weg.
}
event-came_back = { $life ->
    [0] { $who_is ->
        [you] Du bist als Geist zurück, nur für diesen Zug.
       *[other] { $who } ist als Geist zurück, nur für diesen Zug.
    }
   *[other] { $who_is ->
        [you] Du bist mit { $life } Leben wieder im Spiel.
       *[other] { $who } ist mit { $life } Leben wieder im Spiel.
    }
}
event-reward = Belohnung: { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für { $victim_is ->
    [you] dein Ausscheiden
   *[other] das Ausschalten von { $victim }
}.
event-penalty = Strafe: { $who_is ->
    [you] Du hast deinen eigenen Hilfssheriff ausgeschaltet und verlierst alle Karten.
   *[other] { $who } hat einen Hilfssheriff ausgeschaltet und verliert alle Karten.
}
event-inherited = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} von { $victim_is ->
    [you] dir
   *[other] { $victim }
} { $cards_count ->
    [0] {""}
   *[other] { $cards }
}{ $cards_count ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $count ->
    [0] {""}
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.

event-drew = { $count ->
    [0] { $who_is ->
        [you] Du ziehst nichts: Es ist keine Karte mehr da.
       *[other] { $who } zieht nichts: Es ist keine Karte mehr da.
    }
   *[other] { $who_is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $hidden_count ->
        [0] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[other] { $hidden }
    }.
}
event-drew_discards = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $cards } vom Ablagestapel.
event-uncovered = { $who_is ->
    [you] Du siehst
   *[other] { $who } sieht
} oben im Ablagestapel nach: { $cards }.
event-looked = { $who_is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
} { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} des Nachziehstapels an{ $hidden_count ->
    [0] {""}
   *[other] : { $hidden }
}.
event-showed = { $who_is ->
    [you] Du zeigst
   *[other] { $who } zeigt
} die eben gezogene Karte: { $card }.
event-took_discard = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } vom Ablagestapel.
event-took_from_hand = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $hidden_count ->
    [0] eine Karte
   *[other] { $hidden }
} aus { $victim_is ->
    [you] deiner Hand
   *[other] der Hand von { $victim }
}.
event-took_from_play = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } vor { $victim_is ->
    [you] dir
    [self] sich
   *[other] { $victim }
} weg.
event-forced_discard = { $victim_is ->
    [self] { $by } wirft
    [you] { $by_is ->
        [you] Du wirfst
       *[other] { $by } lässt dich
    }
   *[other] { $by_is ->
        [you] Du lässt { $victim }
       *[other] { $by } lässt { $victim }
    }
} { $card } aus der { $from_hand ->
    [1] Hand
   *[0] Auslage
} { $victim_is ->
    [self] ab
    [you] { $by_is ->
        [you] ab
       *[other] abwerfen
    }
   *[other] abwerfen
}.
event-discarded = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $card } ab.
event-put_on_deck = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { $card_seen ->
    [yes] { $card }
   *[no] eine Karte
} verdeckt auf den Nachziehstapel.
event-store_opened = Das Warenhaus bietet { $cards }.
event-store_taken = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } aus dem Warenhaus.
event-reshuffled = Der Ablagestapel wird neu gemischt: { $count ->
    [one] 1 Karte bildet
   *[other] { $count } Karten bilden
} den Nachziehstapel.

# The event decks. Most of these lines have the event's name before them.
event-next_event = Das erste Ereignis ist { $card } ({ $brief }). Es kommt, wenn der { $role } den zweiten Zug beginnt.
event-revealed = { $who_is ->
    [you] Du deckst
   *[other] { $who } deckt
} das Ereignis { $card } auf. { $effect }{ $next_is ->
    [none] {""}
   *[card] {" "}Danach kommt { $next }.
}
event-draws_number = Phase 1 bringt { $who_is ->
    [you] dir
   *[other] { $who }
} { $number ->
    [one] 1 Karte.
   *[other] { $number } Karten.
}
event-must_play = { $who_is ->
    [you] Du zeigst { $card }, die zweite gezogene Karte; du musst sie in diesem Zug spielen, wenn du kannst.
   *[other] { $who } zeigt { $card }, die zweite gezogene Karte; sie muss in diesem Zug gespielt werden, wenn es geht.
}
event-extra_turn = { $who_is ->
    [you] Du bekommst einen Extrazug.
   *[other] { $who } bekommt einen Extrazug.
}
event-looked_at_second = { $who_is ->
    [you] Du siehst dir deinen zweiten Charakter an{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
   *[other] { $who } sieht sich den zweiten Charakter an{ $character_seen ->
        [yes] : { $character }.
       *[no] .
    }
}
event-new_identity = { $who_is ->
    [you] Ab jetzt bist du { $character }, mit { $life } von { $max_life } Leben.
   *[other] Ab jetzt ist { $who } { $character }, mit { $life } von { $max_life } Leben.
}

event-game_over = { $winners_count ->
    [0] Das Spiel ist vorbei. Niemand gewinnt.
    [one] Das Spiel ist vorbei. Es gewinnt { $winners }.
   *[other] Das Spiel ist vorbei. Es gewinnen { $winners }.
}

# Something a set of somebody else's tells of.
event-other = { $name } ({ $numbers })
# A line that comes of a character's ability or a card in play.
by-ability = { $ability }: { $line }
ability-copied = { $character } als { $copied }
# What a character can do, as the cause of something.
cause-shot = Schuss von { $character }
cause-ability = Fähigkeit von { $character }
cause-unknown = eine Fähigkeit
