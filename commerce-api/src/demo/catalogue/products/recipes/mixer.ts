import { capacityLitres, power } from '../../attributes/common.ts';
import { number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { parts, speeds } from './food-prep-specs.ts';

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
