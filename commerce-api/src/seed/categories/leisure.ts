import { branch, leaf, type Top } from './leaf.ts';

export const gaming: Top = {
  slug: 'gry-i-konsole', name: 'Gry i konsole', singular: 'sprzęt dla graczy', color: '#B3162B', icon: 'gamepad-2', illustration: 'console',
  intro: 'Konsole i akcesoria dla graczy w każdym wieku.',
  branches: [
    branch('konsole', 'Konsole', 'konsola', 'Do telewizora i do ręki.', [
      leaf('konsole-stacjonarne', 'Konsole stacjonarne', 'konsola stacjonarna', 'console', 'console', 'white', 0.5, 'Wersja bez napędu jest tańsza, ale gry kupisz tylko w wersji cyfrowej.'),
      leaf('konsole-przenosne', 'Konsole przenośne', 'konsola przenośna', 'console', 'console', 'black', 0.4, 'Liczy się waga, czas pracy na baterii i ekran 120 Hz.'),
    ]),
    branch('akcesoria-dla-graczy', 'Akcesoria dla graczy', 'akcesorium dla gracza', 'Sprzęt, który słucha szybciej.', [
      leaf('pady', 'Pady', 'pad', 'gamepad', 'gamepad', 'blue', 0.8, 'Gałki z czujnikami Halla nie dryfują, a dodatkowe przyciski z tyłu przydają się w strzelankach.'),
      leaf('sluchawki-gamingowe', 'Słuchawki gamingowe', 'słuchawki gamingowe', 'headset', 'headphones', 'red', 0.8, 'Radio 2,4 GHz ma mniejsze opóźnienie niż Bluetooth; mikrofon powinien dać się odłączyć.'),
      leaf('klawiatury-gamingowe', 'Klawiatury gamingowe', 'klawiatura gamingowa', 'keyboard', 'keyboard', 'black', 0.8, 'Format 75% zostawia miejsce na mysz, a przełączniki hot-swap wymienisz bez lutowania.'),
      leaf('myszy-gamingowe', 'Myszy gamingowe', 'mysz gamingowa', 'mouse', 'mouse', 'black', 0.8, 'Lekka mysz do 65 g ułatwia szybkie ruchy, a czujnik od 20 000 DPI wystarczy z zapasem.'),
    ]),
  ],
};

export const photo: Top = {
  slug: 'foto', name: 'Foto', singular: 'sprzęt foto', color: '#334155', icon: 'camera', illustration: 'camera',
  intro: 'Aparaty i drony, dzięki którym wrócisz z podróży z dobrymi zdjęciami.',
  branches: [
    branch('aparaty', 'Aparaty', 'aparat', 'Od kompaktów do kieszeni po bezlusterkowce pełnoklatkowe.', [
      leaf('bezlusterkowce', 'Bezlusterkowce', 'bezlusterkowiec', 'camera', 'camera', 'black', 0.7, 'Na początek wystarczy matryca APS-C z obiektywem zmiennoogniskowym, pełna klatka przyda się przy słabym świetle.'),
      leaf('aparaty-kompaktowe', 'Aparaty kompaktowe', 'aparat kompaktowy', 'camera', 'camera', 'silver', 0.5, 'Matryca 1″ i jasny obiektyw dają wyraźnie lepsze zdjęcia niż telefon.'),
    ]),
    branch('drony', 'Drony', 'dron', 'Nagrania z powietrza w zgodzie z przepisami.', [
      leaf('drony-z-kamera', 'Drony z kamerą', 'dron z kamerą', 'drone', 'drone', 'silver', 0.5, 'Model poniżej 250 g nie wymaga szkolenia A1/A3, ale operatora z kamerą i tak trzeba zarejestrować.'),
      leaf('mini-drony', 'Mini drony', 'mini dron', 'drone', 'drone', 'green', 0.4, 'Do nauki wybierz dron z osłonami śmigieł i trybem zawisu.'),
    ]),
  ],
};

