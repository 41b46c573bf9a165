import { capacityLitres, power } from '../../attributes/common.ts';
import { flag } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { material } from './breakfast-specs.ts';

const temperature = flag('regulacja_temperatury', 'Regulacja temperatury');

const keepWarm = flag('podtrzymanie_ciepla', 'Podtrzymanie ciepła');

export const kettle: Recipe = {
  id: 'kettle',
  illustration: 'kettle',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [capacityLitres, power, material]],
    ['Wygoda', [temperature, keepWarm]],
  ],
  cards: [capacityLitres, power, material],
  lines: ['Retro', 'Poranek', 'AquaHot', 'Strumień', 'Classic'],
  colours: ['black', 'white', 'silver', 'sand', 'red', 'green', 'blue'],
  colourVariants: 0.6,
  build: ({ random: r }) => {
    const litres = r.pick([1, 1.2, 1.5, 1.7, 1.7, 1.8]);
    const watts = r.pick([2000, 2200, 2200, 2400, 3000]);
    const made = r.pick(['stal nierdzewna', 'szkło', 'tworzywo bez BPA', 'stal nierdzewna', 'ceramika']);
    const degrees = r.chance(0.4);
    return {
      kind: degrees ? 'Czajnik elektryczny z regulacją temperatury' : made === 'szkło' ? 'Czajnik szklany' : 'Czajnik elektryczny',
      tail: `${String(litres).replace('.', ',')} l ${watts} W`,
      prefix: 'CZ',
      digits: `${litres * 10}`,
      price:
        55 + litres * 20 + (made === 'szkło' ? 25 : made === 'ceramika' ? 70 : made === 'stal nierdzewna' ? 40 : 0) + (degrees ? 80 : 0),
      values: {
        pojemnosc_l: litres,
        moc: watts,
        material: made,
        regulacja_temperatury: degrees,
        podtrzymanie_ciepla: degrees && r.chance(0.8),
      },
      size: [r.int(22, 27), r.int(15, 18), r.int(20, 24)],
      kilograms: 1.1,
      look: made === 'szkło' ? looks.glassKettle : looks.kettle,
      included: 'czajnik, podstawa, filtr antywapienny, instrukcja',
    };
  },
  story: (s) => [
    [
      'Szybko gotowa woda',
      `Grzałka o mocy ${s.show(power)} zagotuje pełne ${s.show(capacityLitres)} w kilka minut, a jedną szklankę w niecałą minutę.`,
    ],
    s.is(temperature, true) && [
      'Odpowiednia temperatura',
      'Wybierz temperaturę do zielonej herbaty, kawy przelewowej albo mleka dla dziecka. Czajnik wyłączy się, gdy ją osiągnie.',
    ],
    s.is(keepWarm, true) && [
      'Ciepło na dłużej',
      'Funkcja podtrzymania utrzymuje wybraną temperaturę przez pół godziny, więc druga herbata jest od razu.',
    ],
    ['Przemyślany materiał', `Obudowa: ${s.show(material)}. Płaska grzałka jest ukryta pod dnem, dlatego kamień łatwo usunąć.`],
    ['Bezpieczeństwo', 'Czajnik wyłącza się po zagotowaniu, po podniesieniu z podstawy i gdy zabraknie w nim wody.'],
  ],
  praise: [
    'Gotuje szybciej niż poprzedni.',
    'Dziobek nie rozchlapuje wody.',
    'Ładny i stabilny, podstawa się nie ślizga.',
    'Woda nie ma posmaku plastiku.',
    'Pokrywka otwiera się szeroko, łatwo go umyć.',
  ],
  complaints: ['Włącznik świeci trochę za mocno.', 'Kabel przy podstawie jest dość krótki.', 'Podczas gotowania słychać szum.'],
  questions: [['Czy filtr można wyjąć?', 'Tak, filtr antywapienny przy dziobku wyjmuje się do mycia.']],
  accessories: [],
  complementary: ['tostery', 'kuchenki-mikrofalowe'],
  services: [],
};
