import { connectivity, diagonal, ram, refresh, resolution, storage } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { battery, charging, chip, display, system, updates } from './phones-specs.ts';
import { smartphone } from './smartphone.ts';

const stylus = select('rysik', 'Rysik', ['w zestawie', 'obsługiwany, osobno', 'brak']);

const speakers = select('glosniki_tabletu', 'Głośniki', ['1', '2', '4']);

const kids = flag('tryb_dzieciecy', 'Tryb dziecięcy');

export const tablet: Recipe = {
  ...smartphone,
  id: 'tablet',
  illustration: 'tablet',
  domain: 'tablet',
  groups: [
    ['Ekran', [diagonal, display, resolution, refresh]],
    ['Wydajność', [chip, ram, storage, system, updates]],
    ['Wygoda', [stylus, speakers, kids]],
    ['Bateria i łączność', [battery, charging, connectivity]],
  ],
  cards: [diagonal, storage, battery],
  lines: ['Tab', 'Szkic', 'Karta', 'Plansza'],
  brandLines: {},
  colours: ['silver', 'graphite', 'blue', 'rose', 'green'],
  colourVariants: 0.5,
  axis: {
    spec: storage,
    choose: ({ random: r, leaf }) => (leaf === 'tablety' ? r.pick([['128 GB', '256 GB'], ['64 GB', '128 GB'], ['128 GB']]) : ['64 GB']),
  },
  build: ({ random: r, leaf, tier }, option) => {
    const child = leaf === 'tablety-dla-dzieci';
    const high = !child && tier > 1 && r.chance(0.7);
    const inches = child ? r.pick([8, 8.7, 10.1]) : r.pick([8.7, 10.4, 11, 11, 12.4]);
    const gigabytes = Number.parseInt(option, 10);
    const memory = high ? r.pick([8, 12]) : r.pick([4, 6]);
    const milliamps = Math.round(inches * 7.2) * 100;
    const pen = high ? r.pick(['w zestawie', 'obsługiwany, osobno']) : child ? 'brak' : r.pick(['brak', 'obsługiwany, osobno']);
    return {
      kind: child ? 'Tablet dla dzieci' : 'Tablet',
      tail: `${String(inches).replace('.', ',')}″ ${memory}/${gigabytes} GB Wi-Fi`,
      prefix: 'T',
      digits: `${Math.round(inches)}`,
      price: 240 + inches * 38 + gigabytes * 1.2 + (high ? 1100 : 0) - (child ? 150 : 0),
      values: {
        przekatna: inches,
        typ_ekranu: high ? 'AMOLED' : 'IPS LCD',
        rozdzielczosc: high ? '2.8K (2800 × 1840)' : '2K (2000 × 1200)',
        odswiezanie: high ? '120 Hz' : r.pick(['60 Hz', '90 Hz']),
        procesor: high ? 'ośmiordzeniowy 3,0 GHz, 4 nm' : 'ośmiordzeniowy 2,2 GHz, 6 nm',
        pamiec_ram: `${memory} GB`,
        pamiec_wbudowana: option,
        system: r.pick(['Android 15', 'Android 16']),
        aktualizacje: high ? '7 lat' : r.pick(['5 lat', '6 lat']),
        rysik: pen,
        glosniki_tabletu: high ? '4' : '2',
        tryb_dzieciecy: child || r.chance(0.5),
        bateria: milliamps,
        moc_ladowania: high ? 45 : 18,
        lacznosc: [high ? 'Wi-Fi 6E' : 'Wi-Fi', 'Bluetooth 5.3', 'GPS'],
      },
      size: [Math.round(inches * 15) / 10, Math.round(inches * 23) / 10, 0.7],
      kilograms: Math.round(inches * 4.6) / 100,
      included: child
        ? 'tablet, gumowe etui, przewód USB-C, instrukcja'
        : pen === 'w zestawie'
          ? 'tablet, rysik, przewód USB-C, instrukcja'
          : 'tablet, przewód USB-C, instrukcja',
      energy: {
        energyClass: r.weighted<EnergyClass>([
          ['A', 25],
          ['B', 45],
          ['C', 30],
        ]),
        sheet: [
          ['Czas pracy na jednym ładowaniu', `${14 + Math.round(milliamps / 900)} godz.`],
          ['Klasa odporności na upadki', child ? 'A' : 'C'],
          ['Klasa możliwości naprawy', 'C'],
          ['Trwałość baterii', '≥ 800 cykli'],
        ],
      },
    };
  },
  story: (s) => [
    [
      `Ekran ${s.show(diagonal)}`,
      `Ekran (${s.show(display)}) o rozdzielczości ${s.show(resolution)} jest wygodny do filmów, lekcji i czytania.`,
    ],
    s.is(stylus, 'w zestawie') && [
      'Rysik w pudełku',
      'Rysik rozróżnia siłę nacisku, więc notujesz i szkicujesz jak na papierze. Przypina się magnetycznie do boku.',
    ],
    s.leaf === 'tablety-dla-dzieci' && [
      'Bezpieczny dla dziecka',
      'Gumowe etui chroni przed upadkiem, a tryb dziecięcy pozwala wybrać aplikacje i ustawić czas zabawy.',
    ],
    ['Pamięć i wydajność', `${s.show(ram)} RAM i ${s.show(storage)} na dane to dobry zapas na aplikacje i filmy pobrane na podróż.`],
    [`Bateria ${s.show(battery)}`, `Wystarcza na kilkanaście godzin filmów. Ładowanie odbywa się przez USB-C z mocą ${s.show(charging)}.`],
    s.is(speakers, '4') && ['Cztery głośniki', 'Dźwięk stereo w poziomie i w pionie nadaje się do filmów bez słuchawek.'],
  ],
  praise: [
    'Do filmów w pociągu idealny.',
    'Dziecko ma spokój z lekcjami, ja z telefonem.',
    'Bateria trzyma kilka dni.',
    'Ekran ostry, litery gładkie.',
    'Lekki, da się czytać jedną ręką.',
  ],
  complaints: ['Aparat słaby, ale to tablet.', 'Etui trzeba dokupić.', 'Ładowanie do pełna trwa długo.'],
  questions: [['Czy można włożyć kartę SIM?', 'Ten model łączy się przez Wi-Fi. Internet poza domem udostępnisz z telefonu.']],
  accessories: ['powerbanki'],
  complementary: ['klawiatury', 'sluchawki-bezprzewodowe'],
  services: ['protector-tablet-matte', 'protector-tablet-privacy', 'phone-setup'],
};
