# Age of Steam po polsku.

tagline = Zaciągaj długi, buduj tory przez rzeki i góry i woź towary połączeniami, które płacą tobie. Rachunek przychodzi co turę.

## Pieniądze i drobiazgi

dollars = { $amount } $
minus = −{ $amount }
plus = +{ $amount }
count-of = { $count }/{ $most }
turn-of = { $map } · tura { $turn } z { $turns }

## Kolory i miejsca

colour-red = czerwona
colour-blue = niebieska
colour-purple = fioletowa
colour-yellow = żółta
colour-black = czarna
colour-white = biała
city-colour-red = czerwone
city-colour-blue = niebieskie
city-colour-purple = fioletowe
city-colour-yellow = żółte
city-colour-black = czarne
city-colour-white = białe
name-city = { $name }, miasto { $colours }
name-terminal = { $name }, zagraniczny terminal, przyjmuje: { $colours }
name-town = { $name }, miasteczko
name-hex = { $name }, { $terrain ->
    [river] rzeka
    [mountain] góry
    [swamp] bagno
    [water] woda
   *[plain] równina
}{ $cost_n ->
    [0] { "" }
   *[other] , { $cost }
}
name-with-cubes = { $name }, kostki: { $cubes }
region-east-letter = W
region-west-letter = Z
display-space = Kolumna { $block }, pole { $number }
water-lake-superior = Jezioro Górne
water-lake-michigan = Jezioro Michigan
water-lake-huron = Huron
water-lake-erie = Jezioro Erie
water-gulf-of-mexico = Zatoka Meksykańska
water-atlantic-ocean = Atlantyk
water-pacific-ocean = Pacyfik
water-north-sea = Morze Północne
water-baltic-sea = Bałtyk
water-caribbean-sea = Morze Karaibskie

## Ustawienia

setting-map = Mapa
setting-map-help = Sześć map, każda z własnymi zasadami.
setting-map-rust-belt = Rust Belt
setting-map-western-us = Western U.S.
setting-map-southern-us = Southern U.S.
setting-map-germany = Germany
setting-map-barbados = Barbados
setting-map-st-lucia = St. Lucia
setting-map-rust-belt-help = Dwanaście miast wokół Wielkich Jezior. Klasyka.
setting-map-western-us-help = Każdy buduje jedną sieć, póki ktoś nie połączy wybrzeży.
setting-map-southern-us-help = Bawełna do portów, rosnąca Atlanta i wojna w czwartej turze.
setting-map-germany-help = Zagraniczne terminale, drogie granice, żadnych nieukończonych torów.
setting-map-barbados-help = W pojedynkę: cztery akcje, jeden udział na turę, na końcu liczą się pieniądze.
setting-map-st-lucia-help = Dla dwojga: na początku bez miast, z kostką na każdym zielonym polu.
setting-urbanize = Nowe miasto
setting-urbanize-help = Kiedy posiadacz Urbanizacji kładzie nowe miasto.
setting-urbanize-before-tiles = przed pierwszym kafelkiem
setting-urbanize-any-time = w dowolnej chwili swojej budowy
setting-abandoned = Zaniedbany tor
setting-abandoned-help = Kiedy nieprzedłużony odcinek traci znacznik własności.
setting-abandoned-end-of-phase = gdy wszyscy zbudują
setting-abandoned-end-of-turn = gdy właściciel zbuduje
setting-redirect = Przekierowanie niczyjego toru
setting-redirect-help = Czy samo przekierowanie otwartego końca niczyjego toru daje własność.
setting-redirect-stays-unowned = pozostaje niczyj
setting-redirect-takes-over = należy do budującego
setting-production = Kostki Produkcji
setting-production-help = Czy dwie wylosowane kostki mogą wrócić do woreczka.
setting-production-must-place = trzeba je położyć
setting-production-may-return = można je zwrócić
setting-columns = Pola Produkcji
setting-columns-help = Gdzie na wystawce można położyć dwie kostki.
setting-columns-all = dowolne puste pole
setting-columns-on-map = tylko kolumny miast na mapie
setting-reduction = Podwojone zmniejszenie
setting-reduction-help = Wojna podwaja zmniejszenie przychodu.
setting-reduction-from-turn-4 = od 4. tury
setting-reduction-turn-4-only = tylko w 4. turze
setting-terminals = Zagraniczne terminale
setting-terminals-help = Czy nowy tor może zaczynać się przy terminalu.
setting-terminals-ends-only = połączenia tylko się tam kończą
setting-terminals-starts-too = można tam też zaczynać
setting-starts = Po ukończeniu linii transkontynentalnej
setting-starts-help = Gdzie mogą się zaczynać nowe linie, gdy wybrzeża są połączone.
setting-starts-any-city = w dowolnym mieście
setting-starts-start-cities = tylko w miastach początkowych
setting-retrace = Powrót po pierwszym odcinku
setting-retrace-help = Czy kostka może wrócić odcinkiem, na którym zaczęła.
setting-retrace-forbidden = nie
setting-retrace-allowed = tak
setting-easier = Łatwiejszy początek
setting-easier-help = Dwie kostki zamiast jednej w każdym mieście.

