import { capacityLitres, power, wifi } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../model/product.ts';
import type { Recipe } from '../recipe.ts';

const cleaning = select('czyszczenie_piekarnika', 'Czyszczenie', ['piroliza', 'kataliza', 'parowe', 'emalia łatwa do czyszczenia'], {
  hint: 'Piroliza spala zabrudzenia w temperaturze około 480°C: po programie wystarczy zetrzeć popiół.',
});
const functions = multi('funkcje_piekarnika', 'Funkcje pieczenia', [
  'termoobieg',
  'grill',
  'góra-dół',
  'pizza',
  'para',
  'frytkownica',
  'sonda do mięsa',
  'rozmrażanie',
  'wyrastanie ciasta',
]);
const rails = select('prowadnice', 'Prowadnice', ['teleskopowe 1 poziom', 'teleskopowe 2 poziomy', 'drabinki']);
const ovenDoor = flag('ciche_domykanie', 'Ciche domykanie drzwi');
const hobType = select('rodzaj_plyty', 'Rodzaj płyty', ['indukcyjna', 'gazowa', 'ceramiczna', 'gazowa na szkle']);
const zones = select('liczba_pol', 'Liczba pól grzejnych', steps([2, 3, 4, 5, 6], 'pola'));
const flex = flag('laczenie_pol', 'Łączenie pól');
const booster = flag('booster', 'Funkcja Booster', { hint: 'Na kilka minut zwiększa moc pola, aby szybciej zagotować wodę.' });
const control = select('sterowanie', 'Sterowanie', [
  'suwaki dotykowe',
  'przyciski dotykowe',
  'pokrętła',
  'pokrętła chowane i ekran',
  'ekran dotykowy',
  'przyciski',
]);
const hobWidth = select('szerokosc_plyty', 'Szerokość płyty', steps([30, 60, 75, 80, 90], 'cm'));
const grates = select('ruszty', 'Ruszty', ['żeliwne', 'stalowe emaliowane']);

const ovenLetters: readonly (readonly [EnergyClass, number])[] = [
  ['A', 92],
  ['B', 8],
];

