import { noise, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { dryLoad, programmes, steam } from './laundry-specs.ts';

const dryerType = select('rodzaj_suszenia', 'Rodzaj suszenia', ['pompa ciepła', 'kondensacyjne'], {
  hint: 'Suszarka z pompą ciepła odzyskuje ciepło z powietrza, dlatego suszy w niższej temperaturze i zużywa wyraźnie mniej prądu niż kondensacyjna.',
});

const water = select('odprowadzanie_wody', 'Odprowadzanie wody', ['do zbiornika', 'do zbiornika lub kanalizacji']);

const filter = flag('samoczyszczacy_kondensator', 'Samoczyszczący się kondensator');

const dryEnergy = number('zuzycie_energii_suszenie', 'Zużycie energii na 100 cykli suszenia', 'kWh', { facet: false });

export const dryer: Recipe = {
  id: 'dryer',
  illustration: 'dryer',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [dryerType, dryLoad, water, filter]],
    ['Suszenie i wygoda', [programmes, steam, wifi]],
    ['Zużycie i hałas', [dryEnergy, noise]],
  ],
  cards: [dryLoad, dryerType, noise],
  lines: ['DryCare', 'EcoDry', 'SoftDry', 'HeatPro', 'AirWrap'],
  colours: ['white', 'graphite', 'black'],
  colourVariants: 0.25,
  build: ({ random: r, tier }) => {
    const kg = r.pick([7, 8, 8, 8, 9, 9]);
    const pump = r.chance(0.9);
    const energy = pump
      ? r.weighted<EnergyClass>([
          ['A', tier * 30],
          ['B', 40],
          ['C', 30],
        ])
      : 'D';
    const kWh = Math.round({ A: 78, B: 98, C: 132, D: 285, E: 300, F: 320, G: 340 }[energy] * (0.5 + kg * 0.06));
    const decibels = r.int(61, 66);
    const hasSteam = r.chance(0.3);
    const smart = r.chance(0.5);
    return {
      kind: pump ? 'Suszarka do ubrań z pompą ciepła' : 'Suszarka kondensacyjna',
      tail: `${kg} kg`,
      prefix: 'D',
      digits: `${kg}0`,
      price: (pump ? 1150 : 900) + kg * 110 + (energy === 'A' ? 500 : 0) + (hasSteam ? 200 : 0) + (smart ? 120 : 0),
      values: {
        rodzaj_suszenia: pump ? 'pompa ciepła' : 'kondensacyjne',
        pojemnosc_suszenia: `${kg} kg`,
        odprowadzanie_wody: r.pick(['do zbiornika', 'do zbiornika lub kanalizacji', 'do zbiornika lub kanalizacji']),
        samoczyszczacy_kondensator: r.chance(0.5),
        programy: ['bawełna', 'delikatne', ...r.sample(['wełna', 'sportowe', 'dziecięce', 'pościel', 'koszule', 'odświeżanie'], 3)],
        funkcja_pary: hasSteam,
        sterowanie_smart: smart ? 'tak' : 'nie',
        zuzycie_energii_suszenie: kWh,
        poziom_halasu: decibels,
      },
      size: [85, 60, r.int(57, 64)],
      kilograms: 46 + kg,
      included: 'suszarka, wąż do odprowadzania wody, kosz do wełny, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii na 100 cykli', `${kWh} kWh`],
          ['Pojemność znamionowa', `${kg} kg`],
          ['Czas programu eco', `3:${10 + kg * 3}`],
          ['Klasa wydajności kondensacji', pump ? 'A' : 'B'],
          ['Poziom hałasu', `${decibels} dB`],
        ],
      },
    };
  },
  story: (s) => [
    s.is(dryerType, 'pompa ciepła') && [
      'Pompa ciepła suszy delikatniej',
      `${s.name} odzyskuje ciepło z powietrza i suszy w niższej temperaturze. Ubrania się nie kurczą, a 100 cykli kosztuje ${s.show(dryEnergy)} energii.`,
    ],
    [
      `${s.show(dryLoad)} bez rozwieszania`,
      `Wsad do ${s.show(dryLoad)} odpowiada pełnej pralce. Czujnik wilgotności kończy program dokładnie wtedy, gdy pranie jest suche.`,
    ],
    s.is(filter, true) && [
      'Mniej czyszczenia',
      'Kondensator płucze się sam w trakcie pracy. Tobie zostaje wytrzepanie filtra kłaczków po suszeniu.',
    ],
    s.is(water, 'do zbiornika lub kanalizacji') && [
      'Woda odpływa sama',
      'Podłącz suszarkę do syfonu, aby nie opróżniać zbiornika. Wąż dołączamy w zestawie.',
    ],
    s.is(steam, true) && ['Odświeżanie parą', 'Program z parą usuwa zapachy i rozprostowuje zagniecenia w koszulach bez prania.'],
    s.is(wifi, 'tak') && ['Powiadomienie, gdy wyschnie', 'Aplikacja pokazuje czas do końca i pozwala dobrać program do rodzaju tkaniny.'],
  ],
  praise: [
    'Ręczniki są miękkie jak nigdy.',
    'Koniec z suszarką rozstawioną w salonie.',
    'Pranie wychodzi ciepłe i bez zagnieceń.',
    'Sierść psa zostaje na filtrze, a nie na ubraniach.',
    'Pracuje ciszej niż pralka.',
    'Prąd poszedł w górę mniej, niż się spodziewa{łem|łam}.',
  ],
  complaints: [
    'Cykl z pościelą trzeba czasem powtórzyć, bo się zwija.',
    'Filtr trzeba czyścić po każdym suszeniu.',
    'Zbiornik na wodę wyjmuje się trochę ciężko.',
  ],
  questions: [
    [
      'Czy można ją podłączyć do kanalizacji?',
      'Sprawdź wiersz „Odprowadzanie wody” w danych technicznych: jeżeli jest tam kanalizacja, potrzebny wąż dołączamy w zestawie.',
    ],
    [
      'Czy nadaje się do suszenia wełny?',
      'Tak, jeżeli na metce nie ma zakazu suszenia w bębnie. Wybierz program delikatny i niską temperaturę.',
    ],
  ],
  accessories: [],
  complementary: ['pralki', 'zelazka'],
  services: ['delivery-in', 'install-large', 'removal'],
  large: true,
};