export const homeAndGarden: Top = {
  slug: 'dom-i-ogrod', name: 'Dom i ogród', singular: 'sprzęt do domu i ogrodu', color: '#3F7D20', icon: 'trees', illustration: 'mower',
  intro: 'Kosiarki i elektronarzędzia do pracy w domu, garażu i na działce.',
  branches: [
    branch('kosiarki', 'Kosiarki', 'kosiarka', 'Równy trawnik bez spalin.', [
      leaf('kosiarki-akumulatorowe', 'Kosiarki akumulatorowe', 'kosiarka akumulatorowa', 'mower', 'mower', 'green', 0.6, 'Akumulator 36 V 4 Ah wystarcza na około 400 m²; w jednym systemie użyjesz go też w podkaszarce.'),
      leaf('kosiarki-elektryczne', 'Kosiarki elektryczne', 'kosiarka elektryczna', 'mower', 'mower', 'red', 0.5, 'Kosiarka z kablem jest lekka i tania, najlepsza do ogrodu do 500 m².'),
    ]),
    branch('elektronarzedzia', 'Elektronarzędzia', 'elektronarzędzie', 'Do składania mebli i do remontu.', [
      leaf('wkretarki', 'Wiertarko-wkrętarki', 'wiertarko-wkrętarka', 'drill', 'drill', 'blue', 0.9, 'Silnik bezszczotkowy pracuje dłużej na jednym ładowaniu; do domu wystarczy 40–50 Nm.'),
      leaf('wiertarki-udarowe', 'Wiertarki udarowe', 'wiertarka udarowa', 'drill', 'drill', 'graphite', 0.6, 'Do cegły wystarczy udar mechaniczny, do betonu potrzebny jest pneumatyczny i uchwyt SDS+.'),
    ]),
  ],
};

export const beauty: Top = {
  slug: 'uroda-i-zdrowie', name: 'Uroda i zdrowie', singular: 'sprzęt do pielęgnacji', color: '#BE185D', icon: 'sparkles', illustration: 'hair-dryer',
  intro: 'Sprzęt do włosów, golenia i zębów, polecany przez specjalistów.',
  branches: [
    branch('wlosy', 'Włosy', 'sprzęt do włosów', 'Szybkie suszenie bez przegrzewania.', [
      leaf('suszarki-do-wlosow', 'Suszarki do włosów', 'suszarka do włosów', 'hair-dryer', 'hair-dryer', 'rose', 0.9, 'Silny nadmuch suszy szybciej niż wysoka temperatura; jonizacja ogranicza puszenie.'),
      leaf('suszarki-podrozne', 'Suszarki podróżne', 'suszarka podróżna', 'hair-dryer', 'hair-dryer', 'white', 0.4, 'Składana rączka i przełącznik napięcia przydadzą się za granicą.'),
    ]),
    branch('golenie', 'Golenie', 'golarka', 'Gładka skóra albo równy zarost.', [
      leaf('golarki', 'Golarki elektryczne', 'golarka elektryczna', 'shaver', 'shaver', 'black', 0.9, 'Golarka rotacyjna lepiej dopasowuje się do twarzy, foliowa goli bliżej skóry.'),
      leaf('trymery', 'Trymery', 'trymer', 'trimmer', 'shaver', 'graphite', 0.7, 'Im mniejszy skok długości, tym równiejszy zarost; ostrza ze stali nierdzewnej można myć pod kranem.'),
    ]),
    branch('higiena-jamy-ustnej', 'Higiena jamy ustnej', 'szczoteczka', 'Dokładne mycie zębów w dwie minuty.', [
      leaf('szczoteczki-soniczne', 'Szczoteczki soniczne', 'szczoteczka soniczna', 'toothbrush', 'toothbrush', 'white', 0.9, 'Czujnik nacisku chroni dziąsła, a stacja lub etui z ładowaniem ułatwia podróż.'),
      leaf('szczoteczki-dla-dzieci', 'Szczoteczki dla dzieci', 'szczoteczka dla dzieci', 'toothbrush', 'toothbrush', 'blue', 0.5, 'Mała główka, miękkie włosie i minutnik z melodią zachęcają do mycia.'),
    ]),
  ],
};
