import { power } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { material } from './breakfast-specs.ts';

const slots = select('liczba_kromek', 'Liczba tostów', ['2', '4']);

const bun = flag('ruszt', 'Ruszt do bułek');

const defrost = flag('rozmrazanie', 'Rozmrażanie');

const browning = select('stopnie_opieczenia', 'Stopnie opieczenia', ['6', '7', '9']);

export const toaster: Recipe = {
  id: 'toaster',
  illustration: 'toaster',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [slots, power, browning]],
    ['Wygoda', [bun, defrost, material]],
  ],
  cards: [slots, power, browning],
  lines: ['Retro', 'Poranek', 'Crunch', 'Classic', 'Grzanka'],
  colours: ['red', 'silver', 'black', 'white', 'sand', 'green', 'blue'],
  colourVariants: 0.6,
  build: ({ random: r }) => {
    const four = r.chance(0.3);
    const watts = four ? r.pick([1500, 1650, 1800]) : r.pick([800, 850, 950, 1000]);
    const steps = r.pick(['6', '7', '9']);
    return {
      kind: 'Toster',
      tail: `na ${four ? 4 : 2} tosty ${watts} W`,
      prefix: 'TS',
      digits: four ? '4' : '2',
      price: (four ? 130 : 80) + watts * 0.05,
      values: {
        liczba_kromek: four ? '4' : '2',
        moc: watts,
        stopnie_opieczenia: steps,
        ruszt: r.chance(0.6),
        rozmrazanie: r.chance(0.9),
        material: r.pick(['stal nierdzewna', 'tworzywo bez BPA', 'stal nierdzewna']),
      },
      size: [20, four ? 36 : 29, four ? 26 : 18],
      kilograms: four ? 2.4 : 1.6,
      included: 'toster, instrukcja',
    };
  },
  story: (s) => [
    [
      'Równo opieczone tosty',
      `${s.name} ma ${s.show(browning)} stopni opieczenia i samoczynnie centruje kromki, dlatego obie strony rumienią się tak samo.`,
    ],
    s.is(defrost, true) && [
      'Prosto z zamrażarki',
      'Funkcja rozmrażania najpierw ogrzewa pieczywo, a potem je opieka. Chleb nie zdąży się zestarzeć.',
    ],
    s.is(bun, true) && ['Ciepłe bułki', 'Ruszt nad szczelinami podgrzeje rogale i bułki, nie zgniatając ich.'],
    ['Porządek na blacie', 'Okruchy zbierają się na wysuwanej tacce, a nadmiar kabla zwiniesz pod obudową.'],
    ['Bezpieczny w użyciu', 'Toster wyłącza się, gdy kromka się zablokuje, a ścianki nie parzą w palce.'],
  ],
  praise: [
    'Tosty wychodzą równe z obu stron.',
    'Ładnie wygląda obok czajnika z tej samej serii.',
    'Szczeliny są szerokie, domowy chleb się mieści.',
    'Tacka na okruchy łatwo się wysuwa.',
    'Szybki, dwie minuty i gotowe.',
  ],
  complaints: ['Przy najniższym stopniu prawie nie opieka.', 'Krótki kabel.', 'Dźwignia mogłaby podnosić kromki wyżej.'],
  questions: [['Czy zmieści się grubsza kromka?', 'Tak, szczeliny mają 3,5 cm szerokości.']],
  accessories: [],
  complementary: ['czajniki', 'ekspresy-automatyczne'],
  services: [],
};
