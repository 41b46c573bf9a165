import { batteryMinutes } from '../../attributes/common.ts';
import { multi, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { display, wet } from './care-specs.ts';
import { shaver } from './shaver.ts';

const lengths = select('liczba_dlugosci', 'Liczba długości', ['10', '15', '20', '39', '40']);

const step = select('skok_dlugosci', 'Skok długości', ['0,2 mm', '0,5 mm', '1 mm']);

const use = multi('zastosowanie_trymera', 'Zastosowanie', ['broda', 'włosy', 'ciało', 'nos i uszy']);

export const beardTrimmer: Recipe = {
  ...shaver,
  id: 'trimmer',
  illustration: 'trimmer',
  gender: 'm',
  groups: [
    ['Podstawowe', [use, lengths, step, batteryMinutes]],
    ['Wygoda', [wet, display]],
  ],
  cards: [use, step, batteryMinutes],
  lines: ['Zarost', 'Barber', 'Broda', 'Kontur'],
  build: ({ random: r }) => {
    const many = r.chance(0.5);
    const minutes = r.pick([60, 70, 90, 100, 120]);
    const gap = r.pick(['0,2 mm', '0,5 mm', '0,5 mm', '1 mm']);
    const range = gap === '0,2 mm' ? r.pick(['20', '40']) : gap === '0,5 mm' ? r.pick(['20', '39']) : r.pick(['10', '15']);
    return {
      kind: many ? 'Trymer wielofunkcyjny' : 'Trymer do brody',
      tail: `${range} długości ${minutes} min`,
      look: many ? looks.manifoldTrimmer : looks.beardTrimmer,
      prefix: 'TB',
      digits: range,
      price: 75 + minutes * 0.9 + (many ? 60 : 0) + (gap === '0,2 mm' ? 60 : 0),
      values: {
        zastosowanie_trymera: many ? ['broda', 'włosy', 'ciało', 'nos i uszy'] : ['broda'],
        liczba_dlugosci: range,
        skok_dlugosci: gap,
        czas_pracy_min: minutes,
        na_mokro: r.chance(0.7),
        wyswietlacz: r.chance(0.4),
      },
      size: [17, 5, 4],
      kilograms: 0.18,
      included: many
        ? 'trymer, sześć nasadek, etui, szczoteczka, olejek, instrukcja'
        : 'trymer, dwie nasadki, szczoteczka, olejek, instrukcja',
    };
  },
  story: (s) => [
    [`${s.show(lengths)} długości`, `Skok ${s.show(step)} pozwala utrzymać równy zarost od kilkudniowego po pełną brodę.`],
    s.has(use, 'włosy') && ['Jeden do wszystkiego', `Nasadki w zestawie ${s.name}: ${s.show(use)}. Wymieniasz je jednym kliknięciem.`],
    ['Ostrza ze stali nierdzewnej', 'Ostrza ostrzą się same w trakcie pracy i nie wymagają oliwienia po każdym użyciu.'],
    s.is(wet, true) && ['Mycie pod kranem', 'Całą głowicę opłuczesz wodą, a trymera użyjesz także pod prysznicem.'],
    [`${s.show(batteryMinutes)} bez kabla`, 'Ładowanie przez USB-C oznacza jeden przewód mniej w podróży.'],
  ],
  praise: [
    'Tnie równo, nie szarpie.',
    'Nasadki siedzą sztywno.',
    'Do fryzjera chodzę teraz rzadziej.',
    'Ładowanie USB-C bardzo wygodne.',
    'Poręczny i lekki.',
  ],
  complaints: ['Blokada długości mogłaby być mocniejsza.', 'Trochę głośny.', 'Brakuje stojaka.'],
  questions: [['Czy można nim ostrzyc włosy?', 'Tak, jeżeli w wierszu „Zastosowanie” są włosy.']],
  complementary: ['golarki'],
};
