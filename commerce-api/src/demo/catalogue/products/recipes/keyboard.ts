import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { link, lit, quiet } from './peripherals-specs.ts';

const switches = select('przelaczniki', 'Przełączniki', [
  'mechaniczne liniowe',
  'mechaniczne dotykowe',
  'optyczne',
  'magnetyczne',
  'nożycowe',
  'membranowe',
]);

const layout = select('format_klawiatury', 'Format', ['100%', '96%', '80% TKL', '75%', '65%', '60%']);

const swap = flag('hot_swap', 'Wymienne przełączniki (hot-swap)', { short: 'Hot-swap' });

const rest = flag('podporka', 'Podpórka pod nadgarstki');

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