export const oven: Recipe = {
  id: 'oven',
  illustration: 'oven',
  gender: 'm',
  domain: 'built-in',
  groups: [
    ['Podstawowe', [capacityLitres, cleaning, control, power]],
    ['Pieczenie', [functions, rails, ovenDoor]],
    ['Wygoda', [wifi]],
  ],
  cards: [capacityLitres, cleaning, control],
  lines: ['BakeMaster', 'SteamChef', 'PureCook', 'ProBake'],
  colours: ['black', 'silver', 'white', 'graphite'],
  colourVariants: 0.45,
  build: ({ random: r, tier }) => {
    const litres = r.pick([65, 70, 71, 72, 76, 77]);
    const clean = r.pick(
      tier > 1.05 ? ['piroliza', 'piroliza', 'kataliza'] : ['kataliza', 'parowe', 'piroliza', 'emalia łatwa do czyszczenia'],
    );
    const steam = r.chance(0.35);
    const fry = r.chance(0.3);
    const smart = r.chance(0.4);
    const energy = r.weighted(ovenLetters);
    const kWh = energy === 'A' ? r.pick([0.79, 0.81, 0.82]) : 0.96;
    const how = r.pick(
      tier > 1.1 ? ['ekran dotykowy', 'pokrętła chowane i ekran'] : ['pokrętła', 'pokrętła chowane i ekran', 'przyciski dotykowe'],
    );
    return {
      kind: steam ? 'Piekarnik parowy' : 'Piekarnik elektryczny',
      tail: `${litres} l ${clean === 'piroliza' ? 'z pirolizą' : clean === 'kataliza' ? 'z katalizą' : clean === 'parowe' ? 'z czyszczeniem parowym' : 'z termoobiegiem'}`,
      prefix: 'O',
      digits: `${litres}`,
      price:
        850 +
        (clean === 'piroliza' ? 500 : 150) +
        (steam ? 650 : 0) +
        (fry ? 100 : 0) +
        (smart ? 200 : 0) +
        (how === 'ekran dotykowy' ? 500 : 0),
      values: {
        pojemnosc_l: litres,
        czyszczenie_piekarnika: clean,
        sterowanie: how,
        moc: r.pick([3300, 3400, 3500, 3600]),
        prowadnice: r.pick(['teleskopowe 1 poziom', 'teleskopowe 2 poziomy', 'drabinki']),
        ciche_domykanie: r.chance(0.6),
        funkcje_piekarnika: [
          'termoobieg',
          'grill',
          'góra-dół',
          ...r.sample(['pizza', 'rozmrażanie', 'wyrastanie ciasta'], 2),
          ...(steam ? ['para'] : []),
          ...(fry ? ['frytkownica'] : []),
          ...(r.chance(0.3) ? ['sonda do mięsa'] : []),
        ],
        sterowanie_smart: smart ? 'tak' : 'nie',
      },
      size: [59.5, 59.5, 56],
      kilograms: 36,
      included: 'piekarnik, blacha głęboka, blacha płaska, ruszt, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii, termoobieg', `${String(kWh).replace('.', ',')} kWh/cykl`],
          ['Zużycie energii, tryb konwencjonalny', '0,97 kWh/cykl'],
          ['Pojemność komory', `${litres} l`],
          ['Źródło ciepła', 'energia elektryczna'],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(capacityLitres)} na cztery poziomy`,
      `Komora o pojemności ${s.show(capacityLitres)} mieści dużą blachę z indykiem albo dwie z ciasteczkami. Termoobieg równo rozprowadza ciepło, więc wypieki rumienią się jednakowo.`,
    ],
    s.is(cleaning, 'piroliza') && [
      'Czyści się wysoką temperaturą',
      'Piroliza zamienia tłuszcz i resztki w popiół. Po programie wystarczy przetrzeć komorę wilgotną ściereczką.',
    ],
    s.is(cleaning, 'kataliza') && [
      'Mniej szorowania',
      'Wkłady katalityczne wchłaniają tłuszcz podczas pieczenia, dlatego ścianki myjesz rzadziej.',
    ],
    s.has(functions, 'para') && [
      'Pieczenie z parą',
      'Dodatek pary sprawia, że chleb ma chrupiącą skórkę, a mięso zostaje soczyste w środku.',
    ],
    s.has(functions, 'sonda do mięsa') && [
      'Sonda pilnuje pieczeni',
      'Wbij sondę w mięso i wybierz temperaturę. Piekarnik wyłączy się, gdy środek będzie gotowy.',
    ],
    s.is(ovenDoor, true) && ['Drzwi bez trzaskania', 'Zawiasy z hamulcem domykają drzwi cicho i powoli. Przednia szyba pozostaje chłodna.'],
    ['Jasna obsługa', `Sterowanie: ${s.show(control)}. Zegar pozwala opóźnić start i wyłączyć pieczenie o wybranej godzinie.`],
    s.is(wifi, 'tak') && ['Przepisy w aplikacji', 'Wybierz danie w telefonie, a piekarnik sam ustawi temperaturę, funkcję i czas.'],
  ],
  praise: [
    'Ciasta rosną równo, nic się nie przypala.',
    'Nagrzewa się naprawdę szybko.',
    'Prowadnice wysuwają się lekko nawet z gęsią.',
    'Czyszczenie przestało być problemem.',
    'Świetnie wygląda w zabudowie.',
    'Pizza z kamienia wychodzi jak z pizzerii.',
  ],
  complaints: [
    'Szyba łapie odciski palców.',
    'Wentylator chłodzący pracuje jeszcze pół godziny po pieczeniu.',
    'Menu wymaga przyzwyczajenia.',
  ],
  questions: [
    [
      'Czy potrzebne jest przyłącze trójfazowe?',
      'Nie, piekarnik podłącza się do gniazda 230 V z uziemieniem i osobnym bezpiecznikiem 16 A.',
    ],
  ],
  accessories: [],
  complementary: ['plyty-indukcyjne', 'okapy', 'mikrofale-do-zabudowy'],
  services: ['delivery-in', 'install-built-in', 'removal'],
  large: true,
};

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
        liczba_pol: `${count} pola`,
        moc: gas ? 7600 + count * 300 : wide === 30 ? 3600 : 7400,
        laczenie_pol: joined,
        booster: boost,
        sterowanie: gas ? 'pokrętła' : sliders ? 'suwaki dotykowe' : 'przyciski dotykowe',
        sterowanie_smart: !gas && r.chance(0.25) ? 'tak' : 'nie',
        ...(gas ? { ruszty: r.pick(['żeliwne', 'żeliwne', 'stalowe emaliowane']) } : {}),
      },
      size: [gas ? 9 : 5.5, wide === 30 ? 29 : wide - 1, 52],
      kilograms: gas ? 12 : 10,
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

const cookerHob = select('plyta_kuchni', 'Płyta', ['gazowa', 'indukcyjna', 'ceramiczna']);
const cookerWidth = select('szerokosc_kuchni', 'Szerokość kuchni', steps([50, 60, 90], 'cm'));

export const cooker: Recipe = {
  id: 'cooker',
  illustration: 'cooker',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [cookerHob, cookerWidth, zones, capacityLitres]],
    ['Piekarnik', [functions, cleaning, rails]],
    ['Obsługa', [control]],
  ],
  cards: [cookerHob, cookerWidth, capacityLitres],
  lines: ['CookLine', 'HeatMaster', 'Domowa', 'ProFlame'],
  colours: ['white', 'silver', 'black'],
  colourVariants: 0.45,
  build: ({ random: r, leaf }) => {
    const gas = leaf === 'kuchnie-gazowe';
    const induction = !gas && r.chance(0.65);
    const wide = r.pick([50, 50, 60, 60, 90]);
    const count = wide === 90 ? 5 : 4;
    const litres = wide === 50 ? r.int(55, 62) : wide === 60 ? r.int(64, 72) : r.int(98, 112);
    const energy = r.weighted(ovenLetters);
    const plate = gas ? 'gazowa' : induction ? 'indukcyjna' : 'ceramiczna';
    return {
      kind: gas ? 'Kuchnia gazowo-elektryczna' : `Kuchnia ${induction ? 'indukcyjna' : 'ceramiczna'}`,
      tail: `${wide} cm`,
      prefix: 'K',
      digits: `${wide}${count}`,
      price: 900 + (wide - 50) * 28 + (induction ? 900 : gas ? 0 : 250) + (wide === 90 ? 800 : 0),
      values: {
        plyta_kuchni: plate,
        szerokosc_kuchni: `${wide} cm`,
        liczba_pol: `${count} pola`,
        pojemnosc_l: litres,
        czyszczenie_piekarnika: r.pick(['kataliza', 'parowe', 'emalia łatwa do czyszczenia', 'emalia łatwa do czyszczenia']),
        funkcje_piekarnika: [
          'grill',
          'góra-dół',
          ...(r.chance(0.75) ? ['termoobieg'] : []),
          ...r.sample(['pizza', 'rozmrażanie', 'wyrastanie ciasta'], 1),
        ],
        prowadnice: r.pick(['teleskopowe 1 poziom', 'drabinki', 'drabinki']),
        sterowanie: r.pick(['pokrętła', 'pokrętła', 'pokrętła chowane i ekran']),
      },
      size: [85, wide, 60],
      kilograms: wide === 90 ? 72 : 46,
      included: gas ? 'kuchnia, blachy, ruszt, dysze do gazu płynnego, instrukcja' : 'kuchnia, blachy, ruszt, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii, tryb konwencjonalny', energy === 'A' ? '0,79 kWh/cykl' : '0,92 kWh/cykl'],
          ['Pojemność komory', `${litres} l`],
          ['Źródło ciepła', 'energia elektryczna'],
        ],
      },
    };
  },
  story: (s) => [
    [
      'Płyta i piekarnik w jednym',
      `${s.name} ma szerokość ${s.show(cookerWidth)} i zastąpi dwa osobne urządzenia. Ustawisz ją między szafkami bez przebudowy mebli.`,
    ],
    s.is(cookerHob, 'gazowa') && ['Gaz z zabezpieczeniem', 'Gdy płomień zgaśnie, zawór odcina gaz. Zapalarka jest w każdym pokrętle.'],
    s.is(cookerHob, 'indukcyjna') && [
      'Szybka indukcja',
      'Pola indukcyjne gotują wodę o połowę szybciej niż tradycyjne i od razu reagują na zmianę mocy.',
    ],
    [
      `Piekarnik ${s.show(capacityLitres)}`,
      `W komorze o pojemności ${s.show(capacityLitres)} zmieści się duża blacha ciasta. Funkcje pieczenia: ${s.show(functions)}.`,
    ],
    ['Schowek na blachy', 'Pod piekarnikiem jest szuflada na formy i pokrywki, które zwykle nie mają swojego miejsca.'],
  ],
  praise: [
    'Piecze równo, sernik nie opadł.',
    'Prosta obsługa, żadnych zbędnych funkcji.',
    'Palniki równo trzymają mały płomień.',
    'Wygląda solidnie i łatwo się myje.',
    'Szuflada na dole jest bardzo praktyczna.',
  ],
  complaints: ['Brakuje oświetlenia po obu stronach.', 'Pokrętła mogłyby chodzić lżej.', 'Dysze do butli musiał wymienić serwisant.'],
  questions: [
    ['Czy mogę podłączyć ją do butli gazowej?', 'Tak, po wymianie dysz przez osobę z uprawnieniami. Dysze są w zestawie z kuchnią gazową.'],
  ],
  accessories: [],
  complementary: ['okapy', 'kuchenki-mikrofalowe'],
  services: ['delivery-in', 'install-large', 'removal'],
  large: true,
};

const microFunctions = multi('funkcje_mikrofali', 'Funkcje', [
  'podgrzewanie',
  'rozmrażanie',
  'grill',
  'konwekcja',
  'program pizza',
  'gotowanie na parze',
  'tryb cichy',
]);
const microPower = select('moc_mikrofal', 'Moc mikrofal', steps([700, 800, 900, 1000], 'W'), { short: 'Moc' });
const inside = select('wnetrze_mikrofali', 'Wnętrze', ['stal nierdzewna', 'emalia', 'emalia ceramiczna']);
const turntable = flag('talerz_obrotowy', 'Talerz obrotowy');

export const microwave: Recipe = {
  id: 'microwave',
  illustration: 'microwave',
  gender: 'f',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, microPower, microFunctions]],
    ['Wykonanie', [inside, turntable, control]],
  ],
  cards: [capacityLitres, microPower, control],
  lines: ['QuickHeat', 'WarmUp', 'MicroChef', 'Domi'],
  colours: ['black', 'white', 'silver', 'sand', 'red'],
  colourVariants: 0.45,
  build: ({ random: r, leaf }) => {
    const fitted = leaf === 'mikrofale-do-zabudowy';
    const litres = r.pick(fitted ? [20, 25, 25, 32] : [17, 20, 20, 23, 25, 28, 30]);
    const watts = litres >= 25 ? r.pick([900, 1000]) : r.pick([700, 800]);
    const grill = r.chance(0.5);
    const convection = litres >= 25 && r.chance(0.35);
    return {
      kind: `${fitted ? 'Mikrofala do zabudowy' : 'Kuchenka mikrofalowa'}${grill ? ' z grillem' : ''}`,
      tail: `${litres} l ${watts} W`,
      prefix: 'M',
      digits: `${litres}`,
      price: (fitted ? 620 : 170) + litres * 7 + (grill ? 60 : 0) + (convection ? 220 : 0),
      values: {
        pojemnosc_l: litres,
        moc_mikrofal: `${watts} W`,
        funkcje_mikrofali: [
          'podgrzewanie',
          'rozmrażanie',
          ...(grill ? ['grill'] : []),
          ...(convection ? ['konwekcja'] : []),
          ...r.sample(['program pizza', 'gotowanie na parze', 'tryb cichy'], 1),
        ],
        wnetrze_mikrofali: r.pick(['stal nierdzewna', 'emalia', 'emalia ceramiczna']),
        talerz_obrotowy: r.chance(0.8),
        sterowanie: r.pick(fitted ? ['przyciski dotykowe', 'pokrętła chowane i ekran'] : ['pokrętła', 'przyciski dotykowe', 'przyciski']),
      },
      size: [fitted ? 38.8 : 26 + Math.round(litres / 10), fitted ? 59.5 : 44 + Math.round(litres / 8), fitted ? 38 : 35],
      kilograms: fitted ? 18 : 12,
      included: fitted ? 'mikrofala, ramka montażowa, talerz, instrukcja' : 'kuchenka, talerz szklany, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(microPower)} i ${s.show(capacityLitres)}`,
      `Moc ${s.show(microPower)} podgrzeje obiad w dwie–trzy minuty, a komora o pojemności ${s.show(capacityLitres)} mieści duży talerz.`,
    ],
    s.has(microFunctions, 'grill') && ['Chrupiąca skórka', 'Grill zapiecze tosty, zapiekanki i skrzydełka bez rozgrzewania piekarnika.'],
    s.has(microFunctions, 'konwekcja') && [
      'Mały piekarnik',
      'Konwekcja piecze gorącym powietrzem jak w piekarniku, dlatego upieczesz nawet ciasto.',
    ],
    s.is(turntable, false) && [
      'Płaskie dno',
      'Fale rozprowadza mieszadło pod dnem, więc talerz nie musi się obracać i zmieści się także naczynie prostokątne.',
    ],
    ['Łatwe czyszczenie', `Wnętrze (${s.show(inside)}) przetrzesz wilgotną ściereczką. Rozmrażanie według wagi nie dogotowuje brzegów.`],
  ],
  praise: [
    'Podgrzewa równo, środek nie zostaje zimny.',
    'Mała z zewnątrz, pojemna w środku.',
    'Prosta, bez setki programów.',
    'Łatwo się czyści.',
    'Cicho zamyka się drzwiczki.',
    'Ładny kolor, pasuje do czajnika.',
  ],
  complaints: ['Sygnału końca nie da się wyłączyć.', 'Kabel mógłby być dłuższy.', 'Światło w środku jest dość słabe.'],
  questions: [
    ['Czy można używać w niej metalowych naczyń?', 'Nie, używaj szkła, porcelany i plastiku oznaczonego jako odpowiedni do mikrofal.'],
  ],
  accessories: [],
  complementary: ['czajniki', 'tostery'],
  services: [],
};
export const builtInMicrowave: Recipe = {
  ...microwave,
  id: 'built-in-microwave',
  domain: 'built-in',
  colours: ['black', 'silver'],
  complementary: ['piekarniki', 'plyty-indukcyjne'],
  services: ['install-built-in'],
};
