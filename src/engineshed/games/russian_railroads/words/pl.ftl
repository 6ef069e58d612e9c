# Russian Railroads po polsku.

tagline = Z Moskwy wychodzą trzy linie. Garstką robotników rozwijaj tory, lokomotywy i przemysł; co stanie wcześnie, punktuje raz po raz.

## Ustawienia

setting-engineer-factory = Fabryka 1 liczy
setting-engineer-factory-help = Numery dwóch najwyższych inżynierów gracza albo wszystkich.
setting-engineer-factory-two = dwóch inżynierów
setting-engineer-factory-all = wszystkich inżynierów
setting-locomotive-chain = Zastąpiona lokomotywa
setting-locomotive-chain-help = Gdy wszystkie cztery miejsca są zajęte, może od razu opuścić planszę albo musi zastępować kolejne, póki się da.
setting-locomotive-chain-may-stop = może odejść
setting-locomotive-chain-goes-on = musi iść dalej

## Drobne słowa

or = lub
any = dow.
hire = zatrudnij
of-n = z { $n }
moscow = Moskwa
ten-points = 10 punktów
gap = fabryka
round-of = runda { $round } z { $rounds }
in-rounds = za { $n }
now-points = teraz { $n }
if-scored-now = Punkty w tej chwili
pay-with = Zapłać
boarded-up = Zablokowane przy dwóch graczach
industry-track = tor przemysłu
has-passed = spasował
place-n = { $n }.
tab-actions = Akcje
tab-board = Plansze

line-trans-siberian = Transsyberyjska
line-st-petersburg = Sankt Petersburska
line-kiev = Kijowska
terminus-trans-siberian = Władywostok
terminus-st-petersburg = Petersburg
terminus-kiev = Kijów
letter-black = C
letter-grey = S
letter-brown = Br
letter-natural = P
letter-white = B

pieces-worker = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
    [many] { $n } robotników
   *[other] { $n } robotnika
}
pieces-temporary = { $n ->
    [one] { $n } robotnik tymczasowy
    [few] { $n } robotników tymczasowych
    [many] { $n } robotników tymczasowych
   *[other] { $n } robotnika tymczasowego
}
pieces-black = czarny robotnik
placed-worker = { $n ->
    [one] { $n } robotnika
   *[other] { $n } robotników
}
placed-temporary = { $n ->
    [one] { $n } robotnika tymczasowego
   *[other] { $n } robotników tymczasowych
}
placed-black = czarnego robotnika
placed-ruble = { $n ->
    [one] { $n } rubla
    [few] { $n } ruble
   *[other] { $n } rubli
}
pieces-ruble = { $n ->
    [one] { $n } rubel
    [few] { $n } ruble
    [many] { $n } rubli
   *[other] { $n } rubla
}

## Pola akcji

area-track = Tory
area-locomotive = Lokomotywa, fabryka
area-industry = Przemysł
area-side = Akcje poboczne
area-turn-order = Porządek tury
area-engineers = Inżynierowie
stock-locomotives = Żetony
stock-factories = Zwrócone
stock-doublers = Mnożniki
stock-cards = Karty ?

space-any-2 = Dwa dowolne przesunięcia
space-white-1 = Biały tor o 1
space-white-2 = Biały tor o 2
space-natural-1 = Piaskowy tor o 1
space-natural-2 = Piaskowy tor o 2
space-brown-1 = Brązowy tor o 1
space-brown-2 = Brązowy tor o 2
space-grey-2 = Szary tor o 2
space-grey-3 = Szary tor o 3
space-black-2 = Czarny tor o 2
space-black-3 = Czarny tor o 3
space-bottom = Dolne pole torów
space-locomotive-1 = Górne pole lokomotyw
space-locomotive-2 = Środkowe pole lokomotyw
space-locomotive-3 = Dolne pole lokomotyw
space-industry-1 = Przemysł o 1
space-industry-2 = Przemysł o 2
space-industry-black = Przemysł i czarny tor
space-doubler = Mnożnik
space-rubles = Dwa ruble
space-temporary = Robotnicy tymczasowi
space-order-1 = Pierwsza pozycja
space-order-2 = Druga pozycja
space-last-round = Żeton ostatniej tury
space-hire = Zatrudnianie
engineer-n = Inżynier { $n }
factory-n = Fabryka { $n }
locomotive-n = { $n ->
    [0] puste
   *[other] lokomotywa #{ $n }
}

## Efekty

