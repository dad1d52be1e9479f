### What surrounds a game: the room before it, the people at the table, elimination, the result, reports of bugs.

# People at the table. $bot is the id of a bot.
people-title = Kik vannak az asztalnál
people-you = Te
people-host = Házigazda
people-empty = Szabad hely
people-free = Még senki
people-person = Ember
people-away = Távol
people-bot = { $bot ->
    [easy] Bot: Könnyű
    [normal] Bot: Közepes
    [hard] Bot: Nehéz
    [greenhorn] Bot: Zöldfülű
    [random] Bot: Véletlen
   *[other] Bot: { $bot }
}
people-muted = a házigazda elnémította
people-ignored = elrejtetted
people-wins = { $count } győzelem
people-votes = { $count } szavazat a távozására
people-spectators = { $count } ember nézi a játékot.
people-spectator = Néző
people-watchers-more = és még { $count } néző

# What can be done about somebody.
people-menu = Műveletek
people-menu-of = Műveletek: { $name }
people-no = Nem
people-ignore = Üzeneteinek elrejtése
people-unignore = Üzeneteinek mutatása
people-mute = Némítás mindenkinek
people-unmute = Némítás feloldása
people-pass-host = Legyen házigazda
people-pass-host-sure = Legyen { $name } a házigazda? Te többé nem indíthatsz játékot, és nem szabadíthatsz fel helyet.
people-replace = Csere botra
people-replace-sure = Játsszon egy bot { $name } helyett? Ha { $name } visszatér, visszakapja a helyét.
people-kick = Hely felszabadítása
# $kind: person, bot or watcher; $playing: whether a game is in play (yes, no).
people-kick-sure = { $kind ->
    [person] { $playing ->
        [yes] Távozzon { $name }? Egy bot játszik tovább, és a hely nem vehető vissza.
       *[no] Távozzon { $name }? A hely újra szabad lesz.
    }
   *[other] Távozzon { $name }?
}
people-put-out = Elküldés
# $votes: how many have been given so far.
people-vote = { $votes ->
    [0] Szavazás a távozására
   *[other] Szavazás a távozására (eddig { $votes })
}
people-unvote = Szavazat visszavonása (eddig { $votes })
people-vote-sure = Szavazol arra, hogy { $name } távozzon? A többiek több mint fele kell hozzá, de legalább ketten. Egy bot játszik tovább.

# Signs and talk.
people-signs = Jelzések az asztalnak
people-chat = Csevegés
people-unread = { $count } új üzenet
people-chat-off = Ennél az asztalnál nincs csevegés. Használd a jelzéseket.
people-chat-hidden = Kikapcsoltad a csevegést.
people-chat-show = Csevegés mutatása
people-chat-empty = Még senki sem szólt semmit.
people-chat-spectator = A nézők játék közben hallgatnak.
people-chat-aside = Mindent látsz: amit írsz, azt csak az olvashatja, aki szintén mindent lát.
people-chat-line = Szólj valamit
people-chat-send = Küldés
people-chat-left = Még { $count } leütés
# Said by somebody who is out and sees everything.
people-aside = kiesett

people-leave = Távozás az asztaltól
# $playing: whether a game is in play (yes, no).
people-leave-sure = { $playing ->
    [yes] Végleg távozol? A helyeden egy bot játszik tovább.
   *[no] Végleg távozol? A helyed újra szabad lesz.
}
people-stop-watching = Nem nézem tovább

# The room before the game.
wait-title = Kész az asztal
wait-seats = Helyek
wait-settings = Mit játszotok
wait-is-ready = Kész
wait-bot-here = Bot ide
wait-bot-remove = Bot el
wait-bot-away = Bot el: { $name }
wait-start = Játék indítása
wait-start-text = { $empty ->
    [0] Minden hely foglalt.
    [one] A szabad helyre bot ül.
   *[other] A szabad helyekre ({ $empty }) botok ülnek.
}
wait-ready = Kész vagyok
wait-not-ready = Még nem vagyok kész
wait-sit = Ülj le
wait-full = Minden hely foglalt.
wait-as = Így játszol: { $name }.

