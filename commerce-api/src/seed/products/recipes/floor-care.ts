import { batteryMinutes, noise, wifi } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import { decimal } from '../../text.ts';
import type { Recipe } from '../recipe.ts';

const suction = number('sila_ssania', 'Siła ssania', 'AW', { short: 'Ssanie' });
const dust = number('pojemnik_na_kurz', 'Pojemnik na kurz', 'l', { facet: false });
const filter = select('filtr', 'Filtr', ['HEPA 13', 'HEPA 12', 'EPA 10', 'piankowy zmywalny']);
const swap = flag('wymienny_akumulator', 'Wymienny akumulator');
const brushes = multi('szczotki', 'Szczotki w zestawie', [
  'elektroszczotka',
  'do podłóg twardych',
  'mini elektroszczotka',
  'szczelinowa',
  'do mebli',
  'mopująca',
]);
const charge = number('czas_ladowania', 'Czas ładowania', 'godz.', { facet: false });
const station = flag('stacja_oprozniajaca', 'Stacja opróżniająca');

export const uprightVacuum: Recipe = {
  id: 'vacuum-upright',
  illustration: 'vacuum-upright',
  gender: 'm',
  domain: 'floor',
  groups: [
    ['Podstawowe', [suction, batteryMinutes, charge, swap]],
    ['Wyposażenie', [brushes, filter, dust, station]],
    ['Hałas', [noise]],
  ],
  cards: [batteryMinutes, suction, filter],
  lines: ['AirJet', 'CycloneX', 'FlexClean', 'Whirl', 'SweepPro'],
  colours: ['navy', 'graphite', 'white', 'red', 'green'],
  colourVariants: 0.3,
  build: ({ random: r, tier }) => {
    const aw = r.int(90, 240);
    const minutes = r.int(7, 16) * 5;
    const mop = r.chance(0.2);
    const dock = r.chance(0.2 * tier);
    return {
      kind: mop ? 'Odkurzacz pionowy z mopem' : 'Odkurzacz pionowy',
      tail: `${minutes} min ${aw} AW`,
      prefix: 'V',
      digits: `${Math.round(aw / 10)}`,
      price: 220 + aw * 4 + minutes * 6 + (mop ? 200 : 0) + (dock ? 500 : 0),
      values: {
        sila_ssania: aw,
        czas_pracy_min: minutes,
        czas_ladowania: r.pick([3, 3.5, 4, 4.5, 5]),
        wymienny_akumulator: r.chance(0.6),
        szczotki: [
          'elektroszczotka',
          'szczelinowa',
          ...r.sample(['do podłóg twardych', 'mini elektroszczotka', 'do mebli'], 2),
          ...(mop ? ['mopująca'] : []),
        ],
        filtr: r.pick(['HEPA 13', 'HEPA 12', 'EPA 10', 'piankowy zmywalny']),
        pojemnik_na_kurz: r.pick([0.4, 0.5, 0.6, 0.75, 0.9]),
        stacja_oprozniajaca: dock,
        poziom_halasu: r.int(68, 82),
      },
      size: [r.int(108, 126), 25, 22],
      kilograms: r.pick([2.3, 2.6, 2.8, 3, 3.3]),
      included: 'odkurzacz, akumulator, ładowarka, uchwyt ścienny, szczotki, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(batteryMinutes)} bez kabla`,
      `W trybie normalnym ${s.name} pracuje do ${s.show(batteryMinutes)}, czyli tyle, ile zwykle zajmuje posprzątanie mieszkania. Ładowanie trwa ${s.show(charge)}.`,
    ],
    [`Siła ssania ${s.show(suction)}`, 'Cyklon oddziela kurz od powietrza, dlatego moc nie spada wraz z zapełnianiem pojemnika.'],
    s.has(brushes, 'mopująca') && [
      'Odkurza i mopuje',
      'Nakładka mopująca zbiera kurz i przeciera podłogę wilgotną ściereczką za jednym przejściem.',
    ],
    s.is(swap, true) && [
      'Akumulator na klik',
      'Baterię wyjmiesz jednym ruchem. Zapasowa podwaja czas sprzątania, a po latach wymienisz ją bez serwisu.',
    ],
    s.is(filter, 'HEPA 13') && [
      'Czystsze powietrze',
      'Filtr HEPA 13 zatrzymuje drobny pył i alergeny, które zwykły odkurzacz oddaje do pokoju.',
    ],
    s.is(station, true) && ['Stacja opróżnia pojemnik', 'Po odstawieniu na stację kurz trafia do worka, który wystarcza na kilka tygodni.'],
  ],
  praise: [
    'Zbiera sierść z dywanu lepiej niż stary na kablu.',
    'Lekki, żona sprząta nim jedną ręką.',
    'Bateria wystarcza na całe mieszkanie.',
    'Światło w szczotce pokazuje każdy pyłek.',
    'Pojemnik opróżnia się jednym przyciskiem.',
    'Zmieści się za szafą, uchwyt ścienny bardzo pomaga.',
  ],
  complaints: [
    'W trybie turbo bateria znika w kilkanaście minut.',
    'Długie włosy trzeba wycinać ze szczotki.',
    'Nie stoi samodzielnie bez uchwytu.',
  ],
  questions: [
    [
      'Czy można dokupić drugi akumulator?',
      'Tak, jeżeli w danych technicznych jest wymienny akumulator. Bateria jest dostępna w częściach zamiennych producenta.',
    ],
  ],
  accessories: [],
  complementary: ['roboty-sprzatajace', 'oczyszczacze-powietrza'],
  services: [],
};