## Fazy

phase-shares = Udziały
phase-order = Kolejność
phase-first-place = Kolejność
phase-actions = Akcje
phase-build = Budowa
phase-move-1 = Transport I
phase-move-2 = Transport II
phase-income = Przychód
phase-expenses = Wydatki
phase-reduction = Zmniejszenie
phase-growth = Towary

## Pod planszą

board-of = Mapa { $map }
dock-goods = Wystawka towarów
goods-summary = { $waiting ->
    [one] 1 kostka czeka
    [few] { $waiting } kostki czekają
   *[many] { $waiting } kostek czeka
} · { $bag } w woreczku
dock-actions = Akcje
dock-tracks = Przychód i tory
player-order = Kolejność
turn-track = Tura

## Akcje

action-first-move = Transportuj jako Pierwszy
action-first-move-help = Transportuje jako pierwszy w obu rundach.
action-first-build = Zbuduj jako Pierwszy
action-first-build-help = Buduje przed wszystkimi.
action-engineer = Inżynier
action-engineer-help = Cztery kafelki zamiast trzech (Germany: jeden kafelek za pół ceny).
action-locomotive = Lokomotywa
action-locomotive-help = Poziom lokomotywy od razu rośnie o jeden, najwyżej do sześciu.
action-urbanization = Urbanizacja
action-urbanization-help = Jedno nowe miasto w dowolnym miasteczku, za darmo, przed budową.
action-production = Produkcja
action-production-help = Przed rzutem na zwiększenie towarów: dwie kostki z woreczka na dowolne puste pola wystawki.
action-turn-order-pass = Kolejność Tury
action-turn-order-pass-help = W następnej licytacji: raz pas bez odpadania.
action-first-move-short = transport przed wszystkimi
action-first-build-short = budowa przed wszystkimi
action-engineer-short = { $map ->
    [germany] kafelek za pół ceny
   *[other] 4 kafelki zamiast 3
}
action-locomotive-short = lokomotywa +1 od razu
action-urbanization-short = nowe miasto za darmo
action-production-short = 2 kostki na wystawkę
action-turn-order-pass-short = jeden pas w następnej licytacji

then-link = połączenia, którymi jedzie, albo miasto w obwódce
then-hex = pole
then-tile = kafelek
then-city = litera
then-draw = drugi koniec (ceny: najtańsza droga) albo dwie krawędzie pola

## Kafelki

tile-straight = Prosty
tile-gentle = Delikatny zakręt
tile-sharp = Ostry zakręt
tile-cross-straight-straight = Skrzyżowanie: dwa proste
tile-cross-gentle-straight = Skrzyżowanie: delikatny i prosty
tile-cross-gentle-gentle = Skrzyżowanie: dwa delikatne
tile-parallel-straight-sharp = Równoległy: prosty i ostry
tile-parallel-gentle-gentle = Równoległy: delikatne zakręty
tile-parallel-gentle-sharp-a = Równoległy: delikatny i ostry
tile-parallel-gentle-sharp-b = Równoległy: delikatny i ostry, odbity
tile-town-1 = Miasteczko: jeden wyjazd
tile-town-3-left = Miasteczko: trzy wyjazdy, lewe
tile-town-3-right = Miasteczko: trzy wyjazdy, prawe
tile-town-3-half = Miasteczko: trzy wyjazdy po jednej stronie
tile-town-3-star = Miasteczko: trzy wyjazdy, gwiazda
tiles-left = { $count ->
    [one] został 1
    [few] zostały { $count }
   *[many] zostało { $count }
}
turn-n = obrót o { $n }

## Pytania

