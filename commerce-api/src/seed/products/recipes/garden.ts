import { power } from '../../attributes/common.ts';
import { flag, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const cut = select('szerokosc_koszenia', 'Szerokość koszenia', steps([32, 34, 37, 40, 42, 46], 'cm'), { short: 'Szerokość' });
const lawn = number('powierzchnia_trawnika', 'Zalecana powierzchnia trawnika', 'm²', { short: 'Trawnik' });
const basket = number('kosz', 'Pojemność kosza', 'l', { facet: false });
const heights = select('regulacja_wysokosci', 'Regulacja wysokości koszenia', ['3 stopnie', '5 stopni', '6 stopni', '7 stopni']);
const voltage = select('napiecie', 'Napięcie', ['12 V', '18 V', '36 V', '40 V', '230 V']);
const mulch = flag('mulczowanie', 'Mulczowanie', { hint: 'Ścięta trawa jest drobno siekana i wraca na trawnik jako naturalny nawóz.' });
const cells = select('akumulator', 'Akumulator w zestawie', [
  '2 Ah',
  '2 × 2 Ah',
  '4 Ah',
  '2 × 4 Ah',
  '5 Ah',
  'bez akumulatora',
  'nie dotyczy',
]);

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

const torque = number('moment', 'Maksymalny moment obrotowy', 'Nm', { short: 'Moment' });
const motor = select('silnik_narzedzia', 'Silnik', ['bezszczotkowy', 'szczotkowy']);
const chuck = select('uchwyt', 'Uchwyt', ['10 mm', '13 mm', 'SDS+']);
const gears = select('biegi', 'Liczba biegów', ['1', '2']);
const impact = flag('udar', 'Udar');
const box = select('opakowanie', 'Opakowanie', ['walizka', 'torba', 'karton']);

export const drill: Recipe = {
  id: 'drill',
  illustration: 'drill',
  gender: 'f',
  domain: 'tools',
  groups: [
    ['Podstawowe', [voltage, torque, power, motor]],
    ['Praca', [chuck, gears, impact]],
    ['Zestaw', [cells, box]],
  ],
  cards: [voltage, torque, motor],
  lines: ['Majster', 'Kowadło', 'Wkręt', 'Remont'],
  colours: ['blue', 'graphite', 'green', 'red'],
  colourVariants: 0.05,
  build: ({ random: r, leaf }) => {
    const cordless = leaf === 'wkretarki';
    const volts = cordless ? r.pick(['12 V', '18 V', '18 V']) : '230 V';
    const hammer = !cordless || r.chance(0.4);
    const turn = volts === '12 V' ? r.int(25, 40) : r.int(45, 110);
    const watts = r.pick([600, 700, 800, 850, 1050]);
    const sds = !cordless && r.chance(0.4);
    const brushless = cordless && r.chance(0.55);
    const pack = cordless ? r.pick(['2 × 2 Ah', '2 Ah', '4 Ah', '2 × 4 Ah', 'bez akumulatora']) : 'nie dotyczy';
    return {
      kind: cordless ? (hammer ? 'Wiertarko-wkrętarka udarowa' : 'Wiertarko-wkrętarka') : sds ? 'Młotowiertarka' : 'Wiertarka udarowa',
      tail: cordless ? `${volts} ${turn} Nm` : `${watts} W`,
      prefix: cordless ? 'WW' : 'WU',
      digits: cordless ? volts.slice(0, 2) : `${watts / 10}`,
      price: cordless
        ? 120 + turn * 3 + (brushless ? 120 : 0) + (pack === 'bez akumulatora' ? -80 : pack.startsWith('2 ×') ? 160 : 60)
        : 90 + watts * 0.25 + (sds ? 150 : 0),
      values: {
        napiecie: volts,
        ...(cordless ? { moment: turn } : { moc: watts }),
        silnik_narzedzia: brushless ? 'bezszczotkowy' : 'szczotkowy',
        uchwyt: sds ? 'SDS+' : volts === '12 V' ? '10 mm' : '13 mm',
        biegi: cordless ? '2' : '1',
        udar: hammer,
        akumulator: pack,
        opakowanie: r.pick(['walizka', 'walizka', 'torba', 'karton']),
      },
      size: [21, 8, cordless ? 18 : 32],
      kilograms: cordless ? 1.4 : 2.6,
      included: cordless
        ? pack === 'bez akumulatora'
          ? 'narzędzie, uchwyt na pasek, instrukcja'
          : 'narzędzie, akumulator, ładowarka, zestaw bitów, instrukcja'
        : 'narzędzie, uchwyt boczny, ogranicznik głębokości, instrukcja',
    };
  },
  story: (s) => [
    s.is(voltage, '230 V')
      ? [`Moc ${s.show(power)}`, `${s.name} wierci w drewnie, metalu i murze. Długi przewód sięga z gniazdka na drabinę.`]
      : [
          `${s.show(torque)} momentu`,
          `${s.name} wkręci długie wkręty w twarde drewno i złoży meble. Sprzęgło zatrzyma się, zanim uszkodzi płytę.`,
        ],
    s.is(impact, true) && [
      'Udar do ścian',
      s.is(chuck, 'SDS+')
        ? 'Udar pneumatyczny i uchwyt SDS+ wiercą w betonie bez dociskania całym ciałem.'
        : 'Włącz udar, aby wywiercić otwory pod kołki w cegle i pustaku.',
    ],
    s.is(motor, 'bezszczotkowy') && ['Silnik bezszczotkowy', 'Pracuje dłużej na jednym ładowaniu i nie wymaga wymiany szczotek.'],
    !s.is(cells, 'nie dotyczy') && [
      'System akumulatorów',
      s.is(cells, 'bez akumulatora')
        ? 'To wersja bez baterii dla osób, które mają już akumulatory tej marki.'
        : `W zestawie: ${s.show(cells)}. Te same baterie zasilą inne narzędzia marki.`,
    ],
    ['Światło tam, gdzie trzeba', 'Dioda oświetla miejsce pracy, a gumowany uchwyt nie ślizga się w dłoni.'],
  ],
  praise: [
    'Złoży{łem|łam} całą kuchnię na jednym ładowaniu.',
    'Lekka i poręczna.',
    'Wierci w betonie jak w maśle.',
    'Walizka porządna, wszystko ma swoje miejsce.',
    'Uchwyt trzyma wiertło bez luzów.',
  ],
  complaints: ['Ładowarka mogłaby być szybsza.', 'Bity z zestawu przeciętne.', 'Lampka zasłania się dłonią.'],
  questions: [
    [
      'Czy akumulatory innych marek pasują?',
      'Nie, każda marka ma własny system. W obrębie marki baterie o tym samym napięciu są wymienne.',
    ],
  ],
  accessories: [],
  complementary: ['kosiarki-akumulatorowe'],
  services: [],
};
