import { batteryHours, connectivity, diagonal, ram, refresh, resolution, storage } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { clock, cpu, gpu, os, ports, upgrade } from './computers-specs.ts';

const surface = select('matryca', 'Matryca', ['matowa', 'błyszcząca OLED', 'matowa IPS']);

const light = flag('podswietlana_klawiatura', 'Podświetlana klawiatura');

const hello = select('logowanie', 'Logowanie biometryczne', ['czytnik linii papilarnych', 'kamera na podczerwień', 'oba sposoby', 'brak']);

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
