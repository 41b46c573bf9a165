import { batteryMinutes, connectivity, weight } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const sensor = select('matryca_aparatu', 'Matryca', ['pełna klatka', 'APS-C', 'Mikro 4/3', '1″', '1/2,3″']);
const pixels = number('rozdzielczosc_matrycy', 'Rozdzielczość matrycy', 'Mpx', { short: 'Matryca' });
const kit = select(
  'obiektyw',
  'Obiektyw w zestawie',
  ['body', '16-50 mm', '18-55 mm', '24-70 mm', '28-60 mm', 'stały 28 mm', 'zoom 5×', 'zoom 30×'],
  { short: 'Obiektyw' },
);
const video = select('film', 'Nagrywanie filmów', ['8K 30 kl./s', '4K 120 kl./s', '4K 60 kl./s', '4K 30 kl./s', 'Full HD 60 kl./s'], {
  short: 'Film',
});
const stabilisation = flag('stabilizacja', 'Stabilizacja matrycy');
const burst = number('zdjecia_seryjne', 'Zdjęcia seryjne', 'kl./s', { facet: false });
const screen = select('ekran_aparatu', 'Ekran', ['odchylany', 'obracany', 'stały']);
const seal = flag('uszczelnienia', 'Uszczelnienia');

export const camera: Recipe = {
  id: 'camera',
  illustration: 'camera',
  gender: 'm',
  domain: 'camera',
  groups: [
    ['Obraz', [sensor, pixels, kit, stabilisation]],
    ['Film i szybkość', [video, burst]],
    ['Wygoda', [screen, seal, connectivity]],
  ],
  cards: [sensor, pixels, video],
  lines: ['Kadr', 'Chwila', 'Światło', 'Reporter'],
  colours: ['black', 'silver'],
  colourVariants: 0.4,
  axis: {
    spec: kit,
    choose: ({ random: r, leaf }) =>
      leaf === 'aparaty-kompaktowe'
        ? [r.pick(['zoom 5×', 'zoom 30×', 'stały 28 mm'])]
        : r.pick([['body', '16-50 mm'], ['body', '24-70 mm'], ['18-55 mm'], ['body', '28-60 mm']]),
  },
  build: ({ random: r, leaf, tier }, option) => {
    const compact = leaf === 'aparaty-kompaktowe';
    const full = !compact && (option === '24-70 mm' || option === '28-60 mm');
    const chip = compact
      ? option === 'zoom 30×'
        ? '1/2,3″'
        : option === 'stały 28 mm'
          ? 'APS-C'
          : '1″'
      : tier > 1.1
        ? 'pełna klatka'
        : 'APS-C';
    const mega = compact ? r.pick([18, 20, 24]) : chip === 'pełna klatka' ? r.pick([24, 33, 45, 61]) : r.pick([24, 26, 32]);
    const film = compact
      ? r.pick(['4K 30 kl./s', '4K 60 kl./s'])
      : chip === 'pełna klatka'
        ? r.pick(['8K 30 kl./s', '4K 120 kl./s', '4K 60 kl./s'])
        : r.pick(['4K 60 kl./s', '4K 30 kl./s']);
    return {
      kind: compact ? 'Aparat kompaktowy' : 'Bezlusterkowiec',
      tail: `${mega} Mpx ${option === 'body' ? 'body' : option === 'stały 28 mm' ? 'z obiektywem 28 mm' : compact ? option : `+ ${option}`}`,
      prefix: compact ? 'A' : 'B',
      digits: `${mega}`,
      price:
        (compact ? (chip === '1/2,3″' ? 1100 : 2300) : chip === 'pełna klatka' ? 5400 : 2700) +
        mega * 30 +
        (option === 'body' || compact ? 0 : full ? 1500 : 600),
      values: {
        matryca_aparatu: chip,
        rozdzielczosc_matrycy: mega,
        obiektyw: option,
        stabilizacja: chip === 'pełna klatka' || r.chance(0.5),
        film,
        zdjecia_seryjne: r.pick([8, 10, 11, 15, 20, 30]),
        ekran_aparatu: r.pick(['odchylany', 'obracany', 'obracany']),
        uszczelnienia: chip === 'pełna klatka',
        lacznosc: ['Wi-Fi', 'Bluetooth 5.2'],
      },
      size: [compact ? 6 : 9, compact ? 10.5 : 13, compact ? 4 : 7],
      kilograms: compact ? 0.3 : 0.65,
      included: 'aparat, akumulator, pasek, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      `Matryca: ${s.show(sensor)}, ${s.show(pixels)}`,
      `${s.name} zachowuje szczegóły w cieniach i światłach, a pliki RAW dają swobodę w obróbce.`,
    ],
    s.is(stabilisation, true) && [
      'Ostre zdjęcia z ręki',
      'Stabilizowana matryca kompensuje drżenie dłoni, więc wieczorem obejdziesz się bez statywu.',
    ],
    [`Filmy ${s.show(video)}`, 'Autofokus śledzi twarz i oko, także gdy osoba odwróci się na chwilę od kamery.'],
    s.is(screen, 'obracany') && [
      'Ekran w każdą stronę',
      'Obracany ekran ułatwia zdjęcia znad tłumu, z poziomu ziemi i nagrania, w których to Ty jesteś przed obiektywem.',
    ],
    s.is(seal, true) && ['Uszczelniony korpus', 'Kurz i drobny deszcz nie kończą sesji, pod warunkiem użycia uszczelnionego obiektywu.'],
    ['Zdjęcia od razu w telefonie', 'Aplikacja pobiera wybrane ujęcia przez Wi-Fi i pozwala sterować aparatem zdalnie.'],
  ],
  praise: [
    'Autofokus trafia w oko za każdym razem.',
    'Kolory skóry bardzo naturalne.',
    'Wygodny uchwyt, dobrze leży w dłoni.',
    'Po zmroku zdjęcia są czyste.',
    'Przesyłanie do telefonu działa sprawnie.',
  ],
  complaints: ['Menu na początku przytłacza.', 'Druga bateria to konieczność.', 'Ładowarki zewnętrznej brak w zestawie.'],
  questions: [['Czy karta pamięci jest w zestawie?', 'Nie, polecamy kartę SD UHS-I V30, a do filmów 8K – UHS-II V60.']],
  accessories: [],
  complementary: ['drony-z-kamera', 'dyski-zewnetrzne'],
  services: [],
};

