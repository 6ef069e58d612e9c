# Railroad Revolution po polsku.

tagline = Robotnicy na właściwych miejscach: Stacje, tory i linia telegraficzna od wybrzeża do wybrzeża.

## Ustawienia

setting-setup-order = Kolejność wyboru żetonów
setting-setup-order-help = W jakiej kolejności przed grą wybiera się żetony Przygotowania.
setting-setup-order-reverse = Od ostatniego gracza
setting-setup-order-clockwise = Od ostatniego, zgodnie z ruchem wskazówek zegara
setting-three-rails = Trzy tory Inżyniera
setting-three-rails-help = Ile kosztują trzy tory turkusowego Robotnika.
setting-three-rails-together = 400 $ łącznie
setting-three-rails-each = 400 $ za każdy
setting-orange-telegraph = Księgowy w Telegrafie
setting-orange-telegraph-help = Za które Akcje płaci pomarańczowy Robotnik.
setting-orange-telegraph-owned = Za wszystkie posiadane
setting-orange-telegraph-gained = Tylko za Akcje z tego Biura

## Drobiazgi

money = { $amount } $
round-n = runda { $n }
first-player = pierwszy gracz
for-money = za { $price }
list-then = { $first }; { $last }
shares-word = { $n ->
    [one] Akcja
    [few] Akcje
    [many] Akcji
   *[other] Akcji
}
label-shares = { $n ->
    [one] 1 Akcja
    [few] { $n } Akcje
    [many] { $n } Akcji
   *[other] { $n } Akcji
}
phrase = { $verb }: { $things }

## Plansza

map = Mapa
telegraph-line = Linia Telegraficzna
telegraph-help = Akcje za Biuro, + Pierwsze Biuro · PZ między sąsiadami
performance = Wydajność
vp-each = PZ za każde
deal = Transakcja
deal-on-offer = Odsłonięta Transakcja
deal-half = { $shares ->
    [one] 1 Akcja
    [few] { $shares } Akcje
    [many] { $shares } Akcji
   *[other] { $shares } Akcji
}: { $reward }
train-stacks = Stosy Pociągów
vp-face-up = { $n } PZ za odsłonięty
general-supply = Ogólne zasoby Robotników
city-rewards = Nagrody Miast
first-and-base = Pierwsza Stacja · podstawowa
setup-tiles = Żetony Przygotowania
your-railway = Kompania
player-board = Plansza Gracza
logo = LOGO
owes = Do zapłaty
supply = Zasoby
completed = Ukończone
train = Pociąg
face-down = zakryty
figure-cash = Pieniądze
figure-shares = Akcje
figure-pieces = Do loga
figure-pieces-title = Tory i budynki po lewej stronie loga Kompanii; kto nie ma żadnych, rozpoczyna koniec gry.
figure-workers = Robotnicy
figure-workers-title = Dostępni Robotnicy w zasobach i na Planszy Gracza; najmniej czterech.
city-title = { $city }, poziom { $level }, Stacja { $price }. Podstawowa nagroda: { $base }. Pierwsza Stacja: { $first }{ $open ->
    [yes] { "" }
   *[no] {" "}(zajęta)
}
section-title = Sekcja { $section }: { $shares } + { $first } za Pierwsze Biuro. { $tile }
section = sekcja { $number }
track-telegraph = Biura
track-stations = Stacje
track-network = Zachód
track-telegraph-title = Tor Telegrafu: PZ za Biuro
track-stations-title = Tor Stacji: PZ za Stację
track-network-title = Tor Sieci: PZ za połączone Miasto poziomu 5
performance-telegraph = tor Telegrafu
performance-stations = tor Stacji
performance-network = tor Sieci
toll-shares = { $n } Akc.
toll-worker = 1 rob.
tile-TG-rail = darmowy tor
tile-TG-promote = awans 1 lub 2
tile-TG-flip2 = 2 odwrócenia
tile-TG-money = 600 $
tile-TG-train = Pociąg
tile-TG-steps = 3 pola
train-TR-promote = Pociąg „awans”
train-TR-money = Pociąg „pieniądze”
train-TR-steps = Pociąg „Wydajność”
train-TR-shares = Pociąg „Akcje”
train-TR-rail = Pociąg „tor”
train-up = { $train }, odsłonięty
train-down = { $train }, zakryty

## Robotnicy, akcje, elementy

