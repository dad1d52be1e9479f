### What only this set says.

event-found = { $who_is ->
    [you] Du findest
   *[other] { $who } findet
} { $card } oben auf dem Ausrüstungsstapel.
event-put_to_use = { $use ->
    [shot] { $who_is ->
        [you] Du schießt
       *[other] { $who } schießt
    } mit { $card } auf { $target_is ->
        [you] dich
       *[other] { $target }
    }
   *[other] { $colour ->
        [black] { $who_is ->
            [you] Du legst
           *[other] { $who } legt
        } { $card } vor { $target_is ->
            [nobody] { $who_is ->
                [you] dich selbst
               *[other] sich selbst
            }
            [self] sich selbst
            [you] { $who_is ->
                [you] dich selbst
               *[other] dich
            }
           *[other] { $target }
        }
       *[other] { $who_is ->
            [you] Du setzt
           *[other] { $who } setzt
        } { $card }{ $as_is ->
            [other] {" "}als { $kind }
           *[same] {""}
        }{ $target_is ->
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
event-sold = { $who_is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $card } für 1 Nugget.
event-bounty = { $by_is ->
    [you] Du kassierst
   *[other] { $by } kassiert
} das Kopfgeld auf { $victim_is ->
    [you] dich
   *[other] { $victim }
}.
action-gold_pan = 1 Nugget zahlen, um 1 Karte zu ziehen
action-jacky_murieta = 2 Nuggets zahlen für einen Schuss
action-josh_mccloud = 2 Nuggets zahlen für die oberste Karte des Ausrüstungsstapels
action-pretty_luzena = beim nächsten Kauf den vollen Preis zahlen und den Rabatt aufheben
action-raddie_snake = 1 Nugget zahlen, um 1 Karte zu ziehen
action-rucksack = 2 Nuggets zahlen, um 1 Leben zu heilen
action-sell_beer = ein Bier für 1 Nugget spielen
ask-drop_one = Welche der gezogenen Karten wirfst du ab?
wait-drop_one = { $who } wählt, welche Karte abgeworfen wird ...
ask-find = Du hast { $card } gefunden. Was machst du damit?
wait-find = { $who } hat { $card } gefunden und überlegt ...
reason-no_turn_for_ghosts = ein Geist bekommt keinen weiteren Zug, also endet nur deiner
