### What the terminal client says besides the game itself.

# The table.
head-player = Játékos
head-role = Szerep
head-character = Karakter
head-life = Élet
head-hand = Kéz
head-distance = Táv.
head-in-play = Fegyver (lőtáv), kint
table-you = Te
table-out = kiesett
legend-turn = ▶ ő jön
legend-range = ◎ lőtávon belül
legend-life = ● élet
legend-lost = ○ elvesztett élet
legend-green = ◆ zöld lap
legend-fresh = ◇ még nem használható
table-copied = { $who_is ->
    [you] { $own }: most { $copied } képessége a tiéd
   *[other] { $own }: { $who } most { $copied } képességét használja
}
table-alive = Játékban: { $roles }
# $form: full, or brief where there is little room.
table-deck = { $form ->
    [brief] Húzó { $deck }
   *[full] Húzópakli { $deck }
}
table-discard = { $form ->
    [brief] Dobó { $discard }
   *[full] Dobópakli { $discard }
}{ $top_is ->
    [none] {""}
   *[card] { $form ->
        [brief] : { $top }
       *[full] , legfelül { $top }
    }
}
table-those-out = Kiestek:
role-seen = { $who } ({ $role })
table-shown = Az asztalon: { $cards }
# $as_is: shadow, for one who is back for this turn only.
table-title = { $turn }. kör · { $turn_is ->
    [you] te jössz
   *[other] { $who } jön
}{ $as_is ->
    [shadow] {" "}(árnyékként)
   *[none] {""}
} · { $phase }
table-title-over = A játék véget ért
you-role = Te: { $role }. { $goal }
you-brief = Te: { $role }{ $prey_is ->
    [none] {""}
   *[role] {" "}(célpont: { $prey })
}, { $character }
copied-ability = Mint { $character }: { $ability }
you-character = { $character }: { $ability }
hand-empty = Nincs lap a kezedben.
hand-line = A kezedben: { $cards }
hand-of = { $who }: { $cards }
not-now = most nem (?)
# Many cards of one player to choose from.
whose-cards = { $target_is ->
    [you] a saját lapjaid:
   *[other] { $target }:
}
pick-hand = kézből
end-not-now = a kör befejezése: most nem (?)

# Beginning and end of a game.
welcome = Boothill { $version } · { $count } játékos · { $sets }{ $starter ->
    [yes] {" "}(kezdő változat)
   *[no] {""}
}{ $shadow ->
    [yes] {" "}· árnyékokkal
   *[no] {""}
} · mag: { $seed }
welcome-series = { $game }. játék, összesen { $games }.
welcome-help =
    Számmal választhatsz. Az info és egy név megmutatja, mit tesz egy lap vagy
    karakter, a ? azt, miért nem játszható ki egy lap, minden mást a help.
welcome-three =
    A szerepek nyilvánosak – { $roles }.
    A Seriffhelyettes a Renegátra vadászik, a Renegát a Banditára,
    a Bandita pedig a Seriffhelyettesre.
welcome-first = { $who_is ->
    [you] Te kezdesz ({ $role }).
   *[other] { $who } kezd ({ $role }).
}
resumed = Ott folytatod, ahol a játékot elmentetted.
end-you-win = Győztél!
end-you-lose = Vesztettél.
end-series = Eddigi győzelmek: { $wins }
end-keep-character = Túlélted. Megtartod a karakteredet a következő játékra ({ $character })?
end-keep-record = Megőrzöd a játék felvételét, hogy később végignézhesd?
out-menu = Kiestél. Hogyan tovább?
out-watch = tovább nézed
out-finish = fejezzék be a többiek gyorsan
out-quit = kilépsz

