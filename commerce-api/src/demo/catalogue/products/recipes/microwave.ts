import { capacityLitres } from '../../attributes/common.ts';
import { flag, multi, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { control } from './cooking-specs.ts';

const microFunctions = multi('funkcje_mikrofali', 'Funkcje', [
  'podgrzewanie',
  'rozmrażanie',
  'grill',
  'konwekcja',
  'program pizza',
  'gotowanie na parze',
  'tryb cichy',
]);

const microPower = select('moc_mikrofal', 'Moc mikrofal', steps([700, 800, 900, 1000], 'W'), { short: 'Moc' });

const inside = select('wnetrze_mikrofali', 'Wnętrze', ['stal nierdzewna', 'emalia', 'emalia ceramiczna']);

const turntable = flag('talerz_obrotowy', 'Talerz obrotowy');

export const microwave: Recipe = {
  id: 'microwave',
  illustration: 'microwave',
  gender: 'f',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, microPower, microFunctions]],
    ['Wykonanie', [inside, turntable, control]],
  ],
  cards: [capacityLitres, microPower, control],
  lines: ['QuickHeat', 'WarmUp', 'MicroChef', 'Domi'],
  colours: ['black', 'white', 'silver', 'sand', 'red'],
  colourVariants: 0.45,
  build: ({ random: r, leaf }) => {
    const fitted = leaf === 'mikrofale-do-zabudowy';
    const litres = r.pick(fitted ? [20, 25, 25, 32] : [17, 20, 20, 23, 25, 28, 30]);
    const watts = litres >= 25 ? r.pick([900, 1000]) : r.pick([700, 800]);
    const grill = r.chance(0.5);
    const convection = litres >= 25 && r.chance(0.35);
    return {
      kind: `${fitted ? 'Mikrofala do zabudowy' : 'Kuchenka mikrofalowa'}${grill ? ' z grillem' : ''}`,
      tail: `${litres} l ${watts} W`,
      prefix: 'M',
      digits: `${litres}`,
      price: (fitted ? 620 : 170) + litres * 7 + (grill ? 60 : 0) + (convection ? 220 : 0),
      values: {
        pojemnosc_l: litres,
        moc_mikrofal: `${watts} W`,
        funkcje_mikrofali: [
          'podgrzewanie',
          'rozmrażanie',
          ...(grill ? ['grill'] : []),
          ...(convection ? ['konwekcja'] : []),
          ...r.sample(['program pizza', 'gotowanie na parze', 'tryb cichy'], 1),
        ],
        wnetrze_mikrofali: r.pick(['stal nierdzewna', 'emalia', 'emalia ceramiczna']),
        talerz_obrotowy: r.chance(0.8),
        sterowanie: r.pick(fitted ? ['przyciski dotykowe', 'pokrętła chowane i ekran'] : ['pokrętła', 'przyciski dotykowe', 'przyciski']),
      },
      size: [fitted ? 38.8 : 26 + Math.round(litres / 10), fitted ? 59.5 : 44 + Math.round(litres / 8), fitted ? 38 : 35],
      kilograms: fitted ? 18 : 12,
      included: fitted ? 'mikrofala, ramka montażowa, talerz, instrukcja' : 'kuchenka, talerz szklany, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(microPower)} i ${s.show(capacityLitres)}`,
      `Moc ${s.show(microPower)} podgrzeje obiad w dwie–trzy minuty, a komora o pojemności ${s.show(capacityLitres)} mieści duży talerz.`,
    ],
    s.has(microFunctions, 'grill') && ['Chrupiąca skórka', 'Grill zapiecze tosty, zapiekanki i skrzydełka bez rozgrzewania piekarnika.'],
    s.has(microFunctions, 'konwekcja') && [
      'Mały piekarnik',
      'Konwekcja piecze gorącym powietrzem jak w piekarniku, dlatego upieczesz nawet ciasto.',
    ],
    s.is(turntable, false) && [
      'Płaskie dno',
      'Fale rozprowadza mieszadło pod dnem, więc talerz nie musi się obracać i zmieści się także naczynie prostokątne.',
    ],
    ['Łatwe czyszczenie', `Wnętrze (${s.show(inside)}) przetrzesz wilgotną ściereczką. Rozmrażanie według wagi nie dogotowuje brzegów.`],
  ],
  praise: [
    'Podgrzewa równo, środek nie zostaje zimny.',
    'Mała z zewnątrz, pojemna w środku.',
    'Prosta, bez setki programów.',
    'Łatwo się czyści.',
    'Cicho zamyka się drzwiczki.',
    'Ładny kolor, pasuje do czajnika.',
  ],
  complaints: ['Sygnału końca nie da się wyłączyć.', 'Kabel mógłby być dłuższy.', 'Światło w środku jest dość słabe.'],
  questions: [
    ['Czy można używać w niej metalowych naczyń?', 'Nie, używaj szkła, porcelany i plastiku oznaczonego jako odpowiedni do mikrofal.'],
  ],
  accessories: [],
  complementary: ['czajniki', 'tostery'],
  services: [],
};

export const builtInMicrowave: Recipe = {
  ...microwave,
  id: 'built-in-microwave',
  domain: 'built-in',
  colours: ['black', 'silver'],
  complementary: ['piekarniki', 'plyty-indukcyjne'],
  services: ['install-built-in'],
};
