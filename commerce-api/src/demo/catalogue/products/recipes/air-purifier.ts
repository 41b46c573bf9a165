import { noise, power, wifi } from '../../attributes/common.ts';
import { number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { night, room } from './ironing-air-specs.ts';

const cadr = number('cadr', 'Wydajność CADR', 'm³/h', {
  short: 'CADR',
  hint: 'CADR mówi, ile czystego powietrza urządzenie dostarcza w godzinę. Wartość powinna być 3–5 razy większa od kubatury pokoju.',
});

const hepa = select('filtr_powietrza', 'Filtr', ['HEPA 13 + węglowy', 'HEPA 14 + węglowy', 'HEPA 12']);

const sensor = select('czujnik_powietrza', 'Czujnik', ['PM2.5 laserowy', 'PM2.5 i gazów', 'brak']);

export const airPurifier: Recipe = {
  id: 'air-purifier',
  illustration: 'air-purifier',
  gender: 'm',
  domain: 'air',
  groups: [
    ['Podstawowe', [cadr, room, hepa, sensor]],
    ['Wygoda', [night, wifi, noise, power]],
  ],
  cards: [room, cadr, hepa],
  lines: ['Tlen', 'PureAir', 'Oddech', 'CleanRoom'],
  colours: ['white', 'graphite', 'silver', 'sand'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const flow = r.int(8, 28) * 20;
    const metres = Math.round(flow / 9 / 5) * 5;
    return {
      kind: 'Oczyszczacz powietrza',
      tail: `do ${metres} m²`,
      prefix: 'OP',
      digits: `${metres}`,
      price: 230 + flow * 1.7,
      values: {
        cadr: flow,
        powierzchnia: metres,
        filtr_powietrza: r.pick(['HEPA 13 + węglowy', 'HEPA 13 + węglowy', 'HEPA 14 + węglowy', 'HEPA 12']),
        czujnik_powietrza: r.pick(['PM2.5 laserowy', 'PM2.5 laserowy', 'PM2.5 i gazów', 'brak']),
        tryb_nocny: r.chance(0.95),
        sterowanie_smart: r.chance(0.7) ? 'tak' : 'nie',
        poziom_halasu: r.int(48, 62),
        moc: r.int(22, 62),
      },
      size: [r.int(40, 72), r.int(22, 36), r.int(20, 32)],
      kilograms: r.int(4, 9),
      included: 'oczyszczacz, filtr (zamontowany), instrukcja',
    };
  },
  story: (s) => [
    [
      `Czyste powietrze na ${s.show(room)}`,
      `${s.name} dostarcza ${s.show(cadr)} oczyszczonego powietrza. W pokoju o podanej powierzchni wymieni je kilka razy na godzinę.`,
    ],
    ['Filtr na smog i alergie', `Filtr ${s.show(hepa)} zatrzymuje pył zawieszony, pyłki i sierść. O wymianie przypomni kontrolka.`],
    !s.is(sensor, 'brak') && [
      'Sam dobiera obroty',
      'Czujnik mierzy jakość powietrza i pokazuje ją kolorem. W trybie automatycznym wentylator przyspiesza tylko wtedy, gdy trzeba.',
    ],
    s.is(night, true) && ['Spokojny sen', 'W trybie nocnym gasną światła, a praca jest cichsza od szeptu.'],
    s.is(wifi, 'tak') && ['Powietrze pod kontrolą', 'Aplikacja pokazuje historię pomiarów i włącza oczyszczacz, zanim wrócisz do domu.'],
  ],
  praise: [
    'W sezonie grzewczym ratuje nas przed smogiem.',
    'Katar u dziecka wyraźnie mniejszy.',
    'W nocy nie słychać go wcale.',
    'Czujnik reaguje nawet na smażenie.',
    'Filtr wymienia się bez narzędzi.',
  ],
  complaints: ['Filtr na wymianę nie jest tani.', 'Na najwyższym biegu szumi.', 'Diody świecą za mocno w trybie normalnym.'],
  questions: [['Jak często wymieniać filtr?', 'Zwykle raz na 9–12 miesięcy, zależnie od jakości powietrza. Urządzenie liczy czas pracy.']],
  accessories: [],
  complementary: ['nawilzacze-powietrza', 'roboty-sprzatajace'],
  services: [],
};