# What now: $host is the name of the host, $names of those who are not ready, $count how many they are.
wait-now-invite = { $empty ->
    [one] Hívj meg valakit a szabad helyre, vagy indítsd el most: egy bot ül oda.
   *[other] Hívj meg másokat, vagy indítsd el most: a szabad helyekre botok ülnek.
}
wait-now-start = { $count ->
    [0] Mindenki itt van. Indítsd el a játékot, amikor akarod.
   *[other] Mindenki itt van. Indítsd el, amikor akarod, vagy várj még. Nem jelezte, hogy kész: { $names }.
}
wait-now-ready = Jelezd, ha kész vagy. { $host } bármikor elindíthatja a játékot.
wait-now-seats = Kész vagy. { $empty ->
    [one] Egy hely még szabad: küldd el valakinek a linket, vagy várj, amíg { $host } indít.
   *[other] { $empty } hely még szabad: küldd el másoknak a linket, vagy várj, amíg { $host } indít.
}
wait-now-others = Kész vagy. Még nincs kész: { $names }.
wait-now-host = Kész vagy. A játék mindjárt kezdődik.
wait-now-start-away = Most nincs itt: { $names }. Indítsd el, amikor akarod, vagy várj.
wait-now-ready-away = Jelezd, ha kész vagy. A házigazda ({ $host }) most nincs itt.
wait-now-seats-away = Kész vagy. { $empty ->
    [one] Egy hely még szabad: küldd el valakinek a linket. A házigazda ({ $host }) most nincs itt.
   *[other] { $empty } hely még szabad: küldd el másoknak a linket. A házigazda ({ $host }) most nincs itt.
}
wait-now-away = Kész vagy. Most nincs itt: { $names }.
wait-now-watch = A játék még nem kezdődött el. Nézőként vagy itt.

# The host changes the table between games. $series: whether a series is under way (yes, no).
people-change = Asztal módosítása
people-change-lead = { $series ->
    [yes] Ez a következő játéktól érvényes, és azzal új sorozat kezdődik. Mindenkinek újra jeleznie kell, hogy kész.
   *[no] Ez a következő játéktól érvényes. Mindenkinek újra jeleznie kell, hogy kész.
}
people-change-clock = Ahogy most van
people-change-players = Az üres székek és a botok adnak helyet; az emberek a helyükön maradnak, a link ugyanaz.
people-change-pace = Csak ennél az asztalnál.
people-change-send = Módosítás
people-change-cancel = Mégse

# What the table is like. $game: bang or dice; the rest yes or no.
wait-set-game = { $game ->
    [dice] Kockajáték { $players } játékossal
   *[bang] Kártyajáték { $players } játékossal
}
wait-set-boxes = Kiegészítők: { $boxes }
wait-set-starter = Kezdő változat, a nehezebb lapok nélkül
wait-set-shadow = A kiesettek árnyékként visszatérnek
wait-set-events = { $count } esemény
wait-set-no-clock = Óra nélkül: mindenki annyit gondolkodik, amennyit kell
# 0 stands for no limit.
wait-set-clock = { $turn ->
    [0] { $reaction } másodperc a válaszokra, a körökre nincs korlát
   *[other] { $reaction ->
        [0] { $turn } másodperc egy körre, a válaszokra nincs korlát
       *[other] { $turn } másodperc egy körre, { $reaction } a válaszokra
    }
}
wait-set-bot = { $bot ->
    [easy] Botok: Könnyű
    [normal] Botok: Közepes
    [hard] Botok: Nehéz
    [greenhorn] Botok: Zöldfülű
    [random] Botok: Véletlen
   *[other] Botok: { $bot }
}
wait-set-series = { $badge ->
    [yes] Sorozat { $games } játékkal; a seriffcsillag továbbjár
   *[no] Sorozat { $games } játékkal
}
wait-set-found = { $public ->
    [yes] { $spectators ->
        [yes] Nyilvános asztal, nézők is jöhetnek
       *[no] Nyilvános asztal, nézők nélkül
    }
   *[no] { $spectators ->
        [yes] Csak linkkel található, nézők is jöhetnek
       *[no] Csak linkkel található, nézők nélkül
    }
}

