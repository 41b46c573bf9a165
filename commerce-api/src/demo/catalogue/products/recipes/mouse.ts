import { number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { keyboard } from './keyboard.ts';
import { link, lit, quiet } from './peripherals-specs.ts';

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