effect-track = { $n ->
    [one] { $n } przesunięcie
    [few] { $n } przesunięcia
    [many] { $n } przesunięć
   *[other] { $n } przesunięcia
} { $colour ->
    [any] dowolnego toru
    [black-grey] czarnego lub szarego toru
    [black] czarnego toru
    [grey] szarego toru
    [brown] brązowego toru
    [natural] piaskowego toru
   *[white] białego toru
}
effect-industry = { $n ->
    [one] { $n } przesunięcie przemysłu
    [few] { $n } przesunięcia przemysłu
    [many] { $n } przesunięć przemysłu
   *[other] { $n } przesunięcia przemysłu
}
effect-build-either = lokomotywa lub fabryka
effect-build-locomotive = lokomotywa
effect-build-factory = fabryka
effect-locomotive = lokomotywa #{ $number }
effect-shift = miejsce dla lokomotywy #{ $number }
effect-repeat = powtórzenie akcji pola z jednym własnym robotnikiem lub rublem
effect-token = żeton ?
effect-question-card = karta ?
effect-doubler = { $n ->
    [one] { $n } mnożnik
    [few] { $n } mnożniki
    [many] { $n } mnożników
   *[other] { $n } mnożnika
}
effect-rubles = { $n ->
    [one] { $n } rubel
    [few] { $n } ruble
    [many] { $n } rubli
   *[other] { $n } rubla
}
effect-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
effect-station = { $n } punktów
effect-temporary = obaj robotnicy tymczasowi na tę rundę
effect-claim = pozycja { $n } w następnej rundzie
effect-hire = inżynier z pola zatrudniania
effect-worker = 1 robotnik z rezerwy
effect-tracks = { $colour ->
    [grey] szare
    [brown] brązowe
    [natural] piaskowe
   *[white] białe
} tory
effect-second-marker = drugi znacznik przemysłu na 0
effect-revalue = więcej punktów za brązowe, piaskowe i białe
effect-medal = 20 punktów w każdej punktacji za szary tor na polu 5 linii kijowskiej
effect-black-worker = czarny robotnik
effect-engineer = inżynier { $number }
effect-engineer-points = punkty za numery własnych inżynierów
effect-locomotive-points = punkty za dwie najlepsze lokomotywy
effect-end-bonus = karta bonusu końcowego lub 10 punktów
short-effect-repeat = powtórz
short-effect-engineer-points = inżynierowie
short-effect-locomotive-points = lokomotywy
short-effect-end-bonus = bonus końc.
short-effect-question-card = karta ?
short-effect-second-marker = 2. znacznik
short-effect-revalue = 2 4 7 → 3 6 10
short-effect-medal = ★20
short-effect-token = ?
factory-short-1 = inżyn.
factory-short-2 = buduj
factory-short-3 = powt.
factory-short-4 = ×2
factory-short-5 = +1
factory-short-6 = rubel
factory-short-7 = dow. +2
factory-short-8 = lokom.
factory-short-9 = bonus

## Żetony i karty

token-four-moves = Cztery przesunięcia
token-five-industry = Pięć przesunięć przemysłu
token-second-marker = Drugi znacznik
token-three-doublers = Trzy mnożniki
token-revaluation = Rewaluacja
token-kiev-medal = Medal kijowski
token-question-card = Karta ? i bonus końcowy
short-token-four-moves = +4
short-token-five-industry = 5 prz.
short-token-second-marker = 2.
short-token-three-doublers = 3×2
short-token-revaluation = 7→10
short-token-kiev-medal = 20★
short-token-question-card = karta
card-triple-twice = Trójka dwa razy
card-triple-twice-help = Mnożnik, przesunięcie przemysłu i czarnego toru w tej kolejności, potem to samo jeszcze raz.
card-black-worker = Czarny robotnik
card-black-worker-help = Dodatkowy robotnik do końca gry; dodaje przesunięcie czarnego toru tam, gdzie jakieś jest.
card-engineer-ruble = Inżynier
card-engineer-ruble-help = Inżynier 1 i rubel, oba do użycia w tej rundzie.
card-locomotive-9 = Lokomotywa #9
card-locomotive-9-help = Stawiana od razu według zwykłych zasad.
card-factory-industry = Fabryka
card-factory-industry-help = Fabryka i do dwóch przesunięć przemysłu.
bonus-points-15 = 15 punktów
bonus-points-15-help = Nic nie trzeba liczyć.
bonus-extra-workers = Dodatkowi robotnicy
bonus-extra-workers-help = 10 punktów za każdego zdobytego robotnika.
bonus-doublers = Mnożniki
bonus-doublers-help = 20 punktów za 4 do 6 mnożników, 30 za 7 lub 8.
bonus-finished-lines = Ukończone linie
bonus-finished-lines-help = 10 punktów za każdy czarny tor na ostatnim polu.
bonus-black-positions = Czarne tory
bonus-black-positions-help = Numery trzech pól, do których dotarły czarne tory.
bonus-extra-engineer = Dodatkowy inżynier
bonus-extra-engineer-help = Liczy się jako jeszcze jeden inżynier przy przewadze.
bonus-factories = Fabryki
bonus-factories-help = 4 punkty za każdą fabrykę.
bonus-question-tokens = Żetony ?
bonus-question-tokens-help = 7 punktów za każdy żeton ? na planszy.
bonus-engineers = Inżynierowie
bonus-engineers-help = 6 punktów za każdego inżyniera.
starting-black-move = Czarny tor
starting-black-move-help = Jedno przesunięcie czarnego toru na dowolnej linii.
starting-industry-move = Przemysł
starting-industry-move-help = Jedno przesunięcie przemysłu.
starting-doubler = Mnożnik
starting-doubler-help = Jeden mnożnik.
starting-ruble = Rubel
starting-ruble-help = Jeden rubel więcej.

