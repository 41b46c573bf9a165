import { power, wifi } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { room } from './ironing-air-specs.ts';

const type = select('typ_grzejnika', 'Typ grzejnika', ['olejowy', 'konwektorowy', 'termowentylator'], { short: 'Typ' });

const thermostat = flag('termostat', 'Termostat');

const tipOver = flag('wylacznik_przechylowy', 'Wyłącznik przy przewróceniu');

const castors = flag('kolka', 'Kółka');

const kinds = {
  olejowy: ['Grzejnik olejowy', looks.oilHeater],
  konwektorowy: ['Grzejnik konwektorowy', looks.convector],
  termowentylator: ['Termowentylator', looks.fanHeater],
} as const;

export const heater: Recipe = {
  id: 'heater',
  illustration: 'heater',
  gender: 'm',
  domain: 'air',
  groups: [
    ['Podstawowe', [type, power, room]],
    ['Wygoda', [thermostat, tipOver, castors, wifi]],
  ],
  cards: [power, room, type],
  lines: ['Żar', 'Ognik', 'Kaloryfer', 'Ciepełko'],
  colours: ['white', 'black', 'graphite'],
  colourVariants: 0.2,
  build: ({ random: r }) => {
    const made = r.pick(['olejowy', 'konwektorowy', 'termowentylator'] as const);
    const watts = made === 'termowentylator' ? r.pick([1500, 2000]) : r.pick([1000, 1500, 2000, 2500]);
    const smart = made === 'konwektorowy' && r.chance(0.5);
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${watts} W`,
      prefix: 'GR',
      digits: `${watts / 10}`,
      look,
      price: (made === 'olejowy' ? 150 : made === 'konwektorowy' ? 120 : 70) + watts * 0.06 + (smart ? 130 : 0),
      values: {
        typ_grzejnika: made,
        moc: watts,
        powierzchnia: Math.round(watts / 500) * 5,
        termostat: r.chance(0.85),
        wylacznik_przechylowy: r.chance(0.8),
        kolka: made === 'olejowy',
        sterowanie_smart: smart ? 'tak' : 'nie',
      },
      size: made === 'termowentylator' ? [27, 20, 14] : made === 'olejowy' ? [64, 45, 26] : [42, 68, 12],
      kilograms: made === 'olejowy' ? 11 : made === 'konwektorowy' ? 4.5 : 1.6,
      included: 'grzejnik, instrukcja',
    };
  },
  story: (s) => [
    [`Ciepło na ${s.show(room)}`, `${s.name} ma moc ${s.show(power)} i szybko dogrzeje pokój poza sezonem grzewczym.`],
    s.is(type, 'olejowy') && ['Grzeje także po wyłączeniu', 'Olej oddaje ciepło jeszcze długo i nie wysusza powietrza.'],
    s.is(type, 'termowentylator') && ['Ciepło od razu', 'Nadmuch ogrzewa łazienkę w kilka minut.'],
    s.is(type, 'konwektorowy') && ['Ciepło bez szumu', 'Powietrze ogrzewa się samo i unosi, więc w sypialni nic nie słychać.'],
    s.is(thermostat, true) && ['Stała temperatura', 'Termostat wyłącza grzanie po osiągnięciu wybranej temperatury i nie marnuje prądu.'],
    s.is(tipOver, true) && ['Bezpieczny przy dzieciach', 'Przewrócony grzejnik wyłącza się sam.'],
    s.is(wifi, 'tak') && ['Ciepły dom na powrót', 'W aplikacji ustawisz godziny i temperaturę.'],
  ],
  praise: [
    'Szybko nagrzewa pokój.',
    'Cichy, nie strzela przy grzaniu.',
    'Termostat trzyma temperaturę.',
    'Lekki, łatwo przestawić.',
    'W łazience idealny.',
  ],
  complaints: ['Zużywa sporo prądu, jak to grzejnik.', 'Przewód mógłby być dłuższy.', 'Na początku czuć nowością.'],
  questions: [['Czy można suszyć na nim ubrania?', 'Nie, grzejnika nie wolno przykrywać, bo może się przegrzać.']],
  accessories: [],
  complementary: ['nawilzacze-powietrza', 'oczyszczacze-powietrza'],
  services: [],
};
