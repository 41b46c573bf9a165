import { connectivity } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const link = select('podlaczenie', 'Podłączenie', [
  'przewodowe',
  'bezprzewodowe 2,4 GHz',
  'Bluetooth',
  'przewodowe, 2,4 GHz i Bluetooth',
  '2,4 GHz i Bluetooth',
]);
const switches = select('przelaczniki', 'Przełączniki', [
  'mechaniczne liniowe',
  'mechaniczne dotykowe',
  'optyczne',
  'magnetyczne',
  'nożycowe',
  'membranowe',
]);
const layout = select('format_klawiatury', 'Format', ['100%', '96%', '80% TKL', '75%', '65%', '60%']);
const lit = select('podswietlenie', 'Podświetlenie', ['RGB', 'białe', 'brak']);
const swap = flag('hot_swap', 'Wymienne przełączniki (hot-swap)', { short: 'Hot-swap' });
const rest = flag('podporka', 'Podpórka pod nadgarstki');
const quiet = flag('cicha_praca', 'Cicha praca');

export const keyboard: Recipe = {
  id: 'keyboard',
  illustration: 'keyboard',
  gender: 'f',
  domain: 'input',
  groups: [
    ['Podstawowe', [switches, layout, link]],
    ['Wygoda', [lit, swap, rest, quiet]],
  ],
  cards: [switches, layout, link],
  lines: ['Klik', 'Maszyna', 'Takt', 'Szept', 'Bit'],
  colours: ['black', 'white', 'graphite', 'rose', 'navy'],
  colourVariants: 0.4,
  build: ({ random: r, leaf }) => {
    const game = leaf === 'klawiatury-gamingowe';
    const type = game
      ? r.pick(['mechaniczne liniowe', 'mechaniczne dotykowe', 'optyczne', 'magnetyczne'])
      : r.pick(['nożycowe', 'membranowe', 'nożycowe', 'mechaniczne dotykowe']);
    const mechanical = game || type === 'mechaniczne dotykowe';
    const format = game ? r.pick(['100%', '80% TKL', '75%', '65%', '60%']) : r.pick(['100%', '100%', '96%', '75%']);
    const how = game
      ? r.pick(['przewodowe', 'przewodowe, 2,4 GHz i Bluetooth', 'przewodowe'])
      : r.pick(['bezprzewodowe 2,4 GHz', 'Bluetooth', '2,4 GHz i Bluetooth', 'przewodowe']);
    const free = how !== 'przewodowe';
    return {
      kind: game ? 'Klawiatura gamingowa' : mechanical ? 'Klawiatura mechaniczna' : free ? 'Klawiatura bezprzewodowa' : 'Klawiatura',
      tail: game
        ? `${type.startsWith('mechaniczne') ? 'mechaniczna' : type === 'optyczne' ? 'optyczna' : 'magnetyczna'} ${format}`
        : format,
      prefix: 'K',
      digits: format.replace(/\D/g, ''),
      price: (mechanical ? 190 : 60) + (free ? 60 : 0) + (type === 'magnetyczne' ? 220 : type === 'optyczne' ? 100 : 0) + r.int(0, 8) * 10,
      values: {
        przelaczniki: type,
        format_klawiatury: format,
        podlaczenie: how,
        podswietlenie: game ? 'RGB' : r.pick(['brak', 'białe', 'brak']),
        hot_swap: mechanical && r.chance(0.6),
        podporka: r.chance(0.3),
        cicha_praca: !mechanical,
      },
      size: [3.5, format === '100%' ? 44 : 34, 14],
      kilograms: mechanical ? 0.95 : 0.5,
      included: free ? 'klawiatura, odbiornik lub przewód, instrukcja' : 'klawiatura, instrukcja',
    };
  },
  story: (s) => [
    [
      'Wygodne pisanie',
      `${s.name} ma przełączniki ${s.show(switches)} i format ${s.show(layout)}. Układ klawiszy jest zgodny z polskim programisty.`,
    ],
    s.is(swap, true) && [
      'Wymień przełączniki bez lutowania',
      'Wystarczy chwytak z zestawu, aby zmienić charakter pisania lub naprawić pojedynczy klawisz.',
    ],
    !s.is(link, 'przewodowe') && [
      'Bez kabla na biurku',
      `Połączenie: ${s.show(link)}. Jednym skrótem przełączysz się między komputerem a tabletem.`,
    ],
    s.is(quiet, true) && ['Nie przeszkadza innym', 'Niski skok i tłumione klawisze pozwalają pisać podczas rozmowy i wieczorem.'],
    s.is(lit, 'RGB') && [
      'Podświetlenie po swojemu',
      'Kolor każdego klawisza ustawisz w programie, a profil zapiszesz w pamięci klawiatury.',
    ],
    ['Solidna podstawa', 'Gumowe stopki nie pozwalają jej jeździć po biurku, a kąt zmienisz nóżkami.'],
  ],
  praise: [
    'Pisze się szybko i bez pomyłek.',
    'Cicha, w biurze nikt nie narzeka.',
    'Klawisze mają wyraźny skok.',
    'Łączy się z trzema urządzeniami.',
    'Wykonanie lepsze niż w droższych.',
  ],
  complaints: ['Bez podpórki nadgarstki trochę się męczą.', 'Nadruki mogłyby być wyraźniejsze.', 'Program do ustawień tylko po angielsku.'],
  questions: [['Czy działa z tabletem?', 'Tak, jeżeli ma Bluetooth. Modele z odbiornikiem 2,4 GHz wymagają portu USB.']],
  accessories: [],
  complementary: ['myszy', 'monitory-biurowe'],
  services: [],
};