ask-issue = Emisja udziałów: *wyemitowano { $shares } z { $most }*, { $cash }
ask-issue-hint = Zostaje: po przychodzie i wydatkach tej tury. Udział daje teraz 5 $, co turę kosztuje 1 $, a na końcu 3 punkty.
ask-bid = Licytacja kolejności: { $high ->
    [0] *nie ma jeszcze oferty*
   *[other] *{ $beat } do przebicia*
}, w kasie { $cash }
ask-bid-hint = Kto odpadnie pierwszy, nie płaci; ostatni dwaj płacą całość, pozostali połowę.
ask-first-place = Grać pierwszym za *{ $fee }*? W kasie { $cash }.
ask-first-place-hint = Jeśli obaj odmówią, pierwszy za darmo jest ten, kogo zapytano najpierw.
ask-action = Wybór akcji: { $count ->
    [one] *została 1*
    [few] *zostały { $count }*
   *[many] *zostało { $count }*
}
ask-action-hint = Lokomotywa działa od razu, pozostałe później w tej turze.
ask-build = Budowa toru: { $left ->
    [0] *nie ma więcej kafelków*
    [one] *został 1 kafelek*
    [few] *zostały { $left } kafelki*
   *[many] *zostało { $left } kafelków*
}, { $cash }
ask-build-hint = Wskaż dwa końce (miasto, miasteczko, otwarty tor) albo heks i jego krawędzie; można też przeciągnąć.
ask-build-city = Nowe miasto lub budowa toru: { $left ->
    [0] *nie ma więcej kafelków*
    [one] *został 1 kafelek*
    [few] *zostały { $left } kafelki*
   *[many] *zostało { $left } kafelków*
}, { $cash }
ask-build-city-hint = Najpierw nowe miasto: wskaż miasteczko i literę.
ask-move = Transport towarów: *lokomotywa { $engine }*, do { $engine ->
    [one] 1 połączenia
   *[other] { $engine } połączeń
}
ask-move-hint = Wskaż kostkę, potem kolejne połączenia jej drogi.
ask-production = Produkcja: *dobrać dwie kostki*?
ask-production-hint = Dobrane kostki trzeba położyć.
ask-place-cube = Produkcja: kostki do położenia: *{ $cubes }*
ask-place-cube-hint = Trafi do miasta, gdy wypadnie jego liczba.
ask-award = Wybrzeża są połączone: *kto dostaje premię?*
ask-award-hint = 4 przychodu dla jednej kolei albo po 2 dla dwóch.
ask-nothing = Koniec gry

## Słowa na przyciskach i na liście ruchów

word-done = Zakończ budowę
word-pass = Pas
word-drop = Odpadam
word-decline = Odmawiam
word-pay = Płacę { $fee }
word-locomotive = Podnieś lokomotywę
word-draw = Dobierz dwie kostki
word-return = Zwróć kostki
word-build = Tor
word-urbanize = Nowe miasto
word-connect = Bezpośrednie połączenie
word-ship = Transport
word-bid = Licytuję
word-issue = Emituję
word-take = Biorę
word-place = Kładę
group-ship = Towary
group-locomotive = Lokomotywa
group-pass = Pas
group-urbanize = Nowe miasto
group-build = Tor
group-connect = Bezpośrednie połączenie
group-done = Koniec budowy
label-shares = { $count ->
    [0] Bez udziałów
    [one] 1 udział, { $cash }
    [few] { $count } udziały, { $cash }
   *[many] { $count } udziałów, { $cash }
}
label-new-city = { $letter }, { $colour }
label-cube = { $colour ->
    [red] Czerwona
    [blue] Niebieska
    [purple] Fioletowa
    [yellow] Żółta
    [black] Czarna
   *[white] Biała
} kostka
block-light = jasna { $number }
block-dark = ciemna { $number }
phrase-issue = { $count ->
    [0] Bez emisji udziałów
    [one] Emisja 1 udziału, { $cash }
   *[other] Emisja { $count } udziałów, { $cash }
}
phrase-bid = Oferta { $amount }
phrase-build = { $tile } na { $place }: { $ways }
phrase-urbanize = Nowe miasto { $letter } ({ $colour }): { $place }
phrase-connect = Bezpośrednie połączenie { $places }
phrase-take = { $action }
phrase-ship = { $colour ->
    [red] Czerwona
    [blue] Niebieska
    [purple] Fioletowa
    [yellow] Żółta
    [black] Czarna
   *[white] Biała
}: { $origin } → { $to }, { $links ->
    [one] 1 połączenie
    [few] { $links } połączenia
   *[many] { $links } połączeń
}
word-bonus = Premia
bonus-for = premia: { $who }
by-way-of = przez: { $places }

## Panele graczy

