import { batteryHours, connectivity, water } from '../../attributes/common.ts';
import { flag, number } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { anc, band, build, codec, driver, mics, multipoint } from './audio-specs.ts';

const caseHours = number('czas_pracy_z_etui', 'Czas pracy z etui', 'godz.', { short: 'Z etui' });

const wireless = flag('ladowanie_bezprzewodowe', 'Ładowanie bezprzewodowe');

export const earbuds: Recipe = {
  ...band,
  id: 'earbuds',
  illustration: 'earbuds',
  gender: 'pl',
  domain: 'audio',
  groups: [
    ['Dźwięk', [build, driver, anc, codec]],
    ['Bateria i łączność', [batteryHours, caseHours, wireless, connectivity, multipoint]],
    ['Wygoda', [mics, water]],
  ],
  cards: [caseHours, anc, water],
  lines: ['Air', 'Pchełka', 'Nuta', 'Kropla', 'Trel'],
  colours: ['white', 'black', 'navy', 'green', 'rose', 'sand'],
  colourVariants: 0.6,
  build: ({ random: r, tier }) => {
    const quiet = r.chance(0.6);
    const hours = r.pick([5, 6, 7, 8, 9, 10]);
    const total = hours * r.pick([4, 4, 5]);
    const inEar = quiet || r.chance(0.7);
    return {
      kind: inEar ? 'Słuchawki dokanałowe' : 'Słuchawki douszne',
      tail: quiet ? 'z ANC' : `Bluetooth ${total} godz.`,
      prefix: 'E',
      digits: `${total}`,
      price: 60 + total * 2.5 + (quiet ? 150 : 0) + Math.max(0, tier - 0.9) * 800,
      values: {
        budowa: inEar ? 'dokanałowe' : 'douszne',
        przetwornik: r.pick([6, 10, 11, 12]),
        redukcja_halasu: quiet,
        kodeki: tier > 1.1 ? r.pick(['LDAC', 'aptX Adaptive', 'AAC']) : r.pick(['AAC', 'SBC']),
        czas_pracy: hours,
        czas_pracy_z_etui: total,
        ladowanie_bezprzewodowe: r.chance(tier * 0.4),
        lacznosc: [r.pick(['Bluetooth 5.3', 'Bluetooth 5.4'])],
        multipoint: r.chance(0.5),
        liczba_mikrofonow: quiet ? r.pick(['4', '6']) : r.pick(['2', '4']),
        odpornosc: r.pick(['IPX4', 'IPX4', 'IPX5', 'IP54']),
      },
      size: [5, 6, 3],
      kilograms: 0.05,
      included: inEar
        ? 'słuchawki, etui ładujące, trzy pary wkładek, przewód USB-C, instrukcja'
        : 'słuchawki, etui ładujące, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(caseHours)} z etui`,
      `Same słuchawki grają do ${s.show(batteryHours)}, a etui doładuje je w kieszeni. Razem daje to ${s.show(caseHours)} muzyki.`,
    ],
    s.is(anc, true) && [
      'Wycisz miasto',
      `${s.name} wygasza szum ulicy i klimatyzacji, a jednym dotknięciem włączysz tryb przepuszczania dźwięków, na przykład przy kasie.`,
    ],
    [`Odporność ${s.show(water)}`, 'Pot i lekki deszcz im nie zaszkodzą, więc nadają się na trening.'],
    ['Wyraźne rozmowy', `Liczba mikrofonów: ${s.show(mics)}. Algorytm oddziela głos od wiatru i rozmów w tle.`],
    s.is(wireless, true) && ['Ładowanie bez kabla', 'Połóż etui na ładowarce indukcyjnej obok telefonu.'],
    s.is(multipoint, true) && [
      'Dwa urządzenia jednocześnie',
      'Oglądasz film na tablecie, a gdy zadzwoni telefon, słuchawki przełączą się same.',
    ],
  ],
  praise: [
    'Siedzą pewnie nawet podczas biegania.',
    'Etui małe, mieści się w kieszonce jeansów.',
    'Łączą się od razu po otwarciu.',
    'Głos w rozmowie czysty, nawet na wietrze.',
    'Brzmienie dużo lepsze, niż sugeruje cena.',
  ],
  complaints: ['Sterowanie dotykiem bywa zbyt czułe.', 'Małe wkładki trochę za luźne.', 'Etui łatwo się rysuje.'],
  questions: [['Czy można używać jednej słuchawki?', 'Tak, każda słuchawka działa samodzielnie.']],
  complementary: ['smartfony-5g', 'powerbanki'],
};