## Tabliczki i podpowiedzi

plate-grey = szary
plate-brown = brąz.
plate-natural = piask.
plate-white = biały
plate-worker = robotn.
plate-double = ×2
title-space = { $space }: { $price }; daje: { $gives }.
hint-space = { $gives }.
hint-bonus = { $points ->
    [0] Na razie nic niewarta.
    [one] Teraz warta { $points } punkt.
    [few] Teraz warta { $points } punkty.
   *[other] Teraz warta { $points } punktów.
}
title-forecast = { $points ->
    [0] Na razie nic nie dodaje do punktacji tej rundy.
   *[other] Do +{ $points } teraz i w punktacji tej rundy.
}
title-track = { $line }, { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
} tor, { $space ->
    [0] obok linii
   *[other] na polu { $space }
}
title-special = { $gives }; potrzebny tutaj { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
} tor{ $locomotive ->
    [yes] {" "}i zasięg lokomotywy
   *[no] {""}
}
title-star = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} w każdej punktacji; potrzebny tutaj { $colour ->
    [black] czarny
   *[grey] szary
} tor i zasięg lokomotywy
title-doubling = Cała linia liczy się podwójnie; potrzebny tutaj { $colour ->
    [black] czarny
   *[grey] szary
} tor i zasięg lokomotywy
title-factory = Fabryka { $n }: { $gives }
title-stack = Lokomotywa #{ $n }, zostało { $left }; na odwrocie fabryka: { $gives }
title-board = Plansza gracza

## Panele

figure-workers = Robotnicy
figure-rubles = Ruble
figure-reach = Zasięg
figure-industry = Przemysł
figure-round = Runda
figure-doublers = Mnożniki
figure-reserve = Rezerwa
figure-engineers = Inżynierowie
figure-factories = Fabryki
figure-tokens = Żetony ?
figure-end-bonus = Bonus końcowy
thing-worker = Robotnicy
thing-temporary = Robotnicy tymczasowi
thing-black = Czarny robotnik
thing-ruble = Ruble
thing-points = Punkty
thing-reserve = Robotnicy w rezerwie
thing-doubler = Mnożniki
thing-engineer = Inżynierowie
thing-factory = Fabryki
thing-token = Żetony ?
thing-end-bonus = Karty bonusu końcowego
thing-marker = Znaczniki przemysłu
thing-industry-1 = Znacznik przemysłu
thing-industry-2 = Drugi znacznik przemysłu
thing-reach-trans-siberian = Zasięg na linii transsyberyjskiej
thing-track-trans-siberian-black = Czarny tor, linia transsyberyjska
thing-track-trans-siberian-grey = Szary tor, linia transsyberyjska
thing-track-trans-siberian-brown = Brązowy tor, linia transsyberyjska
thing-track-trans-siberian-natural = Piaskowy tor, linia transsyberyjska
thing-track-trans-siberian-white = Biały tor, linia transsyberyjska
thing-reach-st-petersburg = Zasięg na linii Sankt Petersburskiej
thing-track-st-petersburg-black = Czarny tor, linia Sankt Petersburska
thing-track-st-petersburg-grey = Szary tor, linia Sankt Petersburska
thing-track-st-petersburg-brown = Brązowy tor, linia Sankt Petersburska
thing-track-st-petersburg-natural = Piaskowy tor, linia Sankt Petersburska
thing-reach-kiev = Zasięg na linii kijowskiej
thing-track-kiev-black = Czarny tor, linia kijowska
thing-track-kiev-grey = Szary tor, linia kijowska
thing-track-kiev-brown = Brązowy tor, linia kijowska
amount-worker = { $amount }
amount-temporary = { $amount }
amount-black = { $amount }
amount-ruble = { $amount }
amount-points = { $amount }
amount-reserve = { $amount }
amount-doubler = { $amount }
amount-engineer = { $amount }
amount-factory = { $amount }
amount-token = { $amount }
amount-end-bonus = { $amount }
amount-marker = { $amount }
amount-industry-1 = { $amount }
amount-industry-2 = { $amount }
amount-reach-trans-siberian = { $amount }
amount-track-trans-siberian-black = { $amount }
amount-track-trans-siberian-grey = { $amount }
amount-track-trans-siberian-brown = { $amount }
amount-track-trans-siberian-natural = { $amount }
amount-track-trans-siberian-white = { $amount }
amount-reach-st-petersburg = { $amount }
amount-track-st-petersburg-black = { $amount }
amount-track-st-petersburg-grey = { $amount }
amount-track-st-petersburg-brown = { $amount }
amount-track-st-petersburg-natural = { $amount }
amount-reach-kiev = { $amount }
amount-track-kiev-black = { $amount }
amount-track-kiev-grey = { $amount }
amount-track-kiev-brown = { $amount }
score-trans-siberian = Linia transsyberyjska
score-st-petersburg = Linia Sankt Petersburska
score-kiev = Linia kijowska
score-industry = Przemysł
score-passing = Pasowanie
score-engineers = Punkty inżynierów
score-factories = Punkty fabryk
score-stations = Stacje końcowe
score-instead = Zamiast kart bonusu końcowego
score-end-bonus = Bonus końcowy
score-majority = Przewaga inżynierów
short-trans-siberian = Syberia
short-st-petersburg = Petersburg
short-kiev = Kijów
short-industry = Przemysł

