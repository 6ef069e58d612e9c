# SteamRollers po polsku.

tagline = Rzuć kośćmi, wybierz jedną i rysuj własną kolej: każde miasteczko na trasie towaru to o punkt więcej.

## Drobiazgi

count-of = { $count }/{ $most }
turn-of = runda { $round }{ $borders ->
    [medium] {" "}· średni
    [hard] {" "}· trudny
   *[other] {""}
}
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-grey = szary
colour-black = węgiel
ewa = Ewa
ewa-now = Wynik Ewy, gdyby gra skończyła się teraz
first-player = pierwszy gracz
sideways = obrócony bokiem
empty = puste
held = Posiadane
points-n = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Ustawienia

setting-coal = Węgiel kamienny
setting-coal-help = Miasta, które przy rozkładaniu straciły towary, dostają węgiel; można go zawieźć do każdego innego miasta.
setting-coal-false = bez
setting-coal-true = z węglem
setting-orders = Kafelki Zamówień
setting-orders-help = Dostarczone towary zostają u graczy i wymienia się je na Zamówienia warte od 3 do 7 punktów.
setting-orders-false = bez
setting-orders-true = z Zamówieniami
setting-starting-tiles = Kafelki Początkowe
setting-starting-tiles-help = Każdy zaczyna z małą premią; ostatni gracz wybiera pierwszy.
setting-starting-tiles-false = bez
setting-starting-tiles-true = z kafelkami
setting-borders = Mapa
setting-borders-help = Kość blokuje na całą grę dwie (poziom średni) lub trzy (trudny) granice między regionami.
setting-borders-open = otwarta
setting-borders-medium = średnia
setting-borders-hard = trudna
setting-borders-open-help = Wszystkie granice są otwarte.
setting-borders-medium-help = Dwie granice są zablokowane; o tym które, decyduje kość.
setting-borders-hard-help = Trzy granice są zablokowane; o tym które, decyduje kość.
setting-level = Poziom Ewy
setting-level-help = Gra jednoosobowa: z iloma skreśleniami Ewa zaczyna. Przy dwóch i więcej graczach bez znaczenia.
setting-level-1 = 1, pracownik kolejowy
setting-level-2 = 2, konduktor
setting-level-3 = 3, maszynista
setting-level-4 = 4, inżynier
setting-level-5 = 5, inwestor
setting-level-6 = 6, magnat kolejowy
setting-passing = Pasowanie
setting-passing-help = Instrukcja mówi tylko, że każdy wykonuje akcję wybraną kością.
setting-passing-any-time = zawsze wolno
setting-passing-if-stuck = tylko bez możliwej akcji
setting-passing-any-time-help = Nikt nie musi psuć swojej mapy ani brać niechcianego kafelka.
setting-passing-if-stuck-help = Kto kością w jej obecnym położeniu może wykonać akcję, musi ją wykonać.
setting-extra-distance = Kafelek 3b a moc
setting-extra-distance-help = Instrukcja wymaga mocy pozwalającej na przewóz: na zwiększoną odległość albo na rzeczywistą.
setting-extra-distance-needs-power = zwiększona odległość
setting-extra-distance-free = rzeczywista odległość
setting-extra-distance-needs-power-help = Dodatkowe 1 lub 2 wymagają mocy tak jak miasta i miasteczka.
setting-extra-distance-free-help = Dodatkowe 1 lub 2 nie wymagają mocy.
setting-most-power = Największa moc
setting-most-power-help = Czy kafelek 4b pomaga też lokomotywie ze wszystkimi sześcioma skreślonymi kratkami.
setting-most-power-7 = 7, z kafelkiem 4b
setting-most-power-6 = 6, niezależnie od kafelka

## Elementy i miejsca

