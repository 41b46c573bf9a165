import { flag, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const standard = select('standard_wifi', 'Standard Wi-Fi', ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']);

const wan = select('port_wan', 'Port WAN', ['1 Gb/s', '2,5 Gb/s', '10 Gb/s']);

const rate = number('predkosc_wifi', 'Łączna prędkość Wi-Fi', 'Mb/s', { short: 'Prędkość' });

const lan = select('porty_lan', 'Porty LAN', steps([1, 2, 3, 4, 8], 'szt.'));

const parental = flag('kontrola_rodzicielska', 'Kontrola rodzicielska');

const points = select('liczba_punktow', 'Liczba punktów', steps([1, 2, 3], 'szt.'));

const cover = number('powierzchnia', 'Zalecana powierzchnia', 'm²', { short: 'Zasięg' });

export const router: Recipe = {
  id: 'router',
  illustration: 'router',
  gender: 'm',
  domain: 'network',
  groups: [
    ['Sieć', [standard, rate, wan, lan]],
    ['Zasięg i wygoda', [points, cover, parental]],
  ],
  cards: [standard, rate, cover],
  lines: ['Zasięg', 'Most', 'Sieciak', 'Strumień'],
  colours: ['black', 'white'],
  colourVariants: 0.2,
  build: ({ random: r, leaf }) => {
    const mesh = leaf === 'systemy-mesh';
    const level = r.pick([0, 1, 1, 2, 3]);
    const name = ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'][level] ?? 'Wi-Fi 6';
    const speed = [1200, r.pick([1500, 1800, 3000]), 5400, r.pick([3600, 7200, 9300])][level] ?? 1800;
    const count = mesh ? r.pick([1, 2, 2, 3, 3]) : 1;
    const metres = mesh ? count * r.pick([60, 70, 80]) : 60 + level * 20;
    return {
      look: { form: mesh ? 'mesh' : 'antennas' },
      kind: mesh ? 'System mesh' : 'Router',
      tail: mesh ? `${name} ${count}-pak` : `${name} ${speed} Mb/s`,
      prefix: mesh ? 'MS' : 'RT',
      digits: `${Math.round(speed / 100)}`,
      price: 90 + level * 190 + speed * 0.02 + (mesh ? (count - 1) * (140 + level * 120) + 80 : 0),
      values: {
        standard_wifi: name,
        predkosc_wifi: speed,
        port_wan: level === 3 ? r.pick(['2,5 Gb/s', '10 Gb/s']) : level === 2 ? '2,5 Gb/s' : '1 Gb/s',
        porty_lan: mesh ? '2 szt.' : r.pick(['3 szt.', '4 szt.']),
        liczba_punktow: `${count} szt.`,
        powierzchnia: metres,
        kontrola_rodzicielska: r.chance(0.85),
      },
      size: [mesh ? 18 : 6, mesh ? 9 : 26, mesh ? 9 : 18],
      kilograms: mesh ? 0.4 * count : 0.5,
      included: mesh ? 'punkty mesh, zasilacze, przewód sieciowy, instrukcja' : 'router, zasilacz, przewód sieciowy, instrukcja',
    };
  },
  story: (s) => [
    [`${s.show(standard)} w domu`, `${s.name} osiąga łącznie ${s.show(rate)} i obsługuje dziesiątki urządzeń: od laptopa po żarówki.`],
    s.leaf === 'systemy-mesh' && [
      'Jedna sieć w każdym pokoju',
      `Punkty (${s.show(points)}) tworzą wspólną sieć o tej samej nazwie. Telefon sam przełącza się na najbliższy, bez przerywania rozmowy.`,
    ],
    [
      `Zasięg do ${s.show(cover)}`,
      'Rzeczywisty zasięg zależy od ścian, dlatego router najlepiej ustawić na środku mieszkania, nie w szafce.',
    ],
    s.is(parental, true) && ['Internet dla dzieci', 'W aplikacji ustawisz godziny dostępu i zablokujesz wybrane kategorie stron.'],
    ['Bezpieczny od pierwszego dnia', 'Router sam pobiera poprawki, używa WPA3 i pozwala utworzyć osobną sieć dla gości.'],
    [`Port WAN ${s.show(wan)}`, 'Wykorzystasz pełną prędkość łącza światłowodowego, a komputer i telewizor podłączysz kablem.'],
  ],
  praise: [
    'Internet wreszcie działa w sypialni.',
    'Instalacja z telefonu w pięć minut.',
    'Od pół roku ani jednego restartu.',
    'Prędkość prawie jak po kablu.',
    'Aplikacja prosta i po polsku.',
  ],
  complaints: ['Diody świecą w nocy, wyłączyło je dopiero menu.', 'Trochę się nagrzewa.', 'Zasilacz zajmuje dwa gniazdka.'],
  questions: [['Czy zadziała ze światłowodem?', 'Tak. Router podłącza się kablem do urządzenia operatora (ONT).']],
  accessories: [],
  complementary: ['systemy-mesh', 'laptopy-uniwersalne'],
  services: ['computer-setup'],
};

export const mesh: Recipe = { ...router, id: 'mesh', lines: ['Sieć', 'Pajączek', 'Oczko'], colours: ['white'], complementary: ['routery'] };
