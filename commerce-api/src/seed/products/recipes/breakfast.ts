import { capacityLitres, power, wifi } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const machine = select('rodzaj_ekspresu', 'Rodzaj ekspresu', ['automatyczny', 'kolbowy', 'kolbowy z młynkiem', 'automatyczny do zabudowy']);
const bars = select('cisnienie', 'Ciśnienie', ['15 bar', '19 bar', '20 bar']);
const milk = select('spienianie', 'Spienianie mleka', ['automatyczny system mleczny', 'dysza automatyczna', 'dysza ręczna', 'brak']);
const drinks = select('liczba_napojow', 'Liczba napojów', ['2', '4', '6', '8', '10', '12', '16', '20'], { short: 'Napoje' });
const grinder = select('mlynek', 'Młynek', ['ceramiczny', 'stalowy', 'brak']);
const tank = number('zbiornik_na_wode', 'Zbiornik na wodę', 'l', { facet: false });
const brewer = flag('wyjmowany_zaparzacz', 'Wyjmowany zaparzacz', {
  hint: 'Zaparzacz, który można wyjąć, opłuczesz pod kranem raz w tygodniu i nie zbierze się w nim osad.',
});

export const coffeeMachine: Recipe = {
  id: 'coffee-machine',
  illustration: 'coffee-machine',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [machine, bars, grinder, drinks]],
    ['Mleko i woda', [milk, tank, brewer]],
    ['Wygoda', [power, wifi]],
  ],
  cards: [bars, milk, drinks],
  lines: ['Barista', 'Crema', 'Aroma', 'Ristretto', 'Poranek'],
  colours: ['black', 'silver', 'white', 'sand', 'red'],
  colourVariants: 0.35,
  build: ({ random: r, leaf, tier }) => {
    const automatic = leaf !== 'ekspresy-kolbowe';
    const fitted = leaf === 'ekspresy-do-zabudowy';
    const ground = !automatic && r.chance(0.4);
    const frother = automatic
      ? r.pick(['automatyczny system mleczny', 'automatyczny system mleczny', 'dysza automatyczna', 'dysza ręczna'])
      : r.pick(['dysza ręczna', 'dysza ręczna', 'dysza automatyczna']);
    const count = automatic ? (frother === 'automatyczny system mleczny' ? r.pick([8, 10, 12, 16, 20]) : r.pick([4, 6])) : r.pick([2, 4]);
    const bar = r.pick(automatic ? [15, 15, 19] : [15, 20]);
    return {
      kind: fitted
        ? 'Ekspres automatyczny do zabudowy'
        : automatic
          ? 'Ekspres ciśnieniowy automatyczny'
          : ground
            ? 'Ekspres kolbowy z młynkiem'
            : 'Ekspres kolbowy',
      tail: automatic ? `${count} napojów`.replace('4 napojów', '4 napoje') : `${bar} bar`,
      prefix: 'E',
      digits: `${bar}${count}`,
      price:
        (fitted ? 4200 : automatic ? 1150 : 420) +
        count * 55 +
        (frother === 'automatyczny system mleczny' ? 450 : 0) +
        (ground ? 900 : 0) +
        (tier - 1) * 300,
      values: {
        rodzaj_ekspresu: fitted ? 'automatyczny do zabudowy' : automatic ? 'automatyczny' : ground ? 'kolbowy z młynkiem' : 'kolbowy',
        cisnienie: `${bar} bar`,
        mlynek: automatic || ground ? r.pick(['ceramiczny', 'stalowy']) : 'brak',
        liczba_napojow: String(count),
        spienianie: frother,
        zbiornik_na_wode: r.pick([1.2, 1.5, 1.7, 1.8, 2, 2.2]),
        wyjmowany_zaparzacz: automatic && r.chance(0.75),
        moc: r.pick(automatic ? [1450, 1500] : [1100, 1350, 1650]),
        sterowanie_smart: automatic && r.chance(0.25) ? 'tak' : 'nie',
      },
      size: [fitted ? 45.5 : r.int(31, 38), fitted ? 59.5 : automatic ? r.int(23, 28) : r.int(18, 30), r.int(38, 46)],
      kilograms: automatic ? 9 : 5,
      included: automatic
        ? 'ekspres, pojemnik na mleko lub wężyk, filtr wody, tester twardości, instrukcja'
        : 'ekspres, kolba, dwa sitka, ubijak, dzbanek, instrukcja',
    };
  },
  story: (s) => [
    s.is(machine, 'kolbowy') || s.is(machine, 'kolbowy z młynkiem')
      ? [
          'Kawa pod pełną kontrolą',
          `${s.name} pozwala samemu dobrać dawkę, docisk i czas parzenia. Pompa ${s.show(bars)} i stabilna temperatura dają gęstą cremę.`,
        ]
      : [
          'Kawa za jednym dotknięciem',
          `${s.name} miele ziarna na każdą filiżankę i przygotowuje do ${s.show(drinks)} rodzajów napojów. Moc, ilość i temperaturę zapamiętasz w profilu.`,
        ],
    s.is(milk, 'automatyczny system mleczny') && [
      'Pianka bez ćwiczeń',
      'System mleczny spienia mleko i po każdym napoju sam się płucze. Pojemnik wstawisz z resztą mleka do lodówki.',
    ],
    s.is(milk, 'dysza ręczna') && ['Dysza do latte art', 'Ruchoma dysza pary pozwala przygotować aksamitną piankę i samemu wylewać wzory.'],
    !s.is(grinder, 'brak') && [
      'Świeżo mielone ziarna',
      `Młynek (${s.show(grinder)}) ma kilka stopni grubości, dzięki czemu dopasujesz mielenie do ziaren.`,
    ],
    s.is(brewer, true) && [
      'Łatwa higiena',
      'Zaparzacz wyjmiesz z boku i opłuczesz pod bieżącą wodą. Program odkamieniania prowadzi krok po kroku.',
    ],
    [
      'Duży zbiornik na wodę',
      `W zbiorniku mieści się ${s.show(tank)} wody. Wyjmiesz go bez przestawiania ekspresu, a tackę na skropliny opłuczesz pod kranem.`,
    ],
    s.is(wifi, 'tak') && ['Kawa z łóżka', 'Zamów napój w aplikacji i zapisz własne przepisy dla domowników.'],
  ],
  praise: [
    'Kawa smakuje jak w dobrej kawiarni.',
    'Pianka gęsta i ciepła.',
    'Goście zawsze proszą o dokładkę.',
    'Czyszczenie trwa dwie minuty.',
    'Nagrzewa się zaskakująco szybko.',
    'Mieści się pod szafką, a kubek do latte wchodzi.',
  ],
  complaints: ['Młynek słychać w całym mieszkaniu.', 'Tacka na skropliny szybko się zapełnia.', 'Zbiornik na wodę mógłby być większy.'],
  questions: [
    ['Czy można użyć kawy mielonej?', 'Tak. W ekspresach automatycznych służy do tego osobna komora na jedną porcję.'],
    ['Jak często trzeba go odkamieniać?', 'Ekspres sam o tym przypomni. Przy twardej wodzie i filtrze wypada to zwykle co 2–3 miesiące.'],
  ],
  accessories: [],
  complementary: ['czajniki', 'tostery'],
  services: ['coffee-setup'],
};