track-straight = tor prosty
track-gentle = łagodny łuk
track-sharp = ostry łuk
turn-n = obrót { $n }
die-n = kość { $value }
die-taken = kość { $value }, wzięta
face-n = { $value }
black-die = Czarna kość: { $kinds }
box-n = kratka { $box }
city-n = Miasto { $city }, { $colour ->
    [red] czerwone
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
   *[grey] szare
}
city-short = miasto { $city }
hex-n = { $name }, region { $region }{ $town ->
    [yes] , miasteczko
   *[no] {""}
}
line-n = Połączenie { $first }–{ $second }{ $towns ->
    [0] {""}
    [one] , { $towns } miasteczko
    [few] , { $towns } miasteczka
   *[other] , { $towns } miasteczek
}
line-short = połączenie { $cities }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
}
good-of = { $colour ->
    [red] czerwony towar
    [blue] niebieski towar
    [green] zielony towar
    [yellow] żółty towar
    [grey] szary towar
   *[black] węgiel
}
good-on-city = { $colour ->
    [red] czerwony towar
    [blue] niebieski towar
    [green] zielony towar
    [yellow] żółty towar
    [grey] szary towar
   *[black] węgiel
} z miasta { $city }
good-private = własny ładunek
plus-n = kafelek 3: o { $plus } dalej
order-n = Zamówienie { $number }
instead-of = węgiel zamiast { $colour ->
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
    [yellow] żółtego
   *[grey] szarego
}
tile-n = Kafelek { $number }: { $effect }
influence = Skreślenia
influence-in = Region { $region }: skreślone pola: { $count } z { $most }

## Kafelki Akcji

tile-set-white-die = Ustaw swoją kość
tile-set-white-die-help = Ustaw swoją białą kość na dowolną wartość. Jednorazowy.
tile-take-two-dice = Weź dwie kości
tile-take-two-dice-help = Wybierz dwie białe kości i wykonaj każdą jedną akcję. Jednorazowy.
tile-claim-opponents-die = Przejmij kość
tile-claim-opponents-die-help = Przejmij kość, którą właśnie wybrał inny gracz, zanim wybierzesz swoją w tej rundzie. Jednorazowy.
tile-die-is-destination = Kość = cel
tile-die-is-destination-help = Przy przewozie kość może wskazać miasto docelowe zamiast miasta wysyłki. Stały.
tile-delivery-distance-bonus = Odległość +1 lub +2
tile-delivery-distance-bonus-help = Jeden przewóz liczy się jako o 1 lub 2 dłuższy, jeśli starczy na to mocy. Jednorazowy.
tile-unlimited-distance = Dowolna odległość
tile-unlimited-distance-help = Jeden przewóz w ogóle nie wymaga mocy. Jednorazowy.
tile-power-plus = Moc +1
tile-power-plus-help = Twoja moc jest o 1 większa, dopóki masz kafelek. Nie liczy się do premii na koniec gry.
tile-shift-white-die = Kość ±1
tile-shift-white-die-help = Zmień swoją białą kość o 1, w zakresie od 1 do 6. Stały.
tile-reroll-or-flip-white-die = Przerzuć lub obróć
tile-reroll-or-flip-white-die-help = Przerzuć swoją białą kość albo obróć ją na przeciwległą ściankę; wynik jest ostateczny. Stały.
tile-any-track-kind = Dowolny rodzaj toru
tile-any-track-kind-help = Pomiń czarną kość i narysuj dowolny z trzech rodzajów toru. Stały.
tile-reroll-ewa-die = Przerzuć kość Ewy
tile-reroll-ewa-die-help = Przerzuć kość Ewy, zanim zacznie swoją turę. Jednorazowy.
tile-ewa-crosses-instead-of-removing = Ocal towar
tile-ewa-crosses-instead-of-removing-help = Ewa nie usuwa towaru i nie zdobywa punktów; zamiast tego skreśla pole. Jednorazowy.

## Kafelki Początkowe

start-locomotive = Lokomotywa
start-locomotive-help = Skreśl jedną dowolną kratkę.
start-track = Tor
start-track-help = Narysuj jeden dowolny tor w dowolnym miejscu.
start-points = +2
start-points-help = Dwa punkty.
start-action-tile = Kafelek Akcji
start-action-tile-help = Weź dowolny kafelek Akcji.
start-private-good = Własny ładunek
start-private-good-help = Twój własny towar w mieście 3 lub 4.

## Pytania

