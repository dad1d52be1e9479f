### The dice game. Names and texts of characters, faces and roles come from its facts; what is said as in the card game
### stands with the card game's messages. Seats are given as there ($who, $who_is: you, other, nobody; $at_is also self).

# Faces as the dice show them, and in the log.
dice-face-arrow = nyílvessző
dice-face-dynamite = dinamit
dice-face-one = 1
dice-face-two = 2
dice-face-beer = sör
dice-face-gatling = gatling

# What is written below a die.
dice-die-locked = rögzített
dice-die-used = használt

# Roles at a table of three.
dice-three-goal = { $who_is ->
    [you] Azonnal győzöl, ha a saját lövéseiddel vagy Gatlingeddel te ejted ki a célpontodat ({ $prey }).
   *[other] Azonnal győz, ha a saját lövéseivel vagy Gatlingjével ő ejti ki a célpontját ({ $prey }).
} Ha egy játékos bármi más módon esik ki, az utolsó életben maradó győz.
dice-three-sheriff = Hárman játszva nincs seriff; a seriffhelyettes kezd.

dice-pile = Készlet: { $pile } nyílvessző

# Questions.
dice-ask-reroll = Újradobsz kockákat (még { $left } újradobás), vagy megállsz?
dice-wait-reroll = { $who } a kockákat nézi…
dice-ask-gift = Dobás előtt: ki kap 1 életerőpontot?
dice-wait-gift = { $who } 1 életerőpontot ajándékoz…
dice-ask-shoot = { $die }. kocka ({ $face }): kit találsz el vele? Minden lövés egyszerre hat.
dice-wait-shoot = { $who } céloz…
dice-ask-heal = { $die }. kocka: ki kapja a sört?
dice-wait-heal = { $who } egy sört ajándékoz…
dice-ask-arrows_instead = Mindjárt elveszítesz { $points } életerőpontot ({ $cause_id ->
    [gatling] Gatling
   *[bullseye] lövés
}). Hány nyílvesszőt vállalsz helyette?
dice-wait-arrows_instead = { $who } a nyílvesszők és az élete között választ…
dice-ask-return_arrows = { $points } életerőpontot veszítesz ({ $cause_id ->
    [gatling] Gatling
    [dynamite] dinamit
   *[bullseye] lövés
}). Hány nyílvessződet teszed vissza érte?
dice-wait-return_arrows = { $who } a nyílvesszőit számolja…
dice-ask-remove_arrow = A gatlingjeid nyílvesszőket küldenek vissza a készletbe. Kiét? (még { $left })
dice-wait-remove_arrow = { $who } nyílvesszőket küld vissza…

# Answers.
dice-option-stop = megállsz
dice-option-reroll = újradobás: { $dice }
dice-option-shoot = { $number ->
    [2] { $target } kétszer, egy sörrel
   *[other] { $target }
}
dice-option-heal = { $target_is ->
    [you] te magad
   *[other] { $target }
}
dice-option-give = { $target_is ->
    [you] te magad
   *[other] { $target }
}
dice-option-take_arrows = { $number ->
    [0] egyet sem
   *[other] { $number } nyílvessző
}, { $lost ->
    [0] nem veszítesz semmit
   *[other] { $lost } életerőpontot veszítesz
}
dice-option-return_arrows = { $number ->
    [0] egyet sem
   *[other] { $number } nyílvessző
}
dice-option-remove = { $target_is ->
    [you] a sajátod
   *[other] { $target }
}
dice-option-pass = senkiét: ennyi elég

# What speaks against an answer.
dice-reason-keeps_arrows = megtartanál nyílvesszőket, amelyektől megszabadulhatnál
dice-reason-own_sheriff = seriffhelyettes vagy, és csak a seriffel győzhetsz
dice-reason-outlaws_win = ha a seriff nem utolsóként esik ki, a banditák győznek
dice-reason-overkill = { $seat } így is, úgy is kiesik; ez a lövés inkább mást sebezhetne
dice-reason-last_dynamite = egy harmadik dinamit az utolsó életerőpontodba kerülne
dice-reason-last_arrows = már csak { $pile } nyílvessző van a készletben: ha ennyit dobsz, jönnek az indiánok, és azt nem éled túl

