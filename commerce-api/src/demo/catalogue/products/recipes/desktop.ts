import { connectivity, ram, storage } from '../../attributes/common.ts';
import { number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { clock, cpu, gpu, os, ports, upgrade } from './computers-specs.ts';
import { laptop } from './laptop.ts';

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
      ...(mini ? { look: looks.miniComputer } : {}),
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