/** Machines for a niche are made by the brands of built-in appliances. */
export const builtInCoffee: Recipe = {
  ...coffeeMachine,
  id: 'built-in-coffee',
  domain: 'built-in',
  colours: ['graphite', 'black', 'silver'],
  services: ['delivery-in', 'install-built-in'],
};

const material = select('material', 'Materiał obudowy', ['stal nierdzewna', 'szkło', 'tworzywo bez BPA', 'ceramika']);
const temperature = flag('regulacja_temperatury', 'Regulacja temperatury');
const keepWarm = flag('podtrzymanie_ciepla', 'Podtrzymanie ciepła');

export const kettle: Recipe = {
  id: 'kettle',
  illustration: 'kettle',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, power, material]],
    ['Wygoda', [temperature, keepWarm]],
  ],
  cards: [capacityLitres, power, material],
  lines: ['Retro', 'Poranek', 'AquaHot', 'Strumień', 'Classic'],
  colours: ['black', 'white', 'silver', 'sand', 'red', 'green', 'blue'],
  colourVariants: 0.6,
  build: ({ random: r }) => {
    const litres = r.pick([1, 1.2, 1.5, 1.7, 1.7, 1.8]);
    const watts = r.pick([2000, 2200, 2200, 2400, 3000]);
    const made = r.pick(['stal nierdzewna', 'szkło', 'tworzywo bez BPA', 'stal nierdzewna', 'ceramika']);
    const degrees = r.chance(0.4);
    return {
      kind: degrees ? 'Czajnik elektryczny z regulacją temperatury' : made === 'szkło' ? 'Czajnik szklany' : 'Czajnik elektryczny',
      tail: `${String(litres).replace('.', ',')} l ${watts} W`,
      prefix: 'CZ',
      digits: `${litres * 10}`,
      price:
        55 + litres * 20 + (made === 'szkło' ? 25 : made === 'ceramika' ? 70 : made === 'stal nierdzewna' ? 40 : 0) + (degrees ? 80 : 0),
      values: {
        pojemnosc_l: litres,
        moc: watts,
        material: made,
        regulacja_temperatury: degrees,
        podtrzymanie_ciepla: degrees && r.chance(0.8),
      },
      size: [r.int(22, 27), r.int(15, 18), r.int(20, 24)],
      kilograms: 1.1,
      included: 'czajnik, podstawa, filtr antywapienny, instrukcja',
    };
  },
  story: (s) => [
    [
      'Szybko gotowa woda',
      `Grzałka o mocy ${s.show(power)} zagotuje pełne ${s.show(capacityLitres)} w kilka minut, a jedną szklankę w niecałą minutę.`,
    ],
    s.is(temperature, true) && [
      'Odpowiednia temperatura',
      'Wybierz temperaturę do zielonej herbaty, kawy przelewowej albo mleka dla dziecka. Czajnik wyłączy się, gdy ją osiągnie.',
    ],
    s.is(keepWarm, true) && [
      'Ciepło na dłużej',
      'Funkcja podtrzymania utrzymuje wybraną temperaturę przez pół godziny, więc druga herbata jest od razu.',
    ],
    ['Przemyślany materiał', `Obudowa: ${s.show(material)}. Płaska grzałka jest ukryta pod dnem, dlatego kamień łatwo usunąć.`],
    ['Bezpieczeństwo', 'Czajnik wyłącza się po zagotowaniu, po podniesieniu z podstawy i gdy zabraknie w nim wody.'],
  ],
  praise: [
    'Gotuje szybciej niż poprzedni.',
    'Dziobek nie rozchlapuje wody.',
    'Ładny i stabilny, podstawa się nie ślizga.',
    'Woda nie ma posmaku plastiku.',
    'Pokrywka otwiera się szeroko, łatwo go umyć.',
  ],
  complaints: ['Włącznik świeci trochę za mocno.', 'Kabel przy podstawie jest dość krótki.', 'Podczas gotowania słychać szum.'],
  questions: [['Czy filtr można wyjąć?', 'Tak, filtr antywapienny przy dziobku wyjmuje się do mycia.']],
  accessories: [],
  complementary: ['tostery', 'kuchenki-mikrofalowe'],
  services: [],
};

