import { capacityLitres, power } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const blenderType = select('rodzaj_blendera', 'Rodzaj', ['kielichowy', 'ręczny', 'kielichowy przenośny']);
const jug = select('material_kielicha', 'Materiał kielicha', ['szkło', 'tritan', 'tworzywo bez BPA', 'nie dotyczy']);
const speeds = select('liczba_predkosci', 'Liczba prędkości', ['1', '2', '3', '5', '6', '8', '10', 'płynna regulacja']);
const crush = flag('kruszenie_lodu', 'Kruszenie lodu');
const parts = multi('akcesoria_robota', 'Akcesoria', [
  'trzepaczka',
  'hak do ciasta',
  'mieszadło',
  'maszynka do mięsa',
  'szatkownica',
  'kielich blendera',
  'rozdrabniacz',
  'kubek z miarką',
  'bidon',
]);

export const blender: Recipe = {
  id: 'blender',
  illustration: 'blender',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [blenderType, power, capacityLitres, speeds]],
    ['Wykonanie', [jug, crush, parts]],
  ],
  cards: [power, capacityLitres, jug],
  lines: ['Smooth', 'Vita', 'MixPower', 'Wir', 'Koktajl'],
  colours: ['graphite', 'white', 'black', 'red', 'green', 'sand'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const type = r.pick(['kielichowy', 'kielichowy', 'ręczny', 'kielichowy przenośny']);
    const watts =
      type === 'kielichowy'
        ? r.pick([600, 800, 1000, 1200, 1500, 2000])
        : type === 'ręczny'
          ? r.pick([600, 800, 1000, 1200])
          : r.pick([150, 200]);
    const litres = type === 'kielichowy' ? r.pick([1.5, 1.75, 2]) : type === 'ręczny' ? 0.6 : 0.4;
    return {
      kind: type === 'kielichowy' ? 'Blender kielichowy' : type === 'ręczny' ? 'Blender ręczny' : 'Blender przenośny',
      tail: `${watts} W ${String(litres).replace('.', ',')} l`,
      prefix: 'B',
      digits: `${Math.round(watts / 100)}`,
      price: 70 + watts * 0.2 + (type === 'kielichowy' ? 40 : 0),
      values: {
        rodzaj_blendera: type,
        moc: watts,
        pojemnosc_l: litres,
        liczba_predkosci: type === 'kielichowy przenośny' ? '1' : r.pick(['2', '3', '5', '6', 'płynna regulacja']),
        material_kielicha: type === 'kielichowy' ? r.pick(['szkło', 'tritan']) : type === 'ręczny' ? 'nie dotyczy' : 'tritan',
        kruszenie_lodu: watts >= 800,
        akcesoria_robota:
          type === 'ręczny'
            ? ['kubek z miarką', ...r.sample(['trzepaczka', 'rozdrabniacz'], 2)]
            : type === 'kielichowy przenośny'
              ? ['bidon']
              : r.chance(0.4)
                ? ['kubek z miarką', 'bidon']
                : ['kubek z miarką'],
      },
      size: [type === 'kielichowy' ? 42 : 38, type === 'kielichowy' ? 20 : 8, type === 'kielichowy' ? 20 : 8],
      kilograms: type === 'kielichowy' ? 3.6 : 1.2,
      included: 'blender, elementy wymienione w danych technicznych, instrukcja',
    };
  },
  story: (s) => [
    [
      `Moc ${s.show(power)}`,
      `${s.name} radzi sobie z mrożonymi owocami, orzechami i zupą krem. Ostrza ze stali nierdzewnej nie tępią się na twardych warzywach.`,
    ],
    s.is(crush, true) && ['Kruszy lód', 'Tryb pulsacyjny zamienia kostki lodu w śnieg do lemoniady i koktajli.'],
    s.is(jug, 'szkło') && ['Szklany kielich', 'Szkło nie chłonie zapachów ani koloru i można je myć w zmywarce.'],
    s.is(blenderType, 'kielichowy przenośny') && [
      'Koktajl na drogę',
      'Blender ładujesz przez USB-C, a po zmiksowaniu zamieniasz kielich w bidon.',
    ],
    s.is(blenderType, 'ręczny') && [
      'Wygodny uchwyt',
      'Antypoślizgowa rączka dobrze leży w dłoni, a metalową końcówkę zanurzysz w gorącej zupie.',
    ],
    ['Szybkie mycie', 'Wlej wodę z kroplą płynu, włącz na pół minuty i opłucz.'],
  ],
  praise: [
    'Koktajle gładkie, bez pestek i grudek.',
    'Mocny, szpinak znika w kilka sekund.',
    'Łatwo się myje.',
    'Stoi stabilnie, nie jeździ po blacie.',
    'Zupa krem w pięć minut.',
  ],
  complaints: ['Na najwyższych obrotach jest głośny.', 'Kabel mógłby być dłuższy.', 'Pokrywka na początku ciężko się domyka.'],
  questions: [
    [
      'Czy można miksować gorące zupy?',
      'Blenderem ręcznym i szklanym kielichem – tak, kielich z tworzywa najlepiej napełniać po lekkim przestudzeniu.',
    ],
  ],
  accessories: [],
  complementary: ['roboty-planetarne', 'frytkownice-beztluszczowe'],
  services: [],
};

