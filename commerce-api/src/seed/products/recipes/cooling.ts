import { capacityLitres, noise, wifi } from '../../attributes/common.ts';
import { flag, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../model/product.ts';
import type { Draft, ModelContext, Recipe } from '../recipe.ts';

const frost = select('system_chlodzenia', 'System chłodzenia', ['pełny No Frost', 'No Frost w zamrażarce', 'Low Frost', 'statyczny'], {
  short: 'Chłodzenie',
  hint: 'No Frost: wentylator osusza powietrze, więc na ściankach nie zbiera się lód i urządzenia nie trzeba rozmrażać.',
});
const layout = select('uklad', 'Układ', ['zamrażarka na dole', 'zamrażarka na górze', 'jednodrzwiowa', 'side by side', 'french door']);
const heightGroup = select('wysokosc_lodowki', 'Wysokość lodówki', ['do 150 cm', '151–185 cm', '186–200 cm', 'powyżej 200 cm']);
const fridgeLitres = number('pojemnosc_chlodziarki', 'Pojemność chłodziarki', 'l', { short: 'Chłodziarka' });
const freezerLitres = number('pojemnosc_zamrazarki', 'Pojemność zamrażarki', 'l', { short: 'Zamrażarka' });
const yearly = number('zuzycie_energii_rok', 'Roczne zużycie energii', 'kWh', { short: 'Energia/rok', facet: false });
const freshZone = flag('strefa_swiezosci', 'Strefa świeżości');
const ice = select('kostkarka', 'Kostkarka i dystrybutor', ['brak', 'dystrybutor wody', 'kostkarka i dystrybutor'], { short: 'Kostkarka' });
const compressor = select('sprezarka', 'Sprężarka', ['inwerterowa', 'standardowa']);
const door = select('kierunek_drzwi', 'Drzwi', ['zmienny kierunek otwierania', 'drzwi prawe', 'dwoje drzwi']);
const climate = select('klasa_klimatyczna', 'Klasa klimatyczna', ['SN-T', 'N-T', 'SN-ST'], {
  facet: false,
  hint: 'Określa temperatury otoczenia, w których urządzenie pracuje poprawnie: SN-T to od 10 do 43°C.',
});
const shelves = select('liczba_szuflad', 'Liczba szuflad', steps([2, 3, 4, 5, 6, 7, 8], 'szt.'));

const factor: Readonly<Record<EnergyClass, number>> = { A: 0.42, B: 0.52, C: 0.65, D: 0.8, E: 1, F: 1.25, G: 1.5 };
const letters: readonly (readonly [EnergyClass, number])[] = [
  ['A', 3],
  ['B', 6],
  ['C', 18],
  ['D', 28],
  ['E', 35],
  ['F', 10],
];

function heightLabel(cm: number): string {
  return cm <= 150 ? 'do 150 cm' : cm <= 185 ? '151–185 cm' : cm <= 200 ? '186–200 cm' : 'powyżej 200 cm';
}

function buildFridge({ random: r, leaf, tier }: ModelContext): Draft {
  const fitted = leaf === 'lodowki-do-zabudowy';
  const wide = leaf === 'lodowki-side-by-side';
  const french = wide && r.chance(0.35);
  const noFrost = r.chance(0.7) || wide;
  const high = fitted ? 178 : wide ? r.int(177, 185) : r.pick([144, 176, 180, 185, 186, 191, 201, 203]);
  const cold = wide ? r.int(330, 400) : fitted ? r.int(180, 215) : Math.round(high * 1.25 + r.int(-12, 24));
  const frozen = wide ? r.int(150, 220) : fitted ? r.int(60, 80) : Math.round(high * 0.52 + r.int(-8, 14));
  const energy = r.weighted(letters);
  const kWh = Math.round((wide ? 345 : 238) * factor[energy] * (0.8 + (cold + frozen) / 1800));
  const decibels = r.int(34, 40);
  const smart = r.chance(0.3 * tier);
  const dispenser = wide
    ? r.pick(['brak', 'dystrybutor wody', 'kostkarka i dystrybutor', 'kostkarka i dystrybutor'])
    : r.pick(['brak', 'brak', 'brak', 'dystrybutor wody']);
  const total = cold + frozen;
  const kind = fitted
    ? 'Lodówka do zabudowy'
    : wide
      ? french
        ? 'Lodówka french door'
        : 'Lodówka side by side'
      : 'Lodówka z zamrażarką na dole';
  const system = noFrost ? (r.chance(0.75) || wide ? 'pełny No Frost' : 'No Frost w zamrażarce') : r.pick(['Low Frost', 'statyczny']);
  return {
    kind,
    tail: wide
      ? `${total} l ${dispenser === 'kostkarka i dystrybutor' ? 'z kostkarką' : 'No Frost'}`
      : fitted
        ? `${high} cm ${total} l`
        : `${system === 'pełny No Frost' ? 'No Frost ' : ''}${high} cm`,
    prefix: wide ? 'S' : 'C',
    digits: `${Math.round(total / 10)}`,
    price:
      (wide ? 2600 : fitted ? 1600 : 850) +
      total * 2.6 +
      (system === 'pełny No Frost' ? 350 : 0) +
      (dispenser === 'kostkarka i dystrybutor' ? 900 : 0) +
      (1 - factor[energy]) * 1800 +
      (smart ? 250 : 0),
    values: {
      uklad: french ? 'french door' : wide ? 'side by side' : 'zamrażarka na dole',
      wysokosc_lodowki: heightLabel(high),
      pojemnosc_chlodziarki: cold,
      pojemnosc_zamrazarki: frozen,
      pojemnosc_l: total,
      system_chlodzenia: system,
      strefa_swiezosci: r.chance(0.6),
      kostkarka: dispenser,
      sprezarka: energy > 'D' && !wide ? r.pick(['inwerterowa', 'standardowa']) : 'inwerterowa',
      kierunek_drzwi: wide ? 'dwoje drzwi' : 'zmienny kierunek otwierania',
      klasa_klimatyczna: r.pick(['SN-T', 'N-T', 'SN-ST']),
      sterowanie_smart: smart ? 'tak' : 'nie',
      zuzycie_energii_rok: kWh,
      poziom_halasu: decibels,
    },
    size: [high, wide ? 91 : fitted ? 54 : r.pick([54, 59.5, 59.5, 59.5, 70]), wide ? r.int(70, 75) : fitted ? 54 : r.int(60, 67)],
    kilograms: Math.round(total * 0.2),
    included: 'lodówka, półki szklane, pojemnik na jajka, instrukcja',
    energy: {
      energyClass: energy,
      sheet: [
        ['Roczne zużycie energii', `${kWh} kWh`],
        ['Pojemność chłodziarki', `${cold} l`],
        ['Pojemność zamrażarki', `${frozen} l`],
        ['Poziom hałasu', `${decibels} dB`],
        ['Klasa hałasu', decibels <= 35 ? 'B' : 'C'],
      ],
    },
  };
}

export const fridge: Recipe = {
  id: 'fridge',
  illustration: 'fridge',
  gender: 'f',
  domain: 'large',
  groups: [
    ['Podstawowe', [layout, heightGroup, capacityLitres, fridgeLitres, freezerLitres]],
    ['Chłodzenie', [frost, freshZone, compressor, climate]],
    ['Wyposażenie', [ice, door, wifi]],
    ['Zużycie i hałas', [yearly, noise]],
  ],
  cards: [capacityLitres, frost, noise],
  lines: ['FreshLine', 'CoolSpace', 'ArcticPro', 'SilentFresh', 'VitaCool'],
  colours: ['silver', 'white', 'graphite', 'black'],
  colourVariants: 0.4,
  build: buildFridge,
  story: (s) => [
    [
      `${s.show(capacityLitres)} dobrze podzielone`,
      `Chłodziarka ma ${s.show(fridgeLitres)}, a zamrażarka ${s.show(freezerLitres)} pojemności. Półki ze szkła hartowanego przestawisz tak, by zmieścił się wysoki garnek.`,
    ],
    s.is(frost, 'pełny No Frost') && [
      'Koniec z rozmrażaniem',
      'System No Frost osusza powietrze w obu komorach. Na ściankach nie rośnie lód, a opakowania nie przymarzają do szuflad.',
    ],
    s.is(frost, 'Low Frost') && ['Mniej lodu', 'Low Frost ogranicza osadzanie się szronu, więc zamrażarkę rozmrażasz rzadziej i szybciej.'],
    s.is(freshZone, true) && [
      'Strefa świeżości',
      'W osobnej szufladzie jest chłodniej i bardziej wilgotno niż na półkach, dlatego warzywa i mięso dłużej zachowują świeżość.',
    ],
    s.is(ice, 'kostkarka i dystrybutor') && [
      'Woda i lód pod ręką',
      'Dystrybutor w drzwiach podaje schłodzoną wodę, kostki i kruszony lód. Filtr wymienisz samodzielnie raz na pół roku.',
    ],
    [
      'Cicha i oszczędna',
      `${s.name} pracuje z hałasem ${s.show(noise)} i zużywa ${s.show(yearly)} energii rocznie. Alarm przypomni o niedomkniętych drzwiach.`,
    ],
    s.is(wifi, 'tak') && [
      'Kontrola z telefonu',
      'W aplikacji zmienisz temperaturę, włączysz szybkie chłodzenie przed powrotem z zakupów i sprawdzisz, czy drzwi są zamknięte.',
    ],
  ],
  praise: [
    'Bardzo cicha, stoi w aneksie i w ogóle jej nie słychać.',
    'Szuflady chodzą płynnie, nic się nie zacina.',
    'Światło LED dobrze oświetla nawet dolne półki.',
    'Warzywa trzymają się o kilka dni dłużej niż w starej lodówce.',
    'Pojemna, święta obyły się bez balkonu.',
    'Odcisków palców prawie nie widać.',
  ],
  complaints: [
    'Brakuje jednej półki na butelki.',
    'Przez pierwsze dni było czuć zapach nowości.',
    'Drzwi trzeba było wyregulować po wniesieniu.',
    'Alarm otwartych drzwi włącza się trochę za szybko.',
  ],
  questions: [
    [
      'Czy drzwi można przełożyć na drugą stronę?',
      'Sprawdź wiersz „Drzwi” w danych technicznych. Jeżeli kierunek jest zmienny, zrobi to monter podczas dostawy.',
    ],
    [
      'Ile trzeba czekać z włączeniem po transporcie?',
      'Po transporcie w pionie wystarczą 2–4 godziny, po transporcie w poziomie odczekaj dobę.',
    ],
  ],
  accessories: [],
  complementary: ['zamrazarki', 'kuchenki-mikrofalowe'],
  services: ['delivery-in', 'install-large', 'removal', 'door-swap'],
  large: true,
};

export const sideBySide: Recipe = {
  ...fridge,
  id: 'side-by-side',
  lines: ['GrandFresh', 'DuoSpace', 'FamilyPro'],
  colours: ['graphite', 'silver', 'black'],
};
export const builtInFridge: Recipe = {
  ...fridge,
  id: 'built-in-fridge',
  domain: 'built-in',
  lines: ['InFresh', 'FrontCool', 'SilentIn'],
  colours: ['white'],
  colourVariants: 0,
  complementary: ['piekarniki', 'zmywarki-do-zabudowy'],
};

const freezerKind = select('rodzaj_zamrazarki', 'Rodzaj zamrażarki', ['szufladowa', 'skrzyniowa', 'podblatowa']);
const autonomy = number('czas_bez_zasilania', 'Czas utrzymania temperatury bez prądu', 'godz.', { facet: false });
const power24 = number('zdolnosc_zamrazania', 'Zdolność zamrażania na dobę', 'kg');

export const freezer: Recipe = {
  ...fridge,
  id: 'freezer',
  illustration: 'freezer',
  groups: [
    ['Podstawowe', [freezerKind, capacityLitres, frost, shelves]],
    ['Mrożenie', [power24, autonomy, compressor, climate]],
    ['Zużycie i hałas', [yearly, noise]],
  ],
  cards: [capacityLitres, frost, power24],
  lines: ['DeepFrost', 'IceBox', 'PolarPro', 'FrostKeep'],
  colours: ['white', 'silver'],
  colourVariants: 0.2,
  build: ({ random: r, leaf }) => {
    const fitted = leaf === 'zamrazarki-do-zabudowy';
    const chest = !fitted && r.chance(0.35);
    const under = fitted ? r.chance(0.5) : !chest && r.chance(0.2);
    const litres = chest ? r.int(98, 380) : under ? r.int(82, 102) : r.int(180, 290);
    const frostFree = !chest && !under && r.chance(0.7);
    const energy = r.weighted<EnergyClass>([
      ['C', 6],
      ['D', 16],
      ['E', 50],
      ['F', 28],
    ]);
    const kWh = Math.round((150 + litres * 0.42) * factor[energy]);
    const decibels = r.int(36, 41);
    const hours = r.int(12, chest ? 38 : 22);
    const kind = chest
      ? 'Zamrażarka skrzyniowa'
      : fitted
        ? 'Zamrażarka do zabudowy'
        : under
          ? 'Zamrażarka podblatowa'
          : 'Zamrażarka szufladowa';
    const high = chest ? 85 : under ? (fitted ? 82 : 84) : fitted ? 178 : r.pick([144, 172, 185]);
    return {
      kind,
      tail: `${litres} l${frostFree ? ' No Frost' : ''}`,
      prefix: 'Z',
      digits: `${Math.round(litres / 10)}`,
      price: 600 + litres * 3.4 + (frostFree ? 450 : 0) + (fitted ? 500 : 0) + (energy < 'E' ? 350 : 0),
      values: {
        rodzaj_zamrazarki: chest ? 'skrzyniowa' : under ? 'podblatowa' : 'szufladowa',
        pojemnosc_l: litres,
        system_chlodzenia: frostFree ? 'pełny No Frost' : r.pick(['statyczny', 'Low Frost']),
        liczba_szuflad: chest ? '2 szt.' : under ? '4 szt.' : r.pick(['6 szt.', '7 szt.', '8 szt.']),
        zdolnosc_zamrazania: Math.round(litres / 11),
        czas_bez_zasilania: hours,
        sprezarka: r.pick(['inwerterowa', 'standardowa']),
        klasa_klimatyczna: r.pick(['SN-T', 'N-T']),
        zuzycie_energii_rok: kWh,
        poziom_halasu: decibels,
      },
      size: [high, chest ? Math.round(40 + litres * 0.2) : fitted ? 54 : under ? 55 : 60, chest ? 56 : fitted ? 54 : 63],
      kilograms: Math.round(22 + litres * 0.13),
      included: chest ? 'zamrażarka, dwa kosze, skrobak do lodu, instrukcja' : 'zamrażarka, foremka do lodu, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Roczne zużycie energii', `${kWh} kWh`],
          ['Pojemność zamrażarki', `${litres} l`],
          ['Poziom hałasu', `${decibels} dB`],
          ['Czas bez zasilania', `${hours} godz.`],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(capacityLitres)} na zapasy`,
      `${s.name} pomieści zbiory z działki i większe zakupy. Na dobę zamrozi do ${s.show(power24)} świeżych produktów.`,
    ],
    s.is(frost, 'pełny No Frost') && [
      'Bez rozmrażania',
      'System No Frost nie dopuszcza do powstawania lodu, więc szuflady zawsze wysuwają się lekko.',
    ],
    ['Bezpieczna przy braku prądu', `Gdy zabraknie zasilania, urządzenie utrzyma niską temperaturę przez ${s.show(autonomy)}.`],
    s.is(freezerKind, 'skrzyniowa') && [
      'Wygodna pokrywa',
      'Pokrywa zatrzymuje się pod każdym kątem, a kosze trzymają najczęściej używane produkty na wierzchu.',
    ],
    ['Policzone zużycie', `Roczne zużycie energii to ${s.show(yearly)}, a poziom hałasu wynosi ${s.show(noise)}.`],
  ],
  praise: [
    'Mieści zapasy całej rodziny.',
    'Mrozi szybko, lody nie miękną.',
    'Szuflady są głębokie i wytrzymałe.',
    'Stoi w spiżarni i w ogóle jej nie słychać.',
    'Po awarii prądu nic się nie rozmroziło.',
  ],
  complaints: ['Szuflady mogłyby mieć okienka.', 'Nóżki ustawia się dość mozolnie.', 'Kabel zasilający jest krótki.'],
  questions: [['Czy może stać w garażu?', 'Tak, w zakresie temperatur swojej klasy klimatycznej. Klasa SN-T dopuszcza od 10 do 43°C.']],
  complementary: ['lodowki'],
  services: ['delivery-in', 'removal'],
};
export const builtInFreezer: Recipe = {
  ...freezer,
  id: 'built-in-freezer',
  domain: 'built-in',
  lines: ['InFrost', 'PolarIn'],
  colours: ['white'],
  colourVariants: 0,
};