const sensor = number('czulosc', 'Maksymalna czułość', 'DPI', { short: 'Czułość' });
const grams = number('waga_myszy', 'Waga myszy', 'g', { short: 'Waga' });
const buttons = select('liczba_przyciskow', 'Liczba przycisków', ['3', '5', '6', '7', '8', '11']);
const hand = select('profil', 'Profil', ['praworęczny', 'symetryczny', 'pionowy']);
const polling = select('probkowanie', 'Częstotliwość próbkowania', ['125 Hz', '1000 Hz', '4000 Hz', '8000 Hz']);

export const mouse: Recipe = {
  ...keyboard,
  id: 'mouse',
  illustration: 'mouse',
  groups: [
    ['Podstawowe', [hand, sensor, buttons, link]],
    ['Wygoda', [grams, polling, lit, quiet]],
  ],
  cards: [sensor, grams, link],
  lines: ['Zwinka', 'Mysza', 'Cel', 'Ryś', 'Tropik'],
  colours: ['graphite', 'black', 'white', 'rose', 'blue', 'green'],
  colourVariants: 0.5,
  build: ({ random: r, leaf }) => {
    const game = leaf === 'myszy-gamingowe';
    const shape = game ? r.pick(['praworęczny', 'symetryczny']) : r.pick(['praworęczny', 'symetryczny', 'pionowy']);
    const how = game
      ? r.pick(['przewodowe', 'przewodowe, 2,4 GHz i Bluetooth', 'bezprzewodowe 2,4 GHz'])
      : r.pick(['bezprzewodowe 2,4 GHz', 'Bluetooth', '2,4 GHz i Bluetooth', 'przewodowe']);
    const dpi = game ? r.pick([12000, 16000, 26000, 30000]) : r.pick([1600, 2400, 4000]);
    const mass = game ? r.int(49, 92) : r.int(75, 120);
    const free = how !== 'przewodowe';
    return {
      kind: game ? 'Mysz gamingowa' : shape === 'pionowy' ? 'Mysz pionowa' : free ? 'Mysz bezprzewodowa' : 'Mysz',
      tail: `${String(dpi).replace(/(\d+)(\d{3})$/, dpi >= 10000 ? '$1 $2' : '$1$2')} DPI`,
      prefix: 'M',
      digits: `${Math.round(dpi / 1000)}`,
      price:
        (game ? 90 : 35) +
        (free ? (game ? 120 : 30) : 0) +
        dpi * (game ? 0.005 : 0.008) +
        (shape === 'pionowy' ? 60 : 0) +
        (mass < 65 ? 90 : 0),
      values: {
        profil: shape,
        czulosc: dpi,
        liczba_przyciskow: game ? r.pick(['5', '6', '8', '11']) : r.pick(['3', '5', '6']),
        podlaczenie: how,
        waga_myszy: mass,
        probkowanie: game ? r.pick(['1000 Hz', '4000 Hz', '8000 Hz']) : '125 Hz',
        podswietlenie: game ? r.pick(['RGB', 'brak']) : 'brak',
        cicha_praca: !game && r.chance(0.7),
      },
      size: [4, 6.5, 12],
      kilograms: mass / 1000,
      included: free ? 'mysz, odbiornik lub przewód, instrukcja' : 'mysz, instrukcja',
    };
  },
  story: (s) => [
    s.is(hand, 'pionowy')
      ? ['Nadgarstek w naturalnej pozycji', `${s.name} trzyma się jak do uścisku dłoni, co odciąża nadgarstek przy wielogodzinnej pracy.`]
      : ['Pewny chwyt', `Profil: ${s.show(hand)}. ${s.name} waży ${s.show(grams)} i dobrze układa się w dłoni.`],
    [
      'Dokładny czujnik',
      `Czułość do ${s.show(sensor)} zmienisz przyciskiem pod kółkiem. Czujnik działa na większości biurek bez podkładki.`,
    ],
    !s.is(link, 'przewodowe') && ['Praca bez kabla', `Połączenie: ${s.show(link)}. Bateria wystarcza na wiele tygodni.`],
    s.is(quiet, true) && ['Ciche kliknięcia', 'Przyciski klikają o wiele ciszej niż zwykłe, co docenią domownicy i współpracownicy.'],
    s.leaf === 'myszy-gamingowe' && [
      `Próbkowanie ${s.show(polling)}`,
      'Ruch trafia na ekran bez opóźnień, a teflonowe ślizgacze suną lekko i równo.',
    ],
  ],
  praise: [
    'Idealnie leży w dłoni.',
    'Nadgarstek przestał boleć.',
    'Lekka i szybka.',
    'Klika bardzo cicho.',
    'Czujnik nie gubi ruchu.',
    'Bateria trzyma miesiącami.',
  ],
  complaints: ['Dla dużej dłoni trochę za mała.', 'Kółko mogłoby chodzić ciszej.', 'Przyciski boczne są blisko siebie.'],
  questions: [['Czy nadaje się dla osoby leworęcznej?', 'Tak, jeżeli w danych technicznych profil jest symetryczny.']],
  complementary: ['klawiatury', 'laptopy-uniwersalne'],
};

