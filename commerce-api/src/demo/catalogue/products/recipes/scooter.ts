import { number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';

const range = number('zasieg_km', 'Zasięg', 'km');

const motor = number('moc_silnika', 'Moc silnika', 'W', { short: 'Silnik' });

const wheels = select('rozmiar_kol', 'Rozmiar kół', ['6″', '8,5″', '10″', '11″'], { short: 'Koła' });

const tyres = select('rodzaj_opon', 'Rodzaj opon', ['pompowane', 'pełne']);

export const load = number('udzwig', 'Maksymalne obciążenie', 'kg', { short: 'Udźwig' });

const brakes = select('hamulce', 'Hamulce', ['tarczowy', 'tarczowy i elektryczny', 'nożny']);

export const scooter: Recipe = {
  id: 'scooter',
  illustration: 'scooter',
  gender: 'f',
  domain: 'mobility',
  groups: [
    ['Podstawowe', [range, motor, load]],
    ['Jazda', [wheels, tyres, brakes]],
  ],
  cards: [range, motor, wheels],
  lines: ['Sprint', 'Dojazd', 'Trasa', 'Poryw'],
  colours: ['black', 'graphite', 'silver', 'blue', 'rose'],
  colourVariants: 0.3,
  build: ({ random: r, leaf }) => {
    const child = leaf === 'hulajnogi-dla-dzieci';
    const watts = child ? r.pick([100, 150, 200]) : r.pick([300, 350, 400, 500]);
    const km = child ? r.pick([8, 10, 12]) : r.pick([25, 30, 40, 60]);
    const big = !child && km >= 40;
    return {
      kind: child ? 'Hulajnoga elektryczna dla dzieci' : 'Hulajnoga elektryczna',
      tail: `${watts} W ${km} km`,
      prefix: 'HU',
      digits: `${km}`,
      look: child ? looks.childScooter : big ? looks.longScooter : looks.cityScooter,
      price: child ? 380 + km * 25 : 700 + km * 24 + watts * 0.8,
      values: {
        zasieg_km: km,
        moc_silnika: watts,
        udzwig: child ? 60 : r.pick([100, 110, 120]),
        rozmiar_kol: child ? '6″' : big ? r.pick(['10″', '11″']) : r.pick(['8,5″', '10″']),
        rodzaj_opon: child ? 'pełne' : r.pick(['pompowane', 'pompowane', 'pełne']),
        hamulce: child ? 'nożny' : r.pick(['tarczowy', 'tarczowy i elektryczny']),
      },
      size: child ? [95, 38, 85] : [118, 48, 112],
      kilograms: child ? 8 : big ? 19 : 14,
      included: 'hulajnoga, ładowarka, klucz, instrukcja',
    };
  },
  story: (s) => [
    [
      `Zasięg ${s.show(range)}`,
      `${s.name} jedzie najwyżej 20 km/h, czyli tyle, ile wolno na drodze dla rowerów. Zasięg zależy od wagi i pogody.`,
    ],
    s.is(tyres, 'pompowane') && ['Miękko po kostce', `Pompowane opony ${s.show(wheels)} tłumią drgania na nierównych chodnikach.`],
    s.is(tyres, 'pełne') && ['Bez łatania', 'Pełnych opon nie przebijesz i nie trzeba sprawdzać ciśnienia.'],
    ['Pewne hamowanie', `Hamulce: ${s.show(brakes)}. Światła i dzwonek są w standardzie.`],
    ['Do bagażnika i pod biurko', 'Kierownica składa się w kilka sekund i zapina o tylny błotnik.'],
  ],
  praise: [
    'Dojazd do pracy skrócony o połowę.',
    'Zasięg zgodny z opisem.',
    'Składa się jedną ręką.',
    'Hamuje pewnie w deszczu.',
    'Stabilna i cicha.',
  ],
  complaints: ['Ciężka do noszenia po schodach.', 'Zimą zasięg spada.', 'Dzwonek jest cichy.'],
  questions: [
    [
      'Kto może jeździć?',
      'Osoby od 13 lat; do 18. roku życia potrzebna jest karta rowerowa lub prawo jazdy. Młodsze dzieci jeżdżą tylko w strefie zamieszkania z dorosłym.',
    ],
  ],
  accessories: [],
  complementary: ['zegarki-sportowe', 'powerbanki'],
  services: [],
};
