import { connectivity } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { speed } from './peripherals-specs.ts';

const print = select('technologia_druku', 'Technologia druku', ['laserowa', 'atramentowa', 'atramentowa ze zbiornikami']);

const colourPrint = select('druk_kolor', 'Druk', ['mono', 'kolor']);

const duplex = flag('duplex', 'Automatyczny druk dwustronny', { short: 'Dupleks' });

const scanner = flag('skaner', 'Skaner i kopiarka');

const feeder = flag('podajnik', 'Automatyczny podajnik dokumentów');

const page = number('koszt_strony', 'Orientacyjny koszt strony', 'gr', { facet: false });

const monthly = number('zalecane_obciazenie', 'Zalecany wydruk miesięczny', 'str.', { facet: false });

export const printer: Recipe = {
  id: 'printer',
  illustration: 'printer',
  gender: 'f',
  domain: 'print',
  groups: [
    ['Druk', [print, colourPrint, speed, duplex, page, monthly]],
    ['Skanowanie', [scanner, feeder]],
    ['Łączność', [connectivity]],
  ],
  cards: [print, speed, duplex],
  lines: ['Arkusz', 'Druk', 'Zbiornik', 'Biuro'],
  colours: ['white', 'black', 'graphite'],
  colourVariants: 0.15,
  build: ({ random: r, leaf }) => {
    const laser = leaf === 'drukarki-laserowe' || r.chance(0.3);
    const multi = leaf === 'urzadzenia-wielofunkcyjne';
    const tanks = !laser && r.chance(0.5);
    const colourful = !laser || r.chance(0.35);
    const ppm = laser ? r.int(20, 40) : r.int(9, 20);
    return {
      look: { form: laser ? 'laser' : 'inkjet' },
      kind: multi ? `Urządzenie wielofunkcyjne ${laser ? 'laserowe' : 'atramentowe'}` : 'Drukarka laserowa',
      tail: `${colourful ? 'kolor' : 'mono'} ${ppm} str./min`,
      prefix: multi ? 'MF' : 'DL',
      digits: `${ppm}`,
      price: (laser ? 380 : 240) + ppm * 9 + (colourful && laser ? 500 : 0) + (multi ? 150 : 0) + (tanks ? 380 : 0),
      values: {
        technologia_druku: laser ? 'laserowa' : tanks ? 'atramentowa ze zbiornikami' : 'atramentowa',
        druk_kolor: colourful ? 'kolor' : 'mono',
        predkosc_druku: ppm,
        duplex: r.chance(0.75),
        koszt_strony: tanks ? 2 : laser ? (colourful ? 14 : 8) : 22,
        zalecane_obciazenie: laser ? r.pick([1500, 2000, 3000]) : r.pick([300, 500, 800]),
        skaner: multi,
        podajnik: multi && r.chance(0.5),
        lacznosc: [r.pick(['Wi-Fi', 'Wi-Fi 6']), ...(r.chance(0.3) ? ['Bluetooth 5.2'] : [])],
      },
      size: [multi ? 30 : 22, 40, 37],
      kilograms: laser ? 11 : 6,
      included: laser
        ? 'drukarka, toner startowy, przewód zasilający, instrukcja'
        : 'urządzenie, komplet tuszów, przewód zasilający, instrukcja',
    };
  },
  story: (s) => [
    [`Do ${s.show(speed)}`, `${s.name} drukuje do ${s.show(speed)}, a pierwsza strona wychodzi po kilku sekundach od wybudzenia.`],
    s.is(print, 'atramentowa ze zbiornikami') && [
      'Tusz w butelkach',
      'Zbiorniki napełniasz z butelek, bez wkładów i chipów. Strona kosztuje orientacyjnie ' + s.show(page) + '.',
    ],
    s.is(print, 'laserowa') && [
      'Toner nie zasycha',
      'Możesz drukować raz w miesiącu i nie martwić się o dysze. Strona kosztuje orientacyjnie ' + s.show(page) + '.',
    ],
    s.is(duplex, true) && ['Obie strony bez obracania', 'Druk dwustronny zużywa o połowę mniej papieru i nie wymaga przekładania kartek.'],
    s.is(scanner, true) && [
      'Skan i kopia',
      s.is(feeder, true)
        ? 'Podajnik sam pobiera kolejne kartki, więc wielostronicową umowę zeskanujesz do jednego pliku.'
        : 'Dokument zeskanujesz do telefonu lub wprost do poczty.',
    ],
    ['Druk z telefonu', 'Zdjęcie lub bilet wyślesz z telefonu przez Wi-Fi, bez instalowania sterowników.'],
  ],
  praise: [
    'Konfiguracja Wi-Fi w pięć minut.',
    'Tekst ostry jak w drukarni.',
    'Tania w użytkowaniu.',
    'Skanuje szybko i prosto do maila.',
    'Po pół roku ani jednego zacięcia papieru.',
  ],
  complaints: ['Toner startowy kończy się szybko.', 'Podajnik papieru mały.', 'Po wybudzeniu hałasuje przez kilka sekund.'],
  questions: [['Czy działa z telefonem?', 'Tak, z Androidem i iOS przez Wi-Fi, za pomocą wbudowanej funkcji drukowania lub aplikacji.']],
  accessories: [],
  complementary: ['laptopy-uniwersalne', 'routery'],
  services: ['computer-setup'],
};
