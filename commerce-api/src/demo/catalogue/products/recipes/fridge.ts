import { capacityLitres, noise, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import { looks } from '../looks.ts';
import type { Draft, ModelContext, Recipe } from '../recipe.ts';
import { climate, compressor, factor, frost, yearly } from './cooling-specs.ts';

const layout = select('uklad', 'Układ', ['zamrażarka na dole', 'zamrażarka na górze', 'jednodrzwiowa', 'side by side', 'french door']);

const heightGroup = select('wysokosc_lodowki', 'Wysokość lodówki', ['do 150 cm', '151–185 cm', '186–200 cm', 'powyżej 200 cm']);

const fridgeLitres = number('pojemnosc_chlodziarki', 'Pojemność chłodziarki', 'l', { short: 'Chłodziarka' });

const freezerLitres = number('pojemnosc_zamrazarki', 'Pojemność zamrażarki', 'l', { short: 'Zamrażarka' });

const freshZone = flag('strefa_swiezosci', 'Strefa świeżości');

const ice = select('kostkarka', 'Kostkarka i dystrybutor', ['brak', 'dystrybutor wody', 'kostkarka i dystrybutor'], { short: 'Kostkarka' });

const door = select('kierunek_drzwi', 'Drzwi', ['zmienny kierunek otwierania', 'drzwi prawe', 'dwoje drzwi']);

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
    look: { ...(wide ? looks.sideBySide : looks.fridge), measure: high },
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
