### What only this set says.

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
event-aimed_at_card = { $who_is ->
    [you] Lövésed
   *[other] { $who } lövése
} { $target_is ->
    [you] a te lapodra: { $card }.
   *[other] { $target } lapjára: { $card }.
}
event-volley = { $number ->
    [one] Egy lövés
   *[other] { $number } lövés
} { $who_is ->
    [you] ellened
   *[other] { $who } ellen
}, minden kézben lévő lapért egy.
event-called = { $who_is ->
    [you] Tipped
   *[other] { $who } tippje
}: { $call }. A lap: { $card }. { $right ->
    [1] { $who_is ->
        [you] Eltaláltad: a tiéd.
       *[other] Eltalálta: elveszi.
    }
   *[0] Tévedés: eldobva.
}
event-gave_life = { $who_is ->
    [you] { $target } kap tőled egy életpontot.
   *[other] { $target_is ->
        [you] { $who } ad neked egy életpontot.
       *[other] { $who } ad egy életpontot { $target } részére.
    }
}
option-pass-roulette = semmit sem használsz: 2 életpontot veszítesz
option-pass-save_card = hagyod, elvész: { $mark }
option-pass-give_life = nem adsz
option-pass-call_colour = megállsz
option-pass-exchange = { $chosen ->
    [0] megtartod a lapjaidat
   *[other] { $chosen } lap cseréje
}
option-respond-roulette = felhasználás: { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] {" "}(kint fekszik)
}
option-respond-save_card = megmentés: { $card }{ $colour ->
    [brown] { $as_is ->
        [other] {" "}mint { $kind }
       *[same] {""}
    }
   *[other] {" "}(kint fekszik)
}
option-take-give_life = 1 életpont { $target } számára
option-draw-drink_or_draw = húzás a szokásos módon
option-keep-drink_or_draw = visszanyersz 1 életpontot
action-ricochet = BANG! eldobásával lövés egy kint fekvő lapra
action-sniper = 2 BANG! lap eldobásával lövés
ask-give_life = { $kind }: feláldozol 1 életpontot, hogy valaki más visszanyerjen 1-et?
wait-give_life = { $who } elajándékozhat egy életpontot…
ask-drink_or_draw = { $kind }: laphúzás helyett visszanyersz 1 életpontot?
wait-drink_or_draw = { $who } az ital és a lapok között választ…
ask-call_colour = { $right ->
    [0] { $event }: piros vagy fekete? Ha a következő lap olyan színű, a tiéd, és újra tippelhetsz.
   *[other] { $event }: eddig { $right } találat. Piros, fekete, vagy megállsz? Ha tévedsz, nem húzol tovább.
}
wait-call_colour = { $who } színt tippel…
ask-exchange = { $kind }: { $chosen ->
    [0] eldobsz néhány lapot, hogy ugyanannyit húzz? Válaszd ki őket egymás után.
   *[other] { $chosen } lap kiválasztva. Melyik menjen még?
}
wait-exchange = { $who } lapokat cserél…
ask-roulette = { $cause }: használj egy Nem talált! hatást, vagy 2 életpontot veszítesz. Utána a következő játékoson a sor.
wait-roulette = { $who } válaszol ({ $cause })…
ask-save_card = { $cause }: { $by } a lapodra lő: { $mark }. Egy Nem talált! hatás megmenti.
wait-save_card = { $who } megmentheti a lapját: { $mark }…
