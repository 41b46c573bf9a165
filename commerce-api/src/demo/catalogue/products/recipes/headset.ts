import { batteryHours } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { headphones } from './headphones.ts';

const micType = select('mikrofon', 'Mikrofon', ['odłączany', 'chowany', 'na stałe']);

const surround = flag('dzwiek_przestrzenny', 'Dźwięk przestrzenny');

const cable = select('podlaczenie_sluchawek', 'Podłączenie', ['2,4 GHz i Bluetooth', '2,4 GHz', 'przewodowe USB', 'przewodowe 3,5 mm']);

const driver = number('przetwornik', 'Średnica przetwornika', 'mm', { facet: false });

export const headset: Recipe = {
  ...headphones,
  id: 'headset',
  domain: 'gaming',
  groups: [
    ['Dźwięk', [driver, surround, micType]],
    ['Połączenie', [cable, batteryHours]],
  ],
  cards: [cable, micType, batteryHours],
  lines: ['Ryk', 'Echo', 'Gong', 'Warkot'],
  colours: ['black', 'white', 'red', 'green'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const how = r.pick(cable.options);
    const free = how.startsWith('2,4');
    const hours = r.pick([24, 30, 40, 60, 70]);
    return {
      kind: 'Słuchawki gamingowe',
      tail: free ? `bezprzewodowe ${hours} godz.` : how === 'przewodowe USB' ? 'USB' : '3,5 mm',
      prefix: 'SG',
      digits: free ? `${hours}` : '1',
      price: (free ? 230 : 90) + (how === '2,4 GHz i Bluetooth' ? 120 : 0) + r.int(0, 10) * 15,
      values: {
        przetwornik: r.pick([40, 50, 53]),
        dzwiek_przestrzenny: how !== 'przewodowe 3,5 mm',
        mikrofon: r.pick(micType.options),
        podlaczenie_sluchawek: how,
        ...(free ? { czas_pracy: hours } : {}),
      },
      size: [20, 18, 9],
      kilograms: 0.3,
      included: free ? 'słuchawki, odbiornik USB, przewód USB-C, instrukcja' : 'słuchawki, instrukcja',
    };
  },
  story: (s) => [
    [
      'Słyszysz, skąd nadchodzą kroki',
      `Przetworniki ${s.show(driver)} w ${s.name} wyraźnie oddają kierunek dźwięku${s.is(surround, true) ? ', a tryb przestrzenny dodaje głębi w strzelankach' : ''}.`,
    ],
    s.has(cable, '2,4 GHz') || s.has(cable, '2,4 GHz i Bluetooth')
      ? [
          'Bez kabla i bez opóźnień',
          `Radio 2,4 GHz przesyła dźwięk bez zauważalnego opóźnienia. Bateria wystarcza na ${s.show(batteryHours)}.`,
        ]
      : ['Podłącz i graj', 'Przewód nie wymaga ładowania ani parowania, a opóźnienia po prostu nie ma.'],
    ['Drużyna Cię usłyszy', `Mikrofon (${s.show(micType)}) tłumi odgłosy klawiatury i wentylatora.`],
    ['Wygoda na długi wieczór', 'Pianka z pamięcią kształtu i lekki pałąk nie uciskają, także w okularach.'],
  ],
  praise: [
    'Kroki słychać jak na dłoni.',
    'Mikrofon zaskakująco czysty.',
    'Wygodne nawet po pięciu godzinach.',
    'Zasięg obejmuje całe mieszkanie.',
    'Pady się nie pocą.',
  ],
  complaints: ['Muzyka brzmi trochę płasko.', 'Pokrętło głośności łatwo przestawić.', 'Odbiornik USB jest szeroki.'],
  questions: [
    ['Czy działają z konsolą?', 'Modele 3,5 mm i USB – tak. Modele 2,4 GHz działają z konsolami obsługującymi dźwięk przez USB.'],
  ],
  complementary: ['pady', 'myszy-gamingowe'],
};
