import { connectivity, diagonal, ram, resolution, storage } from '../../attributes/common.ts';
import { flag } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { battery, display, sim, system } from './phones-specs.ts';
import { smartphone } from './smartphone.ts';

const keys = flag('przycisk_sos', 'Przycisk SOS');

const dock = flag('stacja_dokujaca', 'Stacja ładująca w zestawie');

const loudness = flag('glosny_dzwonek', 'Głośny dzwonek');

export const seniorPhone: Recipe = {
  ...smartphone,
  id: 'senior-phone',
  groups: [
    ['Ekran', [diagonal, display, resolution]],
    ['Wygoda', [keys, loudness, dock, system]],
    ['Wydajność', [ram, storage]],
    ['Bateria i łączność', [battery, connectivity, sim]],
  ],
  cards: [diagonal, keys, battery],
  lines: ['Senior', 'Bliska', 'Prosty', 'Dobra'],
  brandLines: {},
  colours: ['black', 'red', 'blue', 'silver'],
  colourVariants: 0.5,
  axis: { spec: storage, choose: () => ['64 GB'] },
  build: ({ random: r }) => {
    const inches = r.pick([5, 5.5, 6.1, 6.5]);
    const docked = r.chance(0.6);
    const milliamps = r.pick([2500, 3000, 3500, 4000]);
    return {
      kind: 'Smartfon dla seniora',
      tail: `LTE ${String(inches).replace('.', ',')}″`,
      prefix: 'S',
      digits: `${Math.round(inches * 10)}`,
      price: 260 + inches * 55 + (docked ? 50 : 0),
      values: {
        przekatna: inches,
        typ_ekranu: 'IPS LCD',
        rozdzielczosc: 'HD+ (1600 × 720)',
        przycisk_sos: r.chance(0.9),
        glosny_dzwonek: true,
        stacja_dokujaca: docked,
        system: r.pick(['Android 14', 'Android 15']),
        pamiec_ram: r.pick(['3 GB', '4 GB']),
        pamiec_wbudowana: '64 GB',
        bateria: milliamps,
        lacznosc: ['LTE', 'Wi-Fi', 'Bluetooth 5.2', 'GPS'],
        karta_sim: r.pick(['nano-SIM', '2 × nano-SIM']),
      },
      size: [15, 7.2, 1.1],
      kilograms: 0.19,
      included: docked
        ? 'smartfon, stacja ładująca, zasilacz, instrukcja z dużym drukiem'
        : 'smartfon, zasilacz, instrukcja z dużym drukiem',
      energy: {
        energyClass: r.pick(['A', 'B'] as const),
        sheet: [
          ['Czas pracy na jednym ładowaniu', `${50 + Math.round(milliamps / 200)} godz.`],
          ['Klasa odporności na upadki', 'A'],
          ['Klasa możliwości naprawy', 'B'],
          ['Trwałość baterii', '≥ 800 cykli'],
        ],
      },
    };
  },
  story: (s) => [
    ['Proste menu', `${s.name} ma duże ikony i czytelny alfabet. Najważniejsze kontakty są na pierwszym ekranie, ze zdjęciami.`],
    s.is(keys, true) && ['Pomoc jednym przyciskiem', 'Przycisk SOS z tyłu dzwoni po kolei do wybranych osób i wysyła im położenie.'],
    ['Głośno i wyraźnie', 'Głośnik i wibracje są mocniejsze niż w zwykłym telefonie, a słuchawka współpracuje z aparatami słuchowymi.'],
    s.is(dock, true) && ['Ładowanie bez celowania', 'Wystarczy odstawić telefon do stacji, nie trzeba trafiać wtyczką w gniazdo.'],
    [
      'Rozmowy wideo z wnukami',
      `Ekran ${s.show(diagonal)} i kamera z przodu pozwalają rozmawiać przez popularne komunikatory. Bateria: ${s.show(battery)}.`,
    ],
  ],
  praise: [
    'Mama opanowała go w jeden dzień.',
    'Dzwonek słychać z drugiego pokoju.',
    'Litery duże, bez okularów da się czytać.',
    'Stacja ładująca to strzał w dziesiątkę.',
    'Przycisk SOS daje spokój całej rodzinie.',
  ],
  complaints: ['Aparat raczej do prostych zdjęć.', 'Pierwsza konfiguracja wymaga pomocy.', 'Instrukcja mogłaby mieć więcej rysunków.'],
  questions: [
    ['Czy działa bez internetu?', 'Tak, dzwoni i wysyła SMS-y. Internet jest potrzebny do rozmów wideo i położenia w wiadomości SOS.'],
  ],
  accessories: ['etui', 'powerbanki'],
  complementary: ['smartwatche'],
  services: ['phone-setup'],
};