figure-cash = Gotówka
figure-income = Przychód
figure-shares = Udziały
figure-engine = Lokom.
figure-next = Bilans
figure-next-sum = Przychód { $income } − udziały { $shares } − lokomotywa { $engine } = { $net }, potem zmniejszenie o { $reduction }
panel-role = { $place } · { $action }
panel-bid = oferta { $bid }
place-n = { $place }.
no-action = jeszcze bez akcji
eliminated = niewypłacalność
more-links = { $count ->
    [0] Brak połączeń
    [one] 1 połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
}
more-pieces = { $count ->
    [one] 1 część toru
    [few] { $count } części toru
   *[many] { $count } części toru
}
more-discs = { $count ->
    [one] został 1 znacznik
    [few] zostały { $count } znaczniki
   *[many] zostało { $count } znaczników
}

## Punktacja

score-income = Przychód
score-track = Tor w ukończonych połączeniach
score-shares = Udziały
score-cash = Gotówka
score-buy-back = Udziały do odkupienia
thing-cash = Gotówka
thing-income = Przychód
thing-shares = { $amount ->
    [one] Udział
    [few] Udziały
   *[many] Udziały
}
amount-cash = { $amount } $
thing-engine = Lokomotywa
thing-discs = Znaczniki Własności Toru
thing-track = Tor w ukończonych połączeniach
thing-unfinished = Tor w nieukończonych odcinkach
amount-income = { $amount }
amount-shares = { $amount }
amount-engine = { $amount }
amount-discs = { $amount }
amount-track = { $amount }
amount-unfinished = { $amount }
end-end = Rozegrano wszystkie tury.
end-last-player = Wszyscy pozostali są niewypłacalni.
end-nobody-left = Wszyscy są niewypłacalni.

## Dziennik

log-rolled-for-order = { $who } rzuca { $dice }: *{ $total }*.
log-first-order = Pierwsza kolejność: { $seats }.
log-asked-first = { $who } odpowiada jako pierwszy gracz w nieparzystych turach.
log-turn = Zaczyna się *tura { $number }*.
log-move-round = Transport towarów, runda { $number }.
log-issued = { $who } { $count ->
    [0] nie emituje udziałów
    [one] emituje *1 udział*, razem { $shares }
    [few] emituje *{ $count } udziały*, razem { $shares }
   *[many] emituje *{ $count } udziałów*, razem { $shares }
}.
log-bid = { $who } licytuje *{ $amount }*.
log-passed-bid = { $who } pasuje dzięki akcji Kolejność Tury.
log-dropped = { $who } odpada i zajmuje { $place }. miejsce{ $forced ->
    [yes] : nie ma czym przebić
   *[other] { "" }
}.
log-place = { $who } zajmuje { $place }. miejsce { $paid_n ->
    [0] za darmo
   *[other] za *{ $paid }*
}.
log-declined = { $who } nie płaci za grę jako pierwszy gracz.
log-took = { $who } bierze akcję *{ $action }*.
log-built = { $who } { $kind ->
    [place] kładzie na *{ $hex }* kafelek: { $tile }
    [redirect] przekierowuje tor na *{ $hex }*: { $tile }
   *[other] zastępuje kafelek na *{ $hex }*: { $tile }
}, { $price }.
log-connected = { $who } buduje bezpośrednie połączenie *{ $hexes }* za { $price }.
log-completed = { $who } kończy połączenie *{ $ends }*: { $pieces ->
    [one] 1 część toru
    [few] { $pieces } części toru
   *[many] { $pieces } części toru
}.
log-took-over = { $who } przejmuje niczyj tor: { $hexes }.
log-cut-off = { $who } traci tor usunięty z heksu *{ $hex }*.
log-bagged = { $hex }, do woreczka: { $cubes }.
log-lost = { $who } traci nieprzedłużony odcinek: { $hexes }.
log-given-up = Tor gracza { $who } nie ma już właściciela: { $hexes }.
log-urbanized = { $who } zmienia *{ $hex }* w nowe miasto { $city }.
log-shipped = { $who } wiezie { $cube ->
    [red] czerwoną
    [blue] niebieską
    [purple] fioletową
    [yellow] żółtą
    [black] czarną
   *[white] białą
} kostkę: { $origin } → *{ $to }*{ $earners ->
    [0] ; nikt nie zarabia
   *[other] ; { $gains }
}.
log-transcontinental = *Wybrzeża są połączone*{ $count ->
    [0] {""}, ale tory nie mają właścicieli
    [one] : { $seats } +{ $income } przychodu
   *[other] : { $seats } po +{ $income } przychodu
}.
log-upgraded = { $who } podnosi lokomotywę do poziomu *{ $level }*.
log-stood-by = { $who } nic nie transportuje.
log-collected = { $who } otrzymuje { $amount }.
log-paid = { $who } { $missing ->
    [0] płaci { $due }
   *[other] { $paid_n ->
        [0] nie ma czym zapłacić { $due }: przychód −{ $missing }
       *[other] płaci tylko { $paid } z { $due }: przychód −{ $missing }
    }
}.
log-eliminated = { $who } ogłasza *niewypłacalność* i odpada z gry.
log-reduced = { $who } { $lost ->
    [0] zachowuje przychód { $income }
   *[other] traci { $lost } przychodu, zostaje { $income }
}.
log-produced = { $who } dobiera kostki na wystawkę: { $cubes }.
log-not-produced = { $who } { $able ->
    [yes] nie dobiera kostek na wystawkę
   *[no] nie może dobrać kostek: woreczek jest pusty albo wystawka pełna
}.
log-placed = { $who } kładzie { $cube ->
    [red] czerwoną
    [blue] niebieską
    [purple] fioletową
    [yellow] żółtą
    [black] czarną
   *[white] białą
} kostkę: { $block }.
log-returned = { $who } zwraca kostki do woreczka: { $cubes }.
log-rolled = Zwiększenie towarów, { $half ->
    [light] jasne
   *[dark] ciemne
} kości: *{ $dice }*.
log-grew = { $hex }, nowe kostki: { $cubes }.
log-bought-back = { $who } odkupuje wszystkie udziały za { $paid }.
log-not-bought-back = { $who } nie może odkupić udziałów za { $due }: brakuje { $missing } $.
log-rolled-tie = { $who } rozstrzyga remis rzutem: { $roll }.

