import { noise, wifi } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';

const settings = select(
  'liczba_kompletow',
  'Pojemność zmywarki',
  ['9 kompletów', '10 kompletów', '11 kompletów', '12 kompletów', '13 kompletów', '14 kompletów', '15 kompletów'],
  {
    short: 'Pojemność',
    hint: 'Jeden komplet to talerz głęboki, płytki i deserowy, filiżanka ze spodkiem, szklanka i sztućce dla jednej osoby.',
  },
);

const widthClass = select('szerokosc_zmywarki', 'Szerokość zmywarki', steps([45, 60], 'cm'));

const third = flag('trzecia_szuflada', 'Trzecia szuflada na sztućce');

const drying = select('suszenie_naczyn', 'Suszenie', ['automatyczne otwieranie drzwi', 'zeolit', 'kondensacyjne']);

const programmes = multi('programy_zmywania', 'Programy', [
  'eco',
  'intensywny',
  'automatyczny',
  'szybki 30 minut',
  'szkło',
  'godzinny',
  'nocny',
  'połowa wsadu',
]);

const cycleWater = number('zuzycie_wody_cykl', 'Zużycie wody na cykl', 'l', { short: 'Woda', facet: false });

const cycleEnergy = number('zuzycie_energii_100', 'Zużycie energii na 100 cykli', 'kWh', { facet: false });

const beam = flag('projekcja_czasu', 'Projekcja na podłodze');

const leak = flag('ochrona_przed_zalaniem', 'Ochrona przed zalaniem');

const base: Readonly<Record<EnergyClass, number>> = { A: 54, B: 64, C: 74, D: 85, E: 94, F: 104, G: 114 };