const mass = number('masa_startowa', 'Masa startowa', 'g', { short: 'Masa' });
const range = number('zasieg_drona', 'Zasięg', 'm');
const gimbal = select('gimbal', 'Stabilizacja obrazu', ['gimbal 3-osiowy', 'gimbal 1-osiowy', 'elektroniczna', 'brak']);
const avoid = select('czujniki_przeszkod', 'Czujniki przeszkód', ['z każdej strony', 'przód, tył i dół', 'dół', 'brak']);
const klass = select('klasa_drona', 'Klasa', ['C0', 'C1', 'C2', 'zabawka'], {
  hint: 'Klasa C0 oznacza drona lżejszego niż 250 g. Operatora drona z kamerą trzeba zarejestrować w systemie Urzędu Lotnictwa Cywilnego.',
});
const batteries = select('liczba_akumulatorow', 'Akumulatory w zestawie', ['1', '2', '3']);

export const drone: Recipe = {
  id: 'drone',
  illustration: 'drone',
  gender: 'm',
  domain: 'drone',
  groups: [
    ['Lot', [klass, mass, batteryMinutes, range, avoid]],
    ['Kamera', [video, gimbal]],
    ['Zestaw', [batteries, weight]],
  ],
  cards: [batteryMinutes, video, mass],
  lines: ['Lot', 'Skrzydło', 'Podmuch', 'Horyzont'],
  colours: ['silver', 'graphite', 'white', 'green', 'red'],
  colourVariants: 0.2,
  axis: { spec: batteries, choose: ({ random: r, leaf }) => (leaf === 'mini-drony' ? r.pick([['1', '2'], ['2'], ['3']]) : ['1', '3']) },
  build: ({ random: r, leaf }, option) => {
    const mini = leaf === 'mini-drony';
    const grams = mini ? r.int(60, 160) : r.pick([245, 248, 249, 595, 720, 895]);
    const minutes = mini ? r.int(8, 14) : grams < 250 ? r.int(30, 38) : r.int(34, 46);
    const film = mini ? 'Full HD 60 kl./s' : grams < 250 ? r.pick(['4K 30 kl./s', '4K 60 kl./s']) : r.pick(['4K 60 kl./s', '4K 120 kl./s']);
    const count = Number(option);
    return {
      kind: mini ? 'Mini dron' : 'Dron z kamerą',
      tail: `${mini ? 'Full HD' : '4K'} ${minutes} min${count > 1 ? ` z ${count} akumulatorami` : ''}`,
      prefix: 'D',
      digits: `${minutes}`,
      price: (mini ? 140 : grams < 250 ? 1500 : 3600) + minutes * (mini ? 8 : 20) + (count - 1) * (mini ? 60 : 420),
      values: {
        klasa_drona: mini ? 'zabawka' : grams < 250 ? 'C0' : grams < 900 ? 'C1' : 'C2',
        masa_startowa: grams,
        czas_pracy_min: minutes,
        zasieg_drona: mini ? r.pick([50, 80, 100]) : r.pick([6000, 8000, 10000]),
        czujniki_przeszkod: mini
          ? r.pick(['brak', 'dół'])
          : grams < 250
            ? r.pick(['dół', 'przód, tył i dół'])
            : r.pick(['z każdej strony', 'przód, tył i dół']),
        film,
        gimbal: mini ? 'elektroniczna' : 'gimbal 3-osiowy',
        liczba_akumulatorow: option,
        waga: grams / 1000,
      },
      size: [6, mini ? 12 : 15, mini ? 12 : 9],
      kilograms: grams / 1000,
      included: `dron, aparatura, akumulatory (${option}), zapasowe śmigła, przewód USB-C, instrukcja`,
    };
  },
  story: (s) => [
    [
      `Do ${s.show(batteryMinutes)} w powietrzu`,
      `${s.name} lata do ${s.show(batteryMinutes)} na jednym akumulatorze w bezwietrznej pogodzie. Akumulatory w zestawie: ${s.show(batteries)}.`,
    ],
    [
      `Nagrania ${s.show(video)}`,
      s.is(gimbal, 'gimbal 3-osiowy')
        ? 'Trójosiowy gimbal utrzymuje poziom nawet w podmuchach, więc ujęcia są płynne bez obróbki.'
        : 'Stabilizacja elektroniczna wygładza drgania, a zdjęcia zapiszesz wprost w telefonie.',
    ],
    !s.is(avoid, 'brak') && ['Widzi przeszkody', `Czujniki (${s.show(avoid)}) zatrzymują drona przed gałęzią i pomagają miękko wylądować.`],
    s.is(klass, 'C0') && [
      'Lekki i prosty w przepisach',
      'Dron klasy C0 waży mniej niż 250 g, dlatego polatasz nim bez egzaminu. Rejestracja operatora jest wymagana ze względu na kamerę.',
    ],
    s.is(klass, 'zabawka') && ['Na pierwsze loty', 'Osłony śmigieł i tryb zawisu wybaczają błędy. Startuje i ląduje jednym przyciskiem.'],
    ['Powrót do domu', 'Po utracie sygnału lub przy niskiej baterii dron wraca w miejsce startu.'],
  ],
  praise: [
    'Pierwszy lot i od razu piękne ujęcia.',
    'Stabilny nawet przy wietrze.',
    'Składa się do kieszeni kurtki.',
    'Aplikacja prowadzi krok po kroku.',
    'Powrót do startu działa bezbłędnie.',
  ],
  complaints: ['Śmigła łatwo zarysować.', 'Pełne ładowanie trwa ponad godzinę.', 'Instrukcja tylko w wersji skróconej.'],
  questions: [
    [
      'Czy muszę zarejestrować drona?',
      'Rejestruje się operatora, jeżeli dron ma kamerę i nie jest zabawką. Rejestracja odbywa się w systemie Urzędu Lotnictwa Cywilnego.',
    ],
  ],
  accessories: [],
  complementary: ['dyski-zewnetrzne', 'bezlusterkowce'],
  services: [],
};
