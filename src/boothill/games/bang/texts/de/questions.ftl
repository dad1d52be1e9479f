### What is asked: of the player (ask-), and as the others see it (wait-).

ask-play = Du bist dran: Spiel Karten oder beende deinen Zug.
wait-play = { $who } ist am Zug ...

ask-dodge = { $by_is ->
    [nobody] { $cause_is ->
        [event] Ein Schuss auf dich ({ $cause }).
       *[other] { $cause } trifft dich.
    }
   *[other] { $by } schießt auf dich ({ $cause }).
} { $needs ->
    [1] Ein Fehlschuss!-Effekt wehrt den Schuss ab.
   *[other] { $needs } Fehlschuss!-Effekte wehren den Schuss ab.
}
wait-dodge = { $who } reagiert ({ $cause }) ...

ask-bang = { $by_is ->
    [nobody] { $cause }: Gib ein BANG! ab oder verliere 1 Leben.
   *[other] { $cause } von { $by }: Gib ein BANG! ab oder verliere 1 Leben.
}
wait-bang = { $who } reagiert ({ $cause }) ...

ask-rescue = Du liegst im Sterben ({ $life } Leben). Rette dich, oder du scheidest aus.
wait-rescue = { $who } liegt im Sterben ...

ask-between = Bevor es weitergeht: Nutzt du deine Fähigkeit?
wait-between = { $who } darf eine Fähigkeit nutzen ...

ask-surplus = Ende des Zugs: Du hast { $surplus ->
    [one] 1 Karte mehr auf der Hand, als du behalten darfst. { $surplus_to ->
        [deck] Leg eine verdeckt auf den Nachziehstapel ({ $event }).
       *[discard] Wirf eine ab.
    }
   *[other] { $surplus } Karten mehr auf der Hand, als du behalten darfst. { $surplus_to ->
        [deck] Leg sie verdeckt auf den Nachziehstapel, die letzte zuoberst ({ $event }).
       *[discard] Wirf eine nach der anderen ab.
    }
}
wait-surplus = { $who } wirft Karten ab ...

ask-flip = Welche Karte zählt beim Aufdecken{ $occasion_is ->
    [shot] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
    [own] { $occasion_id ->
        [don_bell] {" "}für einen Extrazug (Herz und Karo bringen einen)
       *[other] {" "}für { $occasion }
    }
   *[other] { $occasion_id ->
        [none] {""}
        [dynamite] {" "}für { $occasion } (Pik 2 bis 9 explodiert)
        [jail] {" "}für { $occasion } (Herz befreit)
        [gatling] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
        [ability] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
        [a_fistful_of_cards] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
        [ricochet] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
        [russian_roulette] {" "}bei { $occasion } (Herz zählt als Fehlschuss!)
        [sniper] {" "}gegen den Schuss (Herz zählt als Fehlschuss!)
        [vendetta] {" "}für { $occasion } (Herz bringt einen Extrazug)
       *[other] {" "}für { $occasion }
    }
}?{ $all_suit_is ->
    [none] {""}
   *[event] {" "}Jede Karte zählt als { $all_suit } ({ $event }).
}
wait-flip = { $who } wählt die Karte, die beim Aufdecken zählt ...

ask-first_draw = Woher kommt deine erste Karte?
wait-first_draw = { $who } zieht ...

ask-look = Welche Karte behältst du? (noch { $count })
wait-look = { $who } wählt Karten ...

ask-cost = Welche Karte wirfst du dafür ab? (noch { $count })
wait-cost = { $who } bezahlt für eine Fähigkeit ...

ask-second_card = Welche weitere Karte wirfst du ab, um { $kind } zu spielen?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
}
wait-second_card = { $who } wählt eine Karte zum Abwerfen für { $kind } ...

ask-store = Warenhaus: Nimm eine Karte.
wait-store = { $who } wählt im Warenhaus ...

ask-estate = Welche Karte von { $victim } nimmst du?
wait-estate = { $who } nimmt { $victim_is ->
    [you] deine Karten
   *[other] die Karten von { $victim }
} ...

ask-last_will = Du bist raus. In welcher Reihenfolge kommen deine Karten auf den Ablagestapel?
wait-last_will = { $who } legt die letzten Karten ab ...

# A question of somebody else's set.
ask-other = Wähle ({ $name }).
wait-other = { $who } wählt ...