hint-up-to = Teraz do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
hint-no-points = Na razie nie dodaje punktów.
warn-end = Trzy miasta są puste: *gra skończy się po tej rundzie*.
warn-near-end = Jeśli opustoszeje jeszcze jedno miasto, *gra skończy się po tej rundzie*.
warn-no-power = Masz połączenie, ale *nie masz mocy*: przed przewozem skreśl kratkę lokomotywy.
warn-ewa = { $count ->
    [one] Region { $regions } jest pełny: *jeśli Ewie zostanie ta kość, wygra*.
   *[other] Regiony { $regions } są pełne: *jeśli Ewie zostanie jedna z tych kości, wygra*.
}
ask-nothing = Gra się skończyła.
ask-die = Wybierz *białą kość*
ask-die-hint = { $left ->
    [one] Została { $left } kość;
    [few] Zostały { $left } kości;
   *[other] Zostało { $left } kości;
} wskazuje ona region, kratkę, miasto i kafelek twojej akcji.
ask-two-dice = Wybierz *dwie kości* w kolejności użycia
ask-two-dice-hint = Trzecią dostanie Ewa.
ask-act = Wykonaj akcję kością *{ $die }*{ $later ->
    [0] {""}
   *[other] , potem jeszcze jedną
}
ask-act-hint = Narysuj w regionie { $die } ({ $kinds }), skreśl kratkę { $die }, przewieź towar z miasta { $die } albo weź kafelek { $die }.
ask-order = Weź *Zamówienie* za zebrane towary albo zakończ turę
ask-claim = { $picker } wybiera *{ $die }*: przejąć kafelkiem 2?
ask-claim-hint = W swojej turze musisz użyć tej kości i nie wybierasz innej.
ask-reroll-ewa = Ewa ma *{ $die }* ({ $crosses ->
    [one] { $crosses } skreślenie
    [few] { $crosses } skreślenia
   *[other] { $crosses } skreśleń
} w tym regionie): przerzucić?
ask-spare = Ewa zabiera towar z *miasta { $city }* za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: niech zamiast tego skreśli pole?
ask-spare-hint = Nie zdobędzie wtedy punktów; w pełnym regionie wygra.
ask-start = Wybierz *kafelek Początkowy*
ask-any-box = Skreśl dowolną *kratkę lokomotywy*
ask-any-track = Narysuj *jeden tor* w dowolnym miejscu
ask-any-tile = Weź dowolny *kafelek Akcji*
ask-private-good = Wybierz *własny ładunek* i jego miasto
phase-pick = Wybór
phase-act = Akcja
phase-ewa = Ewa

## Słowa na przyciskach

word-pick = Wybierz
word-build = Narysuj tor
word-upgrade = Ulepsz
word-deliver = Przewieź
word-take = Weź kafelek
word-change = Zmień kość
word-order = Weź Zamówienie
word-claim = Przejmij
word-reroll = Przerzuć
word-flip = Obróć
word-spare = Ocal towar
word-start = Wybierz
word-private = Własny ładunek
word-pass = Pas
word-done = Koniec tury
word-not-this-round = Nie w tej rundzie
group-change = Zmiana kości
group-build = Budowa toru
group-upgrade = Ulepszenie lokomotywy
group-deliver = Przewóz towaru
group-distance = Przewóz na odległość { $distance }
group-take = Kafelek Akcji
group-order = Zamówienie
group-pick = Wybór kości
group-pass = Pas
phrase-build = { $track } na { $hex } (obrót { $turn })
phrase-deliver = { $distance }: { $good } do miasta { $city }, { $way }{ $plus ->
    [0] {""}
   *[other] , z kafelkiem 3
}{ $tile ->
    [yes] , z kafelkiem 4
   *[no] {""}
}
phrase-pick = { $count ->
    [one] Wybierz { $dice }
   *[other] Wybierz { $dice }
}
phrase-take = { $whose ->
    [pool] Weź: { $tile }
    [own] Obróć bokiem własny: { $tile }
   *[other] Zabierz ({ $owner }): { $tile }
}
phrase-change = { $tile }: { $to }

## Rachunki i punkty

