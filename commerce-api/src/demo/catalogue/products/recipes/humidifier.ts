import { capacityLitres, noise, wifi } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { airPurifier } from './air-purifier.ts';
import { night, rate, room } from './ironing-air-specs.ts';

const method = select('rodzaj_nawilzania', 'Rodzaj nawilżania', ['ewaporacyjne', 'ultradźwiękowe']);

const humidity = flag('higrostat', 'Higrostat');

export const humidifier: Recipe = {
  ...airPurifier,
  id: 'humidifier',
  illustration: 'humidifier',
  groups: [
    ['Podstawowe', [method, capacityLitres, rate, room]],
    ['Wygoda', [humidity, night, wifi, noise]],
  ],
  cards: [capacityLitres, rate, room],
  lines: ['Rosa', 'Mgiełka', 'AquaAir', 'Wilgoć'],
  build: ({ random: r }) => {
    const litres = r.pick([2.5, 3, 4, 4.5, 5, 6]);
    const vapour = r.pick(['ewaporacyjne', 'ultradźwiękowe']);
    const flow = r.int(20, 50) * 10;
    return {
      kind: `Nawilżacz ${vapour === 'ewaporacyjne' ? 'ewaporacyjny' : 'ultradźwiękowy'}`,
      tail: `${String(litres).replace('.', ',')} l`,
      prefix: 'NP',
      digits: `${Math.round(litres * 10)}`,
      price: 90 + litres * 35 + (vapour === 'ewaporacyjne' ? 220 : 0),
      values: {
        rodzaj_nawilzania: vapour,
        pojemnosc_l: litres,
        wydajnosc_nawilzania: flow,
        powierzchnia: Math.round(flow / 50) * 5,
        higrostat: r.chance(0.75),
        tryb_nocny: r.chance(0.8),
        sterowanie_smart: r.chance(0.4) ? 'tak' : 'nie',
        poziom_halasu: r.int(26, 48),
      },
      size: [r.int(28, 42), r.int(20, 28), r.int(20, 28)],
      kilograms: 2.6,
      included: 'nawilżacz, wkład lub filtr wody, instrukcja',
    };
  },
  story: (s) => [
    ['Przyjemna wilgotność', `${s.name} oddaje do ${s.show(rate)} pary i nadaje się do pokoju o powierzchni ${s.show(room)}.`],
    s.is(method, 'ewaporacyjne') && [
      'Bez białego osadu',
      'Woda odparowuje z maty tak jak w naturze, więc na meblach nie osiada kamień, a pokoju nie da się przewilżyć.',
    ],
    s.is(method, 'ultradźwiękowe') && [
      'Delikatna mgiełka',
      'Przetwornik zamienia wodę w zimną mgłę. Najlepiej używać wody filtrowanej lub demineralizowanej.',
    ],
    [`Zbiornik ${s.show(capacityLitres)}`, 'Pełny zbiornik wystarcza na całą noc, a wodę dolewasz od góry, bez odwracania pojemnika.'],
    s.is(humidity, true) && ['Pilnuje poziomu', 'Higrostat mierzy wilgotność i wyłącza nawilżanie po osiągnięciu wybranego poziomu.'],
    s.is(night, true) && ['Cicha noc', 'Tryb nocny przyciemnia wyświetlacz i zmniejsza obroty.'],
  ],
  praise: [
    'Koniec z suchym gardłem rano.',
    'Łatwo się myje, wszystko się wyjmuje.',
    'Rośliny też odżyły.',
    'Cichy, śpimy przy włączonym.',
    'Woda starcza na całą noc.',
  ],
  complaints: [
    'Trzeba pamiętać o myciu raz w tygodniu.',
    'Czujnik wilgotności zawyża o kilka procent.',
    'Zbiornik jest nieporęczny po napełnieniu.',
  ],
  questions: [
    ['Jakiej wody używać?', 'Do ewaporacyjnego wystarczy kranowa, do ultradźwiękowego zalecamy filtrowaną lub demineralizowaną.'],
  ],
  complementary: ['oczyszczacze-powietrza'],
};