## O co chodzi

phase-start = Bonusy początkowe
phase-workers = Robotnicy
phase-reuse = Ponowne użycie
phase-scoring = Punktacja
phase-engineers = Inżynierowie
ask-turn = { $workers ->
    [one] Postaw robotników: *został { $workers }*
    [few] Postaw robotników: *zostało { $workers }*
    [many] Postaw robotników: *zostało { $workers }*
   *[other] Postaw robotników: *zostało { $workers }*
}, { $rubles ->
    [one] { $rubles } rubel
    [few] { $rubles } ruble
    [many] { $rubles } rubli
   *[other] { $rubles } rubla
}
ask-turn-hint = Wskaż pole lub przytrzymaj na nim palec, by zobaczyć, co daje.
ask-carry = Teraz: *{ $what }*
ask-carry-hint = { $also ->
    [none] {""}
   *[other] W razie chęci także { $also }.
}
ask-shift = Lokomotywa *#{ $number }* została zastąpiona: wybierz jej nowe miejsce
ask-shift-hint = { ask-carry-hint }
ask-token = Wybierz *żeton ?*
ask-token-hint = { ask-carry-hint }
ask-question-card = Wybierz *kartę ?*
ask-question-card-hint = { ask-carry-hint }
ask-repeat = Wybierz pole, którego akcja zostanie *powtórzona*
ask-repeat-hint = { ask-carry-hint }
ask-reuse = Użyj ponownie robotnika z pozycji { $position } na *wolnym polu dla jednego robotnika*
ask-starting = Wybierz *bonus początkowy*
ask-end-bonus = Weź *kartę bonusu końcowego* albo 10 punktów

label-pass = Pasuj{ $n ->
    [0] {""}
   *[other] , +{ $n }
}
label-leave = Zostaw
label-done = Reszta przepada
label-skip = Dość
label-return = Zwróć jako fabrykę
label-points = 10 punktów
label-doubler = Mnożnik
label-place = Postaw
label-move = Przesuń
label-take = Weź
label-repeat = Powtórz
label-reuse = Użyj ponownie
label-locomotive = Lokomotywa
label-factory = Fabryka
label-track = { $line }, { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
}
label-marker = { $n ->
    [1] Znacznik przemysłu
   *[other] Drugi znacznik przemysłu
}
label-stack = żeton { $n } ze stosu
label-returned = zwrócona fabryka { $n }
label-gap = zamiast fabryki w przerwie { $n }
phrase-place = { $space } za { $paid }: { $gives }
phrase-reuse = { $space }: { $gives }
phrase-repeat = { $space }: { $gives }
phrase-move = { $what }
phrase-take = { $what }
phrase-locomotive = Lokomotywa: { $what }
phrase-factory = Fabryka: { $what }
group-place = Postaw robotników
group-move = Przesuń
group-locomotive = Buduj
group-factory = Buduj
group-take = Weź
group-repeat = Powtórz
group-reuse = Użyj ponownie
group-pass = Pasuj

## Dziennik

