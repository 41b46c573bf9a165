import { power, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
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
      ...(automatic ? {} : { look: looks.espresso }),
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

/** Built-in machines are made by the brands of built-in appliances. */
export const builtInCoffee: Recipe = {
  ...coffeeMachine,
  id: 'built-in-coffee',
  domain: 'built-in',
  colours: ['graphite', 'black', 'silver'],
  services: ['delivery-in', 'install-built-in'],
};
