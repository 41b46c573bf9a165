import { batteryHours, connectivity, diagonal, ram, refresh, resolution, storage } from '../../attributes/common.ts';
import { flag, multi, number, select, text } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const cpu = select('procesor_komputera', 'Procesor', [
  '4 rdzenie',
  '6 rdzeni',
  '8 rdzeni',
  '10 rdzeni',
  '12 rdzeni',
  '14 rdzeni',
  '16 rdzeni',
  '24 rdzenie',
]);
const clock = text('taktowanie', 'Maksymalne taktowanie');
const gpu = select(
  'karta_graficzna',
  'Karta graficzna',
  ['zintegrowana', 'dedykowana 6 GB', 'dedykowana 8 GB', 'dedykowana 12 GB', 'dedykowana 16 GB'],
  { short: 'Grafika' },
);
const os = select('system_komputera', 'System', ['Windows 11 Home', 'Windows 11 Pro', 'Linux', 'bez systemu']);
const surface = select('matryca', 'Matryca', ['matowa', 'błyszcząca OLED', 'matowa IPS']);
const ports = multi('porty_komputera', 'Złącza', [
  'USB-C z zasilaniem',
  'USB-C',
  'Thunderbolt 4',
  'USB-A',
  'HDMI',
  'DisplayPort',
  'RJ-45',
  'czytnik kart',
  'audio 3,5 mm',
]);
const light = flag('podswietlana_klawiatura', 'Podświetlana klawiatura');
const hello = select('logowanie', 'Logowanie biometryczne', ['czytnik linii papilarnych', 'kamera na podczerwień', 'oba sposoby', 'brak']);
const upgrade = flag('rozbudowa_pamieci', 'Możliwość rozbudowy RAM');

