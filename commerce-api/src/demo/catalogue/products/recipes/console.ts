import { batteryHours, connectivity, storage } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const type = select('rodzaj_konsoli', 'Rodzaj konsoli', ['stacjonarna', 'przenośna']);

const picture = select('obraz_konsoli', 'Obraz', ['4K 120 Hz', '4K 60 Hz', 'Full HD 60 Hz', 'Full HD 120 Hz']);

const drive = select('naped', 'Napęd', ['Blu-ray 4K', 'brak (wersja cyfrowa)', 'karty']);

const pads = select('liczba_padow', 'Pady w zestawie', ['1', '2', 'wbudowane']);

const old = flag('zgodnosc_wsteczna', 'Zgodność z poprzednią generacją');

export const gameConsole: Recipe = {
  id: 'console',
  illustration: 'console',
  gender: 'f',
  domain: 'console',
  groups: [
    ['Podstawowe', [type, picture, drive, storage]],
    ['Gra', [pads, old, batteryHours, connectivity]],
  ],
  cards: [picture, storage, drive],
  lines: ['Orion Play', 'Smok', 'Arkadia', 'Rycerz'],
  colours: ['white', 'black', 'navy', 'red'],
  colourVariants: 0.4,
  axis: {
    spec: storage,
    choose: ({ random: r, leaf }) =>
      leaf === 'konsole-przenosne'
        ? r.pick([
            ['256 GB', '512 GB'],
            ['512 GB', '1 TB'],
          ])
        : r.pick([['1 TB', '2 TB'], ['1 TB']]),
  },
  build: ({ random: r, leaf }, option) => {
    const hand = leaf === 'konsole-przenosne';
    const disc = !hand && r.chance(0.5);
    const gigabytes = option.endsWith('TB') ? Number.parseInt(option, 10) * 1000 : Number.parseInt(option, 10);
    return {
      look: { form: hand ? 'handheld' : 'tower' },
      kind: hand ? 'Konsola przenośna' : disc ? 'Konsola' : 'Konsola Digital',
      tail: option,
      prefix: 'G',
      digits: hand ? '7' : '9',
      price: (hand ? 1150 : 1500) + gigabytes * 0.55 + (disc ? 400 : 0),
      values: {
        rodzaj_konsoli: hand ? 'przenośna' : 'stacjonarna',
        obraz_konsoli: hand ? r.pick(['Full HD 60 Hz', 'Full HD 120 Hz']) : r.pick(['4K 120 Hz', '4K 60 Hz']),
        naped: hand ? 'karty' : disc ? 'Blu-ray 4K' : 'brak (wersja cyfrowa)',
        pamiec_wbudowana: option,
        liczba_padow: hand ? 'wbudowane' : r.pick(['1', '1', '2']),
        zgodnosc_wsteczna: r.chance(0.8),
        ...(hand ? { czas_pracy: r.int(4, 9) } : {}),
        lacznosc: ['Wi-Fi 6', 'Bluetooth 5.2'],
      },
      size: [hand ? 11 : 36, hand ? 28 : 9, hand ? 2.5 : 22],
      kilograms: hand ? 0.64 : 3.2,
      included: hand ? 'konsola, zasilacz USB-C, etui, instrukcja' : 'konsola, pad, przewód HDMI, przewód zasilający, instrukcja',
    };
  },
  story: (s) => [
    [`Obraz ${s.show(picture)}`, `${s.name} wyświetla gry w ${s.show(picture)}, z krótkim wczytywaniem dzięki dyskowi SSD.`],
    [`${s.show(storage)} na gry`, 'Kilka dużych tytułów zmieści się jednocześnie, a pamięć rozszerzysz dodatkowym dyskiem.'],
    s.is(type, 'przenośna') && [
      'Graj w drodze',
      `Bateria wystarcza na ${s.show(batteryHours)}. W domu podłączysz konsolę do telewizora przez stację lub przewód USB-C.`,
    ],
    s.is(drive, 'Blu-ray 4K') && [
      'Gry i filmy na płytach',
      'Napęd odtwarza płyty z grami i filmy 4K, a po przejściu grę możesz odsprzedać.',
    ],
    s.is(old, true) && ['Twoje starsze gry', 'Tytuły z poprzedniej generacji działają od razu, często płynniej niż dawniej.'],
    ['Dla całej rodziny', 'Kontrola rodzicielska ogranicza czas gry i zakupy, a konta dzieci mają własne ustawienia.'],
  ],
  praise: [
    'Gry ładują się w kilka sekund.',
    'Cicha, nie słychać jej nawet wieczorem.',
    'Dzieciaki zachwycone, rodzice też.',
    'Pad świetnie leży w dłoni.',
    'Konfiguracja bardzo prosta.',
  ],
  complaints: ['Pierwsza aktualizacja trwała godzinę.', 'Drugi pad trzeba dokupić.', 'Miejsce na dysku szybko się kończy.'],
  questions: [
    [
      'Czy do grania potrzebny jest internet?',
      'Do pierwszej konfiguracji i gry w sieci tak. Pobrane gry dla jednego gracza działają bez internetu.',
    ],
  ],
  accessories: ['pady', 'sluchawki-gamingowe'],
  complementary: ['telewizory-oled', 'pady'],
  services: [],
};
