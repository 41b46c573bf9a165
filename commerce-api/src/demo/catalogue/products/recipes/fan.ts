import { noise, power } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';

const type = select('typ_wentylatora', 'Typ wentylatora', ['stojący', 'biurkowy', 'kolumnowy'], { short: 'Typ' });

const speeds = select('liczba_biegow', 'Liczba biegów', ['3', '4', '8', '12']);

const swing = flag('oscylacja', 'Oscylacja');

const remote = flag('pilot', 'Pilot');

const timer = flag('wylacznik_czasowy', 'Wyłącznik czasowy');

const kinds = {
  stojący: ['Wentylator stojący', looks.standingFan],
  biurkowy: ['Wentylator biurkowy', looks.deskFan],
  kolumnowy: ['Wentylator kolumnowy', looks.towerFan],
} as const;

export const fan: Recipe = {
  id: 'fan',
  illustration: 'fan',
  gender: 'm',
  domain: 'air',
  groups: [
    ['Podstawowe', [type, power, speeds, noise]],
    ['Wygoda', [swing, remote, timer]],
  ],
  cards: [type, power, noise],
  lines: ['Powiew', 'Wietrzyk', 'Śmigło', 'Zefir'],
  colours: ['white', 'black', 'graphite', 'sand'],
  colourVariants: 0.35,
  build: ({ random: r }) => {
    const made = r.pick(['stojący', 'biurkowy', 'kolumnowy'] as const);
    const watts = made === 'biurkowy' ? r.pick([20, 25, 30]) : r.pick([40, 45, 50, 60]);
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${watts} W`,
      prefix: 'WE',
      digits: `${watts}`,
      look,
      price: (made === 'kolumnowy' ? 170 : made === 'stojący' ? 110 : 60) + watts * 0.9 + r.int(0, 5) * 12,
      values: {
        typ_wentylatora: made,
        moc: watts,
        liczba_biegow: r.pick(['3', '3', '4', '8', '12']),
        poziom_halasu: r.int(38, 58),
        oscylacja: made !== 'biurkowy' || r.chance(0.6),
        pilot: made === 'kolumnowy' || r.chance(0.4),
        wylacznik_czasowy: r.chance(0.6),
      },
      size: made === 'biurkowy' ? [42, 33, 24] : made === 'kolumnowy' ? [100, 28, 28] : [128, 42, 42],
      kilograms: made === 'biurkowy' ? 1.9 : r.int(3, 6),
      included: 'wentylator, instrukcja',
    };
  },
  story: (s) => [
    ['Ulga w upał', `${s.name} pobiera tylko ${s.show(power)}, więc może pracować całą noc.`],
    s.is(swing, true) && ['Powiew na cały pokój', 'Głowica obraca się na boki i nie wieje wciąż w jedno miejsce.'],
    s.is(timer, true) && ['Zaśnij przy chłodzie', 'Wyłącznik czasowy zatrzyma go po wybranej liczbie godzin.'],
    s.is(remote, true) && ['Pilot w zestawie', 'Bieg i obrót zmienisz bez wstawania z łóżka.'],
    ['Łatwe czyszczenie', 'Osłona zdejmuje się bez narzędzi, a kurz zmyjesz wilgotną ściereczką.'],
  ],
  praise: [
    'Cichy na pierwszym biegu.',
    'Stabilny, nie buja się.',
    'Dmucha mocno i daleko.',
    'Złożenie zajęło dziesięć minut.',
    'Pilot działa z drugiego końca pokoju.',
  ],
  complaints: ['Przewód mógłby być dłuższy.', 'Na najwyższym biegu głośny.', 'Przyciski świecą w nocy.'],
  questions: [
    ['Czy obniża temperaturę?', 'Nie, wentylator porusza powietrze i dlatego daje uczucie chłodu. Temperaturę obniża klimatyzator.'],
  ],
  accessories: [],
  complementary: ['klimatyzatory', 'nawilzacze-powietrza'],
  services: [],
};