# Eliminated. $by_is: you, other or nobody.
death-title = Kiestél
death-how = { $by_is ->
    [other] { $by } ejtett ki. A karaktered { $character } volt, a szereped: { $role }.
    [you] Saját magadat ejtetted ki. A karaktered { $character } volt, a szereped: { $role }.
   *[nobody] A karaktered { $character } volt, a szereped: { $role }.
}
death-everything = Láss mindent
death-everything-text = Minden kéz és minden szerep. Amit ezután írsz, csak ahhoz jut el, aki szintén mindent lát.
# $why: the eliminated return as shadows (shadow), strangers may sit here (public), or other.
death-not-everything = { $why ->
    [shadow] A kézben lévő lapok rejtve maradnak: ennél az asztalnál a kiesettek árnyékként visszatérnek.
    [public] A kézben lévő lapok rejtve maradnak: ez az asztal nyilvános.
   *[other] A kézben lévő lapok rejtve maradnak: valaki még visszatérhet ebbe a játékba, vagy később csatlakozott.
}
death-watch = Nézd tovább
death-new = Új játék
death-new-text = Ugyanezek a beállítások, botok ellen, azonnal. Ettől az asztaltól felállsz.
death-dealing = Osztás…

# The result. $side: law, outlaws, renegade, one (everybody for themselves), some, nobody.
after-title = { $side ->
    [law] Győz a törvény
    [outlaws] Győznek a Banditák
    [renegade] Győz a Renegát
    [nobody] Senki sem győz
    [one] { $names } győz
   *[some] Győztesek: { $names }
}
after-won-headline = Győztél
after-lost-headline = Vesztettél
after-watched-headline = A játék véget ért
after-winners = Győztesek
after-wanted = Körözés
after-won = Győztes
after-everybody = Ki kicsoda volt
after-as = { $role }, { $character }
after-survived = { $life ->
    [0] A végén is talpon.
   *[other] A végén is talpon, { $life } élettel.
}
# $turn is 0 if it is not known.
after-out = { $turn ->
    [0] { $by_is ->
        [you] Te ejtetted ki.
        [other] Kiejtette: { $by }.
       *[nobody] Kiesett.
    }
   *[other] { $by_is ->
        [you] Te ejtetted ki ({ $turn }. kör).
        [other] Kiejtette: { $by } ({ $turn }. kör).
       *[nobody] Kiesett ({ $turn }. kör).
    }
}
# $count: how many players $names are.
after-shot = Általa kiesett: { $names }.
after-turns = { $turns } kör
after-minutes = { $minutes } perc
after-turn = { $turn }. kör

