import { batteryMinutes, noise } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
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