log-new-order = Porządek tury: { $order }
log-took-starting = { $who } zaczyna z bonusem *{ $card }*
log-placed = { $who } stawia { $pieces }: *{ $space }*
log-passed = { $who } pasuje{ $points ->
    [0] {""}
   *[other] , *+{ $points }*
}
log-moved-track = { $who } przesuwa { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
} tor: { $line } *{ $space }*
log-gained-tracks = { $who } zdobywa { $colour ->
    [grey] szare
    [brown] brązowe
    [natural] piaskowe
   *[white] białe
} tory
log-scored = { $who } zdobywa *+{ $points }*
log-gained-worker = { $who } dostaje z rezerwy { $n ->
    [one] robotnika
   *[other] { $n } robotników
}
log-placed-locomotive = { $who } stawia lokomotywę *#{ $number }*: { $slot }{ $replaced ->
    [0] {""}
   *[other] {" "}zamiast #{ $replaced }
}
log-returned-locomotive = Lokomotywa #{ $number } gracza { $who } staje się fabryką obok stosów
log-built-factory = { $who } buduje fabrykę *{ $number }* w przerwie { $gap }
log-moved-marker = { $who } przesuwa przemysł na pole warte *{ $points }*
log-used-factory = { $who } używa fabryki { $number }
log-took-token = { $who } kładzie żeton *{ $token }*: { $place }
log-took-card = { $who } bierze kartę ? *{ $card }*
log-placed-doublers = { $who } kładzie { $n ->
    [one] { $n } mnożnik
    [few] { $n } mnożniki
    [many] { $n } mnożników
   *[other] { $n } mnożnika
}
log-gained-rubles = { $who } bierze { $n ->
    [one] { $n } rubla
    [few] { $n } ruble
    [many] { $n } rubli
   *[other] { $n } rubla
}
log-gained-temporary = { $who } bierze obu robotników tymczasowych
log-hired = { $who } zatrudnia inżyniera *{ $number }*
log-claimed = { $who } zajmuje pozycję { $position } na następną rundę
log-repeated = { $who } powtarza *{ $space }*
log-reused = { $who } przenosi { $pieces } z toru porządku tury: *{ $space }*
log-exchanged = { $who } zamienia { $piece ->
    [ruble] rubla
   *[other] robotnika tymczasowego
} na torze porządku tury na robotnika z pola *{ $space }*
log-lapsed = { $who } nie może wykonać reszty, przepada: { $what }
log-took-black-worker = { $who } bierze czarnego robotnika
log-took-engineer = { $who } bierze inżyniera *{ $number }*
log-added-marker = { $who } kładzie drugi znacznik przemysłu na polu 0
log-took-end-bonus = { $who } bierze kartę bonusu końcowego
log-chose-end-bonus = To *{ $card }*
log-scored-round = { $who } zdobywa *+{ $total }* w rundzie { $round }
log-revealed = { $who } odkrywa bonus końcowy *{ $card }*: *+{ $points }*
log-majority = { $who } dostaje *+{ $points }* za { $rank ->
    [1] przewagę inżynierów
   *[other] drugie miejsce w przewadze inżynierów
}
log-new-round = Runda *{ $round }* z { $rounds }

## Dlaczego nie

