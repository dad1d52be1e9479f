### Gold Rush and the Shadow variant: what the log tells of nuggets, equipment and shadows, and what the screen shows of
### them. $price is in nuggets.

event-restocked = Neu im Laden: { $cards }.
event-equipment_shuffled = Die gebrauchte Ausrüstung wird neu gemischt: { $count ->
    [one] 1 Karte bildet
   *[other] { $count } Karten bilden
} den Ausrüstungsstapel.
# $use is shot or heal if it does that to its target; $as_is is other if it does what another card ($kind) does.
event-bought = { $who_is ->
    [you] Du kaufst
   *[other] { $who } kauft
} { $card } { $price ->
    [0] umsonst
    [one] für 1 Nugget
   *[other] für { $price } Nuggets
}{ $use ->
    [shot] {" "}und schießt damit auf { $target_is ->
        [you] dich
       *[other] { $target }
    }
   *[other] { $as_is ->
        [same] { $target_is ->
            [nobody] {""}
           *[other] {" "}und { $colour ->
                [black] { $who_is ->
                    [you] legst
                   *[other] legt
                } die Karte vor { $target_is ->
                    [self] sich selbst
                    [you] { $who_is ->
                        [you] dich selbst
                       *[other] dich
                    }
                   *[other] { $target }
                }
               *[other] setzt die Karte bei { $target_is ->
                    [self] sich selbst
                    [you] { $who_is ->
                        [you] dir selbst
                       *[other] dir
                    }
                   *[other] { $target }
                } ein
            }
        }
       *[other] {" "}und setzt die Karte als { $kind }{ $target_is ->
            [nobody] {""}
            [self] {" "}bei sich selbst
            [you] {" "}bei { $who_is ->
                [you] dir selbst
               *[other] dir
            }
           *[other] {" "}bei { $target }
        } ein
    }
}.
event-shelved = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { $card } offen unter den Ausrüstungsstapel.
event-removed = { $by_is ->
    [you] Du zahlst
   *[other] { $by } zahlt
} { $price } Nuggets, um { $victim_is ->
    [you] deine Karte { $card }
   *[other] { $card } von { $victim }
} zu entfernen.
event-gained_nuggets = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $number ->
    [one] 1 Nugget
   *[other] { $number } Nuggets
} (jetzt { $total }).
event-lost_nuggets = { $number ->
    [one] { $who_is ->
        [you] Dein Nugget kommt
       *[other] Das Nugget von { $who } kommt
    }
   *[other] { $who_is ->
        [you] Deine { $number } Nuggets kommen
       *[other] Die { $number } Nuggets von { $who } kommen
    }
} zurück in den Vorrat.

event-unhealed = { $who_is ->
    [you] Du bist ein Schatten und bekommst kein Leben zurück.
   *[other] { $who } ist ein Schatten und bekommt kein Leben zurück.
}
event-shadow_came = { $who_is ->
    [you] Du kehrst als Schatten zurück, nur für diesen Zug.
   *[other] { $who } kehrt als Schatten zurück, nur für diesen Zug.
}
event-shadow_left = { $who_is ->
    [you] Dein Zug als Schatten ist vorbei: Du bist wieder raus.
   *[other] Der Schatten von { $who } verschwindet: { $who } ist wieder raus.
}
# Which side an eliminated Renegade serves ($side), from the start of his turn to that of his next.
event-took_side = { $who_is ->
    [you] Du bist jetzt { $side } und gewinnst
   *[other] { $who } ist jetzt { $side } und gewinnt
} mit { $role_id ->
    [deputy] dem Sheriff
   *[outlaw] den Outlaws
}.
event-turn_lapsed = { $who_is ->
    [you] Du bekommst doch keinen Extrazug: Schatten kehren nicht mehr zurück.
   *[other] { $who } bekommt doch keinen Extrazug: Schatten kehren nicht mehr zurück.
}
event-shadows_gone = Nur der Sheriff und ein Kopfgeldjäger sind noch übrig: Schatten kehren nicht mehr zurück.

price = { $name } ${ $price }