export const laptop: Recipe = {
  id: 'laptop',
  illustration: 'laptop',
  gender: 'm',
  domain: 'computer',
  groups: [
    ['Wydajność', [cpu, clock, ram, storage, gpu, upgrade]],
    ['Ekran', [diagonal, resolution, refresh, surface]],
    ['Wygoda', [os, light, hello, batteryHours]],
    ['Złącza', [ports, connectivity]],
  ],
  cards: [cpu, ram, storage],
  lines: ['Notatnik', 'Granit', 'Skała', 'Pióro', 'Grom', 'Fala'],
  colours: ['silver', 'graphite', 'black', 'navy', 'sand'],
  colourVariants: 0.3,
  axis: {
    spec: storage,
    choose: ({ random: r, leaf }) =>
      leaf === 'laptopy-gamingowe'
        ? r.pick([['1 TB'], ['512 GB', '1 TB'], ['1 TB', '2 TB']])
        : r.pick([['512 GB'], ['512 GB', '1 TB'], ['256 GB', '512 GB']]),
  },
  build: ({ random: r, leaf, tier }, option) => {
    const game = leaf === 'laptopy-gamingowe';
    const thin = leaf === 'ultrabooki';
    const inches = game ? r.pick([15.6, 16, 16, 17.3]) : thin ? r.pick([13.3, 14, 14]) : r.pick([14, 15.6, 15.6, 16, 17.3]);
    const cores = game
      ? r.pick(['8 rdzeni', '14 rdzeni', '16 rdzeni', '24 rdzenie'])
      : thin
        ? r.pick(['8 rdzeni', '12 rdzeni', '14 rdzeni'])
        : r.pick(['4 rdzenie', '6 rdzeni', '8 rdzeni', '10 rdzeni']);
    const gigabytes = game ? r.pick([16, 16, 32, 32]) : thin ? r.pick([16, 16, 32]) : r.pick([8, 16, 16, 16]);
    const card = game
      ? r.pick(['dedykowana 6 GB', 'dedykowana 8 GB', 'dedykowana 8 GB', 'dedykowana 12 GB', 'dedykowana 16 GB'])
      : 'zintegrowana';
    const disk = option === '1 TB' ? 1024 : option === '2 TB' ? 2048 : Number.parseInt(option, 10);
    const oled = thin && r.chance(0.5);
    const hz = game ? r.pick(['144 Hz', '165 Hz', '240 Hz']) : oled ? r.pick(['90 Hz', '120 Hz']) : '60 Hz';
    const detail = oled
      ? '2.8K (2880 × 1800)'
      : game && r.chance(0.5)
        ? 'QHD (2560 × 1440)'
        : inches === 14 || inches === 16
          ? 'WUXGA (1920 × 1200)'
          : 'Full HD (1920 × 1080)';
    const hours = game ? r.int(5, 8) : thin ? r.int(12, 19) : r.int(7, 12);
    const coreCount = Number.parseInt(cores, 10);
    const video = card === 'zintegrowana' ? 0 : Number.parseInt(card.replace('dedykowana ', ''), 10);
    return {
      kind: game ? 'Laptop gamingowy' : thin ? 'Ultrabook' : 'Laptop',
      tail: `${String(inches).replace('.', ',')}″ ${gigabytes} GB RAM ${option} SSD${game ? ` ${hz}` : ''}`,
      prefix: game ? 'GX' : thin ? 'UL' : 'LX',
      digits: `${Math.floor(inches)}`,
      price: 800 + coreCount * 95 + gigabytes * 26 + disk * 0.45 + video * 290 + (thin ? 1000 : 0) + (oled ? 500 : 0) + (tier - 1) * 600,
      values: {
        procesor_komputera: cores,
        taktowanie: `${r.pick(['4,2', '4,5', '4,8', '5,0', '5,2'])} GHz`,
        pamiec_ram: `${gigabytes} GB`,
        pamiec_wbudowana: option,
        karta_graficzna: card,
        rozbudowa_pamieci: !thin,
        przekatna: inches,
        rozdzielczosc: detail,
        odswiezanie: hz,
        matryca: oled ? 'błyszcząca OLED' : r.pick(['matowa', 'matowa IPS']),
        system_komputera: r.pick(['Windows 11 Home', 'Windows 11 Home', 'Windows 11 Pro', 'bez systemu']),
        podswietlana_klawiatura: game || r.chance(0.6),
        logowanie: thin
          ? r.pick(['oba sposoby', 'czytnik linii papilarnych'])
          : r.pick(['czytnik linii papilarnych', 'brak', 'kamera na podczerwień']),
        czas_pracy: hours,
        porty_komputera: thin
          ? ['Thunderbolt 4', 'USB-C z zasilaniem', 'HDMI', 'audio 3,5 mm']
          : ['USB-C z zasilaniem', 'USB-A', 'HDMI', 'audio 3,5 mm', ...(game ? ['RJ-45'] : r.chance(0.5) ? ['czytnik kart'] : [])],
        lacznosc: [r.pick(['Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']), 'Bluetooth 5.3'],
      },
      size: [thin ? 1.6 : game ? 2.5 : 1.9, Math.round(inches * 22.5) / 10, Math.round(inches * 15.5) / 10],
      kilograms: thin ? r.pick([1.1, 1.2, 1.3]) : game ? 2.4 : 1.75,
      included: 'laptop, zasilacz, skrócona instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(cpu)} i ${s.show(ram)} RAM`,
      `Procesor (${s.show(cpu)}, do ${s.show(clock)}) wraz z ${s.show(ram)} pamięci swobodnie obsługuje wiele kart przeglądarki, arkusze i wideorozmowy.`,
    ],
    !s.is(gpu, 'zintegrowana') && [
      'Gry w wysokich ustawieniach',
      `Karta graficzna (${s.show(gpu)}) i ekran ${s.show(refresh)} zapewniają płynną rozgrywkę. Dwa wentylatory odprowadzają ciepło poza klawiaturę.`,
    ],
    [
      `Ekran ${s.show(diagonal)}`,
      `Rozdzielczość ${s.show(resolution)} daje ostry tekst, a matryca (${s.show(surface)}) ułatwia pracę przy oknie.`,
    ],
    [`Dysk ${s.show(storage)}`, 'Szybki dysk SSD uruchamia system w kilkanaście sekund i bezgłośnie otwiera duże pliki.'],
    s.num(batteryHours) >= 10 && [
      `Do ${s.show(batteryHours)} bez zasilacza`,
      `${s.name} wytrzyma dzień spotkań. W razie potrzeby doładujesz go ładowarką USB-C od telefonu.`,
    ],
    s.is(upgrade, true) && ['Można rozbudować', 'Pamięć RAM i dysk są wymienne, a spód obudowy trzyma kilka zwykłych śrub.'],
    !s.is(hello, 'brak') && ['Logowanie bez hasła', `Zabezpieczenie: ${s.show(hello)}. Odblokowanie trwa ułamek sekundy.`],
  ],
  praise: [
    'Startuje w kilkanaście sekund.',
    'Klawiatura bardzo wygodna do długiego pisania.',
    'Cichy przy zwykłej pracy.',
    'Ekran nie męczy oczu.',
    'Bateria wystarcza na cały dzień zajęć.',
    'Obudowa sztywna, nic nie skrzypi.',
    'Wydajności mam z zapasem.',
  ],
  complaints: ['Kamera taka sobie.', 'Pod obciążeniem słychać wentylatory.', 'Głośniki grają płasko.', 'Mało portów USB-A.'],
  questions: [
    ['Czy można dołożyć pamięć RAM?', 'Sprawdź wiersz „Możliwość rozbudowy RAM”. W ultrabookach pamięć jest wlutowana.'],
    ['Czy klawiatura ma polski układ?', 'Tak, układ QWERTY „polski programisty”.'],
  ],
  accessories: ['myszy', 'klawiatury', 'monitory-biurowe'],
  complementary: ['myszy', 'dyski-zewnetrzne'],
  services: ['computer-setup'],
};

