import { connectivity } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { video } from './photo-specs.ts';

const sensor = select('matryca_aparatu', 'Matryca', ['pełna klatka', 'APS-C', 'Mikro 4/3', '1″', '1/2,3″']);

const pixels = number('rozdzielczosc_matrycy', 'Rozdzielczość matrycy', 'Mpx', { short: 'Matryca' });

const kit = select(
  'obiektyw',
  'Obiektyw w zestawie',
  ['body', '16-50 mm', '18-55 mm', '24-70 mm', '28-60 mm', 'stały 28 mm', 'zoom 5×', 'zoom 30×'],
  { short: 'Obiektyw' },
);

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
      ...(compact ? { look: { form: 'compact' } } : {}),
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
