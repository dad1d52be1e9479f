### What is asked: of the player (ask-), and as the others see it (wait-).

ask-play = Te jössz: játssz ki lapokat, vagy fejezd be a kört.
wait-play = { $who } játszik…

ask-dodge = { $by_is ->
    [nobody] { $cause_is ->
        [event] Lövés ellened ({ $cause }).
       *[other] Téged ér: { $cause }.
    }
   *[other] { $by } rád lő ({ $cause }).
} { $needs ->
    [1] Egy Nem talált! hatás kivédi.
   *[other] { $needs } Nem talált! hatás kell a kivédéséhez.
}
wait-dodge = { $who } válaszol ({ $cause })…

ask-bang = { $by_is ->
    [nobody] { $cause }: dobj el egy BANG! lapot, vagy 1 életpontot veszítesz.
   *[other] { $cause } ({ $by }): dobj el egy BANG! lapot, vagy 1 életpontot veszítesz.
}
wait-bang = { $who } válaszol ({ $cause })…

ask-rescue = Haldokolsz ({ $life } életpont). Mentsd meg magad, vagy kiesel.
wait-rescue = { $who } haldoklik…

ask-between = Mielőtt a játék folytatódik: használod a képességedet?
wait-between = { $who } használhatja a képességét…

ask-surplus = A kör vége: { $surplus ->
    [one] 1 lappal több van a kezedben, mint amennyit megtarthatsz. { $surplus_to ->
        [deck] Tegyél egyet képpel lefelé a húzópaklira ({ $event }).
       *[discard] Dobj el egyet.
    }
   *[other] { $surplus } lappal több van a kezedben, mint amennyit megtarthatsz. { $surplus_to ->
        [deck] Tedd őket képpel lefelé a húzópaklira, az utolsót legfelülre ({ $event }).
       *[discard] Dobd el őket egymás után.
    }
}
wait-surplus = { $who } lapokat dob el…

ask-flip = Melyik lap számítson a próbahúzásnál{ $occasion_is ->
    [shot] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
    [own] { $occasion_id ->
        [don_bell] {" "}a további körért (kőr vagy káró hozza meg)
       *[other] {" "}({ $occasion })
    }
   *[other] { $occasion_id ->
        [none] {""}
        [dynamite] {" "}a Dinamit miatt (pikk 2–9 robban)
        [jail] {" "}a Börtön miatt (a kőr szabadít ki)
        [gatling] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [ability] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [a_fistful_of_cards] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [ricochet] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [russian_roulette] {" "}az Orosz rulettben (a kőr felér egy Nem talált! lappal)
        [sniper] {" "}a lövés ellen (a kőr felér egy Nem talált! lappal)
        [vendetta] {" "}a Vérbosszú miatt (a kőr további kört hoz)
       *[other] {" "}({ $occasion })
    }
}?{ $all_suit_is ->
    [none] {""}
   *[event] {" "}Most minden lap színe { $all_suit } ({ $event }).
}
wait-flip = { $who } lapot választ a próbahúzáshoz…

ask-first_draw = Honnan húzod az első lapodat?
wait-first_draw = { $who } lapot húz…

ask-look = Válassz egy lapot, amelyet megtartasz (még { $count }).
wait-look = { $who } lapot választ…

ask-cost = Melyik lapot dobod el érte? (még { $count })
wait-cost = { $who } egy képesség árát fizeti…

ask-second_card = { $kind }: melyik másik lapot dobod el a kijátszásához?{ $left ->
    [1] {""}
   *[other] {" "}(még { $left })
}
wait-second_card = { $kind }: { $who } kiválasztja, melyik lapot dobja el hozzá…

ask-store = Szatócsbolt: válassz egy lapot.
wait-store = { $who } válogat a Szatócsboltban…

ask-estate = { $victim } melyik lapját veszed el?
wait-estate = { $who } elveszi { $victim_is ->
    [you] a lapjaidat
   *[other] { $victim } lapjait
}…

ask-last_will = Kiestél. Milyen sorrendben kerüljenek lapjaid a dobópaklira?
wait-last_will = { $who } leteszi az utolsó lapjait…

# A question of somebody else's set.
ask-other = Válassz ({ $name }).
wait-other = { $who } választ…
