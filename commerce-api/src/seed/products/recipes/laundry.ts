import { noise, wifi } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../model/product.ts';
import type { Recipe } from '../recipe.ts';

const load = select('pojemnosc_prania', 'Pojemność prania', steps([5, 6, 7, 8, 9, 10, 11], 'kg'), { short: 'Wsad' });
const dryLoad = select('pojemnosc_suszenia', 'Pojemność suszenia', steps([4, 5, 6, 7, 8, 9], 'kg'), { short: 'Suszenie' });
const spin = select('predkosc_wirowania', 'Maksymalna prędkość wirowania', steps([1000, 1200, 1400, 1600], 'obr./min'), {
  short: 'Wirowanie',
});
const loading = select('sposob_ladowania', 'Sposób ładowania', ['od przodu', 'od góry']);
const motor = select('silnik', 'Rodzaj silnika', ['inwerterowy', 'inwerterowy z napędem bezpośrednim', 'szczotkowy'], {
  hint: 'Silnik inwerterowy nie ma szczotek: jest cichszy, trwalszy i dokładniej dobiera obroty niż szczotkowy.',
});
const steam = flag('funkcja_pary', 'Funkcja pary');
const dosing = flag('automatyczne_dozowanie', 'Automatyczne dozowanie detergentu', { short: 'Dozowanie' });
const programmes = multi('programy', 'Programy specjalne', [
  '15 minut',
  'bawełna',
  'wełna',
  'delikatne',
  'sportowe',
  'dziecięce',
  'pościel',
  'ciemne',
  'koszule',
  'antyalergiczny',
  'odświeżanie',
]);
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

export const builtInWasher: Recipe = {
  ...washingMachine,
  id: 'built-in-washer',
  domain: 'built-in',
  colours: ['white'],
  colourVariants: 0,
  lines: ['FrontLine', 'SilentIn', 'PureSpin'],
  complementary: ['zmywarki-do-zabudowy'],
};