const gear = select('przekladnia', 'Przekładnia', ['metalowa', 'tworzywo']);
const bowl = select('misa', 'Misa', ['stal nierdzewna', 'szkło', 'dwie misy stalowe']);
const dough = number('maksymalna_porcja_ciasta', 'Maksymalna porcja ciasta', 'kg', { facet: false });

export const standMixer: Recipe = {
  id: 'mixer',
  illustration: 'mixer',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [power, capacityLitres, gear, speeds]],
    ['Wyposażenie', [bowl, parts, dough]],
  ],
  cards: [power, capacityLitres, gear],
  lines: ['Planeta', 'BakeMix', 'Piekarz', 'Retro', 'ChefLine'],
  colours: ['red', 'white', 'black', 'silver', 'sand', 'green', 'rose'],
  colourVariants: 0.6,
  build: ({ random: r }) => {
    const watts = r.pick([800, 1000, 1000, 1200, 1400, 1500]);
    const litres = r.pick([4.3, 4.5, 5, 5, 5.5, 6.2]);
    const metal = watts >= 1000 && r.chance(0.75);
    const extras = r.sample(['maszynka do mięsa', 'szatkownica', 'kielich blendera'], r.int(0, 3));
    return {
      kind: 'Robot planetarny',
      tail: `${watts} W ${String(litres).replace('.', ',')} l`,
      prefix: 'RP',
      digits: `${Math.round(watts / 100)}`,
      price: 280 + watts * 0.4 + litres * 45 + (metal ? 250 : 0) + extras.length * 110,
      values: {
        moc: watts,
        pojemnosc_l: litres,
        przekladnia: metal ? 'metalowa' : 'tworzywo',
        liczba_predkosci: r.pick(['6', '8', '10', 'płynna regulacja']),
        misa: r.pick(['stal nierdzewna', 'stal nierdzewna', 'szkło', 'dwie misy stalowe']),
        akcesoria_robota: ['trzepaczka', 'hak do ciasta', 'mieszadło', ...extras],
        maksymalna_porcja_ciasta: Math.round(litres * 4) / 10,
      },
      size: [r.int(33, 37), r.int(22, 26), r.int(36, 40)],
      kilograms: metal ? 8.5 : 5.5,
      included: 'robot, misa z osłoną, końcówki wymienione w danych technicznych, instrukcja',
    };
  },
  story: (s) => [
    [
      'Miesza w całej misie',
      'Końcówka obraca się wokół własnej osi i jednocześnie krąży po misie. Składniki łączą się równo, bez zgarniania łyżką.',
    ],
    [
      `${s.show(power)} do ciasta drożdżowego`,
      `${s.name} wyrobi do ${s.show(dough)} ciasta. Misa ma pojemność ${s.show(capacityLitres)} i osłonę przeciw rozpryskom.`,
    ],
    s.is(gear, 'metalowa') && ['Metalowa przekładnia', 'Koła zębate z metalu przenoszą moc bez poślizgu i służą dłużej niż plastikowe.'],
    (s.has(parts, 'maszynka do mięsa') || s.has(parts, 'szatkownica')) && [
      'Więcej niż mikser',
      `W zestawie: ${s.show(parts)}. Przystawki mocujesz bez narzędzi.`,
    ],
    ['Stabilny na blacie', 'Ciężka podstawa z przyssawkami nie przesuwa się nawet przy wyrabianiu chleba.'],
  ],
  praise: [
    'Ciasto na chleb wyrobione idealnie.',
    'Bezy sztywne w kilka minut.',
    'Ciężki i stabilny, czuć jakość.',
    'Piękny kolor, ozdoba kuchni.',
    'Córka piecze z nim sama.',
  ],
  complaints: [
    'Przy najwyższych obrotach jest dość głośny.',
    'Małą porcję śmietany trudno ubić, misa jest za duża.',
    'Waży sporo, lepiej mu znaleźć stałe miejsce.',
  ],
  questions: [['Czy misę można myć w zmywarce?', 'Tak, misę ze stali i szkła myje się w zmywarce. Końcówki aluminiowe myj ręcznie.']],
  accessories: [],
  complementary: ['blendery', 'piekarniki'],
  services: [],
};