thing-power = Moc
thing-tracks = Tory
thing-lines = Połączenia
thing-orders = Zamówienia
thing-private = Własny ładunek
thing-score = Wynik
amount-score = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
thing-tile-1 = Kafelek 1
thing-tile-2 = Kafelek 2
thing-tile-3 = Kafelek 3
thing-tile-4 = Kafelek 4
thing-tile-5 = Kafelek 5
thing-tile-6 = Kafelek 6
thing-good-red = Czerwone towary
thing-good-blue = Niebieskie towary
thing-good-green = Zielone towary
thing-good-yellow = Żółte towary
thing-good-grey = Szare towary
thing-good-black = Węgiel
amount-power = { $amount }
amount-tracks = { $amount }
amount-lines = { $amount }
amount-orders = { $amount }
amount-private = { $amount }
amount-tile-1 = { $amount }
amount-tile-2 = { $amount }
amount-tile-3 = { $amount }
amount-tile-4 = { $amount }
amount-tile-5 = { $amount }
amount-tile-6 = { $amount }
amount-good-red = { $amount }
amount-good-blue = { $amount }
amount-good-green = { $amount }
amount-good-yellow = { $amount }
amount-good-grey = { $amount }
amount-good-black = { $amount }
score-deliveries = Przewóz
score-network = Sieć
score-locomotive = Lokomotywa
score-action-tiles = Kafelki
score-orders = Zamówienia
score-starting-tile = Kafelek Początkowy
score-total = Razem
figure-power = Moc
figure-tiles = Kafelki
end-cities = Trzy miasta są puste.
end-stalemate = Przez dziesięć rund nikt niczego nie zrobił.
end-ewa = Ewa nie miała już czego skreślić: wygrywa natychmiast.

## Karty i plansze

sheet-mine = Twoja karta
sheet-other = Karta { $number }
dock-dice = Kości
dock-goods = Towary
dock-tiles = Kafelki Akcji
dock-orders = Zamówienia
dock-starting = Kafelki Początkowe
dock-switch = Karty
see-all = Wszystkie
see-mine = Tylko moja karta
see-one = Tylko karta { $n }
cities-empty = Puste miasta: { $count }, koniec przy { $most }

## Dziennik

log-filled = Miasto { $city }: { $count ->
    [0] bez towarów
   *[other] { $goods }
}{ $removed ->
    [0] {""}
    [one] {" "}(usunięto { $removed } towar w jego kolorze)
    [few] {" "}(usunięto { $removed } towary w jego kolorze)
   *[other] {" "}(usunięto { $removed } towarów w jego kolorze)
}
log-tile-sides = Kafelki Akcji: { $sides }
log-order-sides = Kafelki Zamówień: { $sides }
log-borders = { $level ->
    [medium] Mapa średnia
   *[hard] Mapa trudna
} { $die }: zablokowane granice { $blocked }
log-first-player = { $who } zaczyna
log-rolled = Runda { $round }: { $who } rzuca { $white }, { $kinds }
log-picked = { $who } wybiera *{ $dice }*
log-claimed = { $who } przejmuje *{ $die }* ({ $picker })
log-changed = { $who } zmienia kość z { $old } na *{ $new }* kafelkiem { $tile }
log-built = { $who } rysuje na *{ $hex }*: { $track }
log-line-finished = { $who } kończy połączenie *{ $first }–{ $second }*{ $towns ->
    [0] {""}
    [one] {" "}z { $towns } miasteczkiem
   *[other] {" "}z { $towns } miasteczkami
}
log-upgraded = { $who } skreśla kratkę { $box }: moc *{ $power }*
log-delivered = { $who } przewozi { $good ->
    [red] czerwony towar
    [blue] niebieski towar
    [green] zielony towar
    [yellow] żółty towar
    [grey] szary towar
   *[black] węgiel
} z { $origin } do { $destination }: *{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}*
log-took = { $whose ->
    [pool] { $who } bierze kafelek { $tile }: { $effect }
    [own] { $who } obraca bokiem kafelek { $tile }
   *[other] { $who } zabiera kafelek { $tile } ({ $owner }): { $effect }
}
log-passed = { $who } pasuje z kością { $die }
log-ordered = { $who } realizuje Zamówienie { $order }; oddaje: { $paid }
log-tile-returned = Kafelek { $tile } ({ $who }) wraca do puli
log-spared = { $who } kafelkiem { $tile } ratuje towar w mieście { $city }
log-started = { $who } wybiera kafelek Początkowy: { $tile }
log-private-good = { $who } kładzie własny ładunek w mieście { $city }: { $good ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
   *[yellow] żółty
}
log-ewa-crossed = Ewa skreśla pole w regionie { $region }: { $crosses ->
    [one] { $crosses } skreślenie
    [few] { $crosses } skreślenia
   *[other] { $crosses } skreśleń
}
log-ewa-took-tile = Ewa odsyła kafelek { $tile } do puli
log-ewa-rerolled = Kość Ewy przerzucona: *{ $die }*
log-ewa-removed = Ewa usuwa { $good ->
    [red] czerwony towar
    [blue] niebieski towar
    [green] zielony towar
    [yellow] żółty towar
   *[grey] szary towar
} z miasta { $city }: *{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}*
log-ended = { $reason }

