import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { output, protocol, usb } from './power-specs.ts';

const type = select('typ_ladowarki', 'Typ ładowarki', ['sieciowa', 'indukcyjna', 'samochodowa'], { short: 'Typ' });

const withCable = flag('przewod_w_zestawie', 'Przewód w zestawie');

const folding = flag('skladana_wtyczka', 'Składana wtyczka');

const kinds = {
  sieciowa: ['Ładowarka sieciowa', looks.wallCharger],
  indukcyjna: ['Ładowarka indukcyjna', looks.wirelessCharger],
  samochodowa: ['Ładowarka samochodowa', looks.carCharger],
} as const;

export const charger: Recipe = {
  id: 'charger',
  illustration: 'charger',
  gender: 'f',
  domain: 'power',
  groups: [
    ['Podstawowe', [type, output, usb, protocol]],
    ['Wygoda', [withCable, folding]],
  ],
  cards: [output, usb, type],
  lines: ['Iskra', 'Volt', 'Prąd', 'Szybka'],
  colours: ['white', 'black', 'graphite', 'navy'],
  colourVariants: 0.5,
  build: ({ random: r }) => {
    const made = r.pick(['sieciowa', 'sieciowa', 'indukcyjna', 'samochodowa'] as const);
    const watts =
      made === 'indukcyjna' ? r.pick([10, 15, 15, 25]) : made === 'samochodowa' ? r.pick([20, 30, 45]) : r.pick([20, 30, 45, 65, 100]);
    const ports =
      made === 'indukcyjna'
        ? ['ładowanie indukcyjne']
        : watts >= 65
          ? ['2 × USB-C', 'USB-A']
          : watts >= 30
            ? ['USB-C', 'USB-A']
            : ['USB-C'];
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${watts} W${made === 'indukcyjna' ? '' : ' USB-C'}`,
      prefix: 'LA',
      digits: `${watts}`,
      look,
      price: 25 + watts * 1.6 + (made === 'indukcyjna' ? 40 : 0) + r.int(0, 3) * 6,
      values: {
        typ_ladowarki: made,
        moc_ladowania: watts,
        porty: ports,
        standardy_ladowania: made === 'indukcyjna' ? ['Qi2'] : ['Power Delivery', ...r.sample(['Quick Charge', 'PPS'], watts > 20 ? 2 : 1)],
        przewod_w_zestawie: made === 'indukcyjna' || r.chance(0.35),
        ...(made === 'sieciowa' ? { skladana_wtyczka: r.chance(0.3) } : {}),
      },
      size: made === 'indukcyjna' ? [1, 9, 9] : [5, 4, 4],
      kilograms: 0.11,
      included: 'ładowarka, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(output)} dla telefonu`,
      s.num(output) >= 65
        ? `${s.name} zasili także laptopa przez USB-C, a telefon naładuje do połowy w około pół godziny.`
        : `${s.name} ładuje telefon przez noc albo w przerwie obiadowej i dobiera moc do urządzenia.`,
    ],
    s.is(type, 'indukcyjna') && ['Bez szukania wtyczki', 'Telefon odkładasz na podstawkę, a magnesy ustawiają go we właściwym miejscu.'],
    s.is(type, 'samochodowa') && ['Do gniazda w aucie', 'Pasuje do gniazda 12 i 24 V, a dioda pomaga trafić do portu po zmroku.'],
    s.has(usb, 'USB-A') && ['Kilka urządzeń naraz', 'Porty dzielą moc między siebie, więc obok telefonu naładujesz słuchawki.'],
    ['Bezpieczne ładowanie', 'Układ pilnuje temperatury i napięcia, a po naładowaniu ogranicza prąd.'],
    s.is(folding, true) && ['Składana wtyczka', 'Bolce chowają się w obudowie i nie rysują rzeczy w torbie.'],
  ],
  praise: [
    'Ładuje wyraźnie szybciej niż stara.',
    'Mała, mieści się w kieszeni.',
    'Nie grzeje się.',
    'Laptop i telefon naraz, działa.',
    'Solidnie siedzi w gniazdku.',
  ],
  complaints: ['Przydałby się dłuższy kabel.', 'Delikatnie piszczy w ciszy.', 'Dwa urządzenia naraz ładują się wolniej.'],
  questions: [['Czy naładuje telefon każdej marki?', 'Tak, jeśli telefon ma USB-C lub ładowanie indukcyjne. Ładowarka sama dobiera moc.']],
  accessories: ['kable-usb'],
  complementary: ['kable-usb', 'powerbanki'],
  services: [],
};
