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

ask-strip = { $kind }: Welche Karte wirft { $seat } ab?
wait-strip = { $who } wählt, welche Karte { $seat_is ->
    [you] du abwirfst
   *[other] { $seat } abwirft
} ...

ask-copy = Wessen Fähigkeit hast du bis zu deinem nächsten Zug?
wait-copy = { $who } wählt eine Fähigkeit ...

ask-draw_or_take = Ziehen oder eine ausliegende Karte nehmen?
wait-draw_or_take = { $who } zieht ...

ask-gift = Welche Karte bekommt { $seat }? Was übrig bleibt, behältst du.
wait-gift = { $who } wählt eine Karte für { $seat_is ->
    [you] dich
   *[other] { $seat }
} ...

ask-store = Warenhaus: Nimm eine Karte.
wait-store = { $who } wählt im Warenhaus ...

ask-estate = Welche Karte von { $victim } nimmst du?
wait-estate = { $who } nimmt { $victim_is ->
    [you] deine Karten
   *[other] die Karten von { $victim }
} ...

ask-last_will = Du bist raus. In welcher Reihenfolge kommen deine Karten auf den Ablagestapel?
wait-last_will = { $who } legt die letzten Karten ab ...

# Questions of the events. $event is the one in force.
ask-identity = { $event }: Wirst du für den Rest des Spiels { $second }, mit 2 Leben? { $second_ability }
wait-identity = { $who } denkt über einen anderen Charakter nach ...

ask-name_suit = { $kind }: Nenne eine Farbe. Für den Rest dieses Zugs spielst du von der Hand nur Karten dieser Farbe.
wait-name_suit = { $who } nennt eine Farbe ...

ask-lose_blue = { $kind }: Welche deiner blauen Karten wirfst du ab?
wait-lose_blue = { $who } wählt eine blaue Karte zum Abwerfen ...

ask-give_life = { $kind }: Verlierst du 1 Leben, damit jemand anderes 1 zurückbekommt?
wait-give_life = { $who } darf ein Leben abgeben ...

ask-drink_or_draw = { $kind }: Heilst du 1 Leben, statt Karten zu ziehen?
wait-drink_or_draw = { $who } überlegt: trinken oder ziehen ...

ask-call_colour = { $right ->
    [0] { $event }: Rot oder Schwarz? Stimmt die Farbe der nächsten Karte, bekommst du sie und darfst weiterraten.
   *[other] { $event }: { $right } richtig. Rot, Schwarz oder aufhören? Wer falsch rät, zieht nicht weiter.
}
wait-call_colour = { $who } sagt Rot oder Schwarz an ...

ask-exchange = { $kind }: { $chosen ->
    [0] Willst du beliebige Karten abwerfen und gleich viele ziehen? Wähle eine nach der anderen.
    [one] 1 Karte gewählt. Welche gehen noch weg?
   *[other] { $chosen } Karten gewählt. Welche gehen noch weg?
}
wait-exchange = { $who } tauscht Karten ...

ask-roulette = { $cause }: Setz einen Fehlschuss!-Effekt ein oder verliere 2 Leben. Hältst du stand, geht es reihum weiter.
wait-roulette = { $who } ist an der Reihe ({ $cause }) ...

ask-save_card = { $cause }: { $by } schießt auf deine Karte { $mark }. Ein Fehlschuss!-Effekt rettet sie.
wait-save_card = { $who } darf { $mark } retten ...

ask-drop_one = Welche der gezogenen Karten wirfst du ab?
wait-drop_one = { $who } wählt, welche Karte abgeworfen wird ...

ask-find = Du hast { $card } gefunden. Was machst du damit?
wait-find = { $who } hat { $card } gefunden und überlegt ...

# A question of somebody else's set.
ask-other = Wähle ({ $name }).
wait-other = { $who } wählt ...