## Galeria

gallery-maps = Mapy
gallery-tiles = Kafelki torów
gallery-new-cities = Nowe miasta
gallery-cubes = Towary
gallery-actions = Akcje
gallery-boards = Plansze
gallery-goodsDisplay = { $spaces } pola na kostki, które czekają na zwiększenie towarów: kolumna na każdą liczbę jasnych i ciemnych kości, niżej pola nowych miast.
gallery-incomeTrack = Przychód z progami zmniejszenia, wyemitowane udziały, lokomotywy do { $most } połączeń, kolejność graczy i tury.
gallery-map = { $fewest ->
    [1] Dla jednego gracza, { $turns } tur
   *[other] { $most ->
        [2] Dla dwóch graczy, { $turns } tur
       *[other] Dla { $fewest }–{ $most } graczy, od { $last } do { $turns } tur
    }
}; miast: { $cities }, miasteczek: { $towns }.
gallery-tile = { $group ->
    [simple] Jeden tor
    [complex-crossing] Dwa tory, które się krzyżują
    [complex-parallel] Dwa tory, które się nie krzyżują
   *[town] Do miasteczek: każdy wyjazd kończy się w miasteczku
}; w pudełku: { $count }.
gallery-new-city = Nowe miasto { $letter } ({ $colour })
gallery-new-city-effect = Rośnie przy { $side ->
    [light] jasnej
   *[dark] ciemnej
} liczbie { $number }; kładzione bez kostek.
gallery-cube = { $colour ->
    [white] W pudełku: { $count }; bawełna, tylko na mapie Southern U.S.
   *[other] W pudełku: { $count }.
}

## Dlaczego nie

