import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';

const type = select('typ_wkladu', 'Rodzaj', ['tusz w kartridżu', 'tusz w butelce', 'toner'], { short: 'Rodzaj' });

const tint = select('kolor_druku', 'Kolor druku', ['czarny', 'błękitny', 'purpurowy', 'żółty', 'komplet 4 kolorów'], { short: 'Kolor' });

const pages = number('liczba_stron', 'Wydajność', 'stron', {
  hint: 'Liczba stron przy pokryciu 5%, mierzona według norm ISO/IEC 24711 i 19752.',
});

const large = flag('duza_pojemnosc', 'Zwiększona pojemność');

const kinds = {
  'tusz w kartridżu': ['Tusz', looks.inkCartridge],
  'tusz w butelce': ['Tusz w butelce', looks.inkBottle],
  toner: ['Toner', looks.toner],
} as const;

export const ink: Recipe = {
  id: 'ink',
  illustration: 'ink',
  gender: 'm',
  domain: 'print',
  groups: [['Podstawowe', [type, tint, pages, large]]],
  cards: [type, tint, pages],
  lines: ['Kropla', 'Druk', 'Stronica', 'Barwa'],
  colours: ['black'],
  colourVariants: 0,
  axis: {
    spec: tint,
    choose: ({ random: r }) => r.pick([['czarny', 'komplet 4 kolorów'], ['czarny', 'błękitny', 'purpurowy', 'żółty'], ['czarny']]),
  },
  build: ({ random: r }, option) => {
    const made = r.pick(['tusz w kartridżu', 'tusz w kartridżu', 'tusz w butelce', 'toner'] as const);
    const big = r.chance(0.35);
    const yields =
      (made === 'toner' ? r.pick([1500, 2000, 3000]) : made === 'tusz w butelce' ? r.pick([4000, 6000]) : r.pick([200, 300, 400])) *
      (big ? 2 : 1);
    const set = option === 'komplet 4 kolorów' ? 3.4 : 1;
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${option} ${yields} stron`,
      prefix: 'TU',
      digits: `${Math.round(yields / 100)}`,
      look,
      price: (made === 'toner' ? 120 + yields * 0.05 : made === 'tusz w butelce' ? 35 + yields * 0.003 : 40 + yields * 0.09) * set,
      values: { typ_wkladu: made, kolor_druku: option, liczba_stron: yields, duza_pojemnosc: big },
      size: made === 'toner' ? [11, 35, 12] : [12, 8, 5],
      kilograms: made === 'toner' ? 0.9 : 0.12,
      included: made === 'toner' ? 'toner' : 'tusz',
    };
  },
  story: (s) => [
    [
      `${s.show(pages)} z jednego wkładu`,
      `${s.name} to oryginalny materiał do drukarek tej samej marki, więc kolory wychodzą tak jak na ekranie.`,
    ],
    s.is(type, 'tusz w butelce') && [
      'Nalewasz bez rękawiczek',
      'Butelka ma klucz pasujący tylko do właściwego zbiornika i sama przestaje lać, gdy jest pełny.',
    ],
    s.is(type, 'toner') && ['Nie zasycha', 'Toner może czekać miesiącami, a wydruk nie rozmazuje się od wody.'],
    s.is(large, true) && ['Rzadsza wymiana', 'Zwiększona pojemność obniża koszt strony w porównaniu ze zwykłym wkładem.'],
    ['Wymiana w minutę', 'Drukarka prowadzi przez wymianę na ekranie i sama rozpoznaje poziom.'],
  ],
  praise: [
    'Kolory takie jak z fabrycznego.',
    'Starcza na długo.',
    'Drukarka rozpoznała od razu.',
    'Nic nie cieknie.',
    'Taniej niż w salonie obok.',
  ],
  complaints: ['Mogłoby być taniej.', 'Poziom w sterowniku spada skokami.', 'Opakowania sporo jak na tak małą rzecz.'],
  questions: [
    ['Do jakich drukarek pasuje?', 'Do drukarek tej samej marki z tym samym rodzajem wkładu. Symbol znajdziesz pod pokrywą drukarki.'],
  ],
  accessories: [],
  complementary: ['urzadzenia-wielofunkcyjne', 'drukarki-laserowe'],
  services: [],
};
