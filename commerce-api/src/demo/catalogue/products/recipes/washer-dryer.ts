import { noise, wifi } from '../../attributes/common.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { dosing, dryLoad, load, motor, spin, steam } from './laundry-specs.ts';
import { washingMachine } from './washing-machine.ts';

export const washerDryer: Recipe = {
  ...washingMachine,
  id: 'washer-dryer',
  groups: [['Podstawowe', [load, dryLoad, spin, motor]], ...washingMachine.groups.slice(1)],
  cards: [load, dryLoad, spin],
  lines: ['DuoDry', 'TwinCare', 'WashDry', 'OneStep'],
  build: ({ random: r, tier }) => {
    const wash = r.pick([7, 8, 8, 9, 10]);
    const dry = wash - r.pick([2, 3]);
    const rpm = r.pick([1400, 1400, 1600]);
    const energy = r.weighted<EnergyClass>([
      ['C', 10 * tier],
      ['D', 45],
      ['E', 35],
    ]);
    const kWh = Math.round((energy === 'C' ? 290 : energy === 'D' ? 340 : 390) * (0.6 + wash * 0.045));
    const litres = 55 + wash * 3;
    const decibels = r.int(71, 77);
    const hasSteam = r.chance(0.5);
    const hasDosing = r.chance(0.2);
    const smart = r.chance(0.5);
    return {
      kind: 'Pralko-suszarka',
      tail: `${wash}/${dry} kg ${rpm} obr./min`,
      prefix: 'WD',
      digits: `${wash}${dry}`,
      price: 1750 + wash * 120 + (rpm > 1400 ? 150 : 0) + (hasSteam ? 150 : 0) + (hasDosing ? 300 : 0) + (energy === 'C' ? 400 : 0),
      values: {
        pojemnosc_prania: `${wash} kg`,
        pojemnosc_suszenia: `${dry} kg`,
        predkosc_wirowania: `${rpm} obr./min`,
        silnik: r.pick(['inwerterowy', 'inwerterowy z napędem bezpośrednim']),
        programy: [
          'bawełna',
          'delikatne',
          ...r.sample(['15 minut', 'wełna', 'sportowe', 'dziecięce', 'pościel', 'koszule', 'odświeżanie'], 3),
        ],
        funkcja_pary: hasSteam,
        automatyczne_dozowanie: hasDosing,
        sterowanie_smart: smart ? 'tak' : 'nie',
        zuzycie_energii_100: kWh,
        zuzycie_wody_cykl: litres,
        poziom_halasu: decibels,
        zabezpieczenia: ['przed zalaniem', 'blokada przed dziećmi', 'kontrola wyważenia'],
      },
      size: [85, 60, r.int(53, 62)],
      kilograms: 62 + wash,
      included: 'pralko-suszarka, wąż dopływowy, klucz do blokad transportowych, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii na 100 cykli prania i suszenia', `${kWh} kWh`],
          ['Pojemność prania', `${wash} kg`],
          ['Pojemność suszenia', `${dry} kg`],
          ['Zużycie wody na cykl', `${litres} l`],
          ['Hałas podczas wirowania', `${decibels} dB`],
        ],
      },
    };
  },
  story: (s) => [
    [
      'Pranie i suszenie w jednej obudowie',
      `${s.name} wypierze do ${s.show(load)} i wysuszy do ${s.show(dryLoad)} ubrań za jednym razem. To dobre rozwiązanie, gdy w łazience jest miejsce tylko na jedno urządzenie.`,
    ],
    [
      'Mocne wirowanie przed suszeniem',
      `Prędkość do ${s.show(spin)} usuwa większość wody, dzięki czemu suszenie trwa krócej i kosztuje mniej.`,
    ],
    s.is(steam, true) && ['Odświeżanie parą', 'Program z parą usuwa zapachy i wygładza koszule bez prania.'],
    s.is(dosing, true) && [
      'Detergent odmierzany za Ciebie',
      'Zbiornik na płyn napełniasz raz na kilkanaście prań, a urządzenie dobiera dawkę do wagi wsadu.',
    ],
    ['Silnik na lata', `Silnik ${s.show(motor)} pracuje równo i bez szczotek. Podczas wirowania hałas wynosi ${s.show(noise)}.`],
    s.is(wifi, 'tak') && ['Sterowanie z telefonu', 'Ustaw zakończenie prania i suszenia na godzinę powrotu do domu.'],
  ],
  praise: [
    'Wkładam brudne, wyjmuję suche. Magia.',
    'W małej łazience to jedyne rozsądne wyjście.',
    'Suszy dokładnie, ręczniki są puszyste.',
    'Wirowanie spokojne, nic nie stuka.',
    'Obsługa prostsza, niż wygląda panel.',
  ],
  complaints: [
    'Pełny cykl prania i suszenia trwa pół dnia.',
    'Do suszenia trzeba wyjąć część wsadu.',
    'Po suszeniu w uszczelce zostaje trochę kłaczków.',
  ],
  questions: [
    ['Czy wysuszy pełny wsad prania?', 'Nie, pojemność suszenia jest mniejsza niż prania. Oba ciężary podajemy w danych technicznych.'],
  ],
  complementary: ['zelazka', 'generatory-pary'],
};