worker-white = biały Robotnik
worker-purple = fioletowy Robotnik
worker-orange = pomarańczowy Robotnik
worker-grey = szary Robotnik
worker-turquoise = turkusowy Robotnik
worker-any = dowolny Robotnik
whom-white = białego Robotnika
whom-purple = fioletowego Robotnika
whom-orange = pomarańczowego Robotnika
whom-grey = szarego Robotnika
whom-turquoise = turkusowego Robotnika
own-supply = { $worker } (zasoby)
own-board = { $worker } (Plansza Gracza)
slot = Miejsce: { $colour }
slot-of = { $milestone }, miejsce { $number }
milestone = Kamień milowy { $tile }
action-station = Stacja
action-station-help = koszt Miasta
action-railroad = Kolej
action-railroad-help = 400 $, 2 tory
action-telegraph = Telegraf
action-telegraph-help = Akcje
action-trade = Sprzedaż
action-trade-help = element, odwrócenie
piece-rail = tor
piece-building = budynek
reward-base = podstawowa nagroda
reward-first = bonus Pierwszej Stacji

## Efekty

effect-shares = { $n ->
    [one] 1 Akcja
    [few] { $n } Akcje
    [many] { $n } Akcji
   *[other] { $n } Akcji
}
effect-money = { $amount }
effect-steps = { $n ->
    [one] 1 pole Wydajności
    [few] { $n } pola Wydajności
    [many] { $n } pól Wydajności
   *[other] { $n } pola Wydajności
}
effect-promote = { $n ->
    [one] awans 1 Robotnika
   *[other] awans 1 lub { $n } Robotników
}{ $paid ->
    [0] { $each_n ->
        [0] { "" }
       *[other] , po { $each }
    }
   *[other] , { $cost }
}
effect-flipTrain = { $n ->
    [one] odwrócenie Pociągu
    [few] { $n } odwrócenia Pociągu
    [many] { $n } odwróceń Pociągu
   *[other] { $n } odwrócenia Pociągu
}{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-takeTrain = Pociąg{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-gainWorkerChoice = { $workers }
effect-gainWorkers = { $workers }
effect-gainAnyWorker = dowolny Robotnik{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-swapWorker = wymiana Robotnika
effect-freeRail = 1 tor gdziekolwiek{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-freeStation = darmowa Stacja
effect-freeOffice = darmowe Biuro
effect-setupRail = zapasowy tor gdziekolwiek
effect-setupOffice = zapasowe Biuro w sekcji Transakcji
effect-setupStation = zapasowa Stacja w Washington lub Charlotte

## Warunki

condition-connect = Miasta poziomu { $what }
condition-station = Stacje poziomu { $what }
condition-dealTracks = Tory z Transakcją
condition-terrainTracks = { $what ->
    [0] Tory na Równinach
    [1] Tory z 1 trójkątem
    [2] Tory z 2 trójkątami
   *[other] Tory z 3 trójkątami
}
wants = { $what }: { $least }

## Słowa ruchów

word-place = Połóż Robotnika
word-build = Buduj
word-lay = Połóż tor
word-sell = Sprzedaj
word-hire = Zatrudnij za 800 $
word-promote = Awansuj
word-exchange = Wymień
word-flip = Odwróć Pociąg
word-take = Weź Pociąg
word-gain = Weź
word-step = Pole Wydajności
word-tile = Żeton Telegrafu
word-accept = Przyjmij Transakcję
word-again = Jeszcze raz
word-keep = Zatrzymaj
word-complete = Najpierw ukończ
word-choose = Wybierz
word-pay = Zapłać teraz
word-waive = Nie płać kosztu
word-rebate = Weź rabat
word-done = Gotowe
word-share = Akcję za 150 $
word-per-train = 100 $ za Pociąg
word-per-share = 100 $ za Akcję
word-first-office = Akcje Pierwszego Biura

## O co chodzi

outlook-brings = Przynosi: { $what }
outlook-points = *+{ $points } PZ* przy obecnym stanie gry
outlook-loss = *−{ $points } PZ* przy obecnym stanie gry
hint-loss = Przy obecnym stanie gry kosztuje { $points } PZ.
hint-milestone = { $vp } PZ, gdy są Managerowie i spełnione warunki; na razie { $met } z { $all }.
hint-no-points = Na razie nie dodaje PZ.
hint-up-to = Przy obecnym stanie gry do +{ $points } PZ.
hint-worth = Przy obecnym stanie gry warte { $points } PZ.
warn-end = Ktoś odsłonił już całe logo Kompanii: *po tej rundzie będzie już tylko ostatnia*, o ile ta nie jest ostatnia.
warn-owed = Do zapłaty brakuje { $missing }: trzeba sprzedać { $shares ->
    [one] *1 Akcję*.
    [few] *{ $shares } Akcje*.
   *[other] *{ $shares } Akcji*.
}
warn-owed-more = Do zapłaty brakuje { $missing }{ $shares ->
    [0] { "" }
   *[other] , więcej niż dadzą Akcje
}: weź to, co jeszcze jest, *zanim skończysz*.
ask-nothing = Gra skończona.
ask-setup = Wybierz *żeton Przygotowania* z Robotnikiem.
ask-setup-hint = Dostajesz nagrodę i Robotnika obok żetonu.
ask-setup-reward = Weź *nagrodę* z żetonu Przygotowania.
ask-setup-reward-hint = Czego nie weźmiesz, przepada.
ask-place = Połóż *Robotnika* na akcji, { $cash }
ask-place-hint = Wskaż Robotnika ze swoich zasobów i jedną z czterech akcji albo od razu Miasto, tor lub pole, na którym ma budować.
ask-station = Stacja: *buduj w połączonym Mieście*, { $cash }
ask-railroad = Kolej: *połóż { $left ->
    [one] ostatni tor
    [few] { $left } tory
    [many] { $left } torów
   *[other] { $left } toru
}*, { $cash }
ask-telegraph = Telegraf: *otwórz Biuro* w dowolnej sekcji
ask-trade = Sprzedaż: *sprzedaj tor lub budynek* z pierwszej sekcji od lewej
ask-any-order = Efekty, zdolność i płatność w dowolnej kolejności.
ask-station-hint = { ask-any-order }
ask-railroad-hint = { ask-any-order }
ask-telegraph-hint = { ask-any-order }
ask-trade-hint = { ask-any-order }
ask-rest-hint = { ask-any-order }
ask-rest = { $owes ->
    [yes] *Do zapłaty { $owed }*, masz { $cash }; weź, co chcesz, potem Gotowe
   *[no] Weź, *co jeszcze jest*, potem Gotowe
}
ask-last = Nie ma już nic do zrobienia: *sprzedaj, zatrudnij albo Gotowe*
ask-last-hint = Akcje Telegrafu można sprzedawać, a Robotników zatrudniać w dowolnym momencie.
ask-deal = *Transakcja*: masz { $shares ->
    [one] 1 Akcję
    [few] { $shares } Akcje
    [many] { $shares } Akcji
   *[other] { $shares } Akcji
}
ask-deal-hint = Przyjmij, oddając Akcje, albo zrezygnuj.
ask-keep = Zatrzymaj *jeden Kamień milowy*; pozostałe idą pod stos.
ask-keep-hint = Odłożone widzisz tylko ty.
ask-complete = Dwa Kamienie milowe ukończone: *który najpierw*?
ask-hire = *Zatrudnij Robotnika*: musi zostać czterech, { $cash }
ask-hire-hint = Brakuje pieniędzy? Sprzedaj Akcje.
ask-pay = *Trzeba zapłacić { $owed }*, masz { $cash }; sprzedaj Akcje

phase-setup = Przygotowanie
phase-worker = Robotnik
phase-action = Akcja
phase-milestones = Kamienie milowe

## Dziennik

log-placed = { $who } kładzie { $own_whom }: *{ $action }*
log-took-back = { $who } zbiera wszystkich Robotników
log-passed = { $who } nie ma już elementów i pasuje
log-built-station = { $who } buduje Stację: *{ $city }*{ $first ->
    [yes] , pierwszą
   *[no] { "" }
}
log-built-office = { $who } otwiera Biuro: *sekcja { $section }*{ $first ->
    [yes] , pierwsze
   *[no] { "" }
}
log-laid = { $who } kładzie tor *{ $track }*{ $paid ->
    [0] { "" }
   *[other] {" "}za { $money }
}
log-paid = { $who } płaci *{ $money }*
log-waived = { $who } nie płaci { $money }
log-gained = { $who } dostaje { $thing ->
    [money] *{ $n } $*
   *[shares] { $n ->
        [one] *1 Akcję*
        [few] *{ $n } Akcje*
        [many] *{ $n } Akcji*
       *[other] *{ $n } Akcji*
    }
}
log-gained-worker = { $who } dostaje { $worker_whom }{ $paid ->
    [0] { "" }
   *[other] {" "}za { $money }
}
log-hired = { $who } zatrudnia { $worker_whom } za { $money }
log-sold-share = { $who } sprzedaje Akcję za { $money }
log-sold-piece = { $who } sprzedaje { $piece } za *{ $money }*
log-exchanged = { $who } wymienia { $own_whom } na { $worker_whom }
log-took-train = { $who } bierze *{ $train }*{ $paid ->
    [0] { "" }
   *[other] {" "}za { $money }
}
log-flipped = { $who } odwraca { $train }{ $up ->
    [yes] {" "}awersem do góry
   *[no] {" "}i bierze bonus
}{ $paid ->
    [0] { "" }
   *[other] , płacąc { $money }
}
log-stepped = { $who }: { $track }, pole { $step }{ $paid ->
    [0] { "" }
   *[other] , za { $money }
}{ $shares ->
    [0] { "" }
    [one] , za 1 Akcję
    [few] , za { $shares } Akcje
   *[other] , za { $shares } Akcji
}{ $own ->
    [no] { "" }
   *[other] , za { $own_whom }
}
log-promoted = { $who } awansuje { $own_whom }: *{ $milestone }*{ $paid ->
    [0] { "" }
   *[other] , za { $money }
}
log-completed = { $who } ma ukończony Kamień milowy *{ $milestone }*, { $vp } PZ; do ogólnych zasobów: { $managers }
log-kept = { $who } zatrzymuje Kamień milowy { $milestone }{ $back ->
    [0] { "" }
   *[other] , pozostałe odkłada pod stos ({ $back })
}
log-again = { $who } bierze jeszcze raz: { $reward }{ $paid ->
    [0] { "" }
   *[other] , za { $money }
}
log-discarded-for-tile = { $who } odrzuca { $own_whom }: *{ $tile }*
log-paid-for-tile = { $who } płaci { $money }: *{ $tile }*
log-accepted = { $who } przyjmuje Transakcję { $tile } za { $shares ->
    [one] 1 Akcję
    [few] { $shares } Akcje
    [many] { $shares } Akcji
   *[other] { $shares } Akcji
}
log-new-deal = Odsłonięto Transakcję { $tile }
log-drew = { $who } { $n ->
    [0] nie dobiera: stos { $letter } jest pusty
    [one] dobiera 1 Kamień milowy ze stosu { $letter }
    [few] dobiera { $n } Kamienie milowe ze stosu { $letter }
   *[other] dobiera { $n } Kamieni milowych ze stosu { $letter }
}
log-deals-shuffled = Odrzucone żetony Transakcji potasowano
log-dealt = { $who } zaczyna z Kamieniem milowym { $milestone }
log-first-player = { $who } jest *pierwszym graczem*
log-chose-setup = { $who } bierze żeton Przygotowania { $tile } i { $worker_whom }
log-final-round = *Każdy ma jeszcze jedną turę*

## Punktacja, rachunek, koniec

score-trains = Odsłonięte Pociągi
score-milestones = Kamienie milowe
score-network = Tor Sieci
score-stations = Tor Stacji
score-telegraph = Tor Telegrafu
score-links = Połączenia Telegrafu
thing-money = Pieniądze
thing-shares = Akcje
thing-owed = Do zapłaty
thing-managers = Managerowie
thing-goals = Nieukończone Kamienie milowe
thing-milestones = Ukończone Kamienie milowe
thing-rails = Tory na planszy
thing-cities = Połączone Miasta
thing-stations = Stacje
thing-offices = Biura
thing-rails-left = Tory na Planszy Gracza
thing-buildings-left = Budynki na Planszy Gracza
thing-trains-up = Odsłonięte Pociągi
thing-trains-down = Zakryte Pociągi
thing-steps-telegraph = Tor Telegrafu
thing-steps-stations = Tor Stacji
thing-steps-network = Tor Sieci
thing-vp = PZ
thing-worker-white = Biali Robotnicy
thing-worker-purple = Fioletowi Robotnicy
thing-worker-orange = Pomarańczowi Robotnicy
thing-worker-grey = Szarzy Robotnicy
thing-worker-turquoise = Turkusowi Robotnicy
amount-shares = { $amount }
amount-managers = { $amount }
amount-goals = { $amount }
amount-milestones = { $amount }
amount-rails = { $amount }
amount-cities = { $amount }
amount-stations = { $amount }
amount-offices = { $amount }
amount-rails-left = { $amount }
amount-buildings-left = { $amount }
amount-trains-up = { $amount }
amount-trains-down = { $amount }
amount-steps-telegraph = { $amount }
amount-steps-stations = { $amount }
amount-steps-network = { $amount }
amount-worker-white = { $amount }
amount-worker-purple = { $amount }
amount-worker-orange = { $amount }
amount-worker-grey = { $amount }
amount-worker-turquoise = { $amount }
amount-money = { $amount } $
amount-owed = { $amount } $
amount-vp = { $amount } PZ
end-end = Ktoś opróżnił Planszę Gracza po lewej stronie loga.

## Dlaczego nie

why-RRV-302 = Nie masz takiego Robotnika w swoich zasobach. Robotnicy z Planszy Gracza wrócą, gdy zasoby będą puste.
why-RRV-308 = { $owed ->
    [0] { "" }
   *[other] Do zapłaty jest { $owed } $, a masz { $cash } $.{ " " }
}{ $needed ->
    [0] { "" }
   *[other] Ta akcja wymaga co najmniej { $needed } $, a masz { $cash } $.{ " " }
}Potem nie udałoby się wykonać i opłacić akcji podstawowej w całości.
why-RRV-309 = { $action ->
    [railroad] Nie masz już toru.
    [trade] Nie masz już ani toru, ani budynku.
    [telegraph] Nie masz już budynku albo masz Biuro w każdej sekcji.
   *[station] Nie masz już budynku.
}
why-RRV-403 = Masz { $have ->
    [one] 1 Robotnika
   *[other] { $have } Robotników
}, a na końcu tury musi zostać { $least }: najpierw weź lub zatrudnij brakującego.
why-RRV-404 = Masz { $have ->
    [one] 1 Robotnika
   *[other] { $have } Robotników
}: na końcu tury zostałoby mniej niż { $least } i nic by tego nie uzupełniło.
why-RRV-407 = Masz { $have ->
    [one] 1 Robotnika
   *[other] { $have } Robotników
}: w turze innego gracza nigdy nie może ich być mniej niż { $least }.
why-RRV-408 = Nie masz Akcji do sprzedania.
why-RRV-410 = Zatrudnienie kosztuje { $price } $, a masz { $cash } $: brakuje { $missing } $.{ $sell ->
    [0] { "" }
    [one] { " " }Wystarczy sprzedać 1 Akcję.
    [few] { " " }Wystarczy sprzedać { $sell } Akcje.
   *[other] { " " }Wystarczy sprzedać { $sell } Akcji.
}
why-RRV-413 = { $left ->
    [0] Nie ma już żadnego Pociągu.
   *[other] Ten stos jest pusty.
}
why-RRV-416 = W ogólnych zasobach nie ma już Robotnika tego koloru.
why-RRV-417 = To kosztuje { $price } $, a masz { $cash } $: brakuje { $missing } $.{ $sell ->
    [0] { "" }
    [one] { " " }Wystarczy sprzedać 1 Akcję.
    [few] { " " }Wystarczy sprzedać { $sell } Akcje.
   *[other] { " " }Wystarczy sprzedać { $sell } Akcji.
}
why-RRV-420 = Nie masz tam takiego Robotnika.
why-RRV-422 = Nie masz już toru na Planszy Gracza.
why-RRV-423 = Niczego z tego nie dałoby się teraz wykonać.
why-RRV-502 = { $city } nie należy do twojej sieci kolejowej: nie prowadzi tam żaden twój tor.
why-RRV-503 = Masz już Stację w tym Mieście: { $city }.
why-RRV-603 = To pole torów nie łączy się z żadnym Miastem twojej sieci kolejowej.
why-RRV-606 = Masz już tam tor.
why-RRV-609 = { $needed ->
    [0] Nie udałoby się zapłacić za tory, które trzeba położyć.
   *[other] Tory kosztowałyby co najmniej { $needed } $. Masz { $cash } $, a Akcje i efekty nie przyniosą reszty.
}
why-RRV-702 = Masz już Biuro w sekcji { $section }.
why-RRV-708 = Nie masz tam takiego Robotnika.
why-RRV-801 = { $piece ->
    [rail] W twojej pierwszej od lewej niepustej sekcji nie ma toru.
   *[building] W twojej pierwszej od lewej niepustej sekcji nie ma budynku.
}
why-RRV-804 = Nie masz takiego Pociągu zwróconego tą stroną do góry.
why-RRV-807 = Tor z tego Pociągu kosztuje { $price } $, a masz { $cash } $: brakuje { $missing } $.{ $sell ->
    [0] { "" }
    [one] { " " }Wystarczy sprzedać 1 Akcję.
    [few] { " " }Wystarczy sprzedać { $sell } Akcje.
   *[other] { " " }Wystarczy sprzedać { $sell } Akcji.
}
why-RRV-903 = Najpierw zbuduj Stację.
why-RRV-905 = Nie ma kosztu do pominięcia: nic jeszcze nie zbudowano albo już zapłacono.
why-RRV-906 = Najpierw zbuduj Stację.
why-RRV-909 = Najpierw połóż tory.
why-RRV-912 = { $left ->
    [0] Nie masz już toru.
   *[other] Najpierw połóż tory akcji podstawowej.
}
why-RRV-914 = Najpierw otwórz Biuro.
why-RRV-915 = Najpierw otwórz Biuro.
why-RRV-918 = Najpierw otwórz Biuro w sekcji z żetonem Telegrafu.
why-RRV-1004 = Ta Transakcja kosztuje { $shares ->
    [one] 1 Akcję
    [few] { $shares } Akcje
   *[other] { $shares } Akcji
}, a masz { $have }.
why-RRV-1009 = Nie dałoby się wykonać niczego z nagrody tej Transakcji.
why-RRV-1104 = To miejsce jest dla Robotnika innego koloru: { $wanted ->
    [purple] fioletowy
    [orange] pomarańczowy
    [grey] szary
    [turquoise] turkusowy
   *[white] biały
}.
why-RRV-1105 = { $have ->
    [no] Nie masz tam takiego Robotnika.
   *[yes] To nie jest żaden z twoich nieukończonych Kamieni milowych.
}
why-RRV-1108 = To miejsce na { $milestone } ma już Managera.
why-RRV-1204 = To pole kosztuje { $price } $, a masz { $cash } $: brakuje { $missing } $.{ $sell ->
    [0] { "" }
    [one] { " " }Wystarczy sprzedać 1 Akcję.
    [few] { " " }Wystarczy sprzedać { $sell } Akcje.
   *[other] { " " }Wystarczy sprzedać { $sell } Akcji.
}
why-RRV-1205 = To pole kosztuje { $shares ->
    [one] 1 Akcję
    [few] { $shares } Akcje
   *[other] { $shares } Akcji
}, a masz { $have }.
why-RRV-1206 = { $worker ->
    [any] To pole kosztuje Robotnika: wskaż także swojego Robotnika.
   *[other] Nie masz tam takiego Robotnika.
}
why-RRV-1208 = Twój znacznik jest już na najwyższym polu tego toru.
why-RRV-1604 = Zapasowy budynek kładzie się na polu Pierwsze Biuro sekcji z symbolem Transakcji, tylko tam, gdzie nikt nie jest jeszcze pierwszy.
why-RRV-1606 = Zapasowy budynek kładzie się na polu Pierwsza Stacja w Washington lub Charlotte, tylko tam, gdzie nikt nie jest jeszcze pierwszy.
why-RRV-1801 = Ten efekt nie daje Robotnika tego koloru.

## Galeria

gallery-map = Miasta: { $cities }; pola torów między nimi: { $tracks }.
gallery-cityTiles = Żetony Miast
gallery-telegraphTiles = Żetony Telegrafu
gallery-dealTiles = Żetony Transakcji
gallery-trainTiles = Pociągi
gallery-setupTiles = Żetony Przygotowania
gallery-milestones = Kamienie milowe
gallery-workerAbilities = Zdolności Robotników
gallery-performanceTracks = Tory Wydajności
gallery-cities = Miasta
gallery-sections = Sekcje Linii Telegraficznej
gallery-shelves = Sekcje Planszy Gracza
action-any = Każda akcja
ability-of = { $worker }: { $ability }
ability-name = { $action }: { $worker }
ability-any-white = Awansuj jednego swojego Robotnika: zostaje Managerem Kamienia milowego.
ability-station-purple = Zapłać { $cost } i odwróć jeden swój Pociąg.
ability-station-orange = Nie płacisz kosztu Stacji.
ability-station-grey = Weź bonus Pierwszej Stacji tego Miasta, nawet nie będąc pierwszym.
ability-station-turquoise = Zapłać { $cost } i weź jeszcze raz podstawową nagrodę Miasta.
ability-railroad-purple = Zapłać { $cost } i weź Pociąg.
ability-railroad-orange = Dostajesz z powrotem { $amount } oraz { $each } za każdy trójkąt, na którym budujesz.
ability-railroad-grey = Weź { $n ->
    [one] 1 Akcję
    [few] { $n } Akcje
   *[other] { $n } Akcji
} Telegrafu.
ability-railroad-turquoise = Połóż trzy tory zamiast dwóch{ $reading ->
    [together] , nadal łącznie za { $price }
    [each] , każdy za { $price }
   *[either] , łącznie za { $price } albo każdy za tyle: decyduje ustawienie stołu
}; za trójkąty płaci się jak zawsze.
ability-telegraph-purple = Wymień jednego swojego Robotnika na Robotnika dowolnego koloru.
ability-telegraph-orange = Dostajesz { $amount } za każdą { $reading ->
    [owned] swoją Akcję Telegrafu, także za otrzymane za to Biuro
    [gained] Akcję Telegrafu otrzymaną za to Biuro
   *[either] swoją Akcję Telegrafu albo tylko za każdą z tego Biura: decyduje ustawienie stołu
}.
ability-telegraph-grey = Weź Akcje za Pierwsze Biuro tej sekcji, nawet nie będąc pierwszym.
ability-telegraph-turquoise = Zapłać { $cost } i weź bonus żetonu Telegrafu tej sekcji.
ability-trade-purple = { $n ->
    [one] 1 pole na Torach Wydajności.
    [few] { $n } pola na Torach Wydajności, z dowolnym podziałem.
   *[other] { $n } pól na Torach Wydajności, z dowolnym podziałem.
}
ability-trade-orange = Dostajesz { $amount } za każdy swój Pociąg.
ability-trade-grey = Przyjmij Transakcję z odsłoniętego żetonu; nikomu innemu się jej nie oferuje. Daje jeszcze { $n ->
    [one] 1 Akcję
    [few] { $n } Akcje
   *[other] { $n } Akcji
}.
ability-trade-turquoise = Odwróć jeszcze jeden Pociąg; może to być ten sam.
performance-effect = { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[other] { $steps } pól
}; na najwyższym każdy element jest wart { $most } PZ. To, co napisano na polu, płaci się za wejście na nie.
city-effect = Poziom { $level }; Stacja kosztuje { $price }.
section-name = Sekcja { $number }
section-effect = { $shares ->
    [one] 1 Akcja
    [few] { $shares } Akcje
   *[other] { $shares } Akcji
} za Biuro, za pierwsze o { $first } więcej.{ $gives ->
    [tile] { " " }Leży tu żeton Telegrafu.
    [deal] { " " }Biuro tutaj wywołuje Transakcję.
   *[no] { "" }
}{ $link ->
    [0] { "" }
   *[other] { " " }Biura tu i w następnej sekcji: { $link } PZ.
}
shelf-effect = Sprzedaż elementu z tej sekcji daje { $value }.{ $logo ->
    [left] { "" }
   *[right] { " " }Leży po prawej stronie loga.
}
shelf-pieces = { $buildings ->
    [one] 1 budynek
    [few] { $buildings } budynki
   *[other] { $buildings } budynków
}, { $rails ->
    [one] 1 tor
    [few] { $rails } tory
   *[other] { $rails } torów
}
city-tile = Żeton Miasta { $tile }
city-tile-effect = Pierwsza Stacja: { $first }. Podstawowa nagroda: { $base }.
deal-tile = Żeton Transakcji { $tile }
setup-tile = Żeton Przygotowania { $tile }
milestone-effect = { $vp } PZ. { $conditions }. Managerowie: { $managers }.

# The guided first turn
first-station = Stacja
first-station-title = Twój żeton Przygotowania: Stacja
first-station-do = Połóż zapasowy budynek w *Charlotte*: to Stacja.
first-station-why = Nic nie kosztuje i nie daje nagrody, ale liczy się na Torze Stacji i w Kamieniach milowych. Do kładzenia torów Stacje nie są potrzebne: do twojej sieci należy każde Miasto, do którego prowadzą twoje tory.
first-worker = Robotnik
first-worker-title = Połóż Robotnika
first-worker-do = Wskaż *fioletowego Robotnika* ze swoich zasobów, a potem *Sprzedaż*.
first-worker-why = Tura to jeden Robotnik na jednej z czterech akcji: Stacja, Kolej, Telegraf, Sprzedaż. Akcję podstawową wykonuje każdy Robotnik; jego kolor daje dodatkową zdolność.
first-sell = Sprzedaż
first-sell-title = Akcja podstawowa: Sprzedaż
first-sell-do = Sprzedaj *budynek* z sekcji najbardziej z lewej.
first-sell-why = Sprzedaż daje pieniądze na wszystko inne i prowadzi do bogatszych sekcji twojej Planszy Gracza.
first-step = Zdolność
first-step-title = Zdolność Robotnika
first-step-do = Fioletowy w Sprzedaży daje trzy pola na Torach Wydajności. Wejdź o jedno w górę na *torze Telegrafu*.
first-step-why = Każdy Tor Wydajności mnoży coś na końcu gry: Biura, Stacje, Miasta na zachodzie. Wybierz to, co zamierzasz budować.
first-end = Gotowe
first-end-title = Zakończ turę
first-end-do = Przewodnik zajął drugie pole. Z trzeciego możesz zrezygnować: naciśnij *Gotowe*.
first-end-why = Efekty i płatność rozpatrujesz w dowolnej kolejności, a z dobrowolnych możesz zrezygnować.
first-goal = Cel
first-goal-title = Dokąd to prowadzi
first-goal-do = Teraz Robotników kładą inni. Gdy twoje zasoby są puste, wszyscy Robotnicy z Planszy Gracza wracają do nich.
first-goal-why = Najwięcej punktów dają Kamienie milowe obok twojej Planszy Gracza: pokazują, czego jeszcze brakuje. Akcje Telegrafu można sprzedawać, a Robotników zatrudniać przy każdej swojej decyzji.

## Legend

legend-level = Poziom Miasta
legend-level-help = Od 1 do 5; liczy się w Kamieniach milowych.
legend-price = Cena Stacji
legend-price-help = W setkach: 5 to 500 $.
legend-reward = Nagrody Miasta
legend-reward-help = Co daje tu Stacja; wstęga tylko dla pierwszej.
legend-rails = Tory
legend-rails-help = Kolor, wzór i miejsce mówią, czyje.
legend-station = Stacja
legend-station-help = Budowana w Mieście, do którego dochodzi sieć kolejowa gracza.
legend-deal = Transakcja
legend-deal-help = Tor lub Biuro w tym miejscu otwiera odsłoniętą Transakcję.
legend-shares = Akcje
legend-shares-help = Tyle za Biuro w tej sekcji i dodatkowo za pierwsze.
legend-link = Sąsiednie Biura
legend-link-help = PZ za Biura w obu sekcjach.
legend-worth = Wydajność
legend-worth-help = PZ za każdy element, który liczy ten tor.
legend-toll = Koszt pola
legend-toll-help = Co płaci się za wejście na to pole.
legend-offer = Odsłonięta Transakcja
legend-offer-help = U góry Akcje do zapłacenia, niżej to, co dają.
legend-worker = Robotnik
legend-worker-help = Kapelusz i kolor mówią, kim jest.
legend-section = Sekcja
legend-section-help = Ile daje sprzedaż elementu z tej sekcji.
legend-logo = Logo Kompanii
legend-logo-help = Kto nie ma już nic na lewo od niego, wywołuje koniec gry.
legend-milestone = Kamień milowy
legend-milestone-help = PZ po spełnieniu warunków.
legend-train = Pociąg
legend-train-help = Punktuje, gdy jest odkryty; odwrócony daje to, co pokazuje.
legend-action = Akcja
legend-action-help = Jedna z czterech; pod nią stoją położeni Robotnicy.

## Lekcje
lesson-first-office = Pierwsze Biuro
lesson-first-office-ask = Twoja pierwsza tura: Robotnik leży na akcji *Telegraf*. Biuro nic nie kosztuje, a masz pięciu Robotników. W której sekcji je otwierasz?
lesson-first-office-why = Sekcja 7 daje Pociąg za jednego z twoich Robotników: 8 PZ, dopóki jest odsłonięty. Nikogo tam jeszcze nie ma, a od sekcji 5 dwa sąsiednie Biura są warte 8 PZ, nie 5. W sekcji 2 na pierwszym polu stoi neutralny budynek, więc zostają tylko trzy Akcje.
lesson-rails-are-dear = Tory są drogie
lesson-rails-are-dear-ask = Twoja pierwsza tura: 1050 $, trzy Akcje, pięciu Robotników. Którą *akcję* wybierasz i którym Robotnikiem?
lesson-rails-are-dear-why = Dwa tory kosztują 400 $ i więcej za teren, a same nie dają punktów. Biuro jest za darmo, przynosi Akcje warte po 150 $ i zaczyna połączenia z sąsiadami. Niech najpierw zarabiają Biura; tory kładź, gdy wiesz, którym Kamieniom milowym posłużą.
lesson-early-trade = Bez pieniędzy nie ma wyboru
lesson-early-trade-ask = Masz 600 $ i dwie Akcje. Którą *akcję* wybierasz?
lesson-early-trade-why = Po dwóch torach zostałoby ci niewiele, a prawie każda następna akcja kosztuje. Sprzedaż z pierwszej sekcji twojej planszy daje 600 $, a do tego możesz odwrócić Pociąg. Pieniądze zostawiają ci wszystkie cztery akcje; spójrz o dwie tury naprzód, zanim wydasz ostatnie.
lesson-deal-shares = Transakcja otwarta przez innych
lesson-deal-shares-ask = Inny gracz otworzył tę *Transakcję*. Masz cztery Akcje. Przyjmujesz jedną z jej połówek czy rezygnujesz?
lesson-deal-shares-why = Dwie Akcje to 300 $, a pojedynczy tor nie prowadzi jeszcze nigdzie, gdzie go potrzebujesz. Nikt nie musi przyjmować Transakcji. Akcje to twoja gotówka: oddaj je za to, co przybliża twój plan, a nie dlatego, że jest oferta.
lesson-trade = Sprzedaj na czas
lesson-trade-ask = Masz 700 $, ani jednej Akcji, dwa Biura i żadnej Stacji. Którą *akcję* wybierasz?
lesson-trade-why = Bez Akcji 700 $ to wszystko, co masz, a po jednej Stacji albo dwóch torach w następnej turze nie byłoby za co grać. Stacje w Washington i Charlotte nie uciekną: pierwsze pola są tam już zajęte, a miejsca wystarczy dla jednej Stacji każdego gracza. Sprzedawaj, zanim będziesz musieć.

then-own = jeden z twoich robotników
then-action = akcja
then-city = miasto
then-track = odcinek torów
then-section = odcinek Linii Telegraficznej
then-worker = robotnik z ogólnych zasobów
then-piece = element z twojej planszy
then-train = Pociąg
then-slot = miejsce na Kamieniu milowym
then-performance = tor Wydajności
then-share = Akcje
then-deal = połowa Transakcji

signs = Co znaczą symbole
sign-share = Akcja
sign-steps = pola Wydajności
sign-take-train = weź Pociąg
sign-flip-train = odwróć Pociąg
sign-worker-any = dowolny Robotnik
sign-promote = awansuj Robotnika
sign-swap = wymień Robotnika
sign-free-rail = Tor za darmo
sign-free-station = Stacja za darmo
sign-deal = Transakcja

## Jak grają boty

style-stations = lubi stacje
style-rails = lubi tory