why-AOS-116 = W zasobach nie ma już takiego kafelka albo znacznika miasteczka do niego: { $tile }.
why-AOS-403 = Oferta wynosi co najmniej 1 $.
why-AOS-508 = Nie masz w tej turze akcji Urbanizacja.
why-AOS-602 = Masz już położone wszystkie kafelki tej tury.
why-AOS-603 = Masz już położone wszystkie kafelki tej tury, razem z kafelkiem Inżyniera.
why-AOS-606 = { $hex }: na tym heksie była już twoja budowa w tej turze.
why-AOS-607 = { $hex } to miasto albo woda: tam nic się nie buduje.
why-AOS-608 = To twój pierwszy kafelek, a żaden jego koniec nie prowadzi do miasta.
why-AOS-610 = Żaden koniec nie dotyka miasta, twojego toru ani niczyjego toru, który do ciebie prowadzi.
why-AOS-611 = Nie masz toru w tym miasteczku: nie można tam zacząć.
why-AOS-613 = Jeden z jego dwóch torów nie dotyka ani miasta, ani twojego toru.
why-AOS-614 = { $hex }: koniec toru wychodziłby poza mapę albo do wody.
why-AOS-615 = { $hex }: koniec toru łączyłby się z torem innego gracza.
why-AOS-617 = { $place }: tor łączyłby to miejsce z nim samym.
why-AOS-618 = Nie masz już na to znacznika własności.
why-AOS-802 = { $hex }: kafelek nic nie dodaje do tego, co tam leży.
why-AOS-803 = { $hex }: tor, który tam leży, by zniknął.
why-AOS-804 = { $hex }: zmieniłby się tor innego gracza.
why-AOS-805 = Dodany tor nie dotyka ani miasta, ani twojego toru.
why-AOS-809 = { $hex }: połączony koniec toru musi zostać na swoim miejscu.
why-AOS-810 = { $hex }: nieukończony tor należy do innego gracza.
why-AOS-812 = { $hex }: tak przekierowany tor wychodziłby poza mapę, do wody, na tor innego gracza albo tworzył pętlę.
why-AOS-901 = { $hex } to nie miasteczko, a ten kafelek jest dla miasteczek.
why-AOS-908 = { $hex }: zniknąłby wyjazd, który już tam jest.
why-AOS-909 = { $hex }: nie masz tam toru, a żaden nowy wyjazd nie dotyka miasta ani twojego toru.
why-AOS-910 = { $hex }: wyjazdy zostają na miejscu, toru w miasteczku nie można przekierować.
why-AOS-1002 = Kafelek już leży: nowe miasto musiało być wcześniej.
why-AOS-1004 = { $hex } to już miasto.
why-AOS-1205 = To nie jest ukończone połączenie z miejsca, w którym jest kostka.
why-AOS-1208 = { $place } nie przyjmuje tej kostki, więc nie może się ona tam zatrzymać.
why-AOS-1209 = { $place } przyjmuje tę kostkę: tam się zatrzymuje.
why-AOS-1210 = { $place }: kostka byłaby tam dwa razy.
why-AOS-1213 = { $place } nie jest czarnym miastem: nie przyjmuje czarnej kostki.
why-AOS-304 = Nikt nie może mieć więcej niż { $limit } wyemitowanych udziałów.
why-AOS-404 = Najwyższa oferta to { $high } $: trzeba dać więcej albo odpaść.
why-AOS-405 = W kasie jest tylko { $cash } $.
why-AOS-605 = To kosztuje { $price } $, a w kasie jest { $cash } $.
why-AOS-1207 = To { $links ->
    [one] 1 połączenie
    [few] { $links } połączenia
   *[many] { $links } połączeń
}, a lokomotywa ma poziom { $engine }.

# The guided first turn
first-shares = Udziały
first-shares-title = Zdobądź pieniądze
first-shares-do = Zaczynasz z 10 $. Wyemituj *1 udział*: przynosi 5 $ od razu. Wybierz 1 i potwierdź.
first-shares-why = Każdy udział kosztuje 1 $ w każdej turze i 3 punkty na końcu, więc bierz tylko tyle, ile wydasz. Jeden więcej wystarczy na kolejność i pierwszą linię.
first-bid = Kolejność
first-bid-title = Licytuj pierwsze miejsce
first-bid-do = Kolejność graczy jest licytowana. Zacznij od *1 $*.
first-bid-why = Kto odpadnie pierwszy, nie płaci nic, dwoje ostatnich płaci całą ofertę. Kto jest pierwszy, pierwszy wybiera akcję.
first-action = Akcja
first-action-title = Weź akcję
first-action-do = Twoje 4 $ wygrały licytację. Weź *Urbanizację*.
first-action-why = Zamienia miasteczko w nowe miasto wybrane przez ciebie: nowe miejsce, które przyjmuje kostki, dokładnie tam, gdzie jest potrzebne.
first-city = Miasto
first-city-title = Załóż nowe miasto
first-city-do = Połóż fioletowe miasto *F* na *Rock Island*: wybierz miasteczko, potem miasto.
first-city-why = W Chicago, o jeden kafelek stąd, leży fioletowa kostka. Miasto po sąsiedzku daje ci dostawę, której nikt inny nie planował.
first-build = Budowa
first-build-title = Połóż pierwszy kafelek
first-build-do = Połóż *prosty* kafelek na *B2*, z Minneapolis na północ. Resztę położy przewodnik.
first-build-why = Pierwszy kafelek musi dochodzić do miasta. W Minneapolis leży fioletowa kostka, a Duluth, dwa pola dalej, przyjmuje fioletowe. Równina kosztuje 2 $ za kafelek.
first-ship = Transport
first-ship-title = Przewieź kostkę
first-ship-do = Wybierz *fioletową kostkę* w Minneapolis, a potem swoje połączenie z Duluth.
first-ship-why = Każde użyte połączenie podnosi przychód właściciela o 1 do końca gry. Twoja lokomotywa pozwala teraz na jedno połączenie; mocniejsza wiezie kostki dalej i tak się wygrywa.
first-money = Pieniądze
first-money-title = Przychód, wydatki, następna tura
first-money-do = To była pierwsza tura: dwie kostki podniosły twój przychód do 2, a za udziały i lokomotywę trzeba było zapłacić 4 $.
first-money-why = Przychód pokrywa wydatki na udziały i lokomotywę; kto nie może zapłacić, traci przychód, a poniżej zera odpada. Na końcu przychód liczy się potrójnie.

