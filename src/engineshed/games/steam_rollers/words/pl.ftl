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
held = W ręku
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
ask-claim = { $who } wybiera *{ $die }*: przejąć kafelkiem 2?
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
   *[other] Weź { $tile } ({ $owner })
}
phrase-change = { $tile }: { $to }

## Rachunki i punkty

thing-points = Przewóz
thing-network = Sieć
thing-power = Moc
thing-score = Wynik
thing-tile-1 = Kafelek 1 wraca do puli
thing-tile-2 = Kafelek 2 wraca do puli
thing-tile-3 = Kafelek 3 wraca do puli
thing-tile-4 = Kafelek 4 wraca do puli
thing-tile-5 = Kafelek 5 wraca do puli
thing-tile-6 = Kafelek 6 wraca do puli
thing-good-red = Czerwone towary
thing-good-blue = Niebieskie towary
thing-good-green = Zielone towary
thing-good-yellow = Żółte towary
thing-good-grey = Szare towary
thing-good-black = Węgiel
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

## Karty i zasoby

sheet-mine = Twoja karta
sheet-other = Karta { $number }
dock-dice = Kości
dock-goods = Towary
dock-tiles = Kafelki Akcji
dock-orders = Zamówienia
dock-starting = Kafelki Początkowe
dock-switch = Arkusze
see-all = Wszystkie
see-mine = Tylko mój arkusz
see-one = Tylko arkusz { $n }
cities-empty = Puste miasta: { $count } z { $most }

## Dziennik

log-rolled = Runda { $round }: { $who } rzuca { $white }
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
log-ordered = { $who } realizuje Zamówienie { $order }
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

why-SR-309 = Przy tym stole nie pasuje nikt, kto może jeszcze wykonać akcję swoją kością.
why-SR-402 = Kość pokazuje { $region }, więc tor rysuje się w regionie { $region }.
why-SR-403 = Czarna kość nie pozwala w tej rundzie na ten rodzaj toru.
why-SR-501 = Kość pokazuje { $die }, więc skreślić można tylko kratkę { $die }.
why-SR-601 = Kość wskazuje miasto wysyłki: { $city }.
why-SR-607 = Odległość wynosi { $distance }, a twoja moc tylko { $power }.
why-SR-813 = Zwiększona kafelkiem 3 odległość wynosi { $distance }, a twoja moc tylko { $power }.
why-SR-801 = Kość może nim ustawić tylko gracz, który ma kafelek 1.
why-SR-812 = Wydłużyć nim przewóz może tylko gracz, który ma kafelek 3.
why-SR-814 = Przewieźć z jego pomocą na dowolną odległość może tylko gracz, który ma kafelek 4.
why-SR-705 = Kafelek już leży przed tobą obrócony bokiem; ponowne wzięcie nic by nie zmieniło.
why-SR-701 = Kość pokazuje { $die }, więc wziąć można tylko kafelek { $die }.

## Galeria

gallery-maps = Mapa
gallery-tracks = Rodzaje torów
gallery-track-straight = Łączy dwa przeciwległe boki pola.
gallery-track-gentle = Łączy dwa boki, między którymi jest jeden bok.
gallery-track-sharp = Łączy dwa sąsiednie boki.
gallery-dice = Kości
gallery-white-die = Biała kość
gallery-white-die-effect = Jej liczba to region, w którym rysujesz, pole, które skreślasz, miasto, z którego dostarczasz, albo kafelek, który bierzesz.
gallery-black-die-effect = Te dwa rodzaje torów można rysować w tej rundzie; na { $faces ->
    [one] 1 ściance
   *[other] { $faces } ściankach
} kości.
gallery-tile = { $side }: { $name }
gallery-tile-effect = { $help } { $points ->
    [-2] −2 punkty
   *[other] +{ $points } punkty
} na koniec.
gallery-order = Zamówienie { $side }
gallery-order-effect = { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
}.
gallery-good = { $count } w pudełku.

# The guided first turn
first-die = Kość
first-die-title = Wybierz białą kość
first-die-do = Wybierz *2*.
first-die-why = Jej liczba decyduje o wszystkim: o regionie, w którym rysujesz, o polu lokomotywy, o mieście, z którego dostarczasz, albo o kafelku, który bierzesz.
first-engine = Moc
first-engine-title = Ulepsz lokomotywę
first-engine-do = Skreśl *pole 2* swojej lokomotywy.
first-engine-why = Moc to liczba skreślonych pól: do tylu miast i miasteczek może wjechać jedna dostawa. Bez mocy nic nie dostarczysz.
first-second = Znowu
first-second-title = Następna runda jest twoja
first-second-do = Kości przeszły do ciebie i zostały rzucone na nowo. Wybierz *4*.
first-second-why = Jedna biała kość zawsze zostaje, więc ostatni też ma z czego wybrać.
first-track = Tor
first-track-title = Narysuj tor
first-track-do = Narysuj *łagodny zakręt* w regionie 4, na zaznaczonym polu, w kierunku, który pokaże przewodnik. Czarna kość pozwala na dwa rodzaje toru.
first-track-why = Na każdym polu rysuje się tylko raz. Zakręt prowadzi z miasta 4 ku środkowi mapy, gdzie linie się spotykają.
first-join = Linia
first-join-title = Zrób z tego linię
first-join-do = Szóstka pozwala rysować w regionie 6: przedłuż linię *łagodnym zakrętem* na zaznaczonym polu.
first-join-why = Dwa tory łączą się tam, gdzie oba dochodzą do tej samej krawędzi, także przez granicę regionów.
first-deliver = Dostawa
first-deliver-title = Dostarczaj towary
first-deliver-do = Gdy linia połączy dwa miasta, kość z numerem pierwszego pozwala dostarczyć towar w kolorze drugiego.
first-deliver-why = Dostawa punktuje miasta i miasteczka, do których wjeżdża. Gra kończy się, gdy trzy miasta są puste, więc nie buduj bez końca.
