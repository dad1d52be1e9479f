### I mazzi degli eventi sul tavolo: che cosa fa un evento in poche parole, accanto al nome (per esteso lo dicono i dati
### del suo set), e che cosa dice lo schermo del mazzo.

brief-blessing = tutte le carte sono di Cuori
brief-curse = tutte le carte sono di Picche
brief-ghost_town = i morti giocano i loro turni da fantasmi
brief-gold_rush_event = i turni girano in senso antiorario
brief-hangover = nessun personaggio ha abilità
brief-shootout = due BANG! per turno
brief-the_daltons = una volta: tutti scartano una carta blu
brief-the_doctor = una volta: i più deboli +1 punto vita
brief-the_reverend = non si possono giocare Birre
brief-sermon = niente BANG! nel proprio turno
brief-thirst = una carta in meno nella fase 1
brief-train_arrival = una carta in più nella fase 1
brief-handcuffs = scegli un seme, giochi solo quello
brief-new_identity = passi al secondo personaggio?
brief-high_noon = 1 punto vita in meno a ogni inizio turno
brief-abandoned_mine = nella fase 1 si pesca dagli scarti
brief-ambush = tutti sono a distanza 1
brief-blood_brothers = puoi dare 1 punto vita a qualcuno
brief-dead_man = chi è uscito per primo ritorna
brief-hard_liquor = recuperi 1 punto vita invece di pescare
brief-lasso = le carte in gioco non hanno effetto
brief-law_of_the_west = la seconda carta pescata va giocata
brief-peyote = indovina il colore per pescare
brief-ranch = dopo aver pescato puoi cambiare carte
brief-ricochet = i BANG! possono colpire carte in gioco
brief-russian_roulette = una volta: senza Mancato! -2 punti vita
brief-sniper = 2 BANG! insieme, più duri da schivare
brief-the_judge = niente carte davanti a nessuno
brief-vendetta = «estrai!» per un turno in più
brief-a_fistful_of_cards = un colpo per ogni carta in mano