const print = select('technologia_druku', 'Technologia druku', ['laserowa', 'atramentowa', 'atramentowa ze zbiornikami']);
const colourPrint = select('druk_kolor', 'Druk', ['mono', 'kolor']);
const speed = number('predkosc_druku', 'Prędkość druku', 'str./min', { short: 'Prędkość' });
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

const size = select('pojemnosc_dysku', 'Pojemność', ['500 GB', '1 TB', '2 TB', '4 TB']);
const bus = select('interfejs', 'Interfejs', [
  'M.2 PCIe 5.0',
  'M.2 PCIe 4.0',
  'M.2 PCIe 3.0',
  'SATA 2,5″',
  'USB 3.2 Gen 2',
  'USB 3.2 Gen 2×2',
  'USB4',
]);
const read = number('odczyt', 'Odczyt', 'MB/s');
const write = number('zapis', 'Zapis', 'MB/s', { facet: false });
const endurance = number('tbw', 'Trwałość (TBW)', 'TB', {
  facet: false,
  hint: 'TBW to ilość danych, jaką można zapisać na dysku w ramach gwarancji.',
});
const encrypt = flag('szyfrowanie', 'Szyfrowanie sprzętowe');
const sink = flag('radiator', 'Radiator w zestawie');
const systems = multi('zastosowanie', 'Zastosowanie', ['laptop', 'komputer', 'konsola', 'telefon']);