# Moments: $who and $by are players, with $who_is and $by_is (you, other, nobody); $cause is the card or die, if $has_cause is yes.
after-moments = Nagy pillanatok
after-moment-watch = Nézd meg a visszajátszásban
after-moment-first_blood = { $by_is ->
    [you] Első vér: támadásodtól { $who } megsebesül.
   *[other] { $who_is ->
        [you] Első vér: { $by } megsebez téged.
       *[other] Első vér: { $by } támadásától { $who } megsebesül.
    }
}
after-moment-exploded = { $who_is ->
    [you] Felrobban előtted a Dinamit, és { $count } életedbe kerül.
   *[other] Felrobban a Dinamit { $who } előtt: { $count } élet odavan.
}
after-moment-escape = { $who_is ->
    [you] Az utolsó pillanatban: iszol, és játékban maradsz.
   *[other] Az utolsó pillanatban: { $who } iszik, és játékban marad.
}
after-moment-big_hit = { $by_is ->
    [you] A legnagyobb csapás: támadásodtól { $who } egyszerre { $count } életet veszít.
   *[other] { $who_is ->
        [you] A legnagyobb csapás: { $by } támadásától egyszerre { $count } életet veszítesz.
       *[other] A legnagyobb csapás: { $by } támadásától { $who } egyszerre { $count } életet veszít.
    }
}
after-moment-one_life = { $who_is ->
    [you] Hajszálon: { $count } körön át kitartasz 1 élettel.
   *[other] Hajszálon: { $who } { $count } körön át kitart 1 élettel.
}
after-moment-own_deputy = { $by_is ->
    [you] Baráti tűz: lelövöd a saját Seriffhelyettesedet ({ $who }).
   *[other] { $who_is ->
        [you] Baráti tűz: a Seriff lelő téged, a Seriffhelyettest.
       *[other] Baráti tűz: a Seriff lelövi a Seriffhelyettest ({ $who }).
    }
}
after-moment-came_back = { $who_is ->
    [you] Vissza a halálból: visszatérsz a játékba.
   *[other] Vissza a halálból: { $who } visszatér a játékba.
}
after-moment-eliminated = { $by_is ->
    [you] Kiejted: { $who } ({ $role }).
    [other] { $who_is ->
        [you] { $by } kiejt téged ({ $role }).
       *[other] { $by } kiejti: { $who } ({ $role }).
    }
   *[nobody] { $has_cause ->
        [yes] { $who_is ->
            [you] A veszted: { $cause } ({ $role }).
           *[other] { $who } veszte: { $cause } ({ $role }).
        }
       *[no] { $who_is ->
            [you] Kiesel ({ $role }).
           *[other] { $who } kiesik ({ $role }).
        }
    }
}
after-moment-last_shot = { $by_is ->
    [you] Az utolsó szó a tiéd: { $who } kiesik ({ $role }).
    [other] { $who_is ->
        [you] Az utolsó szó: { $by } kiejt téged ({ $role }).
       *[other] Az utolsó szó: { $by } csapásától { $who } kiesik ({ $role }).
    }
   *[nobody] { $who_is ->
        [you] A játék vége: kiesel ({ $role }).
       *[other] A játék vége: { $who } kiesik ({ $role }).
    }
}

after-keep-title = Emlékbe
after-replay = Visszajátszás nézése
after-copy = Link másolása
after-copied = Másolva
after-copy-by-hand = A visszajátszás linkje, kézzel másolható
after-record = Felvétel letöltése
after-deal-checked = Az osztás ellenőrizve: ugyanaz, amelyet a szerver a játék előtt lepecsételt.
after-deal-wrong = Az osztás nem az, amelyet a szerver a játék előtt lepecsételt. Kérjük, jelentsd.

# The next game.
after-rematch = Visszavágó
after-next = Következő játék ({ $game } / { $games })
after-series = Új sorozat
after-not-ready = Még nem vagyok kész
after-start = Indítás most
after-keep = Megtartom a karakterem: { $character }
after-ready = { $people } játékosból { $count } kész.
# What now: $kind is rematch, next (game of a series) or series (a new one); $names are those who are waited for, $count how many.
after-now-choose = { $kind ->
    [next] Jöhet a következő játék, vagy nézd meg a visszajátszást.
    [series] Kezdj új sorozatot, vagy nézd meg a visszajátszást.
   *[rematch] Jöhet a visszavágó, vagy nézd meg a visszajátszást.
}
after-now-wait = Kész vagy. Még nincs kész: { $names }.
after-now-begin = Kész vagy. A következő játék mindjárt kezdődik.
after-now-watch = { $count ->
    [0] A következő játék akkor kezdődik, ha a játékosok készen állnak.
   *[other] A következő játék akkor kezdődik, ha a játékosok készen állnak. Még nincs kész: { $names }.
}
after-close = Asztal mutatása
after-new-table = Új asztal

# Reports of bugs.
report-open = Hiba jelentése
report-title = Hiba jelentése
report-lead = Írd le, mi ment rosszul. A játék adott pontját automatikusan csatoljuk, így lépésről lépésre újra lejátszható.
report-label = Mi történt, és minek kellett volna történnie?
report-send = Jelentés küldése
report-cancel = Mégse
report-close = Bezárás
report-kept = Köszönjük. A jelentésed száma: { $number }. A játék adott pontja is megmaradt vele.
report-replay-text = A játék itt nézhető meg:
report-replay = Visszajátszás nézése

## Somebody who is out guesses who will win.

guess-title = Ki fog nyerni?
guess-told = A tipped: { $role } – { $right ->
    [yes] eltaláltad!
   *[no] most nem jött be.
}
