import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { fits } from './phones-specs.ts';

const caseKind = select('typ_etui', 'Typ etui', ['plecki', 'z klapką', 'wzmocnione', 'przezroczyste']);

const caseMaterial = select('material_etui', 'Materiał', [
  'silikon',
  'TPU',
  'skóra ekologiczna',
  'skóra naturalna',
  'poliwęglan',
  'materiał z recyklingu',
]);

const magnet = flag('magnes', 'Magnesy do ładowarki');

const drop = select('odpornosc_na_upadki', 'Odporność na upadki', ['1 m', '2 m', '3 m', 'brak danych']);

export const phoneCase: Recipe = {
  id: 'phone-case',
  illustration: 'phone-case',
  gender: 'n',
  domain: 'case',
  groups: [
    ['Podstawowe', [fits, caseKind, caseMaterial]],
    ['Ochrona i wygoda', [drop, magnet]],
  ],
  cards: [fits, caseMaterial, drop],
  lines: ['Soft', 'Pancerz', 'Skin', 'Folio', 'Clear', 'Magneto'],
  colours: ['black', 'rose', 'navy', 'green', 'sand', 'red', 'blue'],
  colourVariants: 0.7,
  build: ({ random: r }) => {
    const type = r.pick(['plecki', 'z klapką', 'wzmocnione', 'plecki']);
    const made =
      type === 'z klapką'
        ? r.pick(['skóra ekologiczna', 'skóra naturalna'])
        : type === 'wzmocnione'
          ? r.pick(['TPU', 'poliwęglan'])
          : r.pick(['silikon', 'TPU', 'materiał z recyklingu']);
    const phone = r.pick(fits.options);
    const ring = r.chance(0.4);
    return {
      kind: type === 'z klapką' ? 'Etui z klapką' : type === 'wzmocnione' ? 'Etui wzmocnione' : 'Etui',
      tail: `do ${phone}`,
      prefix: 'ET',
      digits: '1',
      price:
        28 +
        (made === 'skóra naturalna' ? 90 : made === 'skóra ekologiczna' ? 25 : 0) +
        (type === 'wzmocnione' ? 35 : 0) +
        (ring ? 30 : 0) +
        r.int(0, 4) * 5,
      values: {
        pasuje_do: phone,
        typ_etui: type,
        material_etui: made,
        odpornosc_na_upadki: type === 'wzmocnione' ? r.pick(['2 m', '3 m']) : type === 'z klapką' ? '1 m' : r.pick(['1 m', 'brak danych']),
        magnes: ring,
      },
      size: [16.5, 8, 1.2],
      kilograms: 0.05,
      included: 'etui',
    };
  },
  story: (s) => [
    [
      'Skrojone do modelu',
      `Etui pasuje do telefonu ${s.show(fits)}: wycięcia nie zasłaniają aparatu ani głośników, a przyciski mają wyraźny skok.`,
    ],
    s.is(caseKind, 'z klapką') && [
      'Klapka i kieszonka',
      'Klapka chroni ekran w torebce, a w kieszonce zmieści się karta. Można też ustawić telefon poziomo do filmu.',
    ],
    s.is(caseKind, 'wzmocnione') && [
      'Wzmocnione narożniki',
      `Poduszki powietrzne w rogach rozpraszają uderzenie. Etui przeszło test upadku z wysokości ${s.show(drop)}.`,
    ],
    ['Przyjemne w dotyku', `Materiał: ${s.show(caseMaterial)}. Nie ślizga się w dłoni i nie zbiera odcisków.`],
    s.is(magnet, true) && ['Magnesy w środku', 'Pierścień magnesów trzyma telefon na ładowarce i uchwycie samochodowym.'],
  ],
  praise: [
    'Pasuje idealnie, nic nie odstaje.',
    'Telefon spadł na chodnik i nic.',
    'Miłe w dotyku, nie ślizga się.',
    'Kolor dokładnie jak na zdjęciu.',
    'Przyciski chodzą lekko.',
  ],
  complaints: ['Po miesiącu lekko się wyświeca na rogach.', 'Dość trudno się zdejmuje.', 'Przyciąga kłaczki z kieszeni.'],
  questions: [
    ['Czy da się ładować bezprzewodowo w etui?', 'Tak, grubość etui na to pozwala. Mocne ułożenie na środku ułatwiają modele z magnesami.'],
  ],
  accessories: [],
  complementary: ['powerbanki', 'smartfony-5g'],
  services: [],
};