export const ssd: Recipe = {
  id: 'ssd',
  illustration: 'ssd',
  gender: 'm',
  domain: 'disk',
  groups: [
    ['Podstawowe', [size, bus, read, write]],
    ['Trwałość i wygoda', [endurance, encrypt, sink, systems]],
  ],
  cards: [size, read, bus],
  lines: ['Sejf', 'Kufer', 'Archiwum', 'Rakieta'],
  colours: ['black', 'blue', 'silver', 'red'],
  colourVariants: 0.1,
  axis: {
    spec: size,
    choose: ({ random: r }) =>
      r.pick([
        ['500 GB', '1 TB', '2 TB'],
        ['1 TB', '2 TB', '4 TB'],
        ['1 TB', '2 TB'],
      ]),
  },
  build: ({ random: r, leaf }, option) => {
    const outside = leaf === 'dyski-zewnetrzne';
    const kind = outside
      ? r.pick(['USB 3.2 Gen 2', 'USB 3.2 Gen 2', 'USB 3.2 Gen 2×2', 'USB4'])
      : r.pick(['M.2 PCIe 5.0', 'M.2 PCIe 4.0', 'M.2 PCIe 4.0', 'M.2 PCIe 3.0', 'SATA 2,5″']);
    const speeds: Readonly<Record<string, number>> = {
      'M.2 PCIe 5.0': 14000,
      'M.2 PCIe 4.0': 7300,
      'M.2 PCIe 3.0': 3500,
      'SATA 2,5″': 560,
      'USB 3.2 Gen 2': 1050,
      'USB 3.2 Gen 2×2': 2000,
      USB4: 3800,
    };
    const reading = speeds[kind] ?? 1000;
    const terabytes = option === '500 GB' ? 0.5 : Number.parseInt(option, 10);
    const cooled = kind.startsWith('M.2') && reading > 7000 && r.chance(0.5);
    return {
      kind: outside ? 'Dysk zewnętrzny SSD' : 'Dysk SSD',
      tail: `${option} ${kind}`,
      prefix: outside ? 'DX' : 'DS',
      digits: '7',
      price: 60 + terabytes * (outside ? 330 : 260) * (0.7 + Math.min(reading, 14000) / 14000) + (cooled ? 40 : 0),
      values: {
        pojemnosc_dysku: option,
        interfejs: kind,
        odczyt: reading,
        zapis: Math.round((reading * 0.9) / 10) * 10,
        tbw: Math.round(terabytes * 600),
        szyfrowanie: r.chance(0.6),
        radiator: cooled,
        zastosowanie: outside
          ? ['laptop', 'komputer', 'telefon', 'konsola']
          : kind === 'SATA 2,5″'
            ? ['laptop', 'komputer']
            : ['laptop', 'komputer', ...(reading > 5000 ? ['konsola'] : [])],
      },
      size: [outside ? 1.1 : 0.3, outside ? 5.5 : 2.2, outside ? 9 : 8],
      kilograms: 0.05,
      included: outside ? 'dysk, przewód USB-C, instrukcja' : 'dysk, śrubka montażowa, instrukcja',
    };
  },
  story: (s) => [
    [
      `Odczyt do ${s.show(read)}`,
      `${s.name} kopiuje duże pliki z prędkością do ${s.show(read)}, a zapisuje do ${s.show(write)}. Gry i programy ładują się bez czekania.`,
    ],
    [
      `${s.show(size)} na dane`,
      'Wystarczy miejsca na system, zdjęcia i bibliotekę gier. Program do klonowania przeniesie dane ze starego dysku.',
    ],
    ['Trwałość z gwarancją', `Producent dopuszcza zapis ${s.show(endurance)} danych, czyli dziesiątek gigabajtów dziennie przez lata.`],
    s.is(sink, true) && [
      'Radiator w zestawie',
      'Aluminiowy radiator utrzymuje temperaturę, dzięki czemu dysk nie zwalnia przy długim kopiowaniu.',
    ],
    s.is(encrypt, true) && ['Dane tylko dla Ciebie', 'Szyfrowanie sprzętowe AES 256 zabezpiecza pliki hasłem bez spadku prędkości.'],
    s.leaf === 'dyski-zewnetrzne' && [
      'Mieści się w kieszeni',
      'Obudowa wytrzymuje upadek z dwóch metrów, a jednym przewodem podłączysz dysk do laptopa i telefonu.',
    ],
  ],
  praise: [
    'Laptop dostał drugie życie.',
    'Prędkości zgodne z opisem.',
    'Nie grzeje się.',
    'Montaż w pięć minut.',
    'Kopie zdjęć robią się w mgnieniu oka.',
  ],
  complaints: ['Brak śrubki w moim egzemplarzu.', 'Oprogramowanie wymaga rejestracji.', 'Przy bardzo dużych plikach trochę zwalnia.'],
  questions: [
    ['Czy pasuje do konsoli?', 'Jeżeli w wierszu „Zastosowanie” jest konsola – tak. Do wnętrza konsoli wybierz model z radiatorem.'],
  ],
  accessories: [],
  complementary: ['laptopy-uniwersalne', 'konsole-stacjonarne'],
  services: ['computer-setup'],
};
