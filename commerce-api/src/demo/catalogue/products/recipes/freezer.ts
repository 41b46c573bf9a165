import { capacityLitres, noise } from '../../attributes/common.ts';
import { number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { climate, compressor, factor, frost, yearly } from './cooling-specs.ts';
import { fridge } from './fridge.ts';

const shelves = select('liczba_szuflad', 'Liczba szuflad', steps([2, 3, 4, 5, 6, 7, 8], 'szt.'));

const freezerKind = select('rodzaj_zamrazarki', 'Rodzaj zamrażarki', ['szufladowa', 'skrzyniowa', 'podblatowa']);

const autonomy = number('czas_bez_zasilania', 'Czas utrzymania temperatury bez prądu', 'godz.', { facet: false });

const power24 = number('zdolnosc_zamrazania', 'Zdolność zamrażania na dobę', 'kg');

export const freezer: Recipe = {
  ...fridge,
  id: 'freezer',
  illustration: 'freezer',
  groups: [
    ['Podstawowe', [freezerKind, capacityLitres, frost, shelves]],
    ['Mrożenie', [power24, autonomy, compressor, climate]],
    ['Zużycie i hałas', [yearly, noise]],
  ],
  cards: [capacityLitres, frost, power24],
  lines: ['DeepFrost', 'IceBox', 'PolarPro', 'FrostKeep'],
  colours: ['white', 'silver'],
  colourVariants: 0.2,
  build: ({ random: r, leaf }) => {
    const fitted = leaf === 'zamrazarki-do-zabudowy';
    const chest = !fitted && r.chance(0.35);
    const under = fitted ? r.chance(0.5) : !chest && r.chance(0.2);
    const litres = chest ? r.int(98, 380) : under ? r.int(82, 102) : r.int(180, 290);
    const frostFree = !chest && !under && r.chance(0.7);
    const energy = r.weighted<EnergyClass>([
      ['C', 6],
      ['D', 16],
      ['E', 50],
      ['F', 28],
    ]);
    const kWh = Math.round((150 + litres * 0.42) * factor[energy]);
    const decibels = r.int(36, 41);
    const hours = r.int(12, chest ? 38 : 22);
    const kind = chest
      ? 'Zamrażarka skrzyniowa'
      : fitted
        ? 'Zamrażarka do zabudowy'
        : under
          ? 'Zamrażarka podblatowa'
          : 'Zamrażarka szufladowa';
    const high = chest ? 85 : under ? (fitted ? 82 : 84) : fitted ? 178 : r.pick([144, 172, 185]);
    return {
      kind,
      tail: `${litres} l${frostFree ? ' No Frost' : ''}`,
      look: { ...(chest ? looks.chestFreezer : looks.uprightFreezer), measure: high },
      prefix: 'Z',
      digits: `${Math.round(litres / 10)}`,
      price: 600 + litres * 3.4 + (frostFree ? 450 : 0) + (fitted ? 500 : 0) + (energy < 'E' ? 350 : 0),
      values: {
        rodzaj_zamrazarki: chest ? 'skrzyniowa' : under ? 'podblatowa' : 'szufladowa',
        pojemnosc_l: litres,
        system_chlodzenia: frostFree ? 'pełny No Frost' : r.pick(['statyczny', 'Low Frost']),
        liczba_szuflad: chest ? '2 szt.' : under ? '4 szt.' : r.pick(['6 szt.', '7 szt.', '8 szt.']),
        zdolnosc_zamrazania: Math.round(litres / 11),
        czas_bez_zasilania: hours,
        sprezarka: r.pick(['inwerterowa', 'standardowa']),
        klasa_klimatyczna: r.pick(['SN-T', 'N-T']),
        zuzycie_energii_rok: kWh,
        poziom_halasu: decibels,
      },
      size: [high, chest ? Math.round(40 + litres * 0.2) : fitted ? 54 : under ? 55 : 60, chest ? 56 : fitted ? 54 : 63],
      kilograms: Math.round(22 + litres * 0.13),
      included: chest ? 'zamrażarka, dwa kosze, skrobak do lodu, instrukcja' : 'zamrażarka, foremka do lodu, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Roczne zużycie energii', `${kWh} kWh`],
          ['Pojemność zamrażarki', `${litres} l`],
          ['Poziom hałasu', `${decibels} dB`],
          ['Czas bez zasilania', `${hours} godz.`],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(capacityLitres)} na zapasy`,
      `${s.name} pomieści zbiory z działki i większe zakupy. Na dobę zamrozi do ${s.show(power24)} świeżych produktów.`,
    ],
    s.is(frost, 'pełny No Frost') && [
      'Bez rozmrażania',
      'System No Frost nie dopuszcza do powstawania lodu, więc szuflady zawsze wysuwają się lekko.',
    ],
    ['Bezpieczna przy braku prądu', `Gdy zabraknie zasilania, urządzenie utrzyma niską temperaturę przez ${s.show(autonomy)}.`],
    s.is(freezerKind, 'skrzyniowa') && [
      'Wygodna pokrywa',
      'Pokrywa zatrzymuje się pod każdym kątem, a kosze trzymają najczęściej używane produkty na wierzchu.',
    ],
    ['Policzone zużycie', `Roczne zużycie energii to ${s.show(yearly)}, a poziom hałasu wynosi ${s.show(noise)}.`],
  ],
  praise: [
    'Mieści zapasy całej rodziny.',
    'Mrozi szybko, lody nie miękną.',
    'Szuflady są głębokie i wytrzymałe.',
    'Stoi w spiżarni i w ogóle jej nie słychać.',
    'Po awarii prądu nic się nie rozmroziło.',
  ],
  complaints: ['Szuflady mogłyby mieć okienka.', 'Nóżki ustawia się dość mozolnie.', 'Kabel zasilający jest krótki.'],
  questions: [['Czy może stać w garażu?', 'Tak, w zakresie temperatur swojej klasy klimatycznej. Klasa SN-T dopuszcza od 10 do 43°C.']],
  complementary: ['lodowki'],
  services: ['delivery-in', 'removal'],
};

export const builtInFreezer: Recipe = {
  ...freezer,
  id: 'built-in-freezer',
  domain: 'built-in',
  lines: ['InFrost', 'PolarIn'],
  colours: ['white'],
  colourVariants: 0,
};