## Rysowanie toru

edge = Krawędź { $name }
no-way = Nie ma drogi: { $from } – { $to }. Wskaż inny koniec albo heks i jego krawędzie.
way = { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}: { $to }
way-begun = { $tiles } z { $whole } kafelków w stronę: { $to }; reszta będzie kosztować { $later }

## Co będzie dalej

outlook-completes = Kończy połączenie { $links }
outlook-riders = { $count ->
    [0] żadna kostka nie może nim teraz jechać
    [one] 1 kostka może nim teraz jechać
    [few] { $count } kostki mogą nim teraz jechać
   *[many] { $count } kostek może nim teraz jechać
}
outlook-pass = W tej rundzie nic nie przewozisz
outlook-points = Punkty, gdyby gra kończyła się teraz: { $who }
outlook-points-of = { $who } { $points }
outlook-every-turn = Wydatki w każdej turze: o { $cost } więcej
outlook-left = Potem { $cash } + { $income } przychodu − { $due } wydatków = *{ $left }*
outlook-short = Potem { $cash } + { $income } przychodu − { $due } wydatków: *brakuje { $left }*, więc przychód spada o { $fall }
outlook-out = Potem { $cash } + { $income } przychodu − { $due } wydatków: *brakuje { $left }* i *odpadasz z gry*
warn-short = *Brakuje { $missing }* na wydatki tej tury: { $out ->
    [yes] jeśli towary wcześniej tego nie zarobią, *odpadasz z gry*.
   *[no] jeśli towary wcześniej tego nie zarobią, przychód spadnie o { $fall }.
}
warn-last-shares = *Brakuje { $missing }* na wydatki tej tury. To ostatnia okazja do emisji udziałów; { $out ->
    [yes] kto nie zapłaci, odpada z gry.
   *[no] brakująca kwota obniży przychód o { $fall }.
}
warn-neglected = Bez przedłużenia teraz ten tor straci właściciela: { $sections }.
warn-nothing-to-ship = Żadnego towaru nie można teraz przetransportować.
beside-shares = zostaje { $left } · { $points } pkt
beside-bid = zostaje { $left }
worth-bid = { $full } za miejsce 1 lub 2, { $between ->
    [yes] { $half } za miejsce pośrodku, nic za ostatnie
   *[no] nic za ostatnie
}
worth-drop = miejsce { $place } za { $paid }
worth-finishing = może skończyć połączenie { $links }: teraz { $points } pkt dla ciebie
worth-no-points = na razie nie dodaje ci punktów
worth-up-to = teraz do { $points } pkt dla ciebie

order-bid = Licytacja o kolejność
order-action = Akcja
order-step-bid = licytuj najwyżej do { $amount } $
order-step-drop = wycofaj się z licytacji
order-step-pass = spasuj raz (Kolejność Tury)
order-move = Przewóz towarów
order-move-pass = nie przewoź już nic w tej turze

## Legend