# What happened.
dice-event-gave_life = { $who_is ->
    [you] { $at_is ->
        [you] 1 életerőpontot adsz magadnak
       *[other] { $at } 1 életerőpontot kap tőled
    }
   *[other] { $at_is ->
        [you] { $who } 1 életerőpontot ad neked
        [self] { $who } 1 életerőpontot ad magának
       *[other] { $who } 1 életerőpontot ad { $at } számára
    }
}{ $gained ->
    [0] , de kárba vész: nincs mit gyógyítani.
   *[other] .
}
# $again: whether this is not the first roll of the turn. Of several dice those thrown again stand in brackets.
dice-event-rolled = { $again ->
    [no] { $who_is ->
        [you] Dobásod: { $faces }.
       *[other] { $who } dobása: { $faces }.
    }
   *[yes] { $who_is ->
        [you] { $dice_count } kockát újradobsz: { $faces }.
       *[other] { $who } { $dice_count } kockát újradob: { $faces }.
    }
}
dice-thrown = [{ $face }]
dice-event-took_arrows = { $why ->
    [struck_back] { $who_is ->
        [you] 1 nyílvesszőt kapsz { $owner } megsebzéséért.
       *[other] { $owner_is ->
            [you] { $who } 1 nyílvesszőt kap, mert megsebzett téged.
           *[other] { $who } 1 nyílvesszőt kap { $owner } megsebzéséért.
        }
    }
    [instead] { $who_is ->
        [you] { $number } életerőpont elvesztése helyett { $number } nyílvesszőt vállalsz.
       *[other] { $who } { $number } életerőpont elvesztése helyett { $number } nyílvesszőt vállal.
    }
   *[rolled] { $who_is ->
        [you] { $number } nyílvesszőt kapsz.
       *[other] { $who } { $number } nyílvesszőt kap.
    }
}{ $pile ->
    [0] {" "}Ez volt az utolsó.
   *[other] {" "}A készletben { $pile } maradt.
}
dice-event-indians = Az indiánok támadnak: mindenki annyi életerőpontot veszít, ahány nyílvesszője van.
dice-event-refilled = Az indiánok elvonulnak. Mind a { $pile } nyílvessző visszakerült a készletbe.
dice-event-spared = { $limit ->
    [0] { $cause_id ->
        [gatling] { $who_is ->
            [you] Rajtad nem fog a Gatling.
           *[other] { $who } ellen hatástalan a Gatling.
        }
       *[other] { $who_is ->
            [you] Ez nem fog rajtad.
           *[other] { $who } ellen ez hatástalan.
        }
    }
   *[other] { $who_is ->
        [you] Csak { $limit } életerőpontot veszítesz, akárhány nyílvessződ van.
       *[other] { $who } csak { $limit } életerőpontot veszít, akárhány nyílvesszője van.
    }
}
dice-event-lost_life = { $who_is ->
    [you] { $points } életerőpontot veszítesz
   *[other] { $who } { $points } életerőpontot veszít
} ({ $left } maradt): { $cause_id ->
    [indians] indiánok
    [dynamite] dinamit
    [gatling] { $by_is ->
        [you] a te Gatlinged
       *[other] { $by } Gatlingje
    }
   *[bullseye] { $by_is ->
        [you] a te lövésed
       *[other] { $by } lövése
    }
}.
dice-event-returned_arrows = { $why ->
    [fired] { $who_is ->
        [you] Visszateszed a nyílvesszőidet ({ $number }).
       *[other] { $who } visszateszi a nyílvesszőit ({ $number }).
    }
    [by_loss] { $who_is ->
        [you] Az elvesztett életerőért visszateszel { $number } nyílvesszőt.
       *[other] { $who } az elvesztett életerőért visszatesz { $number } nyílvesszőt.
    }
   *[out] { $who_is ->
        [you] { $number } nyílvessződ visszakerül a készletbe.
       *[other] { $who } { $number } nyílvesszője visszakerül a készletbe.
    }
} A készletben { $pile } van.
dice-event-exploded = { $number } dinamit robban: { $who_is ->
    [you] nem dobhatsz többet.
   *[other] { $who } nem dobhat többet.
}
dice-event-aimed = { $who_is ->
    [you] Lövésed { $at } ellen
   *[other] { $at_is ->
        [you] { $who } rád céloz
       *[other] { $who } lövése { $at } ellen
    }
}: { $face }{ $points ->
    [2] , egy sörrel megduplázva
   *[other] {""}
}.
dice-event-healed = { $at_is ->
    [self] { $who } megiszik egy sört
    [you] { $who_is ->
        [you] Megiszol egy sört
       *[other] { $who } ad neked egy sört
    }
   *[other] { $who_is ->
        [you] { $at } kap tőled egy sört
       *[other] { $who } ad egy sört { $at } számára
    }
}{ $gained ->
    [0] , de kárba vész: nincs mit gyógyítani.
   *[other] : +{ $gained } életerőpont.
}
dice-event-fired = { $who_is ->
    [you] Elsütöd
   *[other] { $who } elsüti
} a Gatlinget ({ $number } gatling): mindenki más 1 életerőpontot veszít.
# $why: peaceful for dice without bull's-eyes, death for somebody's elimination.
dice-event-gained_life = { $who_is ->
    [you] { $points } életerőpontot kapsz
   *[other] { $who } { $points } életerőpontot kap
} (most { $left }), mert { $why ->
    [death] valaki kiesett.
   *[peaceful] a kockákon nincs se 1, se 2.
}
dice-event-removed_arrow = { $who_is ->
    [you] { $at_is ->
        [you] Visszaküldöd egy saját nyílvessződet.
       *[other] Visszaküldöd { $at } egyik nyílvesszőjét.
    }
   *[other] { $at_is ->
        [you] { $who } visszaküldi az egyik nyílvessződet.
        [self] { $who } visszaküldi egy saját nyílvesszőjét.
       *[other] { $who } visszaküldi { $at } egyik nyílvesszőjét.
    }
} A készletben { $pile } van.
dice-event-eliminated = { $who_is ->
    [you] Kiestél
   *[other] { $who } kiesett
} { $cause_id ->
    [indians] az indiánok miatt
    [dynamite] a dinamit miatt
   *[other] { $by_is ->
        [you] (te ejtetted ki)
       *[other] (kiejtette: { $by })
    }
}. { $who_is ->
    [you] A szereped
   *[other] A szerepe
}: { $role }.