why-RUS-401 = Przy dwóch graczach to pole jest zablokowane.
why-RUS-503 = W tej rundzie stoi tam już robotnik lub rubel.
why-RUS-504 = { $rubles ->
    [0] { $have ->
        [0] Nie masz już ani robotników, ani rubli.
       *[other] Robotnicy i ruble potrzebne na tym polu: { $needed }, w rodzajach, które masz; masz ich razem: { $have }.
    }
   *[other] { $own ->
        [0] Trzeba tu położyć rubla, a nie masz żadnego.
       *[other] Ruble potrzebne na tym polu: { $rubles }; masz: { $own }.
    }
}
why-RUS-506 = { $word ->
    [rest] { $n ->
        [one] Można wykonać jeszcze jeden krok tej akcji, więc trzeba go wykonać.
       *[other] Można wykonać jeszcze kolejne kroki tej akcji ({ $n }), więc trzeba je wykonać.
    }
    [track] { $there ->
        [0] Nie możesz teraz przesunąć żadnego { $what ->
            [any] toru
            [black-grey] czarnego ani szarego toru
            [black] czarnego toru
            [grey] szarego toru
            [brown] brązowego toru
            [natural] piaskowego toru
           *[white] białego toru
        }.
       *[other] Akcja wymaga tylu przesunięć { $what ->
            [any] torów
            [black-grey] czarnego lub szarego toru
            [black] czarnego toru
            [grey] szarego toru
            [brown] brązowego toru
            [natural] piaskowego toru
           *[white] białego toru
        }: { $n }; możliwych jest tylko { $there }.
    }
    [industry] { $there ->
        [0] Znacznik przemysłu nie może iść dalej: w przerwie przed nim nie ma fabryki albo dotarł do końca toru.
       *[other] Akcja wymaga tylu przesunięć przemysłu: { $n }; możliwych jest tylko { $there }.
    }
    [build] Nie ma już żetonu, który można by zbudować.
    [doubler] Nie da się położyć tylu mnożników: { $n }.
    [locomotive] Na każdym miejscu stoi lokomotywa o co najmniej takim samym numerze.
    [repeat] Na żadnym polu z dokładnie jednym twoim robotnikiem lub rublem nie ma akcji do powtórzenia.
   *[other] Każda część akcji jest możliwa, ale nie wszystkie razem.
}
why-RUS-509 = Potem nie dałoby się już wykonać reszty akcji: { $word ->
    [track] przesunięcie { $what ->
        [any] dowolnego toru
        [black-grey] czarnego lub szarego toru
        [black] czarnego toru
        [grey] szarego toru
        [brown] brązowego toru
        [natural] piaskowego toru
       *[white] białego toru
    } ×{ $n }
    [industry] przesunięcie przemysłu ×{ $n }
    [doubler] mnożnik
   *[other] pozostałe części
}.
why-RUS-603 = { $own ->
    [0] Trzeba tu położyć także rubla, a nie masz żadnego.
   *[other] Trzeba tu położyć także rubla; robotnik go nie zastąpi.
}
why-RUS-802 = { $line ->
    [kiev] Linia kijowska
    [st-petersburg] Linia Sankt Petersburska
   *[other] Linia transsyberyjska
} nie ma { $colour ->
    [black] czarnego
    [grey] szarego
    [brown] brązowego
    [natural] piaskowego
   *[white] białego
} toru.
why-RUS-803 = Ta akcja nie przesuwa { $colour ->
    [black] czarnego
    [grey] szarego
    [brown] brązowego
    [natural] piaskowego
   *[white] białego
} toru.
why-RUS-806 = Tuż przed nim stoi { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
} tor.
why-RUS-808 = Najpierw { $colour ->
    [black] czarny
    [grey] szary
    [brown] brązowy
    [natural] piaskowy
   *[white] biały
} tor tej linii musi dotrzeć na pole 2 lub dalej.
why-RUS-809 = Nie masz jeszcze { $colour ->
    [grey] szarych
    [brown] brązowych
    [natural] piaskowych
   *[white] białych
} torów.
why-RUS-815 = Ten tor dotarł do końca linii { $line ->
    [kiev] kijowskiej
    [st-petersburg] Sankt Petersburskiej
   *[other] transsyberyjskiej
}.
why-RUS-903 = Ta część akcji daje drugi rodzaj żetonu.
why-RUS-910 = Lokomotywa #{ $number } nie zastąpi #{ $there }: zastępuje się tylko niższe.
why-RUS-911 = Przy tym stole zastąpiona lokomotywa zastępuje kolejne niższe, póki się da.
why-RUS-913 = Jedno z twoich miejsc jest jeszcze puste, więc lokomotywa zostaje na planszy.
why-RUS-916 = Żadne twoje miejsce nie jest puste i na żadnym nie stoi lokomotywa niższa niż #{ $number }.
why-RUS-918 = W stosach nie ma już lokomotyw.
why-RUS-1001 = { $lowest ->
    [0] Stosy są puste: można wziąć tylko fabrykę leżącą obok nich.
   *[other] Żeton bierze się ze stosu o najniższym numerze, teraz #{ $lowest }, albo spośród fabryk leżących obok stosów.
}
why-RUS-1005 = { $full ->
    [yes] Wszystkie pięć przerw jest zapełnionych: wskaż fabrykę do zastąpienia.
   *[no] Dopóki jakaś przerwa jest wolna, fabryk się nie zastępuje.
}
why-RUS-1009 = Nie ma już żetonów ani w stosach, ani obok nich.
why-RUS-1106 = W przerwie { $gap } nie ma jeszcze fabryki.
why-RUS-1108 = Znacznik dotarł do końca toru przemysłu.
why-RUS-1204 = { $left ->
    [0] W rezerwie nie ma już mnożników.
   *[other] Masz za mało wolnych miejsc na mnożniki.
}
why-RUS-1304 = { $own ->
    [0] Można tu położyć tylko rubla, a nie masz żadnego.
   *[other] Można tu położyć tylko rubla, nie robotnika.
}
why-RUS-1305 = W tej rundzie nie ma już inżyniera do zatrudnienia.
why-RUS-1306 = Inżynier { $number } należy do kogoś innego.
why-RUS-1307 = W tej rundzie ten inżynier został już użyty.
why-RUS-1311 = Inżyniera { $number } nie można jeszcze używać.
why-RUS-1503 = Zajmujesz tę pozycję już w tej rundzie.
why-RUS-1505 = W tej rundzie masz już zajętą pozycję.
why-RUS-1603 = Ponownie użyć można tylko pola dla dokładnie jednego robotnika.
why-RUS-1605 = To pole wymaga rubla, a robotnik przychodzi sam.
why-RUS-1606 = Tego pola nie można użyć ponownie na końcu rundy.
why-RUS-2001 = Żeton ostatniej tury wchodzi do gry dopiero w ostatniej rundzie.
why-RUS-2002 = W ostatniej rundzie nie zajmuje się już pozycji.
why-RUS-2301 = Ten żeton już leży na twojej planszy.
why-RUS-2304 = Twój drugi znacznik przemysłu nie jest w grze.
why-RUS-2305 = Jeden z twoich znaczników stoi jeszcze na polu 0, od którego zaczyna drugi.
why-RUS-2307 = Na następnym polu stoi twój drugi znacznik.
why-RUS-2313 = Ktoś już wziął tę kartę.
why-RUS-2801 = W tej rundzie nie ma tam twojego robotnika ani rubla.
why-RUS-2802 = Stoi tam więcej niż jeden twój robotnik lub rubel naraz.
why-RUS-2804 = Akcji tego pola nigdy się nie powtarza.
why-RUS-2807 = Tej akcji nie dałoby się teraz wykonać w całości.