export const dishwasher: Recipe = {
  id: 'dishwasher',
  illustration: 'dishwasher',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [widthClass, settings, third, drying]],
    ['Programy i wygoda', [programmes, wifi, beam]],
    ['Zużycie i hałas', [cycleWater, cycleEnergy, noise]],
    ['Bezpieczeństwo', [leak]],
  ],
  cards: [settings, noise, cycleWater],
  lines: ['CleanPro', 'AquaShine', 'SilentWash', 'CrystalCare', 'EcoBasket'],
  colours: ['silver', 'white', 'black'],
  colourVariants: 0.3,
  build: ({ random: r, leaf, tier }) => {
    const fitted = leaf === 'zmywarki-do-zabudowy';
    const wide = leaf === 'zmywarki-60-cm' || (fitted && r.chance(0.65));
    const count = wide ? r.pick([12, 13, 14, 14, 15]) : r.pick([9, 10, 10, 11]);
    const energy = r.weighted<EnergyClass>([
      ['A', 4 * tier],
      ['B', 10 * tier],
      ['C', 22],
      ['D', 30],
      ['E', 34],
    ]);
    const kWh = Math.round(base[energy] * (wide ? 1 : 0.78));
    const litres = wide ? r.pick([9, 9.5, 9.8, 10, 10.5, 11]) : r.pick([8.5, 8.9, 9, 9.5]);
    const decibels = fitted ? r.int(39, 46) : r.int(42, 49);
    const sets = count === 9 || count >= 10 ? `${count} kompletów` : `${count}`;
    const tray = r.chance(0.6);
    const opens = r.pick([
      'automatyczne otwieranie drzwi',
      'automatyczne otwieranie drzwi',
      'kondensacyjne',
      ...(tier > 1.05 ? ['zeolit'] : []),
    ]);
    const smart = r.chance(0.35);
    const projector = fitted && r.chance(0.5);
    return {
      look: { measure: wide ? 60 : 45, ...(fitted ? { form: 'integrated' } : {}) },
      kind: fitted ? `Zmywarka do zabudowy ${wide ? 60 : 45} cm` : `Zmywarka wolnostojąca ${wide ? 60 : 45} cm`,
      tail: `${sets} ${decibels} dB`,
      prefix: 'DW',
      digits: `${wide ? 6 : 4}${count}`,
      price:
        (wide ? 950 : 850) +
        count * 38 +
        (49 - decibels) * 65 +
        (tray ? 200 : 0) +
        (energy < 'C' ? 700 : energy === 'C' ? 300 : 0) +
        (smart ? 150 : 0) +
        (fitted ? 250 : 0),
      values: {
        szerokosc_zmywarki: wide ? '60 cm' : '45 cm',
        liczba_kompletow: sets,
        trzecia_szuflada: tray,
        suszenie_naczyn: opens,
        programy_zmywania: [
          'eco',
          'intensywny',
          ...r.sample(['automatyczny', 'szybki 30 minut', 'szkło', 'godzinny', 'nocny', 'połowa wsadu'], 4),
        ],
        sterowanie_smart: smart ? 'tak' : 'nie',
        projekcja_czasu: projector,
        zuzycie_wody_cykl: litres,
        zuzycie_energii_100: kWh,
        poziom_halasu: decibels,
        ochrona_przed_zalaniem: r.chance(0.9),
      },
      size: [fitted ? 81.5 : 84.5, wide ? 59.8 : 44.8, fitted ? 55 : 60],
      kilograms: wide ? 38 : 31,
      included: 'zmywarka, wąż odpływowy, lejek do soli, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii na 100 cykli', `${kWh} kWh`],
          ['Pojemność', sets],
          ['Zużycie wody na cykl', `${String(litres).replace('.', ',')} l`],
          ['Czas programu eco', wide ? '4:05' : '3:45'],
          ['Poziom hałasu', `${decibels} dB`],
          ['Klasa hałasu', decibels < 39 ? 'A' : decibels < 45 ? 'B' : 'C'],
        ],
      },
    };
  },
  story: (s) => [
    [
      `Miejsce na ${s.show(settings)}`,
      `Kosze mają składane stojaki, a górny przesuniesz wyżej także z naczyniami. ${s.is(third, true) ? 'Sztućce i drobiazgi mieszczą się w trzeciej szufladzie, więc na dole zostaje więcej miejsca na garnki.' : 'Koszyk na sztućce możesz przesuwać albo całkiem wyjąć.'}`,
    ],
    s.is(drying, 'automatyczne otwieranie drzwi') && [
      'Drzwi otwierają się same',
      'Na koniec programu drzwi uchylają się o kilka centymetrów. Para ucieka, a naczynia wyjmujesz suche bez dodatkowego podgrzewania.',
    ],
    s.is(drying, 'zeolit') && [
      'Suszenie zeolitem',
      'Minerał wchłania wilgoć i oddaje ciepło, dzięki czemu nawet plastikowe pojemniki są suche.',
    ],
    [`Tylko ${s.show(noise)}`, `${s.name} pracuje cicho, więc możesz ją włączyć wieczorem, także w kuchni otwartej na salon.`],
    ['Oszczędna woda i energia', `Program eco zużywa ${s.show(cycleWater)} wody. Na 100 cykli potrzeba ${s.show(cycleEnergy)} energii.`],
    s.is(beam, true) && [
      'Informacja na podłodze',
      'Punkt świetlny lub czas wyświetlany na podłodze pokazuje, że zmywanie trwa, mimo że panel jest ukryty w drzwiach.',
    ],
    s.is(wifi, 'tak') && [
      'Program dobierze aplikacja',
      'Odpowiedz na dwa pytania w telefonie, a zmywarka dobierze program do rodzaju naczyń i stopnia zabrudzenia.',
    ],
  ],
  praise: [
    'Naczynia wychodzą suche, nawet plastik.',
    'Tak cicha, że sprawdza{łem|łam}, czy działa.',
    'Szkło po trzech miesiącach dalej przejrzyste.',
    'Kosze ustawia się dowolnie, duża patelnia też wchodzi.',
    'Program godzinny domywa wszystko po obiedzie.',
    'Rachunki za wodę wyraźnie spadły.',
  ],
  complaints: [
    'Program eco trwa ponad cztery godziny.',
    'Kubki na górze trzeba układać pod skosem, inaczej zostaje woda.',
    'Instrukcja mogłaby być dokładniejsza.',
  ],
  questions: [
    ['Czy można podłączyć ją do ciepłej wody?', 'Tak, do 60°C, ale producent zaleca zimną wodę, jeżeli nie masz instalacji solarnej.'],
    ['Czy front meblowy jest w zestawie?', 'Nie, front do modeli do zabudowy zamawia się u producenta mebli.'],
  ],
  accessories: [],
  complementary: ['piekarniki', 'kuchenki-mikrofalowe'],
  services: ['delivery-in', 'install-large', 'removal'],
  large: true,
};

export const builtInDishwasher: Recipe = {
  ...dishwasher,
  id: 'built-in-dishwasher',
  domain: 'built-in',
  lines: ['InShine', 'SilentIn', 'FrontClean'],
  colours: ['silver'],
  colourVariants: 0,
  services: ['delivery-in', 'install-built-in', 'removal'],
};