const slots = select('liczba_kromek', 'Liczba tostów', ['2', '4']);
const bun = flag('ruszt', 'Ruszt do bułek');
const defrost = flag('rozmrazanie', 'Rozmrażanie');
const browning = select('stopnie_opieczenia', 'Stopnie opieczenia', ['6', '7', '9']);

export const toaster: Recipe = {
  id: 'toaster',
  illustration: 'toaster',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [slots, power, browning]],
    ['Wygoda', [bun, defrost, material]],
  ],
  cards: [slots, power, browning],
  lines: ['Retro', 'Poranek', 'Crunch', 'Classic', 'Grzanka'],
  colours: ['red', 'silver', 'black', 'white', 'sand', 'green', 'blue'],
  colourVariants: 0.6,
  build: ({ random: r }) => {
    const four = r.chance(0.3);
    const watts = four ? r.pick([1500, 1650, 1800]) : r.pick([800, 850, 950, 1000]);
    const steps = r.pick(['6', '7', '9']);
    return {
      kind: 'Toster',
      tail: `na ${four ? 4 : 2} tosty ${watts} W`,
      prefix: 'TS',
      digits: four ? '4' : '2',
      price: (four ? 130 : 80) + watts * 0.05,
      values: {
        liczba_kromek: four ? '4' : '2',
        moc: watts,
        stopnie_opieczenia: steps,
        ruszt: r.chance(0.6),
        rozmrazanie: r.chance(0.9),
        material: r.pick(['stal nierdzewna', 'tworzywo bez BPA', 'stal nierdzewna']),
      },
      size: [20, four ? 36 : 29, four ? 26 : 18],
      kilograms: four ? 2.4 : 1.6,
      included: 'toster, instrukcja',
    };
  },
  story: (s) => [
    [
      'Równo opieczone tosty',
      `${s.name} ma ${s.show(browning)} stopni opieczenia i samoczynnie centruje kromki, dlatego obie strony rumienią się tak samo.`,
    ],
    s.is(defrost, true) && [
      'Prosto z zamrażarki',
      'Funkcja rozmrażania najpierw ogrzewa pieczywo, a potem je opieka. Chleb nie zdąży się zestarzeć.',
    ],
    s.is(bun, true) && ['Ciepłe bułki', 'Ruszt nad szczelinami podgrzeje rogale i bułki, nie zgniatając ich.'],
    ['Porządek na blacie', 'Okruchy zbierają się na wysuwanej tacce, a nadmiar kabla zwiniesz pod obudową.'],
    ['Bezpieczny w użyciu', 'Toster wyłącza się, gdy kromka się zablokuje, a ścianki nie parzą w palce.'],
  ],
  praise: [
    'Tosty wychodzą równe z obu stron.',
    'Ładnie wygląda obok czajnika z tej samej serii.',
    'Szczeliny są szerokie, domowy chleb się mieści.',
    'Tacka na okruchy łatwo się wysuwa.',
    'Szybki, dwie minuty i gotowe.',
  ],
  complaints: ['Przy najniższym stopniu prawie nie opieka.', 'Krótki kabel.', 'Dźwignia mogłaby podnosić kromki wyżej.'],
  questions: [['Czy zmieści się grubsza kromka?', 'Tak, szczeliny mają 3,5 cm szerokości.']],
  accessories: [],
  complementary: ['czajniki', 'ekspresy-automatyczne'],
  services: [],
};

