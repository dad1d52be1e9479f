### The event decks on the table: what an event does in a few words, beside its name (the facts of its set say it in
### full), and what the screen says about the deck.

brief-blessing = minden lap kőr
brief-curse = minden lap pikk
brief-ghost_town = a kiesettek szellemként játsszák köreiket
brief-gold_rush_event = a körök fordított irányban haladnak
brief-hangover = senkinek sincs képessége
brief-shootout = körönként két BANG! lap
brief-the_daltons = egyszer: mindenki eldob egy kék lapot
brief-the_doctor = egyszer: a leggyengébbek 1 életpontot kapnak
brief-the_reverend = Sör nem játszható ki
brief-sermon = a saját körödben nincs BANG!
brief-thirst = az 1. fázisban egy lappal kevesebb
brief-train_arrival = az 1. fázisban egy lappal több
brief-handcuffs = mondj egy színt, csak azt játszhatod
brief-new_identity = átváltasz a második karakteredre?
brief-high_noon = minden kör elején 1 életpont elvész
brief-abandoned_mine = az 1. fázisban a dobópakliból húztok
brief-ambush = mindenki 1 távolságra van
brief-blood_brothers = átadhatsz valakinek 1 életpontot
brief-dead_man = az elsőként kiesett visszatér
brief-hard_liquor = húzás helyett 1 életpont
brief-lasso = a kint fekvő lapok hatástalanok
brief-law_of_the_west = a másodikként húzott lapot ki kell játszani
brief-peyote = tippelj a színre, úgy húzhatsz
brief-ranch = húzás után lapokat cserélhetsz
brief-ricochet = BANG! kint fekvő lapra is lőhető
brief-russian_roulette = egyszer: Nem talált! nélkül –2 életpont
brief-sniper = 2 BANG! lap egy nehezebben védhető lövés
brief-the_judge = senki elé nem kerülhet lap
brief-vendetta = próbahúzás egy további körért
brief-a_fistful_of_cards = annyi lövés, ahány lap a kézben
