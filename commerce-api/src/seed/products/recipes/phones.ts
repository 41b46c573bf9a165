import { connectivity, diagonal, ram, refresh, resolution, storage, water } from '../../attributes/common.ts';
import { flag, number, select, text } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../model/product.ts';
import type { Recipe } from '../recipe.ts';

const display = select('typ_ekranu', 'Typ ekranu', ['AMOLED', 'OLED LTPO', 'IPS LCD', 'E Ink', 'Mini LED']);
const chip = text('procesor', 'Procesor');
const camera = number('aparat_glowny', 'Aparat główny', 'Mpx', { short: 'Aparat' });
const lenses = text('aparaty', 'Aparaty tylne');
const selfie = number('aparat_przedni', 'Aparat przedni', 'Mpx', { facet: false });
const battery = number('bateria', 'Bateria', 'mAh');
const charging = number('moc_ladowania', 'Moc ładowania', 'W', { short: 'Ładowanie' });
const wireless = flag('ladowanie_bezprzewodowe', 'Ładowanie bezprzewodowe');
const system = select('system', 'System', ['Android 14', 'Android 15', 'Android 16', 'system własny']);
const updates = select('aktualizacje', 'Aktualizacje zabezpieczeń', ['3 lata', '4 lata', '5 lat', '6 lat', '7 lat'], {
  hint: 'Przez tyle lat od premiery producent obiecuje poprawki bezpieczeństwa.',
});
const sim = select('karta_sim', 'Karty SIM', ['nano-SIM + eSIM', '2 × nano-SIM', 'nano-SIM']);
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

const warm = flag('cieple_podswietlenie', 'Regulacja barwy podświetlenia');
const buttons = flag('przyciski_stron', 'Przyciski zmiany stron');
const legimi = flag('abonament_ksiazek', 'Obsługa polskich abonamentów książkowych');

export const reader: Recipe = {
  ...tablet,
  id: 'reader',
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
