import { capacityLitres, power, wifi } from '../../attributes/common.ts';
import { flag } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { cleaning, control, functions, ovenLetters, rails } from './cooking-specs.ts';

const ovenDoor = flag('ciche_domykanie', 'Ciche domykanie drzwi');

export const oven: Recipe = {
  id: 'oven',
  illustration: 'oven',
  gender: 'm',
  domain: 'built-in',
  groups: [
    ['Podstawowe', [capacityLitres, cleaning, control, power]],
    ['Pieczenie', [functions, rails, ovenDoor]],
    ['Wygoda', [wifi]],
  ],
  cards: [capacityLitres, cleaning, control],
  lines: ['BakeMaster', 'SteamChef', 'PureCook', 'ProBake'],
  colours: ['black', 'silver', 'white', 'graphite'],
  colourVariants: 0.45,
  build: ({ random: r, tier }) => {
    const litres = r.pick([65, 70, 71, 72, 76, 77]);
    const clean = r.pick(
      tier > 1.05 ? ['piroliza', 'piroliza', 'kataliza'] : ['kataliza', 'parowe', 'piroliza', 'emalia łatwa do czyszczenia'],
    );
    const steam = r.chance(0.35);
    const fry = r.chance(0.3);
    const smart = r.chance(0.4);
    const energy = r.weighted(ovenLetters);
    const kWh = energy === 'A' ? r.pick([0.79, 0.81, 0.82]) : 0.96;
    const how = r.pick(
      tier > 1.1 ? ['ekran dotykowy', 'pokrętła chowane i ekran'] : ['pokrętła', 'pokrętła chowane i ekran', 'przyciski dotykowe'],
    );
    return {
      kind: steam ? 'Piekarnik parowy' : 'Piekarnik elektryczny',
      tail: `${litres} l ${clean === 'piroliza' ? 'z pirolizą' : clean === 'kataliza' ? 'z katalizą' : clean === 'parowe' ? 'z czyszczeniem parowym' : 'z termoobiegiem'}`,
      prefix: 'O',
      digits: `${litres}`,
      price:
        850 +
        (clean === 'piroliza' ? 500 : 150) +
        (steam ? 650 : 0) +
        (fry ? 100 : 0) +
        (smart ? 200 : 0) +
        (how === 'ekran dotykowy' ? 500 : 0),
      values: {
        pojemnosc_l: litres,
        czyszczenie_piekarnika: clean,
        sterowanie: how,
        moc: r.pick([3300, 3400, 3500, 3600]),
        prowadnice: r.pick(['teleskopowe 1 poziom', 'teleskopowe 2 poziomy', 'drabinki']),
        ciche_domykanie: r.chance(0.6),
        funkcje_piekarnika: [
          'termoobieg',
          'grill',
          'góra-dół',
          ...r.sample(['pizza', 'rozmrażanie', 'wyrastanie ciasta'], 2),
          ...(steam ? ['para'] : []),
          ...(fry ? ['frytkownica'] : []),
          ...(r.chance(0.3) ? ['sonda do mięsa'] : []),
        ],
        sterowanie_smart: smart ? 'tak' : 'nie',
      },
      size: [59.5, 59.5, 56],
      kilograms: 36,
      included: 'piekarnik, blacha głęboka, blacha płaska, ruszt, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii, termoobieg', `${String(kWh).replace('.', ',')} kWh/cykl`],
          ['Zużycie energii, tryb konwencjonalny', '0,97 kWh/cykl'],
          ['Pojemność komory', `${litres} l`],
          ['Źródło ciepła', 'energia elektryczna'],
        ],
      },
    };
  },
  story: (s) => [
    [
      `${s.show(capacityLitres)} na cztery poziomy`,
      `Komora o pojemności ${s.show(capacityLitres)} mieści dużą blachę z indykiem albo dwie z ciasteczkami. Termoobieg równo rozprowadza ciepło, więc wypieki rumienią się jednakowo.`,
    ],
    s.is(cleaning, 'piroliza') && [
      'Czyści się wysoką temperaturą',
      'Piroliza zamienia tłuszcz i resztki w popiół. Po programie wystarczy przetrzeć komorę wilgotną ściereczką.',
    ],
    s.is(cleaning, 'kataliza') && [
      'Mniej szorowania',
      'Wkłady katalityczne wchłaniają tłuszcz podczas pieczenia, dlatego ścianki myjesz rzadziej.',
    ],
    s.has(functions, 'para') && [
      'Pieczenie z parą',
      'Dodatek pary sprawia, że chleb ma chrupiącą skórkę, a mięso zostaje soczyste w środku.',
    ],
    s.has(functions, 'sonda do mięsa') && [
      'Sonda pilnuje pieczeni',
      'Wbij sondę w mięso i wybierz temperaturę. Piekarnik wyłączy się, gdy środek będzie gotowy.',
    ],
    s.is(ovenDoor, true) && ['Drzwi bez trzaskania', 'Zawiasy z hamulcem domykają drzwi cicho i powoli. Przednia szyba pozostaje chłodna.'],
    ['Jasna obsługa', `Sterowanie: ${s.show(control)}. Zegar pozwala opóźnić start i wyłączyć pieczenie o wybranej godzinie.`],
    s.is(wifi, 'tak') && ['Przepisy w aplikacji', 'Wybierz danie w telefonie, a piekarnik sam ustawi temperaturę, funkcję i czas.'],
  ],
  praise: [
    'Ciasta rosną równo, nic się nie przypala.',
    'Nagrzewa się naprawdę szybko.',
    'Prowadnice wysuwają się lekko nawet z gęsią.',
    'Czyszczenie przestało być problemem.',
    'Świetnie wygląda w zabudowie.',
    'Pizza z kamienia wychodzi jak z pizzerii.',
  ],
  complaints: [
    'Szyba łapie odciski palców.',
    'Wentylator chłodzący pracuje jeszcze pół godziny po pieczeniu.',
    'Menu wymaga przyzwyczajenia.',
  ],
  questions: [
    [
      'Czy potrzebne jest przyłącze trójfazowe?',
      'Nie, piekarnik podłącza się do gniazda 230 V z uziemieniem i osobnym bezpiecznikiem 16 A.',
    ],
  ],
  accessories: [],
  complementary: ['plyty-indukcyjne', 'okapy', 'mikrofale-do-zabudowy'],
  services: ['delivery-in', 'install-built-in', 'removal'],
  large: true,
};
