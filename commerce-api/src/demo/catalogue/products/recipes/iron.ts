import { power } from '../../attributes/common.ts';
import { number } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { auto, descale, sole, steamRate } from './ironing-air-specs.ts';

const steamShot = number('uderzenie_pary', 'Uderzenie pary', 'g/min');

const tankMl = number('zbiornik_zelazka', 'Pojemność zbiornika', 'ml', { facet: false });

export const iron: Recipe = {
  id: 'iron',
  illustration: 'iron',
  gender: 'n',
  domain: 'small',
  groups: [
    ['Podstawowe', [power, steamRate, steamShot, sole]],
    ['Wygoda', [tankMl, auto, descale]],
  ],
  cards: [power, steamRate, sole],
  lines: ['GlidePro', 'Gładź', 'SteamEase', 'Perfect', 'Żagiel'],
  colours: ['blue', 'white', 'navy', 'rose', 'green', 'black'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const watts = r.pick([2200, 2400, 2600, 2800, 3000, 3100]);
    const rate = r.pick([30, 35, 40, 45, 50, 55]);
    const shot = r.int(12, 25) * 10;
    return {
      kind: 'Żelazko parowe',
      tail: `${watts} W ${rate} g/min`,
      prefix: 'Z',
      digits: `${Math.round(watts / 100)}`,
      price: 40 + (watts - 2000) * 0.08 + rate * 2,
      values: {
        moc: watts,
        wyrzut_pary: rate,
        uderzenie_pary: shot,
        stopa: r.pick(['ceramiczna', 'stal nierdzewna', 'tytanowa', 'ceramiczno-tytanowa']),
        zbiornik_zelazka: r.pick([270, 300, 320, 350, 380]),
        automatyczne_wylaczanie: r.chance(0.5),
        ochrona_przed_kamieniem: r.chance(0.85),
      },
      size: [15, 13, 30],
      kilograms: 1.4,
      included: 'żelazko, kubek do napełniania, instrukcja',
    };
  },
  story: (s) => [
    [
      'Gładko za pierwszym razem',
      `Moc ${s.show(power)} i stały wyrzut pary ${s.show(steamRate)} wygładzają bawełnę i len bez zwilżania. Na grube szwy działa uderzenie pary ${s.show(steamShot)}.`,
    ],
    ['Stopa, która sunie', `Stopa (${s.show(sole)}) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.`],
    s.is(auto, true) && [
      'Wyłączy się samo',
      'Jeżeli żelazko stoi bez ruchu, po kilku minutach odłączy grzałkę. Możesz spokojnie wyjść z domu.',
    ],
    s.is(descale, true) && [
      'Mniej kamienia',
      'System antywapienny i funkcja samooczyszczania usuwają osad, dzięki czemu para pozostaje silna.',
    ],
    ['Duży zbiornik', `W zbiorniku mieści się ${s.show(tankMl)} wody, a blokada kapania chroni ubrania przed plamami.`],
  ],
  praise: [
    'Koszule prasuję o połowę szybciej.',
    'Pary jest naprawdę dużo.',
    'Nie kapie nawet na niskiej temperaturze.',
    'Kabel ma przegub, nie zawija się.',
    'Dobrze leży w dłoni.',
  ],
  complaints: ['Po napełnieniu robi się ciężkie.', 'Kabel mógłby mieć trzy metry.', 'Okienko zbiornika jest słabo widoczne.'],
  questions: [
    ['Czy można używać wody z kranu?', 'Tak. Przy twardej wodzie producent zaleca zmieszanie jej pół na pół z demineralizowaną.'],
  ],
  accessories: [],
  complementary: ['generatory-pary', 'pralki'],
  services: [],
};
