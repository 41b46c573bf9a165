import { noise, wifi } from '../../attributes/common.ts';
import { multi, number, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { dosing, load, motor, programmes, spin, steam } from './laundry-specs.ts';

const loading = select('sposob_ladowania', 'Sposób ładowania', ['od przodu', 'od góry']);

const cycleEnergy = number('zuzycie_energii_100', 'Zużycie energii na 100 cykli', 'kWh', { facet: false });

const cycleWater = number('zuzycie_wody_cykl', 'Zużycie wody na cykl', 'l', { facet: false });

const narrow = select('glebokosc_pralki', 'Głębokość pralki', ['wąska (do 47 cm)', 'standardowa (od 48 cm)']);

const safety = multi('zabezpieczenia', 'Zabezpieczenia', [
  'przed zalaniem',
  'blokada przed dziećmi',
  'kontrola piany',
  'kontrola wyważenia',
]);

const letters: readonly (readonly [EnergyClass, number])[] = [
  ['A', 52],
  ['B', 20],
  ['C', 16],
  ['D', 8],
  ['E', 4],
];

const perHundred: Readonly<Record<EnergyClass, number>> = { A: 47, B: 56, C: 64, D: 73, E: 82, F: 90, G: 98 };

export const washingMachine: Recipe = {
  id: 'washing-machine',
  illustration: 'washing-machine',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [loading, load, spin, motor, narrow]],
    ['Pranie i wygoda', [programmes, steam, dosing, wifi]],
    ['Zużycie i hałas', [cycleEnergy, cycleWater, noise]],
    ['Bezpieczeństwo', [safety]],
  ],
  cards: [load, spin, noise],
  lines: ['AquaCare', 'SlimWash', 'EcoDrum', 'PureSpin', 'SteamLine', 'SoftWash'],
  colours: ['white', 'graphite', 'silver', 'black'],
  colourVariants: 0.25,
  build: ({ random: r, tier, leaf }) => {
    const top = r.chance(0.14) && leaf === 'pralki';
    const slim = r.chance(0.25) && leaf === 'pralki';
    const kg = top ? r.pick([6, 7, 7]) : slim ? r.pick([5, 6, 7]) : r.pick([7, 8, 8, 9, 9, 10, 11]);
    const rpm = tier > 1.2 ? 1600 : r.pick(kg > 7 ? [1400, 1400, 1400, 1600] : [1000, 1200, 1200, 1400]);
    const energy = r.weighted(letters);
    const kWh = Math.round(perHundred[energy] * (0.62 + kg * 0.045));
    const litres = Math.round(30 + kg * 1.9 + r.int(-2, 3));
    const decibels = r.int(69, 77);
    const hasSteam = r.chance(tier * 0.5);
    const hasDosing = r.chance(0.2) && !top;
    const smart = r.chance(0.5);
    const deep = top ? 60 : slim ? r.int(41, 46) : r.int(50, 61);
    const kind =
      leaf === 'pralki-do-zabudowy'
        ? 'Pralka do zabudowy'
        : top
          ? 'Pralka ładowana od góry'
          : slim
            ? 'Pralka wąska'
            : hasSteam && r.chance(0.4)
              ? 'Pralka parowa'
              : 'Pralka ładowana od przodu';
    return {
      kind,
      tail: `${kg} kg ${rpm} obr./min`,
      prefix: top ? 'T' : 'W',
      digits: `${kg}${rpm / 100}`,
      price:
        720 +
        kg * 95 +
        (rpm - 1000) * 0.6 +
        (hasSteam ? 150 : 0) +
        (hasDosing ? 350 : 0) +
        (smart ? 120 : 0) +
        (energy === 'A' ? 150 : 0) +
        (leaf === 'pralki' ? 0 : 600),
      values: {
        sposob_ladowania: top ? 'od góry' : 'od przodu',
        pojemnosc_prania: `${kg} kg`,
        predkosc_wirowania: `${rpm} obr./min`,
        silnik: rpm < 1200 ? 'szczotkowy' : r.pick(['inwerterowy', 'inwerterowy', 'inwerterowy z napędem bezpośrednim']),
        glebokosc_pralki: deep <= 47 ? 'wąska (do 47 cm)' : 'standardowa (od 48 cm)',
        programy: [
          'bawełna',
          'delikatne',
          ...r.sample(['15 minut', 'wełna', 'sportowe', 'dziecięce', 'pościel', 'ciemne', 'koszule', 'antyalergiczny', 'odświeżanie'], 4),
        ],
        funkcja_pary: hasSteam,
        automatyczne_dozowanie: hasDosing,
        sterowanie_smart: smart ? 'tak' : 'nie',
        zuzycie_energii_100: kWh,
        zuzycie_wody_cykl: litres,
        poziom_halasu: decibels,
        zabezpieczenia: ['przed zalaniem', 'blokada przed dziećmi', ...(r.chance(0.6) ? ['kontrola piany'] : []), 'kontrola wyważenia'],
      },
      size: [top ? 90 : leaf === 'pralki' ? 85 : 82, top ? 40 : 60, deep],
      kilograms: 48 + kg * 2.5,
      ...(top && { look: looks.topLoader }),
      included: 'pralka, wąż dopływowy, klucz do blokad transportowych, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii na 100 cykli', `${kWh} kWh`],
          ['Pojemność znamionowa', `${kg} kg`],
          ['Czas programu eco 40-60', `3:${28 + kg}`],
          ['Zużycie wody na cykl', `${litres} l`],
          ['Klasa wirowania', rpm >= 1400 ? 'B' : 'C'],
          ['Hałas podczas wirowania', `${decibels} dB`],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(load)} na jeden raz`,
      s.pick([
        `Bęben o pojemności ${s.show(load)} mieści pranie z kilku dni, a wirowanie z prędkością do ${s.show(spin)} sprawia, że ubrania wyjmujesz niemal gotowe do suszenia.`,
        `${s.name} przyjmuje ${s.show(load)} wsadu. Maksymalne ${s.show(spin)} wirowania skraca czas schnięcia, a delikatne tkaniny możesz odwirować na niższych obrotach.`,
      ]),
    ],
    s.is(steam, true) && [
      'Para zamiast prasowania',
      'Dodatek pary rozluźnia włókna i ogranicza zagniecenia. Program odświeżania przywraca ubraniom dobry wygląd bez pełnego prania.',
    ],
    s.is(dosing, true) && [
      'Detergent odmierzany za Ciebie',
      'Zbiornik na płyn napełniasz raz na kilkanaście prań. Pralka waży wsad i pobiera dokładnie tyle środka, ile potrzeba.',
    ],
    !s.is(motor, 'szczotkowy') && [
      'Silnik bez szczotek',
      `Silnik ${s.show(motor)} nie ma części, które się ścierają, dlatego pracuje równo przez lata. Hałas podczas wirowania to ${s.show(noise)}.`,
    ],
    [
      'Rozsądne zużycie',
      `Na 100 cykli programu eco 40-60 urządzenie zużywa ${s.show(cycleEnergy)} energii, a na jeden cykl ${s.show(cycleWater)} wody. Dokładne dane znajdziesz na etykiecie energetycznej.`,
    ],
    s.is(wifi, 'tak') && [
      'Sterowanie z telefonu',
      'Połącz pralkę z domową siecią Wi-Fi, aby uruchomić pranie w drodze do domu i dostać powiadomienie, gdy się skończy.',
    ],
    s.is(narrow, 'wąska (do 47 cm)') && [
      'Do małej łazienki',
      'Płytka obudowa mieści się tam, gdzie zwykła pralka zasłaniałaby przejście, a drzwi otwierają się szeroko.',
    ],
  ],
  praise: [
    'Pranie wychodzi czyste i prawie suche po wirowaniu.',
    'Program 15 minut ratuje mnie przed pracą.',
    'Nie skacze po łazience nawet na najwyższych obrotach.',
    'Słychać ją tylko przy wirowaniu, reszta cyklu bardzo cicho.',
    'Panel jest czytelny, mama poradziła sobie bez instrukcji.',
    'Po miesiącu prania widzę niższy rachunek za prąd.',
    'Szuflada na proszek łatwo się wyjmuje i myje.',
  ],
  complaints: [
    'Program eco trwa ponad trzy godziny, trzeba się przyzwyczaić.',
    'Melodyjka na koniec prania mogłaby być cichsza.',
    'Wąż dopływowy mógłby być dłuższy.',
    'Aplikacja czasem gubi połączenie.',
  ],
  questions: [
    ['Czy wąż odpływowy jest w zestawie?', 'Tak, wąż odpływowy jest zamontowany, a dopływowy znajdziesz w bębnie.'],
    [
      'Czy można postawić na niej suszarkę?',
      'Tak, z łącznikiem producenta, jeżeli oba urządzenia mają szerokość 60 cm i ładowanie od przodu.',
    ],
  ],
  accessories: [],
  complementary: ['suszarki-do-ubran', 'zelazka'],
  services: ['delivery-in', 'install-large', 'removal'],
  large: true,
};

export const builtInWasher: Recipe = {
  ...washingMachine,
  id: 'built-in-washer',
  domain: 'built-in',
  colours: ['white'],
  colourVariants: 0,
  lines: ['FrontLine', 'SilentIn', 'PureSpin'],
  complementary: ['zmywarki-do-zabudowy'],
};
