import { wifi } from '../../attributes/common.ts';
import { number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { control } from './cooking-specs.ts';

const airflow = number('wydajnosc_okapu', 'Maksymalna wydajność', 'm³/h', { short: 'Wydajność' });

const hoodType = select('rodzaj_okapu', 'Rodzaj okapu', ['kominowy', 'skośny', 'do zabudowy', 'teleskopowy', 'wyspowy']);

const hoodWidth = select('szerokosc_okapu', 'Szerokość okapu', steps([50, 60, 80, 90], 'cm'));

const hoodNoise = number('halas_okapu', 'Maksymalny poziom hałasu', 'dB', { short: 'Hałas' });

const light = select('oswietlenie', 'Oświetlenie', ['LED', 'LED z regulacją barwy']);

const mode = select('tryb_pracy_okapu', 'Tryb pracy', ['wyciąg lub pochłaniacz', 'wyciąg']);

const yearlyHood = number('zuzycie_energii_rok', 'Roczne zużycie energii', 'kWh', { short: 'Energia/rok', facet: false });

export const hood: Recipe = {
  id: 'hood',
  illustration: 'hood',
  gender: 'm',
  domain: 'built-in',
  groups: [
    ['Podstawowe', [hoodType, hoodWidth, airflow, mode]],
    ['Obsługa', [control, light, wifi]],
    ['Zużycie i hałas', [hoodNoise, yearlyHood]],
  ],
  cards: [airflow, hoodNoise, hoodWidth],
  lines: ['AirFlow', 'SilentHood', 'VentoLine', 'GlassWing'],
  colours: ['black', 'silver', 'white', 'sand'],
  colourVariants: 0.4,
  build: ({ random: r, tier }) => {
    const type = r.pick(['kominowy', 'skośny', 'skośny', 'do zabudowy', 'teleskopowy', 'wyspowy']);
    const wide = r.pick(type === 'wyspowy' ? [90] : type === 'do zabudowy' ? [50, 60, 80] : [60, 60, 90]);
    const flow = r.int(7, 16) * 50;
    const decibels = r.int(52, 68);
    const energy = r.weighted<EnergyClass>([
      ['A', 50 * tier],
      ['B', 28],
      ['C', 16],
      ['D', 6],
    ]);
    const kWh = { A: 33, B: 52, C: 74, D: 92, E: 110, F: 120, G: 130 }[energy] + r.int(-4, 5);
    return {
      look: { form: type === 'skośny' ? 'slanted' : type === 'do zabudowy' || type === 'teleskopowy' ? 'flat' : 'tower' },
      kind: `Okap ${type}`,
      tail: `${wide} cm ${flow} m³/h`,
      prefix: 'H',
      digits: `${wide}${Math.round(flow / 100)}`,
      price: 250 + flow * 0.9 + wide * 3 + (68 - decibels) * 15 + (type === 'wyspowy' ? 900 : type === 'teleskopowy' ? -150 : 0),
      values: {
        rodzaj_okapu: type,
        szerokosc_okapu: `${wide} cm`,
        wydajnosc_okapu: flow,
        tryb_pracy_okapu: r.pick(['wyciąg lub pochłaniacz', 'wyciąg lub pochłaniacz', 'wyciąg']),
        sterowanie: r.pick(['przyciski dotykowe', 'suwaki dotykowe', 'przyciski']),
        oswietlenie: r.pick(['LED', 'LED', 'LED z regulacją barwy']),
        sterowanie_smart: r.chance(0.15 * tier) ? 'tak' : 'nie',
        halas_okapu: decibels,
        zuzycie_energii_rok: kWh,
      },
      size: [type === 'do zabudowy' || type === 'teleskopowy' ? 30 : r.int(85, 110), wide, type === 'skośny' ? 40 : 48],
      kilograms: 14,
      included: 'okap, filtry aluminiowe, redukcja 150/120 mm, szablon montażowy, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Roczne zużycie energii', `${kWh} kWh`],
          ['Klasa efektywności przepływu', 'B'],
          ['Klasa filtrowania tłuszczu', 'C'],
          ['Hałas na najwyższym biegu', `${decibels} dB`],
        ],
      },
    };
  },
  story: (s) => [
    [
      `Do ${s.show(airflow)} czystego powietrza`,
      `${s.name} na najwyższym biegu wymienia ${s.show(airflow)}, więc zapach smażenia nie rozchodzi się po mieszkaniu.`,
    ],
    s.is(mode, 'wyciąg lub pochłaniacz') && [
      'Z kominem albo bez',
      'Okap może odprowadzać powietrze do wentylacji lub pracować jako pochłaniacz z filtrem węglowym, który dokupisz osobno.',
    ],
    ['Filtry do zmywarki', 'Aluminiowe filtry tłuszczowe wyjmiesz jednym ruchem i umyjesz w zmywarce raz w miesiącu.'],
    ['Dobre światło nad płytą', `Oświetlenie ${s.show(light)} pokazuje prawdziwy kolor potraw i zużywa kilka watów.`],
    [
      'Kontrolowany hałas',
      `Na najwyższym biegu okap osiąga ${s.show(hoodNoise)}, na pierwszym wystarczy do codziennego gotowania i można swobodnie rozmawiać.`,
    ],
  ],
  praise: [
    'Wyciąga parę tak, że szyby nie parują.',
    'Na pierwszym biegu prawie go nie słychać.',
    'Filtry myje się w zmywarce, duży plus.',
    'Światło jest jasne i przyjemne.',
    'Solidna blacha, nic nie drży.',
    'Ładnie domyka linię szafek.',
  ],
  complaints: ['Na najwyższym biegu trudno rozmawiać.', 'Filtr węglowy trzeba dokupić.', 'Szkło wymaga częstego wycierania.'],
  questions: [
    ['Czy filtr węglowy jest w zestawie?', 'Nie, filtr węglowy do trybu pochłaniacza kupuje się osobno. Numer filtra podaje instrukcja.'],
  ],
  accessories: [],
  complementary: ['plyty-indukcyjne', 'plyty-gazowe', 'piekarniki'],
  services: ['install-built-in', 'removal'],
};
