import { connectivity, diagonal, ram, refresh, resolution, storage, water } from '../../attributes/common.ts';
import { flag, number, select, text } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { battery, charging, chip, display, sim, system, updates } from './phones-specs.ts';

const camera = number('aparat_glowny', 'Aparat główny', 'Mpx', { short: 'Aparat' });

const lenses = text('aparaty', 'Aparaty tylne');

const selfie = number('aparat_przedni', 'Aparat przedni', 'Mpx', { facet: false });

const wireless = flag('ladowanie_bezprzewodowe', 'Ładowanie bezprzewodowe');

const repair = select('klasa_naprawialnosci', 'Klasa możliwości naprawy', ['A', 'B', 'C', 'D', 'E'], {
  hint: 'Od 20 czerwca 2025 r. smartfony i tablety mają etykietę energetyczną, która podaje też łatwość naprawy (A–E) i odporność na upadki.',
});

export const smartphone: Recipe = {
  id: 'smartphone',
  illustration: 'smartphone',
  gender: 'm',
  domain: 'phone',
  groups: [
    ['Ekran', [diagonal, display, resolution, refresh]],
    ['Wydajność', [chip, ram, storage, system, updates]],
    ['Aparat', [camera, lenses, selfie]],
    ['Bateria i łączność', [battery, charging, wireless, connectivity, sim]],
    ['Trwałość', [water, repair]],
  ],
  cards: [diagonal, storage, camera],
  lines: ['Nova', 'Lumo', 'Zenit'],
  brandLines: {
    bursztyn: ['Nova'],
    szafir: ['Zenit', 'Prim'],
    perkun: ['Wicher'],
    kwant: ['Iskierka', 'Lumo'],
    jaskolka: ['Lot', 'Gniazdo'],
  },
  colours: ['graphite', 'black', 'blue', 'green', 'white', 'rose', 'sand', 'navy'],
  colourVariants: 0.95,
  axis: {
    spec: storage,
    choose: ({ random: r, tier }) =>
      tier > 1
        ? r.pick([
            ['128 GB', '256 GB', '512 GB'],
            ['256 GB', '512 GB'],
            ['256 GB', '512 GB', '1 TB'],
          ])
        : r.pick([['128 GB'], ['128 GB', '256 GB'], ['256 GB']]),
  },
  build: ({ random: r, tier }, option) => {
    const level = tier > 1 ? r.pick([1, 2, 2]) : r.pick([0, 0, 1]);
    const gigabytes = option === '1 TB' ? 1024 : Number.parseInt(option, 10);
    const memory = level === 2 ? (gigabytes >= 512 ? 16 : 12) : level === 1 ? 8 : gigabytes > 128 ? 8 : 6;
    const inches = r.pick([6.1, 6.3, 6.5, 6.6, 6.7, 6.8]);
    const main = level === 2 ? r.pick([50, 50, 200]) : level === 1 ? r.pick([50, 64, 108]) : 50;
    const milliamps = r.pick([4500, 4800, 5000, 5000, 5200, 5500]);
    const watts = level === 2 ? r.pick([45, 67, 80]) : level === 1 ? r.pick([33, 45]) : r.pick([18, 25]);
    const energy = r.weighted<EnergyClass>([
      ['A', 30],
      ['B', 45],
      ['C', 20],
      ['D', 5],
    ]);
    const fix = r.pick(['B', 'B', 'C', 'C', 'A']);
    return {
      kind: 'Smartfon',
      tail: `5G ${memory}/${option === '1 TB' ? '1024' : gigabytes} GB`,
      prefix: 'P',
      digits: `${level + 1}`,
      price: (level === 2 ? 3350 : level === 1 ? 1650 : 820) + gigabytes * (level === 2 ? 0.9 : 0.7) + watts * 2,
      values: {
        przekatna: inches,
        typ_ekranu: level === 2 ? 'OLED LTPO' : level === 1 ? 'AMOLED' : r.pick(['AMOLED', 'IPS LCD']),
        rozdzielczosc: level === 2 ? 'QHD+ (3200 × 1440)' : 'FHD+ (2400 × 1080)',
        odswiezanie: level === 0 ? '90 Hz' : '120 Hz',
        procesor:
          level === 2 ? 'ośmiordzeniowy 3,4 GHz, 3 nm' : level === 1 ? 'ośmiordzeniowy 2,8 GHz, 4 nm' : 'ośmiordzeniowy 2,4 GHz, 6 nm',
        pamiec_ram: `${memory} GB`,
        pamiec_wbudowana: option,
        system: r.pick(['Android 15', 'Android 16', 'Android 16']),
        aktualizacje: level === 2 ? '7 lat' : level === 1 ? '5 lat' : '5 lat',
        aparat_glowny: main,
        aparaty: level === 2 ? `${main} + 50 + 10 Mpx` : level === 1 ? `${main} + 12 + 5 Mpx` : `${main} + 2 Mpx`,
        aparat_przedni: level === 2 ? 32 : level === 1 ? 16 : 13,
        bateria: milliamps,
        moc_ladowania: watts,
        ladowanie_bezprzewodowe: level === 2,
        lacznosc: ['5G', 'NFC', 'GPS', level === 2 ? 'Wi-Fi 7' : 'Wi-Fi 6', 'Bluetooth 5.4'],
        karta_sim: r.pick(['nano-SIM + eSIM', 'nano-SIM + eSIM', '2 × nano-SIM']),
        odpornosc: level === 2 ? 'IP68' : level === 1 ? r.pick(['IP67', 'IP54']) : 'IP54',
        klasa_naprawialnosci: fix,
      },
      size: [Math.round(inches * 24) / 10, Math.round(inches * 11.4) / 10, 0.8],
      kilograms: 0.19,
      included: 'smartfon, przewód USB-C, szpilka do tacki SIM, skrócona instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Czas pracy na jednym ładowaniu', `${38 + Math.round(milliamps / 400)} godz.`],
          ['Klasa odporności na upadki', 'B'],
          ['Klasa możliwości naprawy', fix],
          ['Trwałość baterii', '≥ 800 cykli'],
          ['Stopień ochrony', level === 2 ? 'IP68' : 'IP54'],
        ],
      },
    };
  },
  story: (s) => [
    [
      `Ekran ${s.show(diagonal)} i ${s.show(refresh)}`,
      `Ekran (${s.show(display)}) ma rozdzielczość ${s.show(resolution)}. Przewijanie jest płynne, a napisy czytelne także w słońcu.`,
    ],
    [
      'Zdjęcia, które chcesz zachować',
      `Główny aparat ${s.show(camera)} łapie dużo światła, więc wieczorne ujęcia wychodzą bez poruszenia. Zestaw obiektywów: ${s.show(lenses)}.`,
    ],
    [
      'Pamięć na lata',
      `${s.show(ram)} pamięci RAM i ${s.show(storage)} na dane wystarczą na aplikacje, zdjęcia i mapy offline. Procesor (${s.show(chip)}) nie zwalnia przy kilku otwartych programach.`,
    ],
    [
      `Bateria ${s.show(battery)}`,
      `Pełne ładowanie wystarcza na cały dzień, a moc ${s.show(charging)} pozwala uzupełnić energię przy porannej kawie.${s.is(wireless, true) ? ' Obsługiwane jest też ładowanie bezprzewodowe.' : ''}`,
    ],
    [
      `${s.show(updates)} aktualizacji`,
      `${s.name} działa na ${s.show(system).replace('Android', 'systemie Android')} i dostaje poprawki zabezpieczeń przez ${s.show(updates)} od premiery.`,
    ],
    [
      `Odporność ${s.show(water)}`,
      s.is(water, 'IP68')
        ? 'Telefon przetrwa zanurzenie w słodkiej wodzie i deszcz. Po kontakcie ze słoną wodą opłucz go i osusz.'
        : 'Zachlapanie i kurz mu nie szkodzą, ale nie zanurzaj go w wodzie.',
    ],
  ],
  praise: [
    'Zdjęcia nocne lepsze niż z poprzedniego aparatu.',
    'Bateria spokojnie trzyma półtora dnia.',
    'Działa płynnie, nic się nie tnie.',
    'Ekran w słońcu czytelny.',
    'Dobrze leży w dłoni, nie jest śliski.',
    'Ładuje się błyskawicznie.',
    'Głośniki stereo naprawdę grają.',
  ],
  complaints: [
    'Bez etui aparat trochę kiwa się na stole.',
    'Ładowarki w pudełku nie ma.',
    'Przy graniu robi się ciepły.',
    'Kilka zbędnych aplikacji na start.',
  ],
  questions: [
    ['Czy w zestawie jest ładowarka?', 'Nie, w pudełku jest przewód USB-C. Wybierz ładowarkę o mocy podanej w danych technicznych.'],
    ['Czy działa eSIM?', 'Jeżeli w wierszu „Karty SIM” jest eSIM – tak, u wszystkich polskich operatorów.'],
  ],
  accessories: ['etui', 'powerbanki', 'sluchawki-bezprzewodowe'],
  complementary: ['smartwatche', 'sluchawki-bezprzewodowe'],
  services: ['protector-phone-matte', 'protector-phone-privacy', 'phone-setup'],
};
