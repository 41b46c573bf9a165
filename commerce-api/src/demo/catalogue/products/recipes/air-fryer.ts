import { capacityLitres, power, wifi } from '../../attributes/common.ts';
import { flag, multi, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const fryFunctions = multi('programy_frytkownicy', 'Programy', [
  'frytki',
  'kurczak',
  'ryba',
  'warzywa',
  'ciasto',
  'suszenie owoców',
  'podgrzewanie',
  'pizza',
]);

const chambers = select('liczba_komor', 'Liczba komór', ['1', '2']);

const dishwasherSafe = flag('do_zmywarki', 'Elementy do mycia w zmywarce');

const window = flag('okienko', 'Okienko podglądu');

export const airFryer: Recipe = {
  id: 'air-fryer',
  illustration: 'air-fryer',
  gender: 'f',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, power, chambers]],
    ['Gotowanie', [fryFunctions, window]],
    ['Wygoda', [dishwasherSafe, wifi]],
  ],
  cards: [capacityLitres, power, chambers],
  lines: ['CrispAir', 'HotWind', 'Chrupka', 'DuoCrisp', 'FitFry'],
  colours: ['black', 'white', 'graphite', 'sand'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const two = r.chance(0.3);
    const litres = two ? r.pick([7.6, 8, 9, 9.5]) : r.pick([3.5, 4, 4.5, 5, 5.5, 6, 6.5]);
    const watts = two ? r.pick([2400, 2600]) : r.pick([1400, 1500, 1700, 1800]);
    return {
      kind: two ? 'Frytkownica beztłuszczowa dwukomorowa' : 'Frytkownica beztłuszczowa',
      tail: `${String(litres).replace('.', ',')} l ${watts} W`,
      prefix: 'AF',
      digits: `${Math.round(litres * 10)}`,
      price: 130 + litres * 38 + (two ? 180 : 0),
      values: {
        pojemnosc_l: litres,
        moc: watts,
        liczba_komor: two ? '2' : '1',
        programy_frytkownicy: [
          'frytki',
          'kurczak',
          ...r.sample(['ryba', 'warzywa', 'ciasto', 'suszenie owoców', 'podgrzewanie', 'pizza'], 4),
        ],
        okienko: r.chance(0.4),
        do_zmywarki: r.chance(0.85),
        sterowanie_smart: r.chance(0.2) ? 'tak' : 'nie',
      },
      size: [two ? 32 : r.int(29, 34), two ? 39 : r.int(25, 29), r.int(32, 38)],
      kilograms: two ? 8 : 4.8,
      included: 'frytkownica, kosz z powłoką nieprzywierającą, książka z przepisami, instrukcja',
    };
  },
  story: (s) => [
    [
      'Chrupiące bez oleju',
      `Gorące powietrze krąży wokół potraw, dlatego frytki wymagają najwyżej łyżki oleju. Kosz o pojemności ${s.show(capacityLitres)} wystarczy na obiad.`,
    ],
    s.is(chambers, '2') && [
      'Dwa dania naraz',
      'W dwóch komorach ustawisz różne temperatury i czasy, a funkcja synchronizacji sprawi, że mięso i frytki będą gotowe w tej samej chwili.',
    ],
    s.is(window, true) && ['Widać, kiedy gotowe', 'Przez podświetlone okienko sprawdzisz stopień zarumienienia bez wysuwania kosza.'],
    ['Programy na co dzień', `Gotowe ustawienia: ${s.show(fryFunctions)}. Temperaturę i czas możesz zmienić w trakcie.`],
    s.is(dishwasherSafe, true) && ['Mycie w zmywarce', 'Kosz i ruszt myjesz w zmywarce, a powłoka nieprzywierająca nie zawiera PFOA.'],
  ],
  praise: [
    'Frytki chrupiące, a kuchnia nie pachnie smażeniem.',
    'Używamy codziennie, piekarnik stoi nieużywany.',
    'Kurczak wychodzi soczysty.',
    'Kosz łatwo się myje.',
    'Nagrzewa się w dwie minuty.',
    'Odgrzewana pizza jest lepsza niż świeża.',
  ],
  complaints: ['Zajmuje sporo miejsca na blacie.', 'Dla czterech osób trzeba robić na dwa razy.', 'Wentylator jest słyszalny.'],
  questions: [['Czy można używać papieru do pieczenia?', 'Tak, ale tylko obciążonego jedzeniem, aby nie dotknął grzałki.']],
  accessories: [],
  complementary: ['kuchenki-mikrofalowe', 'blendery'],
  services: [],
};