# Asking.
prompt = Választásod (1-{ $count }) >
menu-help = Írd be a választásod számát (1-{ $count }) vagy az első betűit.
prompt-menu = (1-{ $count }) >
yes = igen
no = nem
sure = Biztos vagy benne? { $reason }
sure-kept = Akkor válassz újra.
bad-number = Nincs ilyen választás: { $number }; válassz 1 és { $count } között.
no-input = Írj be egy számot 1 és { $count } között, vagy azt, hogy help.
bad-input = „{ $input }” itt nem parancs; írj be egy számot 1 és { $count } között, vagy azt, hogy help.
bad-log = „{ $input }” nem sorok száma; így írd: log vagy log 50.
bad-end = Most nincs mit befejezni vagy passzolni; válassz 1 és { $count } között.
not-found = Ennél az asztalnál nincs ilyen lap, esemény, karakter, szerep vagy szabály: „{ $name }”.
name-one = Melyik lap? Írd az info szó után a nevét, például: info hordó.
several = „{ $name }” többre is illik: { $names }.
reasons-none = Most minden lapod használható.
reason-line = { $card }: { $reason }
end-reason = Nem fejezheted be a kört: { $reason }

# Files.
saved = Elmentve. Így folytathatod: boothill play --load { $file }
recorded = Felvéve. Így nézheted végig: boothill replay { $file }
left-saved = A játék megmarad. Így folytathatod: boothill play --load { $file }
left-watching = Felállsz az asztaltól.
no-save = A játékot nem sikerült elmenteni: { $reason }
overwrite = { $file } már létezik, és nem ehhez a játékhoz tartozik. Felülírod?
quit-menu = Elmented a játékot, mielőtt kilépsz?
quit-save = mentés és kilépés
quit-leave = kilépés mentés nélkül
quit-stay = maradsz

help =
    szám        azt választod (a 3! nem kérdezi meg, biztos vagy-e benne)
    end, pass   befejezed a kört, tűröd a találatot, nem teszel semmit
    ?           miért nem használhatók most a többi lapjaid
    info NÉV    mit tesz egy lap, esemény, karakter vagy szerep; így is: ? NÉV
                (az info BASE-BEER-1 egy szabályt mutat meg)
    event       az érvényes és a következő esemény, és hány van még hátra
    shop        a kínált felszerelések és hatásuk, meg az aranyrögeid
    who         kik ülnek az asztalnál, a karakterek képességeivel
    table       újra megmutatja az asztalt
    log [N]     a napló utolsó N sora (20)
    save [FÁJL] elmented a játékot, és folytatod
    quit        kilépsz; felajánlja a mentést

help-marks = Jelek az asztalon: { $marks }

# Replaying.
replay-deal = Az osztás az, amelyre a szerver a játék kezdetekor elkötelezte magát: { $commitment }
replay-step = { $at }. válasz, összesen { $total }
replay-answer = { $who_is ->
    [you] Téged kérdeztek ({ $question }), a válaszod
   *[other] { $who } volt a kérdezett ({ $question }), a válasza
}: { $answer }
replay-asked = A kérdés hozzád: { $question }
replay-end = A felvétel vége.
replay-open = Itt ér véget a felvétel; a játék még tart.
replay-prompt = Enter: tovább, b: vissza, szám: ugrás, q: kilépés >
replay-bad = „{ $input }” nem lépés; nyomj Entert, vagy írj b-t, q-t vagy egy számot 0 és { $total } között.
replay-first = Ez az eleje.

# What an event asks of the player whose turn it is, in place of what it does.
mark-suit = { $active_is ->
    [you] csak ezt játszhatod ki: { $suit }
   *[other] { $active } csak ezt játszhatja ki: { $suit }
}
mark-must_play = { $active_is ->
    [you] ki kell játszanod: { $card }
   *[other] { $active } köteles kijátszani: { $card }
}
table-event = Esemény: { $event } ({ $effect })
table-no-event = Még nincs esemény
table-next-event = következik: { $event } (még { $left })
table-events-last = az utolsó esemény
table-second = { $who_is ->
    [you] Második karaktered: { $character }
   *[other] { $who } második karaktere: { $character }
}
table-ghost = szellem { $life }
legend-ghost = szellem: csak erre a körre tért vissza
# Looking things up.
deck-in-force = Most érvényes: { $name }
deck-next = Következik: { $name }
deck-first = Elsőként, a { $role } második körétől: { $name }
deck-none-left = Több esemény nem jön: ez a játék végéig érvényben marad.
deck-count = { $left ->
    [one] 1 esemény maradt a pakliban, az utolsó.
   *[other] { $left } esemény maradt a pakliban, az utolsóval együtt.
}
deck-none = Ennél az asztalnál nincs eseménypakli (boothill play --sets base,high_noon,fistful).
who-second = Második karakter, { $character }: { $ability }

