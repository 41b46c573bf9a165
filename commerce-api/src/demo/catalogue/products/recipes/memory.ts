import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { read as reading } from './ssd.ts';

const capacity = select('pojemnosc_pamieci', 'Pojemność', ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB'], { short: 'Pojemność' });

const plug = select('zlacze_pamieci', 'Złącze', ['USB-A 3.2', 'USB-C 3.2', 'USB-A + USB-C']);

const format = select('format_karty', 'Format karty', ['microSD', 'SD'], { short: 'Format' });

const videoClass = select('klasa_wideo', 'Klasa wideo', ['V10', 'V30', 'V60', 'V90'], {
  hint: 'Liczba przy literze V to najmniejsza stała prędkość zapisu w megabajtach na sekundę.',
});

const adapter = flag('adapter_sd', 'Adapter SD w zestawie');

const secret = flag('szyfrowanie_plikow', 'Szyfrowanie danych');

const sizes = ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB'];
const gigabytes = (option: string): number => (option === '1 TB' ? 1000 : Number.parseInt(option, 10));

const common: Pick<Recipe, 'illustration' | 'domain' | 'colourVariants' | 'axis' | 'services'> = {
  illustration: 'memory',
  domain: 'disk',
  colourVariants: 0.2,
  axis: {
    spec: capacity,
    choose: ({ random: r }) => {
      const first = r.int(0, 3);
      return sizes.slice(first, first + r.int(1, 3));
    },
  },
  services: [],
};

export const usbStick: Recipe = {
  ...common,
  id: 'usb-stick',
  gender: 'm',
  groups: [
    ['Podstawowe', [capacity, plug, reading]],
    ['Wygoda', [secret]],
  ],
  cards: [capacity, plug, reading],
  lines: ['Kluczyk', 'Breloczek', 'Schowek', 'Kieszeń'],
  colours: ['black', 'silver', 'red', 'blue'],
  build: ({ random: r }, option) => {
    const jack = r.pick(['USB-A 3.2', 'USB-A 3.2', 'USB-C 3.2', 'USB-A + USB-C']);
    const read = r.pick([100, 150, 200, 400]);
    return {
      kind: 'Pendrive',
      tail: `${option} ${jack}`,
      prefix: 'PN',
      digits: `${gigabytes(option)}`,
      look: jack === 'USB-A + USB-C' ? looks.doubleStick : looks.usbStick,
      price: 14 + gigabytes(option) * 0.28 + read * 0.08,
      values: { pojemnosc_pamieci: option, zlacze_pamieci: jack, odczyt: read, szyfrowanie_plikow: r.chance(0.2) },
      size: [0.8, 1.9, 5.5],
      kilograms: 0.01,
      included: 'pendrive',
    };
  },
  story: (s) => [
    [`${s.show(capacity)} przy kluczach`, `${s.name} przeniesie dokumenty, zdjęcia i instalator systemu. Odczyt sięga ${s.show(reading)}.`],
    s.is(plug, 'USB-A + USB-C') && ['Dwie wtyczki', 'Jedną stroną podłączysz go do komputera, drugą do telefonu lub tabletu.'],
    s.is(secret, true) && ['Dane pod hasłem', 'Program z pamięci szyfruje pliki, więc zgubiony pendrive nie zdradzi ich nikomu.'],
    ['Wszędzie zadziała', 'Nie wymaga sterowników i jest czytany przez komputery, telewizory i radia samochodowe.'],
  ],
  praise: [
    'Szybki jak na tę cenę.',
    'Mały i nie wystaje.',
    'Telewizor czyta bez problemu.',
    'Obudowa z metalu, nie pęka.',
    'Zapis trzyma prędkość.',
  ],
  complaints: ['Zatyczka łatwo się gubi.', 'Przy dużym pliku robi się ciepły.', 'Pętla do kluczy jest cienka.'],
  questions: [['Czy zadziała z telefonem?', 'Tak, jeśli ma wtyczkę USB-C, a telefon obsługuje pamięci zewnętrzne.']],
  accessories: [],
  complementary: ['dyski-zewnetrzne', 'karty-pamieci'],
};

export const memoryCard: Recipe = {
  ...common,
  id: 'memory-card',
  gender: 'f',
  groups: [
    ['Podstawowe', [capacity, format, videoClass, reading]],
    ['Zestaw', [adapter]],
  ],
  cards: [capacity, format, videoClass],
  lines: ['Klisza', 'Kadr', 'Zapis', 'Chip'],
  colours: ['red', 'blue', 'black'],
  colourVariants: 0,
  build: ({ random: r }, option) => {
    const card = r.pick(['microSD', 'microSD', 'SD']);
    const grade = card === 'SD' ? r.pick(['V30', 'V60', 'V90']) : r.pick(['V10', 'V30', 'V30']);
    return {
      kind: `Karta pamięci ${card}`,
      tail: `${option} ${grade}`,
      prefix: 'KP',
      digits: `${gigabytes(option)}`,
      look: card === 'SD' ? looks.sdCard : looks.microCard,
      price: 18 + gigabytes(option) * 0.3 + (grade === 'V90' ? 240 : grade === 'V60' ? 110 : 0),
      values: {
        pojemnosc_pamieci: option,
        format_karty: card,
        klasa_wideo: grade,
        odczyt: grade === 'V90' ? 300 : r.pick([100, 150, 180]),
        ...(card === 'microSD' ? { adapter_sd: r.chance(0.7) } : {}),
      },
      size: card === 'SD' ? [3.2, 2.4, 0.2] : [1.5, 1.1, 0.1],
      kilograms: 0.01,
      included: 'karta pamięci',
    };
  },
  story: (s) => [
    [
      `${s.show(capacity)} na zdjęcia`,
      `${s.name} zapisuje serie zdjęć i filmy bez przerw. Klasa ${s.show(videoClass)} mówi, jakie nagranie nadąży zapisać.`,
    ],
    s.is(format, 'microSD') && [
      'Do telefonu, konsoli i kamery',
      'Format microSD pasuje do konsol przenośnych, dronów, kamer i telefonów z gniazdem karty.',
    ],
    s.is(format, 'SD') && ['Do aparatu', 'Pełny format SD pasuje do bezlusterkowców i czytników w laptopach.'],
    s.is(adapter, true) && ['Adapter w zestawie', 'Z adapterem kartę odczyta też zwykłe gniazdo SD w laptopie.'],
    ['Odporna na pogodę', 'Znosi wodę, mróz i prześwietlenie na lotnisku.'],
  ],
  praise: [
    'Filmy 4K bez klatkowania.',
    'Konsola wykryła od razu.',
    'Prędkość zgodna z opisem.',
    'Adapter w komplecie się przydaje.',
    'Przeżyła pranie w kieszeni.',
  ],
  complaints: ['Opakowanie trudno otworzyć.', 'Zapis wolniejszy niż odczyt.', 'Łatwo ją zgubić.'],
  questions: [['Czy pasuje do konsoli przenośnej?', 'Tak, karta microSD pasuje do konsol z gniazdem karty.']],
  accessories: [],
  complementary: ['drony-z-kamera', 'bezlusterkowce'],
};
