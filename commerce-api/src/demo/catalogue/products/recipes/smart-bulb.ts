import { number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { assistants, radio } from './smart-home-specs.ts';

const cap = select('gwint', 'Gwint', ['E27', 'E14', 'GU10']);

const lumens = number('strumien_swietlny', 'Strumień świetlny', 'lm', { short: 'Jasność' });

const light = select('barwa_swiatla', 'Barwa światła', ['ciepła biała', 'regulowana biała', '16 milionów kolorów'], { short: 'Barwa' });

const pieces = select('sztuk_w_zestawie', 'Sztuk w zestawie', ['1 szt.', '2 szt.', '3 szt.'], { short: 'Sztuki' });

const shapes = { E27: looks.bulb, E14: looks.candleBulb, GU10: looks.spotBulb } as const;

export const smartBulb: Recipe = {
  id: 'smart-bulb',
  illustration: 'bulb',
  gender: 'f',
  domain: 'smart',
  groups: [
    ['Podstawowe', [cap, lumens, light]],
    ['Sterowanie i zestaw', [radio, assistants, pieces]],
  ],
  cards: [cap, lumens, light],
  lines: ['Blask', 'Lampion', 'Ognik', 'Poświata'],
  colours: ['white'],
  colourVariants: 0,
  axis: { spec: pieces, choose: ({ random: r }) => r.pick([['1 szt.', '2 szt.'], ['1 szt.', '3 szt.'], ['1 szt.']]) },
  build: ({ random: r }, option) => {
    const thread = r.pick(['E27', 'E27', 'E14', 'GU10'] as const);
    const flux = thread === 'E27' ? r.pick([806, 1055, 1521]) : thread === 'E14' ? 470 : r.pick([345, 400]);
    const hue = r.pick(['ciepła biała', 'regulowana biała', '16 milionów kolorów', '16 milionów kolorów']);
    const count = Number.parseInt(option, 10);
    const rated = r.pick(['D', 'E', 'E', 'F'] as const);
    return {
      kind: 'Żarówka LED smart',
      tail: `${thread} ${flux} lm ${option}`,
      prefix: 'ZA',
      digits: `${flux}`,
      look: shapes[thread],
      price: (18 + flux * 0.02 + (hue === '16 milionów kolorów' ? 28 : hue === 'regulowana biała' ? 12 : 0)) * (0.3 + 0.75 * count),
      values: {
        gwint: thread,
        strumien_swietlny: flux,
        barwa_swiatla: hue,
        standard_smart: r.pick(['Wi-Fi', 'Wi-Fi', 'Zigbee', 'Matter']),
        asystenci: ['Asystent Google', ...r.sample(['Alexa', 'Siri'], 1)],
        sztuk_w_zestawie: option,
      },
      size: [11, 6, 6],
      kilograms: 0.07 * count,
      included: 'żarówka',
      energy: {
        energyClass: rated,
        sheet: [
          ['Zużycie energii na 1000 godzin', `${Math.max(4, Math.round(flux / 105))} kWh`],
          ['Użyteczny strumień świetlny', `${flux} lm`],
        ],
      },
    };
  },
  story: (s) => [
    [`${s.show(lumens)} i gwint ${s.show(cap)}`, `${s.name} wkręca się do zwykłej lampy i działa bez przeróbek instalacji.`],
    s.is(light, '16 milionów kolorów') && ['Kolor na każdą porę', 'W aplikacji wybierzesz ciepłe światło do kolacji, a chłodne do pracy.'],
    s.is(light, 'regulowana biała') && ['Ciepłe lub chłodne', 'Barwę bieli zmienisz suwakiem od świecy po światło dzienne.'],
    ['Włącza się sama', 'Ustaw godzinę albo wschód słońca, a żarówka zapali się bez przypominania.'],
    s.is(radio, 'Matter') && ['Działa z każdym systemem', 'Standard Matter łączy ją z aplikacjami różnych producentów.'],
  ],
  praise: [
    'Konfiguracja zajęła minutę.',
    'Ładne, równe światło.',
    'Nie miga przy ściemnianiu.',
    'Sceny wieczorne to strzał w dziesiątkę.',
    'Głosem działa bez zarzutu.',
  ],
  complaints: ['Po zaniku prądu zapala się sama.', 'Aplikacja mogłaby być prostsza.', 'Wymaga sieci 2,4 GHz.'],
  questions: [['Czy potrzebna jest bramka?', 'Do modeli Wi-Fi nie. Modele Zigbee wymagają bramki zgodnej z tym standardem.']],
  accessories: [],
  complementary: ['gniazdka-smart', 'routery'],
  services: [],
};