## Dlaczego nie

why-SR-304 = Wybierz jedną z leżących jeszcze białych kości.
why-SR-309 = Przy tym stole nie pasuje nikt, kto może jeszcze wykonać akcję swoją kością.
why-SR-402 = Kość pokazuje { $region }, więc tor rysuje się w regionie { $region }.
why-SR-403 = Czarna kość nie pozwala w tej rundzie na { $kind ->
    [straight] tor prosty
    [gentle] łagodny łuk
   *[sharp] ostry łuk
}.
why-SR-405 = Na tym polu już jest twój tor.
why-SR-409 = To miasto { $city }: na miastach nie wolno nic rysować.
why-SR-414 = W regionie { $region } masz już tory na wszystkich polach; tą kością nic więcej nie zbudujesz.
why-SR-501 = Kość pokazuje { $die }, więc skreślić można tylko kratkę { $die }.
why-SR-502 = Kratka { $box } jest już skreślona.
why-SR-505 = Odległość wynosi { $distance }, a ty nie masz jeszcze mocy: najpierw skreśl kratkę lokomotywy.
why-SR-601 = Kość wskazuje miasto wysyłki: { $city }.
why-SR-602 = Nie ma takiego towaru.
why-SR-603 = Ten towar można dostarczyć tylko do { $other ->
    [0] miasta { $city }
   *[other] miasta { $city } albo miasta { $other }
}, w jego kolorze.
why-SR-605 = Twoje ukończone połączenia nie tworzą takiej trasy z miasta { $origin } do miasta { $destination }.
why-SR-607 = Odległość wynosi { $distance }, a twoja moc tylko { $power }.
why-SR-609 = Ta trasa prowadziłaby dwa razy przez miasto { $city }.
why-SR-701 = Kość pokazuje { $die }, więc wziąć można tylko kafelek { $die }.
why-SR-703 = Kafelek { $tile } leży obrócony bokiem: do następnej tury właściciela nikt nie może go zabrać.
why-SR-705 = Kafelek już leży przed tobą obrócony bokiem; ponowne wzięcie nic by nie zmieniło.
why-SR-710 = { $tile ->
    [1] Kość już pokazuje { $die }; kafelek 1 nic by nie zmienił.
   *[4] Twoja moc { $power } wystarcza na odległość { $distance }; kafelek 4 nic by nie zmienił.
}
why-SR-717 = Nie masz kafelka { $tile }.
why-SR-718 = Kafelka { $tile } użyto już na tej kości.
why-SR-801 = Nie masz kafelka 1, którym ustawia się kość.
why-SR-802 = Nie masz kafelka 2, który pozwala wybrać dwie kości.
why-SR-808 = Tę kość przejęto kafelkiem 2; nikt inny nie może jej wybrać.
why-SR-811 = Przy kafelku 3 kość wskazuje miasto docelowe: { $city }.
why-SR-812 = Nie masz kafelka 3, którym wydłuża się przewóz.
why-SR-813 = Zwiększona kafelkiem 3 odległość wynosi { $distance }, a twoja moc tylko { $power }.
why-SR-814 = Nie masz kafelka 4, który pozwala na przewóz na dowolną odległość.
why-SR-818 = Kafelek 5 zmienia twoją kość { $die } tylko o 1.
why-SR-819 = Kości { $die } nie można tak zmienić: z kafelkiem 5 pozostaje w zakresie od 1 do 6.
why-SR-821 = Tę kość przerzucono lub obrócono kafelkiem 5: wynik jest ostateczny.
why-SR-902 = Węgiel musi opuścić miasto { $city }: można go dostarczyć do dowolnego innego.
why-SR-1004 = W tej turze zrealizowano już jedno Zamówienie.
why-SR-1006 = { $missing ->
    [one] Do Zamówienia { $order } brakuje ci { $good ->
        [red] czerwonego towaru
        [blue] niebieskiego towaru
        [green] zielonego towaru
        [yellow] żółtego towaru
        [grey] szarego towaru
       *[black] węgla
    }.
   *[other] Do Zamówienia { $order } brakuje ci { $missing } towarów.
}
why-SR-1007 = Nie masz węgla.
why-SR-1008 = Zamówienie { $order } zostało już zrealizowane.
why-SR-1502 = Wybierz dwie z trzech kości; trzecią dostanie Ewa.
why-SR-1506 = Kafelka { $tile } użyto już w drugiej akcji tej tury.

