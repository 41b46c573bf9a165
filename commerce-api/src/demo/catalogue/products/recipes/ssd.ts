import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const size = select('pojemnosc_dysku', 'Pojemność', ['500 GB', '1 TB', '2 TB', '4 TB']);

const bus = select('interfejs', 'Interfejs', [
  'M.2 PCIe 5.0',
  'M.2 PCIe 4.0',
  'M.2 PCIe 3.0',
  'SATA 2,5″',
  'USB 3.2 Gen 2',
  'USB 3.2 Gen 2×2',
  'USB4',
]);

export const read = number('odczyt', 'Odczyt', 'MB/s');

const write = number('zapis', 'Zapis', 'MB/s', { facet: false });

const endurance = number('tbw', 'Trwałość (TBW)', 'TB', {
  facet: false,
  hint: 'TBW to ilość danych, jaką można zapisać na dysku w ramach gwarancji.',
});

const encrypt = flag('szyfrowanie', 'Szyfrowanie sprzętowe');

const sink = flag('radiator', 'Radiator w zestawie');

const systems = multi('zastosowanie', 'Zastosowanie', ['laptop', 'komputer', 'konsola', 'telefon']);

export const ssd: Recipe = {
  id: 'ssd',
  illustration: 'ssd',
  gender: 'm',
  domain: 'disk',
  groups: [
    ['Podstawowe', [size, bus, read, write]],
    ['Trwałość i wygoda', [endurance, encrypt, sink, systems]],
  ],
  cards: [size, read, bus],
  lines: ['Sejf', 'Kufer', 'Archiwum', 'Rakieta'],
  colours: ['black', 'blue', 'silver', 'red'],
  colourVariants: 0.1,
  axis: {
    spec: size,
    choose: ({ random: r }) =>
      r.pick([
        ['500 GB', '1 TB', '2 TB'],
        ['1 TB', '2 TB', '4 TB'],
        ['1 TB', '2 TB'],
      ]),
  },
  build: ({ random: r, leaf }, option) => {
    const outside = leaf === 'dyski-zewnetrzne';
    const kind = outside
      ? r.pick(['USB 3.2 Gen 2', 'USB 3.2 Gen 2', 'USB 3.2 Gen 2×2', 'USB4'])
      : r.pick(['M.2 PCIe 5.0', 'M.2 PCIe 4.0', 'M.2 PCIe 4.0', 'M.2 PCIe 3.0', 'SATA 2,5″']);
    const speeds: Readonly<Record<string, number>> = {
      'M.2 PCIe 5.0': 14000,
      'M.2 PCIe 4.0': 7300,
      'M.2 PCIe 3.0': 3500,
      'SATA 2,5″': 560,
      'USB 3.2 Gen 2': 1050,
      'USB 3.2 Gen 2×2': 2000,
      USB4: 3800,
    };
    const reading = speeds[kind] ?? 1000;
    const terabytes = option === '500 GB' ? 0.5 : Number.parseInt(option, 10);
    const cooled = kind.startsWith('M.2') && reading > 7000 && r.chance(0.5);
    return {
      look: { form: outside ? 'portable' : kind.startsWith('SATA') ? 'sata' : 'm2' },
      kind: outside ? 'Dysk zewnętrzny SSD' : 'Dysk SSD',
      tail: `${option} ${kind}`,
      prefix: outside ? 'DX' : 'DS',
      digits: '7',
      price: 60 + terabytes * (outside ? 330 : 260) * (0.7 + Math.min(reading, 14000) / 14000) + (cooled ? 40 : 0),
      values: {
        pojemnosc_dysku: option,
        interfejs: kind,
        odczyt: reading,
        zapis: Math.round((reading * 0.9) / 10) * 10,
        tbw: Math.round(terabytes * 600),
        szyfrowanie: r.chance(0.6),
        radiator: cooled,
        zastosowanie: outside
          ? ['laptop', 'komputer', 'telefon', 'konsola']
          : kind === 'SATA 2,5″'
            ? ['laptop', 'komputer']
            : ['laptop', 'komputer', ...(reading > 5000 ? ['konsola'] : [])],
      },
      size: [outside ? 1.1 : 0.3, outside ? 5.5 : 2.2, outside ? 9 : 8],
      kilograms: 0.05,
      included: outside ? 'dysk, przewód USB-C, instrukcja' : 'dysk, śrubka montażowa, instrukcja',
    };
  },
  story: (s) => [
    [
      `Odczyt do ${s.show(read)}`,
      `${s.name} kopiuje duże pliki z prędkością do ${s.show(read)}, a zapisuje do ${s.show(write)}. Gry i programy ładują się bez czekania.`,
    ],
    [
      `${s.show(size)} na dane`,
      'Wystarczy miejsca na system, zdjęcia i bibliotekę gier. Program do klonowania przeniesie dane ze starego dysku.',
    ],
    ['Trwałość z gwarancją', `Producent dopuszcza zapis ${s.show(endurance)} danych, czyli dziesiątek gigabajtów dziennie przez lata.`],
    s.is(sink, true) && [
      'Radiator w zestawie',
      'Aluminiowy radiator utrzymuje temperaturę, dzięki czemu dysk nie zwalnia przy długim kopiowaniu.',
    ],
    s.is(encrypt, true) && ['Dane tylko dla Ciebie', 'Szyfrowanie sprzętowe AES 256 zabezpiecza pliki hasłem bez spadku prędkości.'],
    s.leaf === 'dyski-zewnetrzne' && [
      'Mieści się w kieszeni',
      'Obudowa wytrzymuje upadek z dwóch metrów, a jednym przewodem podłączysz dysk do laptopa i telefonu.',
    ],
  ],
  praise: [
    'Laptop dostał drugie życie.',
    'Prędkości zgodne z opisem.',
    'Nie grzeje się.',
    'Montaż w pięć minut.',
    'Kopie zdjęć robią się w mgnieniu oka.',
  ],
  complaints: ['Brak śrubki w moim egzemplarzu.', 'Oprogramowanie wymaga rejestracji.', 'Przy bardzo dużych plikach trochę zwalnia.'],
  questions: [
    ['Czy pasuje do konsoli?', 'Jeżeli w wierszu „Zastosowanie” jest konsola – tak. Do wnętrza konsoli wybierz model z radiatorem.'],
  ],
  accessories: [],
  complementary: ['laptopy-uniwersalne', 'konsole-stacjonarne'],
  services: ['computer-setup'],
};
