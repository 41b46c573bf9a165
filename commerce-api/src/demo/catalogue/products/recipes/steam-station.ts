import { capacityLitres, power } from '../../attributes/common.ts';
import { select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { iron } from './iron.ts';
import { auto, descale, sole, steamRate } from './ironing-air-specs.ts';

const pressureBar = select('cisnienie_pary', 'Ciśnienie pary', ['5 bar', '6 bar', '6,5 bar', '7 bar', '8 bar']);

export const steamStation: Recipe = {
  ...iron,
  id: 'steam-station',
  illustration: 'steam-station',
  gender: 'm',
  groups: [
    ['Podstawowe', [power, pressureBar, steamRate, sole]],
    ['Wygoda', [capacityLitres, auto, descale]],
  ],
  cards: [pressureBar, steamRate, capacityLitres],
  lines: ['SteamForce', 'ProPress', 'Gładź Max', 'TurboPara'],
  colours: ['white', 'navy', 'black'],
  build: ({ random: r }) => {
    const bar = r.pick(['5 bar', '6 bar', '6,5 bar', '7 bar', '8 bar']);
    const rate = r.int(11, 16) * 10;
    const litres = r.pick([1.2, 1.5, 1.8, 2]);
    return {
      kind: 'Generator pary',
      tail: `${bar} ${rate} g/min`,
      prefix: 'GP',
      digits: `${rate / 10}`,
      price: 260 + rate * 3 + litres * 90,
      values: {
        moc: r.pick([2400, 2600, 2800]),
        cisnienie_pary: bar,
        wyrzut_pary: rate,
        stopa: r.pick(['ceramiczna', 'tytanowa', 'ceramiczno-tytanowa']),
        pojemnosc_l: litres,
        automatyczne_wylaczanie: r.chance(0.8),
        ochrona_przed_kamieniem: true,
      },
      size: [25, 22, 40],
      kilograms: 4.2,
      included: 'stacja parowa, żelazko, pojemnik na osad, instrukcja',
    };
  },
  story: (s) => [
    [
      `Para pod ciśnieniem ${s.show(pressureBar)}`,
      `${s.name} wtłacza ${s.show(steamRate)} pary głęboko we włókna. Często wystarczy przeprasować ubranie tylko z jednej strony.`,
    ],
    [
      `Zbiornik ${s.show(capacityLitres)}`,
      'Wodę dolejesz w każdej chwili, bez czekania na ostygnięcie. Zbiornik wyjmujesz do napełnienia pod kranem.',
    ],
    ['Bez dobierania temperatury', 'Jedno ustawienie jest bezpieczne dla jedwabiu i jeansu, więc nie musisz sortować prania.'],
    s.is(auto, true) && ['Wyłączy się samo', 'Po kilku minutach bez użycia stacja odłącza zasilanie.'],
    ['Ochrona przed kamieniem', 'Osad zbiera się w pojemniku, który opróżnisz raz na kilka tygodni.'],
  ],
  praise: [
    'Prasowanie skróciło się z godziny do pół.',
    'Len gładki jak z pralni.',
    'Samo żelazko jest bardzo lekkie.',
    'Pościel prasuję bez przekładania.',
    'Można prasować także zasłony w pionie.',
  ],
  complaints: ['Stacja zajmuje sporo miejsca na desce.', 'Pompa trochę warczy.', 'Wąż mógłby być dłuższy.'],
  complementary: ['zelazka', 'suszarki-do-ubran'],
};
