import { connectivity, diagonal, resolution, storage, water } from '../../attributes/common.ts';
import { flag } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { battery, display } from './phones-specs.ts';
import { tablet } from './tablet.ts';

const warm = flag('cieple_podswietlenie', 'Regulacja barwy podświetlenia');

const buttons = flag('przyciski_stron', 'Przyciski zmiany stron');

const legimi = flag('abonament_ksiazek', 'Obsługa polskich abonamentów książkowych');

export const reader: Recipe = {
  ...tablet,
  id: 'reader',
  illustration: 'e-reader',
  groups: [
    ['Ekran', [diagonal, display, resolution, warm]],
    ['Wygoda', [buttons, water, legimi, storage]],
    ['Bateria i łączność', [battery, connectivity]],
  ],
  cards: [diagonal, storage, warm],
  lines: ['Lektura', 'Strona', 'Tom', 'Kartka'],
  colours: ['black', 'white', 'navy'],
  colourVariants: 0.35,
  axis: { spec: storage, choose: ({ random: r }) => r.pick([['16 GB'], ['32 GB'], ['16 GB', '32 GB']]) },
  build: ({ random: r }, option) => {
    const inches = r.pick([6, 6, 6.8, 7, 7.8, 10.3]);
    const glow = r.chance(0.8);
    return {
      kind: 'Czytnik e-booków',
      tail: `${String(inches).replace('.', ',')}″ ${option}`,
      prefix: 'C',
      digits: `${Math.round(inches * 10)}`,
      price: 160 + inches * 62 + Number.parseInt(option, 10) * 3 + (glow ? 60 : 0),
      values: {
        przekatna: inches,
        typ_ekranu: 'E Ink',
        rozdzielczosc: inches < 6.5 ? '300 ppi (1448 × 1072)' : '300 ppi (1680 × 1264)',
        cieple_podswietlenie: glow,
        przyciski_stron: r.chance(0.4),
        odpornosc: r.pick(['brak', 'IP68', 'IP67']),
        abonament_ksiazek: r.chance(0.8),
        pamiec_wbudowana: option,
        bateria: r.pick([1500, 1800, 2500, 3000]),
        lacznosc: ['Wi-Fi', 'Bluetooth 5.2'],
      },
      size: [Math.round(inches * 26) / 10, Math.round(inches * 18.5) / 10, 0.8],
      kilograms: Math.round(inches * 3) / 100,
      included: 'czytnik, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      'Jak papier, tylko lżejszy',
      `Ekran E Ink ${s.show(diagonal)} nie świeci w oczy, lecz odbija światło jak kartka. Litery są ostre także w pełnym słońcu.`,
    ],
    s.is(warm, true) && [
      'Ciepłe światło wieczorem',
      'Barwę podświetlenia zmienisz z zimnej na bursztynową, która mniej przeszkadza w zasypianiu.',
    ],
    [
      `${s.show(storage)} na bibliotekę`,
      'W pamięci zmieszczą się tysiące książek albo kilkadziesiąt audiobooków. Pliki EPUB i MOBI wyślesz bez konwersji.',
    ],
    !s.is(water, 'brak') && ['Książka w wannie', `Obudowa o odporności ${s.show(water)} nie boi się wody i piasku.`],
    s.is(legimi, true) && [
      'Polskie abonamenty',
      'Czytnik obsługuje krajowe serwisy książkowe, więc tytuły z abonamentu czytasz bez komputera.',
    ],
    ['Tygodnie bez ładowarki', `Akumulator ${s.show(battery)} przy godzinie czytania dziennie wystarcza na kilka tygodni.`],
  ],
  praise: [
    'Czytam dwa razy więcej niż przedtem.',
    'Bateria trzyma prawie miesiąc.',
    'Lekki, czytam jedną ręką w łóżku.',
    'Podświetlenie równe na całym ekranie.',
    'Oczy się nie męczą.',
  ],
  complaints: ['Przewracanie stron mogłoby być szybsze.', 'Okładkę trzeba dokupić.', 'Przeglądarka internetowa działa wolno.'],
  questions: [
    ['Czy mogę wypożyczać książki z biblioteki?', 'Tak, jeżeli biblioteka udostępnia kody do serwisu obsługiwanego przez czytnik.'],
  ],
  accessories: ['powerbanki'],
  complementary: ['tablety'],
  services: [],
};