## Galeria

gallery-spaces = Pola akcji
gallery-lines = Specjalne pola linii
gallery-locomotives = Lokomotywy
gallery-locomotive = Sięga { $reach ->
    [one] 1 pola
   *[other] { $reach } pól
} swojej linii; w pudełku: { $count }. Na odwrocie jest fabryka o tym samym numerze.
gallery-engineers = Inżynierowie
gallery-factories = Fabryki
gallery-tokens = Żetony ?
gallery-cards = Karty ?
gallery-bonuses = Karty bonusu końcowego
gallery-board = Plansza gracza
gallery-starting = Bonusy początkowe
gallery-board-effect = Trzy linie, razem pól: { $spaces }; tor przemysłu, miejsca na lokomotywy, mnożniki i fabryki.

# The guided first turn
first-hire = Inżynier
first-hire-title = Zatrudnij inżyniera
first-hire-do = Połóż swojego *rubla* na *polu akcji zatrudniania* na prawym końcu inżynierów.
first-hire-why = Zatrudniony inżynier zostaje z tobą do końca gry: to własna akcja w każdej rundzie, a przewaga inżynierów punktuje na końcu.
first-space = Pole
first-space-title = Połóż robotników
first-space-do = Połóż *1 robotnika* na *górnym polu lokomotyw*: daje lokomotywę albo fabrykę.
first-space-why = Jeden robotnik za najlepszy żeton rundy to mało. Co kosztuje jednego robotnika, znika pierwsze.
first-factory = Żeton
first-factory-title = Lokomotywa czy fabryka?
first-factory-do = Weź *stronę z fabryką* żetonu z trójką.
first-factory-why = Ten sam żeton jest lokomotywą albo fabryką. Fabryka wypełnia przerwę na twoim torze przemysłu, tak że znacznik może przejść.
first-industry = Przemysł
first-industry-title = Przesuń znacznik przemysłu
first-industry-do = Połóż *2 robotników* na *dwóch przesunięciach przemysłu*.
first-industry-why = Przemysł punktuje swoje pole w każdej rundzie: im wcześniej się ruszy, tym częściej się liczy.
first-rubles = Ruble
first-rubles-title = Odłóż na następną rundę
first-rubles-do = Połóż *1 robotnika* na *dwóch rublach*.
first-rubles-why = Rubel zastępuje później robotnika, a inżyniera zatrudnia tylko rubel.
first-score = Punktacja
first-score-title = Gdy wszyscy spasują
first-score-do = Robotników kładzie się po kolei, aż wszyscy spasują; potem każda linia punktuje tak daleko, jak sięgają czarny tor i lokomotywa, punktuje też przemysł.
first-score-why = Punktów przybywa z rundy na rundę: buduj linie, których kolory i lokomotywy do siebie pasują. Najedź na pole, aby zobaczyć, co daje.

## Ostrzeżenia

warn-temporary = { $n ->
    [one] 1 robotnik tymczasowy wraca
    [few] { $n } robotnicy tymczasowi wracają
   *[many] { $n } robotników tymczasowych wraca
} na koniec rundy na swoje pole; *przepadają także niewykorzystani*.

## Legend

legend-space = Pole akcji
legend-space-help = Postaw tu robotników, aby wykonać to, co pokazuje.
legend-need = Potrzebny robotnik
legend-need-help = Jeden obrys na każdego potrzebnego robotnika.
legend-standing = Postawiony robotnik
legend-standing-help = To pole akcji jest zajęte w tej rundzie.
legend-ruble = Rubel
legend-ruble-help = Płaci za pola akcji, które go pokazują, albo zastępuje robotnika.
legend-engineer = Inżynier
legend-engineer-help = Akcja dla wszystkich, a po zatrudnieniu tylko dla właściciela.
legend-hire = Zatrudnienie
legend-hire-help = Kto zapłaci, bierze inżyniera na stałe.
legend-stock = Dostępne lokomotywy
legend-stock-help = Liczba to zasięg; ×n to ile zostało.
legend-head = Tor
legend-head-help = Litera oznacza kolor; tak daleko doszedł.
legend-reach = Zasięg
legend-reach-help = Dotąd sięgają lokomotywy linii: tylko tyle punktuje.
legend-loco = Lokomotywa
legend-loco-help = Liczba mówi, ile pól sięga.
legend-doubler = Mnożnik
legend-doubler-help = To pole linii transsyberyjskiej liczy się podwójnie.
legend-special = Pole specjalne
legend-special-help = Co daje, gdy dojdzie tu tor tego koloru.
legend-factory = Fabryka
legend-factory-help = Działa, gdy dojdzie do niej znacznik przemysłu.
legend-marker = Znacznik przemysłu
legend-marker-help = Idzie po torze przemysłu; przerwy wymagają fabryki.
legend-industry = Punkty przemysłu
legend-industry-help = Za osiągnięte pole, w punktacji każdej rundy.
legend-card = Karta ?
legend-card-help = Za żeton ?; symbole mówią, co daje.
legend-token = Żeton ?
legend-token-help = Używany raz, do tego, co mówią symbole.
legend-hired = Twój inżynier
legend-hired-help = Twoje własne pole akcji, raz w rundzie.