const { axis: _disks, ...fixedDisk } = laptop;
const psu = number('moc_zasilacza', 'Moc zasilacza', 'W');
const cooling = select('chlodzenie', 'Chłodzenie procesora', ['powietrzne', 'wodne 240 mm', 'wodne 360 mm']);
const form = select('obudowa', 'Obudowa', ['mini', 'wąska SFF', 'wieża', 'wieża z szybą']);

export const desktop: Recipe = {
  ...fixedDisk,
  id: 'desktop',
  illustration: 'desktop',
  groups: [
    ['Wydajność', [cpu, clock, ram, storage, gpu, upgrade]],
    ['Budowa', [form, psu, cooling]],
    ['System i złącza', [os, ports, connectivity]],
  ],
  cards: [cpu, ram, gpu],
  lines: ['Biurko', 'Kuźnia', 'Wieża', 'Bunkier', 'Kostka'],
  colours: ['black', 'white', 'graphite'],
  colourVariants: 0.35,
  build: ({ random: r, leaf }) => {
    const game = leaf === 'komputery-gamingowe';
    const mini = !game && r.chance(0.4);
    const cores = game
      ? r.pick(['6 rdzeni', '8 rdzeni', '14 rdzeni', '16 rdzeni', '24 rdzenie'])
      : r.pick(['4 rdzenie', '6 rdzeni', '8 rdzeni', '10 rdzeni']);
    const gigabytes = game ? r.pick([16, 32, 32, 64]) : r.pick([8, 16, 16, 32]);
    const disk = game ? r.pick(['1 TB', '1 TB', '2 TB']) : r.pick(['256 GB', '512 GB', '512 GB', '1 TB']);
    const card = game ? r.pick(['dedykowana 8 GB', 'dedykowana 8 GB', 'dedykowana 12 GB', 'dedykowana 16 GB']) : 'zintegrowana';
    const video = game ? Number.parseInt(card.replace('dedykowana ', ''), 10) : 0;
    const watts = game ? (video >= 12 ? r.pick([750, 850, 1000]) : 650) : mini ? 90 : 300;
    return {
      kind: game ? 'Komputer gamingowy' : mini ? 'Mini komputer' : 'Komputer do biura',
      tail: `${cores} ${gigabytes} GB RAM ${disk} SSD`,
      prefix: game ? 'GK' : 'KB',
      digits: `${Number.parseInt(cores, 10)}`,
      price: 650 + Number.parseInt(cores, 10) * 80 + gigabytes * 22 + (disk === '2 TB' ? 550 : disk === '1 TB' ? 300 : 120) + video * 270,
      values: {
        procesor_komputera: cores,
        taktowanie: `${r.pick(['4,4', '4,7', '5,0', '5,4'])} GHz`,
        pamiec_ram: `${gigabytes} GB`,
        pamiec_wbudowana: disk,
        karta_graficzna: card,
        rozbudowa_pamieci: true,
        obudowa: game ? r.pick(['wieża z szybą', 'wieża z szybą', 'wieża']) : mini ? 'mini' : r.pick(['wąska SFF', 'wieża']),
        moc_zasilacza: watts,
        chlodzenie: game && video >= 12 ? r.pick(['wodne 240 mm', 'wodne 360 mm']) : 'powietrzne',
        system_komputera: r.pick(['Windows 11 Home', 'Windows 11 Pro', 'bez systemu']),
        porty_komputera: ['USB-C', 'USB-A', 'HDMI', 'DisplayPort', 'RJ-45', 'audio 3,5 mm'],
        lacznosc: ['Wi-Fi 6', 'Bluetooth 5.2'],
      },
      size: [mini ? 5 : game ? 46 : 29, mini ? 12 : game ? 22 : 10, mini ? 12 : game ? 43 : 30],
      kilograms: mini ? 0.8 : game ? 12 : 5,
      included: 'komputer, przewód zasilający, skrócona instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(cpu)} i ${s.show(ram)} RAM`,
      `${s.name} z procesorem do ${s.show(clock)} i ${s.show(ram)} pamięci nie zwalnia przy wielu otwartych programach.`,
    ],
    !s.is(gpu, 'zintegrowana') && [
      'Karta graficzna do gier',
      `Karta (${s.show(gpu)}) i zasilacz ${s.show(psu)} dają zapas także na przyszłą wymianę.`,
    ],
    s.is(form, 'mini') && ['Mieści się za monitorem', 'Obudowę przykręcisz do uchwytu VESA z tyłu monitora, a biurko zostaje puste.'],
    [`Dysk ${s.show(storage)}`, 'System uruchamia się w kilkanaście sekund. W obudowie jest miejsce na kolejny dysk.'],
    !s.is(cooling, 'powietrzne') && [
      'Chłodzenie wodne',
      `Układ ${s.show(cooling)} utrzymuje niską temperaturę procesora przy długiej grze.`,
    ],
    ['Porządek w środku', 'Przewody są poprowadzone za tacką płyty głównej, a filtry przeciw kurzowi wyjmiesz bez narzędzi.'],
  ],
  praise: [
    'Wszystko złożone równo, kable pochowane.',
    'Cichy nawet pod obciążeniem.',
    'Podłączy{łem|łam} i od razu działa.',
    'Gry chodzą w najwyższych ustawieniach.',
    'Mały, a bardzo szybki.',
    'Łatwo dołożyć dysk.',
  ],
  complaints: ['Podświetlenie trzeba wyłączyć w programie.', 'Karton był lekko wgnieciony.', 'Brakuje jednego portu USB z przodu.'],
  accessories: ['monitory-gamingowe', 'klawiatury', 'myszy'],
  complementary: ['monitory-biurowe', 'routery'],
};

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
