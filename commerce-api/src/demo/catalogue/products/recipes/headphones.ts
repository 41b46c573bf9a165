import { batteryHours, connectivity } from '../../attributes/common.ts';
import { flag } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { anc, band, build, codec, driver, mics, multipoint } from './audio-specs.ts';

const quick = flag('szybkie_ladowanie', 'Szybkie ładowanie');

const fold = flag('skladane', 'Składana konstrukcja');

export const headphones: Recipe = {
  ...band,
  id: 'headphones',
  illustration: 'headphones',
  gender: 'pl',
  domain: 'audio',
  groups: [
    ['Dźwięk', [build, driver, anc, codec]],
    ['Bateria i łączność', [batteryHours, quick, connectivity, multipoint]],
    ['Wygoda', [mics, fold]],
  ],
  cards: [batteryHours, anc, build],
  lines: ['Cisza', 'Studio', 'Melodia', 'Echo', 'Harmonia'],
  colours: ['black', 'white', 'navy', 'sand', 'green', 'rose', 'silver'],
  colourVariants: 0.6,
  build: ({ random: r, tier }) => {
    const quiet = r.chance(0.65);
    const hours = quiet ? r.pick([30, 35, 40, 50, 60]) : r.pick([25, 30, 45, 60]);
    const over = quiet || r.chance(0.5);
    return {
      kind: over ? 'Słuchawki wokółuszne' : 'Słuchawki nauszne',
      tail: quiet ? `z ANC ${hours} godz.` : `Bluetooth ${hours} godz.`,
      prefix: 'H',
      digits: `${hours}`,
      price: 90 + hours * 3 + (quiet ? 260 : 0) + Math.max(0, tier - 1) * 1100,
      values: {
        budowa: over ? 'wokółuszne zamknięte' : 'nauszne',
        przetwornik: over ? r.pick([40, 40, 42]) : r.pick([30, 32]),
        redukcja_halasu: quiet,
        kodeki: tier > 1.1 ? r.pick(['LDAC', 'aptX Adaptive']) : r.pick(['AAC', 'SBC', 'LDAC']),
        czas_pracy: hours,
        szybkie_ladowanie: r.chance(0.7),
        lacznosc: [r.pick(['Bluetooth 5.2', 'Bluetooth 5.3', 'Bluetooth 5.4'])],
        multipoint: r.chance(0.6),
        liczba_mikrofonow: quiet ? r.pick(['4', '6', '8']) : r.pick(['1', '2']),
        skladane: r.chance(0.7),
      },
      size: [20, 17, 8],
      kilograms: 0.26,
      included: 'słuchawki, przewód USB-C, przewód audio 3,5 mm, etui, instrukcja',
    };
  },
  story: (s) => [
    s.is(anc, true) && [
      'Cisza na życzenie',
      `Mikrofony w ${s.name} mierzą hałas otoczenia i na bieżąco go wygaszają. W pociągu i biurze słyszysz muzykę, a nie silnik i rozmowy.`,
    ],
    [
      `${s.show(batteryHours)} na jednym ładowaniu`,
      s.is(quick, true)
        ? 'Wystarczy na tydzień dojazdów. Dziesięć minut ładowania daje kilka godzin słuchania.'
        : 'Wystarczy na tydzień dojazdów, a po rozładowaniu możesz słuchać przez przewód.',
    ],
    [
      'Strojenie bez przesady',
      `Przetworniki ${s.show(driver)} grają równo, z wyraźnym wokalem. Najlepszy obsługiwany kodek to ${s.show(codec)}.`,
    ],
    s.is(multipoint, true) && [
      'Telefon i laptop naraz',
      'Słuchawki łączą się z dwoma urządzeniami i same przełączają się na to, które dzwoni.',
    ],
    ['Wygoda na cały dzień', 'Miękkie nauszniki i szeroki pałąk rozkładają nacisk, więc po kilku godzinach nic nie uwiera.'],
    s.is(fold, true) && ['Mieszczą się w plecaku', 'Nauszniki składają się do środka, a etui chroni je w podróży.'],
  ],
  praise: [
    'W tramwaju wreszcie cisza.',
    'Ładuję raz na tydzień.',
    'Nie cisną w okularach.',
    'Bas jest, ale nie przykrywa głosu.',
    'Rozmówcy dobrze mnie słyszą.',
    'Przełączanie między laptopem a telefonem działa od ręki.',
  ],
  complaints: ['Latem uszy trochę się pocą.', 'Etui mogłoby być sztywniejsze.', 'Aplikacja wymaga założenia konta.'],
  questions: [['Czy działają przez kabel?', 'Tak, przewód 3,5 mm jest w zestawie. Przez kabel grają także po rozładowaniu baterii.']],
  complementary: ['sluchawki-bezprzewodowe', 'smartfony-5g'],
};
