import { power } from '../../attributes/common.ts';
import { flag, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { cells, voltage } from './garden-specs.ts';

const cut = select('szerokosc_koszenia', 'Szerokość koszenia', steps([32, 34, 37, 40, 42, 46], 'cm'), { short: 'Szerokość' });

const lawn = number('powierzchnia_trawnika', 'Zalecana powierzchnia trawnika', 'm²', { short: 'Trawnik' });

const basket = number('kosz', 'Pojemność kosza', 'l', { facet: false });

const heights = select('regulacja_wysokosci', 'Regulacja wysokości koszenia', ['3 stopnie', '5 stopni', '6 stopni', '7 stopni']);

const mulch = flag('mulczowanie', 'Mulczowanie', { hint: 'Ścięta trawa jest drobno siekana i wraca na trawnik jako naturalny nawóz.' });

export const mower: Recipe = {
  id: 'mower',
  illustration: 'mower',
  gender: 'f',
  domain: 'garden',
  groups: [
    ['Podstawowe', [cut, lawn, voltage, cells, power]],
    ['Koszenie', [heights, basket, mulch]],
  ],
  cards: [cut, lawn, voltage],
  lines: ['Łąka', 'Murawa', 'Pokos', 'Zielona'],
  colours: ['green', 'red', 'graphite'],
  colourVariants: 0.05,
  build: ({ random: r, leaf }) => {
    const cordless = leaf === 'kosiarki-akumulatorowe';
    const wide = r.pick(cordless ? [34, 37, 40, 42, 46] : [32, 34, 37, 40]);
    const area = cordless ? wide * 12 - 160 : wide * 15 - 180;
    const pack = cordless ? r.pick(['2 × 2 Ah', '4 Ah', '5 Ah', '2 × 4 Ah', 'bez akumulatora']) : 'nie dotyczy';
    return {
      ...(cordless ? {} : { look: { form: 'corded' } }),
      kind: cordless ? 'Kosiarka akumulatorowa' : 'Kosiarka elektryczna',
      tail: cordless ? `36 V ${wide} cm` : `${wide * 40} W ${wide} cm`,
      prefix: cordless ? 'KA' : 'KE',
      digits: `${wide}`,
      price: cordless ? 350 + wide * 16 + (pack === 'bez akumulatora' ? -250 : pack === '2 × 4 Ah' ? 450 : 150) : 80 + wide * 9,
      values: {
        szerokosc_koszenia: `${wide} cm`,
        powierzchnia_trawnika: Math.round(area / 50) * 50,
        napiecie: cordless ? '36 V' : '230 V',
        akumulator: pack,
        ...(cordless ? {} : { moc: wide * 40 }),
        regulacja_wysokosci: r.pick(['3 stopnie', '5 stopni', '6 stopni', '7 stopni']),
        kosz: wide > 38 ? 45 : wide > 33 ? 35 : 30,
        mulczowanie: r.chance(0.6),
      },
      size: [100, wide + 6, 130],
      kilograms: cordless ? 15 : 11,
      included: cordless
        ? pack === 'bez akumulatora'
          ? 'kosiarka, kosz, klucz bezpieczeństwa, instrukcja'
          : 'kosiarka, akumulator, ładowarka, kosz, klucz bezpieczeństwa, instrukcja'
        : 'kosiarka, kosz, uchwyt na przewód, instrukcja',
    };
  },
  story: (s) => [
    [
      `Trawnik do ${s.show(lawn)}`,
      `Szerokość koszenia ${s.show(cut)} pozwala szybko skosić ogród o powierzchni do ${s.show(lawn)} i zmieścić się między rabatami.`,
    ],
    s.is(voltage, '36 V') && [
      'Bez kabla i spalin',
      `${s.name} korzysta z akumulatora 36 V, który pasuje też do podkaszarki i dmuchawy tej samej marki.`,
    ],
    s.is(voltage, '230 V') && ['Zawsze gotowa', 'Wystarczy przedłużacz. Silnik nie wymaga oleju, świec ani ładowania.'],
    s.is(mulch, true) && [
      'Trawa zamiast nawozu',
      'Zaślepka do mulczowania rozdrabnia ścięte źdźbła, które nawożą trawnik i chronią go przed wysychaniem.',
    ],
    ['Wysokość w jednej dźwigni', `Centralna regulacja ma ${s.show(heights)}. Kosz mieści ${s.show(basket)} i pokazuje, kiedy jest pełny.`],
    ['Mało miejsca w garażu', 'Składany uchwyt pozwala postawić kosiarkę pionowo przy ścianie.'],
  ],
  praise: [
    'Lekka, żona kosi bez problemu.',
    'Cicha, można kosić w niedzielę po południu.',
    'Bateria starcza na cały ogródek.',
    'Kosz łatwo się zdejmuje.',
    'Kosi równo nawet wyższą trawę.',
  ],
  complaints: [
    'Na nierównościach plastikowe koła trochę skaczą.',
    'Mokrą trawę zbiera słabiej.',
    'Montaż uchwytu bez instrukcji obrazkowej.',
  ],
  questions: [['Czy nóż można naostrzyć?', 'Tak, nóż odkręca się jedną śrubą. Po ostrzeniu trzeba go wyważyć.']],
  accessories: [],
  complementary: ['wkretarki', 'wiertarki-udarowe'],
  services: ['delivery-in'],
};