dice-die-new = új
dice-die-kept = megtartva
dice-die-now = most
dice-phase-before_turn = a kör előtt
dice-phase-start = a kör eleje
dice-phase-rolling = { $roll }. dobás, { $left ->
    [0] nincs több újradobás
   *[other] még { $left } újradobás
}
dice-phase-shooting = lövések
dice-phase-healing = sörök
dice-phase-firing = gatlingek
dice-phase-end_of_turn = a kör vége
# The table.
dice-head-arrows = Nyíl
dice-head-hit = Találja
dice-indians-near = ha elfogy, támadnak az indiánok: mindenki annyi életerőpontot veszít, ahány nyílvesszője van
dice-hit-both = 1 vagy 2
dice-hit-none = -
dice-legend-arrow = ↑ nyílvessző
dice-legend-aimed = -1 mindjárt elvész
dice-nobody-aimed = { $most } életerőpontból { $life }
dice-somebody-aimed = { $most } életerőpontból { $life }, ebből { $aimed } célba véve
dice-welcome = Boothill { $version } · Kockajáték · { $count } játékos · mag: { $seed }
dice-welcome-help =
    Írd be az újradobandó kockák számát, például 2 4, vagy azt, hogy stop;
    listából számmal választhatsz. Az info és egy név megmutatja, mit tesz egy
    kockaoldal vagy karakter, a ? a kockáidról szól, minden mást a help mond el.
dice-help =
    2 4         újradobod a 2. és a 4. kockát; így is: 24, roll 2 4, r 2 4,
                roll all (mind)
    keep 1 3    megtartod az 1. és a 3. kockát, és minden más, nem rögzített
                kockát újradobsz; így is: k 1 3 (az egyforma kockák egyenértékűek)
    stop        nem dobsz többet; így is: s, end, pass
    szám        listából azt választod (a 3! és a stop! nem kérdezi meg, biztos
                vagy-e benne)
    ?           mit tesznek a kockák, és melyek rögzítettek
    info NÉV    mit tesz egy kockaoldal, karakter vagy szerep; így is: ? NÉV
                (az info DICE-DYN-1 egy szabályt mutat meg)
    who         kik ülnek az asztalnál, a karakterek képességeivel
    table       újra megmutatja az asztalt
    log [N]     a napló utolsó N sora (20)
    save [FÁJL] elmented a játékot, és folytatod
    quit        kilépsz; felajánlja a mentést
    A naplóban az újradobott kockák [zárójelben] állnak.
dice-not-found = Ebben a játékban nincs ilyen kockaoldal, karakter, szerep vagy szabály: „{ $name }”.
dice-name-one = Melyik kockaoldal vagy karakter? Írd az info szó után a nevét, például: info gatling.
dice-bad-dice = „{ $input }” nem kockákat jelöl; írd be a számukat, például: { $command } 2 4.
dice-no-reroll = Most nincs újradobható kocka; válassz 1 és { $count } között.
dice-refused = { $reason }.
dice-twice = Kétszer szerepel: { $die }. kocka; minden kockát csak egyszer írj.
dice-hint-reroll = Például 2 4: a 2. és a 4. kocka újra, keep 1 3: az összes többi, vagy stop.
dice-prompt-reroll = Választásod (újradobandó kockák, vagy stop) >
dice-no-input = Írd be az újradobandó kockákat, például 2 4, vagy azt, hogy stop vagy help.
dice-bad-input = „{ $input }” itt nem parancs; írd be az újradobandó kockákat, például 2 4, vagy azt, hogy stop vagy help.
dice-explain-none = A kockákkal még nem dobott senki.
dice-explain-locked = { $dice_count ->
    [one] A kör végéig rögzített kocka: { $dice }.
   *[other] A kör végéig rögzített kockák: { $dice }.
}
dice-explain-targets = { $who_is ->
    [you] Célpontod lehet ({ $face }): { $targets }.
   *[other] { $who } célpontja lehet ({ $face }): { $targets }.
}
dice-holds-arrows = { $count } nyílvessző