const pressure = number('sila_ssania_pa', 'Siła ssania', 'Pa', { short: 'Ssanie' });
const navigation = select('nawigacja', 'Nawigacja', ['laserowa LiDAR', 'laserowa z kamerą AI', 'żyroskopowa']);
const mopping = select('mopowanie', 'Mopowanie', ['obrotowe mopy', 'wibrująca ściereczka', 'ściereczka pasywna', 'brak']);
const dock = select('stacja_robota', 'Stacja', ['opróżnia, myje i suszy mopy', 'opróżnia pojemnik', 'ładująca']);
const area = number('powierzchnia', 'Zalecana powierzchnia', 'm²', { short: 'Powierzchnia' });
const carpets = flag('rozpoznaje_dywany', 'Rozpoznawanie dywanów');

export const robotVacuum: Recipe = {
  id: 'robot-vacuum',
  illustration: 'robot-vacuum',
  gender: 'm',
  domain: 'floor',
  groups: [
    ['Podstawowe', [navigation, pressure, batteryMinutes, area]],
    ['Sprzątanie', [mopping, carpets, dock]],
    ['Wygoda', [wifi, noise]],
  ],
  cards: [pressure, navigation, batteryMinutes],
  lines: ['Krecik', 'RoboClean', 'MapPro', 'Wir', 'HomeScout'],
  colours: ['white', 'black'],
  colourVariants: 0.5,
  build: ({ random: r, tier }) => {
    const pa = r.int(5, 24) * 500;
    const level = pa > 7500 ? 2 : pa > 4000 ? 1 : 0;
    const base =
      level === 2
        ? r.pick(['opróżnia, myje i suszy mopy', 'opróżnia, myje i suszy mopy', 'opróżnia pojemnik'])
        : level === 1
          ? r.pick(['opróżnia pojemnik', 'ładująca', 'opróżnia, myje i suszy mopy'])
          : 'ładująca';
    const mop = base === 'opróżnia, myje i suszy mopy' ? 'obrotowe mopy' : r.pick(['wibrująca ściereczka', 'ściereczka pasywna', 'brak']);
    const minutes = r.int(9, 25) * 10;
    return {
      kind: mop === 'brak' ? 'Robot sprzątający' : 'Robot sprzątający z mopem',
      tail: `${decimal(pa, pa >= 10_000)} Pa`,
      prefix: 'R',
      digits: `${Math.round(pa / 500)}`,
      price: 500 + pa * 0.13 + (base === 'ładująca' ? 0 : base === 'opróżnia pojemnik' ? 500 : 1300) + (tier - 1) * 400,
      values: {
        nawigacja:
          level === 2
            ? r.pick(['laserowa LiDAR', 'laserowa z kamerą AI'])
            : level === 1
              ? 'laserowa LiDAR'
              : r.pick(['żyroskopowa', 'laserowa LiDAR']),
        sila_ssania_pa: pa,
        czas_pracy_min: minutes,
        powierzchnia: Math.round((minutes * 0.9) / 10) * 10,
        mopowanie: mop,
        rozpoznaje_dywany: level > 0 && r.chance(0.85),
        stacja_robota: base,
        sterowanie_smart: 'tak',
        poziom_halasu: r.int(58, 68),
      },
      size: [9.8, 35, 35],
      kilograms: base === 'ładująca' ? 4.5 : 11,
      included:
        base === 'ładująca'
          ? 'robot, stacja ładująca, szczotka boczna, zapasowy filtr, instrukcja'
          : 'robot, stacja, worek na kurz, szczotka boczna, zapasowy filtr, instrukcja',
    };
  },
  story: (s) => [
    [
      `Siła ssania ${s.show(pressure)}`,
      `${s.name} zbiera kurz, okruchy i sierść z podłóg i krótkich dywanów. Na jednym ładowaniu sprząta do ${s.show(batteryMinutes)}.`,
    ],
    !s.is(navigation, 'żyroskopowa') && [
      'Zna układ mieszkania',
      'Laser skanuje pokoje i tworzy mapę już przy pierwszym przejeździe. W aplikacji zaznaczysz strefy zakazane i ustalisz kolejność pomieszczeń.',
    ],
    s.is(dock, 'opróżnia, myje i suszy mopy') && [
      'Stacja robi resztę',
      'Po powrocie robot opróżnia pojemnik, a stacja myje mopy czystą wodą i suszy je ciepłym powietrzem. Zaglądasz do niej raz na kilka tygodni.',
    ],
    s.is(dock, 'opróżnia pojemnik') && [
      'Worek na kilka tygodni',
      'Stacja wysysa kurz do zamkniętego worka, więc nie opróżniasz pojemnika po każdym sprzątaniu.',
    ],
    s.is(mopping, 'obrotowe mopy') && [
      'Mopy, które naprawdę szorują',
      'Dwie obracające się tarcze dociskają do podłogi i usuwają zaschnięte plamy.',
    ],
    s.is(carpets, true) && ['Inaczej na dywanie', 'Czujnik rozpoznaje dywan, zwiększa moc ssania i omija go z mokrym mopem.'],
    ['Harmonogram z telefonu', 'Ustaw sprzątanie na czas, gdy nikogo nie ma w domu, albo wyślij robota tylko pod stół po obiedzie.'],
  ],
  praise: [
    'Podłoga czysta codziennie, zapomina{łem|łam} o miotle.',
    'Mapuje mieszkanie za pierwszym razem.',
    'Nie zaplątał się jeszcze w żaden kabel.',
    'Sierść dwóch kotów przestała być problemem.',
    'Sam wraca do stacji i kończy później.',
    'Aplikacja po polsku i zrozumiała.',
  ],
  complaints: [
    'Wysokie progi pokonuje za drugim razem.',
    'Czarny dywan bierze za przepaść.',
    'Opróżnianie stacji jest głośne, ale trwa chwilę.',
  ],
  questions: [
    ['Jaki próg pokona?', 'Do 2 cm. Wyższy próg można zaznaczyć w aplikacji jako granicę pomieszczenia.'],
    ['Czy działa bez internetu?', 'Sprzątanie uruchomisz przyciskiem na obudowie. Mapa i harmonogram wymagają Wi-Fi 2,4 GHz.'],
  ],
  accessories: [],
  complementary: ['odkurzacze-pionowe', 'oczyszczacze-powietrza'],
  services: [],
};
