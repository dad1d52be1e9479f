### What only this set says.

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
event-named_suit = { $who_is ->
    [you] A választott szín: { $suit }. Ebben a körben csak ilyet játszhatsz ki a kezedből.
   *[other] { $who } választott színe: { $suit }. Ebben a körben csak ilyet játszhat ki a kezéből.
}
option-pass-identity = maradsz, aki vagy: { $own }
option-keep-identity = karaktercsere: { $second }, 2 életponttal
# Questions of the events. $event is the one in force.
ask-identity = { $event }: új karaktered legyen végleg { $second }, 2 életponttal? { $second_ability }
wait-identity = { $who } egy másik karakteren gondolkodik…
ask-name_suit = { $kind }: mondj egy színt. A kör végéig csak ilyen színű lapot játszhatsz ki a kezedből.
wait-name_suit = { $who } színt mond…
ask-lose_blue = { $kind }: melyik kék lapodat dobod el?
wait-lose_blue = { $who } kiválasztja, melyik kék lapját dobja el…
reason-other_suit = { $kind }: a kör végéig csak ilyen színű lapot játszhatsz ki a kezedből: { $suit }
