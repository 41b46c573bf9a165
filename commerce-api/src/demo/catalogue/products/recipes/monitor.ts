import { refresh, resolution } from '../../attributes/common.ts';
import { multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const screenSize = number('przekatna', 'Przekątna ekranu', '″', { short: 'Ekran' });

const panel = select('matryca_monitora', 'Matryca', ['IPS', 'VA', 'OLED', 'QD-OLED']);

const response = select('czas_reakcji', 'Czas reakcji', ['0,03 ms', '0,5 ms', '1 ms', '4 ms', '5 ms']);

const stand = multi('regulacja', 'Regulacja', ['wysokość', 'pochylenie', 'obrót', 'pivot']);

const hub = number('zasilanie_usb_c', 'Zasilanie przez USB-C', 'W');

const shape = select('ekran_ksztalt', 'Ekran', ['płaski', 'zakrzywiony']);

const inputs = multi('wejscia', 'Wejścia', ['HDMI', '2 × HDMI', 'DisplayPort', 'USB-C']);

export const monitor: Recipe = {
  id: 'monitor',
  illustration: 'monitor',
  gender: 'm',
  domain: 'monitor',
  groups: [
    ['Obraz', [screenSize, resolution, refresh, panel, response, shape]],
    ['Ergonomia i złącza', [stand, inputs, hub]],
  ],
  cards: [screenSize, resolution, refresh],
  lines: ['Widok', 'Okno', 'Horyzont', 'Arena'],
  colours: ['black', 'silver', 'white'],
  colourVariants: 0.15,
  build: ({ random: r, leaf, tier }) => {
    const game = leaf === 'monitory-gamingowe';
    const level = r.pick([0, 0, 1, 1, 2]);
    const wide = game && level === 2 && r.chance(0.4);
    const inches = wide ? 34 : level === 2 ? r.pick([27, 32]) : level === 1 ? r.pick([27, 32]) : r.pick([23.8, 24.5, 27]);
    const detail = wide
      ? 'UWQHD (3440 × 1440)'
      : level === 2
        ? '4K UHD (3840 × 2160)'
        : level === 1
          ? 'QHD (2560 × 1440)'
          : 'Full HD (1920 × 1080)';
    const hz = game
      ? r.pick(['144 Hz', '165 Hz', '180 Hz', '240 Hz', ...(level === 0 ? ['360 Hz'] : [])])
      : r.pick(['60 Hz', '75 Hz', '100 Hz']);
    const oled = game && level > 0 && tier > 1 && r.chance(0.4);
    const watts = !game && r.chance(0.5) ? r.pick([65, 90]) : 0;
    const short = wide ? 'UWQHD' : level === 2 ? '4K' : level === 1 ? 'QHD' : 'Full HD';
    const energy = game ? r.pick(['F', 'G'] as const) : r.pick(['D', 'E', 'F'] as const);
    return {
      kind: game ? 'Monitor gamingowy' : 'Monitor',
      tail: `${String(inches).replace('.', ',')}″ ${short} ${hz}`,
      look: { measure: inches },
      prefix: 'MX',
      digits: `${Math.round(inches)}`,
      price: 120 + inches * 12 + level * 420 + Number.parseInt(hz, 10) * 1.6 + (oled ? 1300 : 0) + (watts > 0 ? 300 : 0) + (wide ? 400 : 0),
      values: {
        przekatna: inches,
        rozdzielczosc: detail,
        odswiezanie: hz,
        matryca_monitora: oled ? r.pick(['OLED', 'QD-OLED']) : r.pick(['IPS', 'IPS', 'VA']),
        czas_reakcji: oled ? '0,03 ms' : game ? r.pick(['0,5 ms', '1 ms']) : r.pick(['4 ms', '5 ms']),
        ekran_ksztalt: wide || (game && r.chance(0.3)) ? 'zakrzywiony' : 'płaski',
        regulacja: r.chance(0.65) ? ['wysokość', 'pochylenie', 'obrót', 'pivot'] : ['pochylenie'],
        wejscia: ['DisplayPort', game ? '2 × HDMI' : 'HDMI', ...(watts > 0 ? ['USB-C'] : [])],
        ...(watts > 0 ? { zasilanie_usb_c: watts } : {}),
      },
      size: [Math.round(inches * 1.7), Math.round(inches * (wide ? 2.4 : 2.25)), 22],
      kilograms: Math.round(inches * 2) / 10,
      included: 'monitor, podstawa, przewód DisplayPort, przewód zasilający, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii SDR na 1000 godzin', `${Math.round(inches * (energy === 'G' ? 1.4 : 0.8))} kWh`],
          ['Przekątna', `${String(inches).replace('.', ',')} cali`],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(screenSize)} w ${s.show(resolution)}`,
      `${s.name} mieści dwa dokumenty obok siebie, a tekst pozostaje ostry. Matryca ${s.show(panel)} ma szerokie kąty widzenia.`,
    ],
    s.leaf === 'monitory-gamingowe' && [
      `${s.show(refresh)} i ${s.show(response)}`,
      'Wysokie odświeżanie i szybka matryca pokazują przeciwnika wcześniej, a synchronizacja z kartą graficzną usuwa rozrywanie obrazu.',
    ],
    s.has(inputs, 'USB-C') && [
      'Jeden kabel do laptopa',
      `Port USB-C przesyła obraz i ładuje komputer z mocą ${s.show(hub)}. Klawiaturę i mysz podłączysz do monitora.`,
    ],
    s.has(stand, 'wysokość') && [
      'Ustaw go na wysokość oczu',
      'Podstawa reguluje wysokość, pochylenie i obrót, a ekran ustawisz też pionowo, na przykład do kodu.',
    ],
    s.is(shape, 'zakrzywiony') && [
      'Zakrzywiony ekran',
      'Delikatne wygięcie sprawia, że krawędzie są w tej samej odległości od oczu co środek.',
    ],
    ['Oczy odpoczną', 'Podświetlenie bez migotania i filtr światła niebieskiego zmniejszają zmęczenie po całym dniu.'],
  ],
  praise: [
    'Kolory dobre od razu po wyjęciu z pudełka.',
    'Regulacja wysokości chodzi lekko.',
    'Brak martwych pikseli.',
    'Różnicę w płynności widać od pierwszej chwili.',
    'Ramki cienkie, dwa obok siebie wyglądają świetnie.',
  ],
  complaints: ['Przyciski menu są z tyłu i trzeba szukać ich palcem.', 'Podstawa zajmuje dużo miejsca.', 'Głośników lepiej nie używać.'],
  questions: [['Czy można powiesić go na ramieniu?', 'Tak, monitor ma otwory VESA 100 × 100 mm.']],
  accessories: ['klawiatury', 'myszy'],
  complementary: ['klawiatury', 'laptopy-uniwersalne'],
  services: [],
};