## Galeria

gallery-maps = Mapa
gallery-tracks = Rodzaje torów
gallery-track-straight = Łączy dwa przeciwległe boki pola.
gallery-track-gentle = Łączy dwa boki, między którymi jest jeden bok.
gallery-track-sharp = Łączy dwa sąsiednie boki.
gallery-dice = Kości
gallery-white-die = Biała kość
gallery-white-die-effect = Jej liczba to region, w którym rysujesz, kratka, którą skreślasz, miasto, z którego przewozisz towar, albo kafelek, który bierzesz.
gallery-black-die-effect = Te dwa rodzaje torów można rysować w tej rundzie; na { $faces ->
    [one] 1 ściance
   *[other] { $faces } ściankach
} kości.
gallery-tile = { $side }: { $name }
gallery-tile-effect = { $help } { $points ->
    [-2] −2 punkty
   *[other] +{ $points } punkty
} na koniec gry.
gallery-order = Zamówienie { $side }
gallery-order-effect = { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
}.
gallery-good = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[other] { $count } sztuk
} w pudełku.

# The guided first turn
first-die = Kość
first-die-title = Wybierz białą kość
first-die-do = Wybierz *2*.
first-die-why = Jej liczba decyduje o wszystkim: o regionie, w którym rysujesz, o kratce lokomotywy, o mieście, z którego przewozisz towar, albo o kafelku, który bierzesz.
first-engine = Moc
first-engine-title = Ulepsz lokomotywę
first-engine-do = Skreśl *kratkę 2* swojej lokomotywy.
first-engine-why = Moc to liczba skreślonych kratek: do tylu miast i miasteczek można wjechać w jednym przewozie. Bez mocy niczego nie przewieziesz.
first-second = Znowu
first-second-title = Następna runda jest twoja
first-second-do = Kości przeszły do ciebie i rzucono nimi na nowo. Wybierz *4*.
first-second-why = Jedna biała kość zawsze zostaje, więc ostatni też ma z czego wybrać.
first-track = Tor
first-track-title = Narysuj tor
first-track-do = Narysuj *łagodny łuk* w regionie 4, na zaznaczonym polu, w kierunku, który pokazuje przewodnik. Czarna kość pozwala na dwa rodzaje toru.
first-track-why = Na każdym polu rysuje się tylko raz. Łuk prowadzi z miasta 4 ku środkowi mapy, gdzie spotykają się połączenia.
first-join = Połączenie
first-join-title = Zrób z tego połączenie
first-join-do = Szóstka pozwala rysować w regionie 6: przedłuż tor *łagodnym łukiem* na zaznaczonym polu.
first-join-why = Dwa tory łączą się tam, gdzie oba dochodzą do tej samej krawędzi, także przez granicę regionów.
first-deliver = Przewóz
first-deliver-title = Przewoź towary
first-deliver-do = Gdy połączenie prowadzi między dwoma miastami, kość z numerem pierwszego pozwala przewieźć towar w kolorze drugiego.
first-deliver-why = Przewóz daje tyle punktów, do ilu miast i miasteczek wjeżdża towar. Gra kończy się, gdy trzy miasta są puste, więc nie buduj bez końca.

