import { capacityLitres, noise, power, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const steamRate = number('wyrzut_pary', 'Stały wyrzut pary', 'g/min', { short: 'Para' });
const steamShot = number('uderzenie_pary', 'Uderzenie pary', 'g/min');
const sole = select('stopa', 'Stopa', ['ceramiczna', 'stal nierdzewna', 'tytanowa', 'ceramiczno-tytanowa']);
const auto = flag('automatyczne_wylaczanie', 'Automatyczne wyłączanie');
const descale = flag('ochrona_przed_kamieniem', 'Ochrona przed kamieniem');
const tankMl = number('zbiornik_zelazka', 'Pojemność zbiornika', 'ml', { facet: false });

export const iron: Recipe = {
  id: 'iron',
  illustration: 'iron',
  gender: 'n',
  domain: 'small',
  groups: [
    ['Podstawowe', [power, steamRate, steamShot, sole]],
    ['Wygoda', [tankMl, auto, descale]],
  ],
  cards: [power, steamRate, sole],
  lines: ['GlidePro', 'Gładź', 'SteamEase', 'Perfect', 'Żagiel'],
  colours: ['blue', 'white', 'navy', 'rose', 'green', 'black'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const watts = r.pick([2200, 2400, 2600, 2800, 3000, 3100]);
    const rate = r.pick([30, 35, 40, 45, 50, 55]);
    const shot = r.int(12, 25) * 10;
    return {
      kind: 'Żelazko parowe',
      tail: `${watts} W ${rate} g/min`,
      prefix: 'Z',
      digits: `${Math.round(watts / 100)}`,
      price: 40 + (watts - 2000) * 0.08 + rate * 2,
      values: {
        moc: watts,
        wyrzut_pary: rate,
        uderzenie_pary: shot,
        stopa: r.pick(['ceramiczna', 'stal nierdzewna', 'tytanowa', 'ceramiczno-tytanowa']),
        zbiornik_zelazka: r.pick([270, 300, 320, 350, 380]),
        automatyczne_wylaczanie: r.chance(0.5),
        ochrona_przed_kamieniem: r.chance(0.85),
      },
      size: [15, 13, 30],
      kilograms: 1.4,
      included: 'żelazko, kubek do napełniania, instrukcja',
    };
  },
  story: (s) => [
    [
      'Gładko za pierwszym razem',
      `Moc ${s.show(power)} i stały wyrzut pary ${s.show(steamRate)} wygładzają bawełnę i len bez zwilżania. Na grube szwy działa uderzenie pary ${s.show(steamShot)}.`,
    ],
    ['Stopa, która sunie', `Stopa (${s.show(sole)}) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.`],
    s.is(auto, true) && [
      'Wyłączy się samo',
      'Jeżeli żelazko stoi bez ruchu, po kilku minutach odłączy grzałkę. Możesz spokojnie wyjść z domu.',
    ],
    s.is(descale, true) && [
      'Mniej kamienia',
      'System antywapienny i funkcja samooczyszczania usuwają osad, dzięki czemu para pozostaje silna.',
    ],
    ['Duży zbiornik', `W zbiorniku mieści się ${s.show(tankMl)} wody, a blokada kapania chroni ubrania przed plamami.`],
  ],
  praise: [
    'Koszule prasuję o połowę szybciej.',
    'Pary jest naprawdę dużo.',
    'Nie kapie nawet na niskiej temperaturze.',
    'Kabel ma przegub, nie zawija się.',
    'Dobrze leży w dłoni.',
  ],
  complaints: ['Po napełnieniu robi się ciężkie.', 'Kabel mógłby mieć trzy metry.', 'Okienko zbiornika jest słabo widoczne.'],
  questions: [
    ['Czy można używać wody z kranu?', 'Tak. Przy twardej wodzie producent zaleca zmieszanie jej pół na pół z demineralizowaną.'],
  ],
  accessories: [],
  complementary: ['generatory-pary', 'pralki'],
  services: [],
};

const pressureBar = select('cisnienie_pary', 'Ciśnienie pary', ['5 bar', '6 bar', '6,5 bar', '7 bar', '8 bar']);

export const steamStation: Recipe = {
  ...iron,
  id: 'steam-station',
  gender: 'm',
  groups: [
    ['Podstawowe', [power, pressureBar, steamRate, sole]],
    ['Wygoda', [capacityLitres, auto, descale]],
  ],
  cards: [pressureBar, steamRate, capacityLitres],
  lines: ['SteamForce', 'ProPress', 'Gładź Max', 'TurboPara'],
  colours: ['white', 'navy', 'black'],
  build: ({ random: r }) => {
    const bar = r.pick(['5 bar', '6 bar', '6,5 bar', '7 bar', '8 bar']);
    const rate = r.int(11, 16) * 10;
    const litres = r.pick([1.2, 1.5, 1.8, 2]);
    return {
      kind: 'Generator pary',
      tail: `${bar} ${rate} g/min`,
      prefix: 'GP',
      digits: `${rate / 10}`,
      price: 260 + rate * 3 + litres * 90,
      values: {
        moc: r.pick([2400, 2600, 2800]),
        cisnienie_pary: bar,
        wyrzut_pary: rate,
        stopa: r.pick(['ceramiczna', 'tytanowa', 'ceramiczno-tytanowa']),
        pojemnosc_l: litres,
        automatyczne_wylaczanie: r.chance(0.8),
        ochrona_przed_kamieniem: true,
      },
      size: [25, 22, 40],
      kilograms: 4.2,
      included: 'stacja parowa, żelazko, pojemnik na osad, instrukcja',
    };
  },
  story: (s) => [
    [
      `Para pod ciśnieniem ${s.show(pressureBar)}`,
      `${s.name} wtłacza ${s.show(steamRate)} pary głęboko we włókna. Często wystarczy przeprasować ubranie tylko z jednej strony.`,
    ],
    [
      `Zbiornik ${s.show(capacityLitres)}`,
      'Wodę dolejesz w każdej chwili, bez czekania na ostygnięcie. Zbiornik wyjmujesz do napełnienia pod kranem.',
    ],
    ['Bez dobierania temperatury', 'Jedno ustawienie jest bezpieczne dla jedwabiu i jeansu, więc nie musisz sortować prania.'],
    s.is(auto, true) && ['Wyłączy się samo', 'Po kilku minutach bez użycia stacja odłącza zasilanie.'],
    ['Ochrona przed kamieniem', 'Osad zbiera się w pojemniku, który opróżnisz raz na kilka tygodni.'],
  ],
  praise: [
    'Prasowanie skróciło się z godziny do pół.',
    'Len gładki jak z pralni.',
    'Samo żelazko jest bardzo lekkie.',
    'Pościel prasuję bez przekładania.',
    'Można prasować także zasłony w pionie.',
  ],
  complaints: ['Stacja zajmuje sporo miejsca na desce.', 'Pompa trochę warczy.', 'Wąż mógłby być dłuższy.'],
  complementary: ['zelazka', 'suszarki-do-ubran'],
};

const cadr = number('cadr', 'Wydajność CADR', 'm³/h', {
  short: 'CADR',
  hint: 'CADR mówi, ile czystego powietrza urządzenie dostarcza w godzinę. Wartość powinna być 3–5 razy większa od kubatury pokoju.',
});
const room = number('powierzchnia', 'Zalecana powierzchnia', 'm²', { short: 'Powierzchnia' });
const hepa = select('filtr_powietrza', 'Filtr', ['HEPA 13 + węglowy', 'HEPA 14 + węglowy', 'HEPA 12']);
const sensor = select('czujnik_powietrza', 'Czujnik', ['PM2.5 laserowy', 'PM2.5 i gazów', 'brak']);
const night = flag('tryb_nocny', 'Tryb nocny');

export const airPurifier: Recipe = {
  id: 'air-purifier',
  illustration: 'air-purifier',
  gender: 'm',
  domain: 'air',
  groups: [
    ['Podstawowe', [cadr, room, hepa, sensor]],
    ['Wygoda', [night, wifi, noise, power]],
  ],
  cards: [room, cadr, hepa],
  lines: ['Tlen', 'PureAir', 'Oddech', 'CleanRoom'],
  colours: ['white', 'graphite', 'silver', 'sand'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const flow = r.int(8, 28) * 20;
    const metres = Math.round(flow / 9 / 5) * 5;
    return {
      kind: 'Oczyszczacz powietrza',
      tail: `do ${metres} m²`,
      prefix: 'OP',
      digits: `${metres}`,
      price: 230 + flow * 1.7,
      values: {
        cadr: flow,
        powierzchnia: metres,
        filtr_powietrza: r.pick(['HEPA 13 + węglowy', 'HEPA 13 + węglowy', 'HEPA 14 + węglowy', 'HEPA 12']),
        czujnik_powietrza: r.pick(['PM2.5 laserowy', 'PM2.5 laserowy', 'PM2.5 i gazów', 'brak']),
        tryb_nocny: r.chance(0.95),
        sterowanie_smart: r.chance(0.7) ? 'tak' : 'nie',
        poziom_halasu: r.int(48, 62),
        moc: r.int(22, 62),
      },
      size: [r.int(40, 72), r.int(22, 36), r.int(20, 32)],
      kilograms: r.int(4, 9),
      included: 'oczyszczacz, filtr (zamontowany), instrukcja',
    };
  },
  story: (s) => [
    [
      `Czyste powietrze na ${s.show(room)}`,
      `${s.name} dostarcza ${s.show(cadr)} oczyszczonego powietrza. W pokoju o podanej powierzchni wymieni je kilka razy na godzinę.`,
    ],
    ['Filtr na smog i alergie', `Filtr ${s.show(hepa)} zatrzymuje pył zawieszony, pyłki i sierść. O wymianie przypomni kontrolka.`],
    !s.is(sensor, 'brak') && [
      'Sam dobiera obroty',
      'Czujnik mierzy jakość powietrza i pokazuje ją kolorem. W trybie automatycznym wentylator przyspiesza tylko wtedy, gdy trzeba.',
    ],
    s.is(night, true) && ['Spokojny sen', 'W trybie nocnym gasną światła, a praca jest cichsza od szeptu.'],
    s.is(wifi, 'tak') && ['Powietrze pod kontrolą', 'Aplikacja pokazuje historię pomiarów i włącza oczyszczacz, zanim wrócisz do domu.'],
  ],
  praise: [
    'W sezonie grzewczym ratuje nas przed smogiem.',
    'Katar u dziecka wyraźnie mniejszy.',
    'W nocy nie słychać go wcale.',
    'Czujnik reaguje nawet na smażenie.',
    'Filtr wymienia się bez narzędzi.',
  ],
  complaints: ['Filtr na wymianę nie jest tani.', 'Na najwyższym biegu szumi.', 'Diody świecą za mocno w trybie normalnym.'],
  questions: [['Jak często wymieniać filtr?', 'Zwykle raz na 9–12 miesięcy, zależnie od jakości powietrza. Urządzenie liczy czas pracy.']],
  accessories: [],
  complementary: ['nawilzacze-powietrza', 'roboty-sprzatajace'],
  services: [],
};

const method = select('rodzaj_nawilzania', 'Rodzaj nawilżania', ['ewaporacyjne', 'ultradźwiękowe']);
const rate = number('wydajnosc_nawilzania', 'Wydajność nawilżania', 'ml/h', { short: 'Wydajność' });
const humidity = flag('higrostat', 'Higrostat');

export const humidifier: Recipe = {
  ...airPurifier,
  id: 'humidifier',
  groups: [
    ['Podstawowe', [method, capacityLitres, rate, room]],
    ['Wygoda', [humidity, night, wifi, noise]],
  ],
  cards: [capacityLitres, rate, room],
  lines: ['Rosa', 'Mgiełka', 'AquaAir', 'Wilgoć'],
  build: ({ random: r }) => {
    const litres = r.pick([2.5, 3, 4, 4.5, 5, 6]);
    const vapour = r.pick(['ewaporacyjne', 'ultradźwiękowe']);
    const flow = r.int(20, 50) * 10;
    return {
      kind: `Nawilżacz ${vapour === 'ewaporacyjne' ? 'ewaporacyjny' : 'ultradźwiękowy'}`,
      tail: `${String(litres).replace('.', ',')} l`,
      prefix: 'NP',
      digits: `${Math.round(litres * 10)}`,
      price: 90 + litres * 35 + (vapour === 'ewaporacyjne' ? 220 : 0),
      values: {
        rodzaj_nawilzania: vapour,
        pojemnosc_l: litres,
        wydajnosc_nawilzania: flow,
        powierzchnia: Math.round(flow / 50) * 5,
        higrostat: r.chance(0.75),
        tryb_nocny: r.chance(0.8),
        sterowanie_smart: r.chance(0.4) ? 'tak' : 'nie',
        poziom_halasu: r.int(26, 48),
      },
      size: [r.int(28, 42), r.int(20, 28), r.int(20, 28)],
      kilograms: 2.6,
      included: 'nawilżacz, wkład lub filtr wody, instrukcja',
    };
  },
  story: (s) => [
    ['Przyjemna wilgotność', `${s.name} oddaje do ${s.show(rate)} pary i nadaje się do pokoju o powierzchni ${s.show(room)}.`],
    s.is(method, 'ewaporacyjne') && [
      'Bez białego osadu',
      'Woda odparowuje z maty tak jak w naturze, więc na meblach nie osiada kamień, a pokoju nie da się przewilżyć.',
    ],
    s.is(method, 'ultradźwiękowe') && [
      'Delikatna mgiełka',
      'Przetwornik zamienia wodę w zimną mgłę. Najlepiej używać wody filtrowanej lub demineralizowanej.',
    ],
    [`Zbiornik ${s.show(capacityLitres)}`, 'Pełny zbiornik wystarcza na całą noc, a wodę dolewasz od góry, bez odwracania pojemnika.'],
    s.is(humidity, true) && ['Pilnuje poziomu', 'Higrostat mierzy wilgotność i wyłącza nawilżanie po osiągnięciu wybranego poziomu.'],
    s.is(night, true) && ['Cicha noc', 'Tryb nocny przyciemnia wyświetlacz i zmniejsza obroty.'],
  ],
  praise: [
    'Koniec z suchym gardłem rano.',
    'Łatwo się myje, wszystko się wyjmuje.',
    'Rośliny też odżyły.',
    'Cichy, śpimy przy włączonym.',
    'Woda starcza na całą noc.',
  ],
  complaints: [
    'Trzeba pamiętać o myciu raz w tygodniu.',
    'Czujnik wilgotności zawyża o kilka procent.',
    'Zbiornik jest nieporęczny po napełnieniu.',
  ],
  questions: [
    ['Jakiej wody używać?', 'Do ewaporacyjnego wystarczy kranowa, do ultradźwiękowego zalecamy filtrowaną lub demineralizowaną.'],
  ],
  complementary: ['oczyszczacze-powietrza'],
};
