import { power, wifi } from '../../attributes/common.ts';
import { flag, select, steps } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { control, zones, zoneText } from './cooking-specs.ts';

const hobType = select('rodzaj_plyty', 'Rodzaj płyty', ['indukcyjna', 'gazowa', 'ceramiczna', 'gazowa na szkle']);

const flex = flag('laczenie_pol', 'Łączenie pól');

const booster = flag('booster', 'Funkcja Booster', { hint: 'Na kilka minut zwiększa moc pola, aby szybciej zagotować wodę.' });

const hobWidth = select('szerokosc_plyty', 'Szerokość płyty', steps([30, 60, 75, 80, 90], 'cm'));

const grates = select('ruszty', 'Ruszty', ['żeliwne', 'stalowe emaliowane']);

export const hob: Recipe = {
  id: 'hob',
  illustration: 'hob',
  gender: 'f',
  domain: 'built-in',
  groups: [
    ['Podstawowe', [hobType, hobWidth, zones, power]],
    ['Gotowanie', [flex, booster, grates]],
    ['Obsługa', [control, wifi]],
  ],
  cards: [zones, hobWidth, control],
  lines: ['FlexHeat', 'PureGlass', 'FlamePro', 'LinkCook'],
  colours: ['black', 'white', 'graphite'],
  colourVariants: 0.12,
  build: ({ random: r, leaf, tier }) => {
    const gas = leaf === 'plyty-gazowe';
    const wide = r.pick(gas ? [60, 60, 75, 90] : [30, 60, 60, 60, 80, 90]);
    const count = wide === 30 ? 2 : wide < 75 ? 4 : gas ? 5 : r.pick([4, 5, 6]);
    const glass = gas && r.chance(0.6);
    const joined = !gas && r.chance(0.6);
    const boost = !gas && r.chance(0.95);
    const sliders = tier > 0.95 && r.chance(0.7);
    const word = count >= 5 ? 'pól' : 'pola';
    return {
      kind: gas ? (glass ? 'Płyta gazowa na szkle' : 'Płyta gazowa') : 'Płyta indukcyjna',
      tail: `${wide} cm ${count} ${gas ? (count >= 5 ? 'palników' : 'palniki') : word}`,
      prefix: gas ? 'G' : 'I',
      digits: `${wide}${count}`,
      price: (gas ? 480 : 750) + wide * 9 + (glass ? 150 : 0) + (joined ? 300 : 0) + (sliders && !gas ? 250 : 0),
      values: {
        rodzaj_plyty: gas ? (glass ? 'gazowa na szkle' : 'gazowa') : 'indukcyjna',
        szerokosc_plyty: `${wide} cm`,
        liczba_pol: zoneText(count),
        moc: gas ? 7600 + count * 300 : wide === 30 ? 3600 : 7400,
        laczenie_pol: joined,
        booster: boost,
        sterowanie: gas ? 'pokrętła' : sliders ? 'suwaki dotykowe' : 'przyciski dotykowe',
        sterowanie_smart: !gas && r.chance(0.25) ? 'tak' : 'nie',
        ...(gas ? { ruszty: r.pick(['żeliwne', 'żeliwne', 'stalowe emaliowane']) } : {}),
      },
      size: [gas ? 9 : 5.5, wide === 30 ? 29 : wide - 1, 52],
      kilograms: gas ? 12 : 10,
      look: gas ? (glass ? looks.gasHobOfGlass : looks.gasHobOfSteel) : looks.inductionHob,
      included: gas ? 'płyta, dysze do gazu płynnego, uchwyty montażowe, instrukcja' : 'płyta, skrobak, uchwyty montażowe, instrukcja',
    };
  },
  story: (s) => [
    s.is(hobType, 'indukcyjna') && [
      'Ciepło tylko tam, gdzie garnek',
      `${s.name} podgrzewa dno naczynia, a nie szkło. Woda wrze szybciej, a to, co wykipi, nie przypala się do płyty.`,
    ],
    !s.is(hobType, 'indukcyjna') && [
      'Płomień pod kontrolą',
      'Palniki mają zapalarkę w pokrętle i zabezpieczenie, które odcina gaz, gdy płomień zgaśnie.',
    ],
    s.is(flex, true) && [
      'Pola, które się łączą',
      'Połącz dwa pola w jedną strefę i postaw na niej brytfannę lub grill. Temperatura będzie równa na całej długości.',
    ],
    s.is(grates, 'żeliwne') && ['Stabilne ruszty z żeliwa', 'Ciężkie ruszty nie przesuwają się pod garnkiem i dobrze trzymają ciepło.'],
    s.is(control, 'suwaki dotykowe') && [
      'Jeden ruch palca',
      'Suwak ustawia moc od razu, bez wielokrotnego naciskania. Blokada chroni panel przed dziećmi i podczas wycierania.',
    ],
    ['Łatwe czyszczenie', 'Gładka powierzchnia bez wystających ramek pozwala zetrzeć okruchy jednym ruchem.'],
    s.is(booster, true) && ['Szybki start', 'Booster zwiększa moc wybranego pola na czas gotowania wody na makaron.'],
  ],
  praise: [
    'Woda na herbatę gotuje się w kilka chwil.',
    'Łatwo utrzymać w czystości.',
    'Regulacja mocy jest bardzo płynna.',
    'Montaż bez niespodzianek, wymiary zgodne ze schematem.',
    'Wygląda elegancko i dobrze pasuje do blatu.',
    'Garnki stoją stabilnie.',
  ],
  complaints: [
    'Przy najwyższej mocy słychać ciche buczenie.',
    'Na czarnej powierzchni widać smugi.',
    'Trzeba było wymienić część garnków.',
  ],
  questions: [
    ['Czy potrzebne są specjalne garnki?', 'Do płyty indukcyjnej potrzebne są naczynia z magnetycznym dnem. Do gazowej pasują wszystkie.'],
    ['Kto może ją podłączyć?', 'Płytę gazową podłącza osoba z uprawnieniami gazowymi, indukcyjną – elektryk. Możesz zamówić montaż u nas.'],
  ],
  accessories: [],
  complementary: ['piekarniki', 'okapy'],
  services: ['install-built-in', 'removal'],
};