legend-city = Miasto
legend-city-help = Przyjmuje towary swojego koloru.
legend-glyph = Znak koloru
legend-glyph-help = Ten sam kształt na mieście i na kostkach, które ono przyjmuje.
legend-growth = Zwiększenie towarów
legend-growth-help = Jasne lub ciemne kości z tą liczbą przynoszą tu towary.
legend-cube = Kostka towaru
legend-cube-help = Jedzie do miasta swojego koloru po ukończonych połączeniach.
legend-town = Miasteczko
legend-town-help = Kończy połączenia; może stać się nowym miastem.
legend-track = Tor
legend-track-help = Kolor i wzór mówią, czyj jest.
legend-disc = Znacznik własności
legend-disc-help = Ukończone połączenie: przewóz po nim daje przychód właścicielowi.
legend-open = Nieukończony tor
legend-open-help = Przerywany brzeg: ten tor musi jeszcze dojść do miasta lub miasteczka.
legend-price = Wydrukowana cena
legend-price-help = Tyle kosztuje budowa na tym polu.
legend-mountain = Góry
legend-mountain-help = Budowa jest tu droższa niż na równinie.
legend-display = Wystawka towarów
legend-display-help = Kostki czekają, aż kości wskażą ich kolumnę.
legend-action = Akcja
legend-action-help = Krążek pokazuje, kto ją wybrał w tej turze.
legend-income = Przychód
legend-income-help = Miejsce każdego gracza na torze przychodu.
legend-reduction = Zmniejszenie przychodu
legend-reduction-help = O tyle spada co turę przychód w tej części toru.
legend-order = Kolejność graczy
legend-order-help = Kto działa pierwszy, drugi i tak dalej.

## Lekcje
lesson-expenses = Najpierw policz
lesson-expenses-ask = Twój ostatni transport w turze 2. Masz 4 $ i przychód 2; 5 udziałów i lokomotywa 3 będą kosztować 8 $. Przewozisz *kostkę* czy podnosisz lokomotywę?
lesson-expenses-why = Czerwona kostka z Wheeling jedzie trzema twoimi połączeniami: przychód 5, a 4 + 5 dolarów wystarczy na 8. Z lepszą lokomotywą trzeba by zapłacić 9, mając tylko 6; trzy brakujące dolary spychają przychód 2 poniżej zera i odpadasz z gry.
lesson-action = Pierwszy wybór
lesson-action-ask = Tura 4: wybierasz pierwszy i wolne są wszystkie *akcje*. Twoja lokomotywa ma poziom 3, pozostałe 4 i 5. Którą bierzesz?
lesson-action-why = Akcja Lokomotywa od razu podnosi poziom i nie kosztuje transportu. W każdej następnej turze twoje kostki mogą jechać o połączenie dalej, dwa razy na turę. Liczy się też, co zrobiliby z nią inni: to właśnie ją wzięliby jako następną.
lesson-own-links = Czyje połączenia?
lesson-own-links-ask = Pierwsza runda transportu w turze 4, lokomotywa 4. Którą *kostkę* przewozisz i którędy?
lesson-own-links-why = Każde połączenie płaci właścicielowi, ktokolwiek przewozi kostkę. Szukaj kostek, które przejadą tyle twoich połączeń, ile uciągnie lokomotywa; są tu odpowiedzi, które dają ci 3 albo 4. Krótki skok z Indianapolis do Evansville zapłaciłby komuś innemu, a tobie nic.
lesson-engine = Nic własnego do przewiezienia?
lesson-engine-ask = Druga runda transportu w turze 4. Kostki, które możesz teraz przewieźć, jadą głównie cudzymi połączeniami. Co robisz?
lesson-engine-why = Transport, który innym płaci tyle co tobie, niczego nad nimi nie daje. Podnieś lokomotywę: na poziomie 6 każdy następny transport może wykorzystać całą twoją sieć. Kosztuje to 1 $ na turę, a zostało sześć tur, żeby to odrobić.
lesson-long-line = Buduj pod długi transport
lesson-long-line-ask = Tura 5: masz 11 $, lokomotywę 5 i trzy kafelki do położenia. Gdzie zaczynasz układać *tory*?
lesson-long-line-why = Między Des Moines a Kansas City, z dowolnego końca: trzy kafelki wydłużają całą twoją sieć o jedno połączenie. Z lokomotywą 6 żółta kostka, która tam czeka, jeszcze w tej turze jedzie sześcioma połączeniami, z czego pięć jest twoich. Skrzyżowanie wewnątrz sieci łączy to, co już jest połączone; żadna kostka nie pojedzie przez nie dalej.
lesson-last-shares = Udziały w ostatniej turze
lesson-last-shares-ask = Ostatnia tura, masz 42 $. Ile *udziałów* emitujesz?
lesson-last-shares-why = Każdy udział to na końcu 3 punkty mniej, a pozostałe pieniądze nie są nic warte. Na początku gry udział buduje połączenia, które płacą przez wiele tur; w ostatniej turze emituj tylko na transport, na który inaczej cię nie stać.