order-turn = Reszta rundy
order-turn-pass = spasuj

## Lekcje
lesson-all-workers = Nie ma już nic pożytecznego?
lesson-all-workers-ask = Runda 1, najlepsze pola są zajęte. Masz jeszcze pięciu robotników. Które pole zajmujesz, a może *pasujesz*?
lesson-all-workers-why = Kto spasuje, nie gra już w tej rundzie, a niewystawieni robotnicy nic nie dają. Pierwsza pozycja jest prawie za darmo: zaczynasz następną rundę, a jej robotnik przed punktacją przechodzi na wolne jeszcze pole akcji.
lesson-locomotive = Tor bez zasięgu
lesson-locomotive-ask = Na linii Sankt Petersburskiej twój czarny tor stoi na 9, ale lokomotywa sięga tylko do 1. Masz trzech robotników. Co teraz?
lesson-locomotive-why = Poza zasięgiem lokomotywy linia nic nie daje. Nowa lokomotywa spycha starsze niżej: linia Sankt Petersburska sięga wtedy swojego '?' na polu 4, gdzie twój czarny tor jest już dawno, i żeton jest od razu twój. Mnożnik pomaga tylko linii transsyberyjskiej, a tę ledwie zaczynasz.
lesson-token = Pierwszy żeton '?'
lesson-token-ask = Pole '?' osiągnięte. Który *żeton* bierzesz?
lesson-token-why = Karta działa od razu, a z nią przychodzi bonus końcowy: liczy to, co odtąd zbudujesz. Trzy mnożniki stanęłyby nad polami, do których twoje tory nie dotarły. Pytaj każdy żeton, co robi na planszy, którą masz, a nie na tej wymarzonej.
lesson-rubles = Jeden robotnik, dwa ruble
lesson-rubles-ask = Masz dwóch robotników i ani jednego rubla. Mnożnik, porządek tury, dolne pole torów czy *ruble*?
lesson-rubles-why = Jeden robotnik zamienia się w dwa ruble, a rubel zastąpi każdego robotnika: to jedna akcja więcej w tej rundzie. Tylko rubel zatrudnia inżyniera i tylko z rublem dostępne jest górne pole torów. Linia transsyberyjska dopiero się zaczyna, więc mnożnik podwoiłby prawie nic.
lesson-industry = Krok przed '?'
lesson-industry-ask = Twój znacznik przemysłu stoi krok przed swoim '?'. Które pole zajmujesz?
lesson-industry-why = '?' na torze przemysłu nie wymaga torów ani lokomotywy, tylko znacznika, który tam dotrze: żeton jest od razu, a przemysł punktuje więcej w każdej rundzie. To, co jest o krok, idzie pierwsze, zanim ktoś zajmie pole.
lesson-card = Która karta '?'
lesson-card-ask = Żeton daje ci jedną z tych *kart*. Twój znacznik przemysłu minął trzy fabryki, a linie są głównie czarne. Którą bierzesz?
lesson-card-why = Twoją siłą jest przemysł: fabryka wypełnia następną przerwę, od razu są dwa przesunięcia, a znacznik co rundę punktuje całą swoją wartość bez żadnej lokomotywy. Daleka lokomotywa niewiele da nad czarnym torem, który jest wart 0.
lesson-end-bonus = Policz bonus końcowy
lesson-end-bonus-ask = Możesz wziąć jeden z tych bonusów końcowych albo od razu 10 punktów. Twoje czarne tory stoją na 2, 9 i 7. Który wybierasz?
lesson-end-bonus-why = Policz, co każdy z nich dałby w tej chwili: czarne tory to już 2 + 9 + 7 = 18 i mogą jeszcze wzrosnąć, 15 punktów zostanie piętnastoma. Jeszcze jeden inżynier przy przewadze jest coś wart tylko wtedy, gdy zmienia miejsce.

## Jak grają boty

style-siberia = lubi Kolej Transsyberyjską
style-kiev = lubi Kijów
style-industry = lubi przemysł