const fryFunctions = multi('programy_frytkownicy', 'Programy', [
  'frytki',
  'kurczak',
  'ryba',
  'warzywa',
  'ciasto',
  'suszenie owoców',
  'podgrzewanie',
  'pizza',
]);
const chambers = select('liczba_komor', 'Liczba komór', ['1', '2']);
const dishwasherSafe = flag('do_zmywarki', 'Elementy do mycia w zmywarce');
const window = flag('okienko', 'Okienko podglądu');

export const airFryer: Recipe = {
  id: 'air-fryer',
  illustration: 'air-fryer',
  gender: 'f',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, power, chambers]],
    ['Gotowanie', [fryFunctions, window]],
    ['Wygoda', [dishwasherSafe, wifi]],
  ],
  cards: [capacityLitres, power, chambers],
  lines: ['CrispAir', 'HotWind', 'Chrupka', 'DuoCrisp', 'FitFry'],
  colours: ['black', 'white', 'graphite', 'sand'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const two = r.chance(0.3);
    const litres = two ? r.pick([7.6, 8, 9, 9.5]) : r.pick([3.5, 4, 4.5, 5, 5.5, 6, 6.5]);
    const watts = two ? r.pick([2400, 2600]) : r.pick([1400, 1500, 1700, 1800]);
    return {
      kind: two ? 'Frytkownica beztłuszczowa dwukomorowa' : 'Frytkownica beztłuszczowa',
      tail: `${String(litres).replace('.', ',')} l ${watts} W`,
      prefix: 'AF',
      digits: `${Math.round(litres * 10)}`,
      price: 130 + litres * 38 + (two ? 180 : 0),
      values: {
        pojemnosc_l: litres,
        moc: watts,
        liczba_komor: two ? '2' : '1',
        programy_frytkownicy: [
          'frytki',
          'kurczak',
          ...r.sample(['ryba', 'warzywa', 'ciasto', 'suszenie owoców', 'podgrzewanie', 'pizza'], 4),
        ],
        okienko: r.chance(0.4),
        do_zmywarki: r.chance(0.85),
        sterowanie_smart: r.chance(0.2) ? 'tak' : 'nie',
      },
      size: [two ? 32 : r.int(29, 34), two ? 39 : r.int(25, 29), r.int(32, 38)],
      kilograms: two ? 8 : 4.8,
      included: 'frytkownica, kosz z powłoką nieprzywierającą, książka z przepisami, instrukcja',
    };
  },
  story: (s) => [
    [
      'Chrupiące bez oleju',
      `Gorące powietrze krąży wokół potraw, dlatego frytki wymagają najwyżej łyżki oleju. Kosz o pojemności ${s.show(capacityLitres)} wystarczy na obiad.`,
    ],
    s.is(chambers, '2') && [
      'Dwa dania naraz',
      'W dwóch komorach ustawisz różne temperatury i czasy, a funkcja synchronizacji sprawi, że mięso i frytki będą gotowe w tej samej chwili.',
    ],
    s.is(window, true) && ['Widać, kiedy gotowe', 'Przez podświetlone okienko sprawdzisz stopień zarumienienia bez wysuwania kosza.'],
    ['Programy na co dzień', `Gotowe ustawienia: ${s.show(fryFunctions)}. Temperaturę i czas możesz zmienić w trakcie.`],
    s.is(dishwasherSafe, true) && ['Mycie w zmywarce', 'Kosz i ruszt myjesz w zmywarce, a powłoka nieprzywierająca nie zawiera PFOA.'],
  ],
  praise: [
    'Frytki chrupiące, a kuchnia nie pachnie smażeniem.',
    'Używamy codziennie, piekarnik stoi nieużywany.',
    'Kurczak wychodzi soczysty.',
    'Kosz łatwo się myje.',
    'Nagrzewa się w dwie minuty.',
    'Odgrzewana pizza jest lepsza niż świeża.',
  ],
  complaints: ['Zajmuje sporo miejsca na blacie.', 'Dla czterech osób trzeba robić na dwa razy.', 'Wentylator jest słyszalny.'],
  questions: [['Czy można używać papieru do pieczenia?', 'Tak, ale tylko obciążonego jedzeniem, aby nie dotknął grzałki.']],
  accessories: [],
  complementary: ['kuchenki-mikrofalowe', 'blendery'],
  services: [],
};
