### What only this set says.

brief-blessing = jede Karte zählt als Herz
brief-curse = jede Karte zählt als Pik
brief-ghost_town = Tote spielen ihre Züge als Geister
brief-gold_rush_event = gespielt wird gegen den Uhrzeigersinn
brief-hangover = kein Charakter hat eine Fähigkeit
brief-shootout = zwei BANG! pro Zug
brief-the_daltons = einmalig: alle werfen eine blaue Karte ab
brief-the_doctor = einmalig: die Schwächsten bekommen 1 Leben zurück
brief-the_reverend = Bier ist nicht spielbar
brief-sermon = kein BANG! im eigenen Zug
brief-thirst = eine Karte weniger in Phase 1
brief-train_arrival = eine Karte mehr in Phase 1
brief-handcuffs = eine Farbe nennen, nur sie spielen
brief-new_identity = zum zweiten Charakter wechseln?
brief-high_noon = jeder Zug kostet zu Beginn 1 Leben
event-named_suit = { $who_is ->
    [you] Du nennst { $suit }: In diesem Zug spielst du von der Hand nur { $suit }.
   *[other] { $who } nennt { $suit } und spielt in diesem Zug von der Hand nur { $suit }.
}
option-pass-identity = { $own } bleiben
option-keep-identity = { $second } werden, mit 2 Leben
# Questions of the events. $event is the one in force.
ask-identity = { $event }: Wirst du für den Rest des Spiels { $second }, mit 2 Leben? { $second_ability }
wait-identity = { $who } denkt über einen anderen Charakter nach ...
ask-name_suit = { $kind }: Nenne eine Farbe. Für den Rest dieses Zugs spielst du von der Hand nur Karten dieser Farbe.
wait-name_suit = { $who } nennt eine Farbe ...
ask-lose_blue = { $kind }: Welche deiner blauen Karten wirfst du ab?
wait-lose_blue = { $who } wählt eine blaue Karte zum Abwerfen ...
reason-other_suit = { $kind }: für den Rest dieses Zugs spielst du von der Hand nur { $suit }
