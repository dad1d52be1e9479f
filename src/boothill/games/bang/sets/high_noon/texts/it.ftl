### What only this set says.

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
event-named_suit = { $who_is ->
    [you] Scegli { $suit }: in questo turno giochi dalla mano solo { $suit }.
   *[other] { $who } sceglie { $suit }, e in questo turno gioca dalla mano solo { $suit }.
}
option-pass-identity = resta { $own }
option-keep-identity = diventa { $second }, con 2 punti vita
# Domande degli eventi. $event è quello in vigore.
ask-identity = { $event }: diventi { $second }, con 2 punti vita, fino a fine partita? { $second_ability }
wait-identity = { $who } sta pensando a un altro personaggio ...
ask-name_suit = { $kind }: scegli un seme. Per il resto del turno giochi dalla mano solo carte di quel seme.
wait-name_suit = { $who } sta scegliendo un seme ...
ask-lose_blue = { $kind }: quale delle tue carte blu scarti?
wait-lose_blue = { $who } sceglie una carta blu da scartare ...
reason-other_suit = { $kind }: per il resto del turno giochi dalla mano solo { $suit }