# The screen. A price is written with $ before it, and a black card with ■.
equipment-fact = ({ $colour ->
    [black] fekete felszerelés
   *[brown] barna felszerelés
}, { $price } aranyrög) { $effect }
head-nuggets = { $form ->
    [brief] $
   *[full] Arany
}
price-cut = { $name } ${ $price } (${ $full } helyett)
table-shop = Kínálat: { $cards }
table-shop-empty = A kínálat üres
table-equipment = { $form ->
    [brief] Felszerelés { $deck }
   *[full] Felszereléspakli { $deck }
}{ $used ->
    [0] {""}
   *[other] {" "}+ { $used } használt
}
table-shadow = árnyék
table-as-side = mint { $side }
table-no-side = még nincs oldala
table-those-shadows = Árnyékok:
table-shadows-gone = Az árnyékok már nem térnek vissza
remove-row = Eltávolítás
# What a bought card is used for, before those it may be used on.
group-buy = { $as_is ->
    [other] mint { $kind }:
   *[same] { $use ->
        [heal] gyógyítás:
       *[other] ki elé:
    }
}
same-choices = ugyanez, [{ $first }]–[{ $last }]
role-as-side = { $role } mint { $side }
side-goal = { $role_id ->
    [deputy] A Seriff oldalával
   *[outlaw] A Banditákkal
} együtt győzöl vagy veszítesz{ $returns ->
    [yes] {" "}a következő köröd elejéig; akkor újra megszámolod a nyílt szerepeket.
   *[no] .
}
legend-nuggets = $ aranyrög
legend-black = ■ fekete felszerelés
legend-shadow = árnyék: kiesett, de a saját köreire visszatér
seen-nuggets = { $role }, ${ $number }
out-shadow-menu = Kiestél, de árnyékként visszatérsz, amikor rád kerül a sor. Addig?
out-quick = játsszanak a többiek gyorsan
end-side = Így fejezted be a játékot: { $side }.
# Looking things up.
shop-cut = { $name }, neked ${ $price }
shop-purse = { $number ->
    [0] Nincs aranyrögöd.
   *[other] { $number } aranyrögöd van.
}
shop-deck = Felszereléspakli: { $deck } lap képpel lefelé{ $used ->
    [0] .
   *[other] , alatta { $used } használt képpel felfelé.
}
shop-none = Ennél az asztalnál nem árulnak felszerelést (boothill play --sets base,gold_rush).
equipment-of = { $who } lapja: { $card }

# Somebody's role that everybody knows.
role-of = { $who_is ->
    [you] te: { $role }
   *[other] { $who }: { $role }
}
phase-before_turn = a kör előtt
phase-start_of_turn = a kör eleje
phase-phase_1 = 1. fázis: húzás
phase-phase_2 = 2. fázis: kijátszás
phase-phase_3 = 3. fázis: eldobás
phase-end_of_turn = a kör vége
phase-over = a játék véget ért

# A game that brings no texts of its own.
plain-welcome = Boothill { $version } · { $game } · { $count } játékos · mag: { $seed }
plain-not-found = Ennél az asztalnál semminek sem ez a neve: „{ $name }”.
plain-name-one = Melyik? Írd az info szó után a nevét.
plain-help =
    szám        azt választod (a 3! nem kérdezi meg, biztos vagy-e benne)
    ?           még egyszer a kérdés
    info NÉV    mit tesz valami; így is: ? NÉV
    who         kik ülnek az asztalnál
    table       újra megmutatja az asztalt
    log [N]     a napló utolsó N sora (20)
    save [FÁJL] elmented a játékot, és folytatod
    quit        kilépsz; felajánlja a mentést
