### The event decks on the table: what an event does in a few words, beside its name (the facts of its set say it in
### full), and what the screen says about the deck.

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
brief-abandoned_mine = Phase 1 zieht vom Ablagestapel
brief-ambush = alle haben zueinander Distanz 1
brief-blood_brothers = du darfst jemandem 1 Leben geben
brief-dead_man = wer zuerst ausschied, kehrt zurück
brief-hard_liquor = 1 Leben heilen, statt zu ziehen
brief-lasso = ausliegende Karten wirken nicht
brief-law_of_the_west = die zweite gezogene Karte muss gespielt werden
brief-peyote = Rot oder Schwarz ansagen, um Karten zu bekommen
brief-ranch = nach dem Ziehen Handkarten tauschen
brief-ricochet = BANG! kann ausliegende Karten treffen
brief-russian_roulette = einmalig: ohne Fehlschuss! 2 Leben weg
brief-sniper = 2 BANG! ergeben einen härteren Schuss
brief-the_judge = niemand darf Karten auslegen
brief-vendetta = aufdecken für einen Extrazug
brief-a_fistful_of_cards = ein Schuss pro Handkarte