order-claim = Kafelek 2b: przejęcie kości
order-step-pass = nie pytaj mnie, nie przejmuję kości

## Legend

legend-city = Miasto
legend-city-help = Numer wskazuje kość, a znak – towary, które miasto przyjmuje.
legend-town = Miasteczko
legend-town-help = Przystanek po drodze: tu też kończą się połączenia.
legend-track = Tor
legend-track-help = Rysowany kością regionu.
legend-box = Kratka lokomotywy
legend-box-help = Skreślone kratki dają moc: do tylu miast i miasteczek może wjechać towar.
legend-points = Punkty za przewóz
legend-points-help = Jedna kratka za każdy punkt.
legend-held = Posiadane kafelki
legend-held-help = Co robią i ile punktów dają na koniec.
legend-die = Biała kość
legend-die-help = Jej liczba to region, kratka, miasto albo kafelek Akcji.
legend-taken = Wzięta kość
legend-taken-help = Krążek pokazuje, kto ją ma.
legend-black = Czarna kość
legend-black-help = Rodzaje torów, które można rysować w tej rundzie.
legend-good = Towar
legend-good-help = Jedzie do miasta o tym samym kolorze i znaku.
legend-tile = Kafelek Akcji
legend-tile-help = Bierze się go kością z jego liczbą.
legend-use = Użycie i punkty
legend-use-help = Błyskawica działa raz, pętla na stałe; dalej punkty.
legend-order = Kafelek Zamówień
legend-order-help = Punkty w zamian za te przewiezione towary.
legend-total = Rodzaje punktów
legend-total-help = Przewóz, sieć, lokomotywa, kafelki i zamówienia.

## Lekcje
lesson-power = Moc, póki jest
lesson-power-ask = Nikt jeszcze niczego nie przewiózł. Masz *1*, twoja moc wynosi 4 i zostały kratki 1 i 4. Rysujesz w regionie 1, bierzesz kafelek 1 czy skreślasz kratkę 1?
lesson-power-why = Każda kratka potrzebuje swojej liczby i niczego innego, a skreślona zostaje na zawsze: każdy kolejny przewóz może być o przystanek dłuższy, a od mocy 4 każdy poziom to także punkt na końcu. Cała gra to około sześciu przewozów: najpierw moc, potem długie drogi.
lesson-finish = Dokończyć linię czy przewieźć?
lesson-finish-ask = Masz *1*. Możesz teraz zawieźć szary towar z miasta 1 do miasta 4, trzy przystanki. A może najpierw rysujesz?
lesson-finish-why = Łuk przez miasteczko regionu 1 kończy linię z 1 do 3: punkt za linię, punkt za jej miasteczko i jeszcze jedna droga z miasta 1 na później. W mieście 1 leżą trzy szare towary, więc któryś zostanie do przewiezienia.
lesson-longer = Dłuższa droga
lesson-longer-ask = Masz *1* i możesz przewieźć szary towar z miasta 1. Przyjmą go oba szare miasta: miasto 3 jest tuż obok, miasto 4 leży za nim. Którędy?
lesson-longer-why = Szary towar nie musi zatrzymać się w pierwszym szarym mieście. Każde miasto i miasteczko, do którego wjedzie, to punkt, aż do twojej mocy, a towar i tak znika: miast nikt już nie uzupełnia.
lesson-two-actions = Dwie akcje, jeden plan
lesson-two-actions-ask = Kafelek 2 daje ci dwie kości: teraz *3*, a potem *5*. Co zrobisz z trójką, żeby piątka dała jak najwięcej?
lesson-two-actions-why = Pierwsza akcja toruje drogę drugiej: nowy tor łączy twoje linie i przewóz piątką jedzie trzema liniami zamiast jednej. Zaplanuj obie kości, zanim użyjesz pierwszej.
lesson-permanent = Kafelek na stałe?
lesson-permanent-ask = Masz *6*. W puli leży kafelek 6: jego właściciel może rysować dowolny rodzaj toru. Bierzesz go?
lesson-permanent-why = Kafelek ze znakiem nieskończoności zostaje u ciebie i kosztuje na końcu 2 punkty. Tor narysowany teraz działa w każdym kolejnym przewozie; kafelek tylko ułatwia późniejsze tory.
