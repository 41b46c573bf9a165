import { capacityLitres } from '../../attributes/common.ts';
import { select, steps } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { cleaning, control, functions, ovenLetters, rails, zones, zoneText } from './cooking-specs.ts';

const cookerHob = select('plyta_kuchni', 'Płyta', ['gazowa', 'indukcyjna', 'ceramiczna']);

const cookerWidth = select('szerokosc_kuchni', 'Szerokość kuchni', steps([50, 60, 90], 'cm'));

export const cooker: Recipe = {
  id: 'cooker',
  illustration: 'cooker',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [cookerHob, cookerWidth, zones, capacityLitres]],
    ['Piekarnik', [functions, cleaning, rails]],
    ['Obsługa', [control]],
  ],
  cards: [cookerHob, cookerWidth, capacityLitres],
  lines: ['CookLine', 'HeatMaster', 'Domowa', 'ProFlame'],
  colours: ['white', 'silver', 'black'],
  colourVariants: 0.45,
  build: ({ random: r, leaf }) => {
    const gas = leaf === 'kuchnie-gazowe';
    const induction = !gas && r.chance(0.65);
    const wide = r.pick([50, 50, 60, 60, 90]);
    const count = wide === 90 ? 5 : 4;
    const litres = wide === 50 ? r.int(55, 62) : wide === 60 ? r.int(64, 72) : r.int(98, 112);
    const energy = r.weighted(ovenLetters);
    const plate = gas ? 'gazowa' : induction ? 'indukcyjna' : 'ceramiczna';
    return {
      kind: gas ? 'Kuchnia gazowo-elektryczna' : `Kuchnia ${induction ? 'indukcyjna' : 'ceramiczna'}`,
      tail: `${wide} cm`,
      prefix: 'K',
      digits: `${wide}${count}`,
      price: 900 + (wide - 50) * 28 + (induction ? 900 : gas ? 0 : 250) + (wide === 90 ? 800 : 0),
      values: {
        plyta_kuchni: plate,
        szerokosc_kuchni: `${wide} cm`,
        liczba_pol: zoneText(count),
        pojemnosc_l: litres,
        czyszczenie_piekarnika: r.pick(['kataliza', 'parowe', 'emalia łatwa do czyszczenia', 'emalia łatwa do czyszczenia']),
        funkcje_piekarnika: [
          'grill',
          'góra-dół',
          ...(r.chance(0.75) ? ['termoobieg'] : []),
          ...r.sample(['pizza', 'rozmrażanie', 'wyrastanie ciasta'], 1),
        ],
        prowadnice: r.pick(['teleskopowe 1 poziom', 'drabinki', 'drabinki']),
        sterowanie: r.pick(['pokrętła', 'pokrętła', 'pokrętła chowane i ekran']),
      },
      size: [85, wide, 60],
      kilograms: wide === 90 ? 72 : 46,
      look: gas ? looks.gasCooker : looks.electricCooker,
      included: gas ? 'kuchnia, blachy, ruszt, dysze do gazu płynnego, instrukcja' : 'kuchnia, blachy, ruszt, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii, tryb konwencjonalny', energy === 'A' ? '0,79 kWh/cykl' : '0,92 kWh/cykl'],
          ['Pojemność komory', `${litres} l`],
          ['Źródło ciepła', 'energia elektryczna'],
        ],
      },
    };
  },
  story: (s) => [
    [
      'Płyta i piekarnik w jednym',
      `${s.name} ma szerokość ${s.show(cookerWidth)} i zastąpi dwa osobne urządzenia. Ustawisz ją między szafkami bez przebudowy mebli.`,
    ],
    s.is(cookerHob, 'gazowa') && ['Gaz z zabezpieczeniem', 'Gdy płomień zgaśnie, zawór odcina gaz. Zapalarka jest w każdym pokrętle.'],
    s.is(cookerHob, 'indukcyjna') && [
      'Szybka indukcja',
      'Pola indukcyjne gotują wodę o połowę szybciej niż tradycyjne i od razu reagują na zmianę mocy.',
    ],
    [
      `Piekarnik ${s.show(capacityLitres)}`,
      `W komorze o pojemności ${s.show(capacityLitres)} zmieści się duża blacha ciasta. Funkcje pieczenia: ${s.show(functions)}.`,
    ],
    ['Schowek na blachy', 'Pod piekarnikiem jest szuflada na formy i pokrywki, które zwykle nie mają swojego miejsca.'],
  ],
  praise: [
    'Piecze równo, sernik nie opadł.',
    'Prosta obsługa, żadnych zbędnych funkcji.',
    'Palniki równo trzymają mały płomień.',
    'Wygląda solidnie i łatwo się myje.',
    'Szuflada na dole jest bardzo praktyczna.',
  ],
  complaints: ['Brakuje oświetlenia po obu stronach.', 'Pokrętła mogłyby chodzić lżej.', 'Dysze do butli musiał wymienić serwisant.'],
  questions: [
    ['Czy mogę podłączyć ją do butli gazowej?', 'Tak, po wymianie dysz przez osobę z uprawnieniami. Dysze są w zestawie z kuchnią gazową.'],
  ],
  accessories: [],
  complementary: ['okapy', 'kuchenki-mikrofalowe'],
  services: ['delivery-in', 'install-large', 'removal'],
  large: true,
};
