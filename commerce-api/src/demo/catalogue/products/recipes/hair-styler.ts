import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { ions } from './hair-dryer.ts';

const coating = select('powloka_plytek', 'Powłoka', ['ceramiczna', 'tytanowa', 'turmalinowa']);

const heat = number('temperatura_max', 'Maksymalna temperatura', '°C', { short: 'Temperatura' });

const warmUp = number('czas_nagrzewania', 'Czas nagrzewania', 's', { short: 'Nagrzewanie' });

const width = select('srednica', 'Szerokość lub średnica', ['19 mm', '25 mm', '32 mm', '38 mm'], { short: 'Szerokość' });

const cordless = flag('bezprzewodowa', 'Praca bez przewodu');

export const hairStyler: Recipe = {
  id: 'hair-styler',
  illustration: 'hair-styler',
  gender: 'f',
  domain: 'hair',
  groups: [
    ['Podstawowe', [coating, heat, warmUp, width]],
    ['Wygoda', [ions, cordless]],
  ],
  cards: [heat, coating, width],
  lines: ['Fala', 'Gładka', 'Pukiel', 'Jedwab'],
  colours: ['black', 'rose', 'white', 'sand'],
  colourVariants: 0.3,
  build: ({ random: r, leaf }) => {
    const curls = leaf === 'lokowki';
    const wave = curls && r.chance(0.4);
    const degrees = r.pick([200, 210, 220, 230]);
    const free = !curls && r.chance(0.2);
    return {
      kind: curls ? (wave ? 'Lokówka automatyczna' : 'Lokówka') : free ? 'Prostownica bezprzewodowa' : 'Prostownica',
      tail: `${degrees} °C`,
      prefix: curls ? 'LO' : 'PR',
      digits: `${degrees / 10}`,
      look: curls ? (wave ? looks.autoCurler : looks.curler) : looks.straightener,
      price: 70 + degrees * 0.3 + (wave ? 150 : 0) + (free ? 180 : 0) + r.int(0, 5) * 15,
      values: {
        powloka_plytek: r.pick(['ceramiczna', 'ceramiczna', 'tytanowa', 'turmalinowa']),
        temperatura_max: degrees,
        czas_nagrzewania: r.pick([15, 30, 60]),
        srednica: curls ? r.pick(['19 mm', '25 mm', '32 mm']) : r.pick(['25 mm', '38 mm']),
        jonizacja: r.chance(0.5),
        bezprzewodowa: free,
      },
      size: [30, 4, 5],
      kilograms: 0.4,
      included: curls ? 'lokówka, etui, instrukcja' : 'prostownica, etui, instrukcja',
    };
  },
  story: (s) => [
    [`Gotowa po ${s.show(warmUp)}`, `${s.name} nagrzewa się do ${s.show(heat)}, a temperaturę dobierzesz do grubości włosów.`],
    ['Gładko i bez ciągnięcia', `Powłoka ${s.show(coating)} rozprowadza ciepło równo i nie szarpie włosów.`],
    s.is(ions, true) && ['Mniej puszenia', 'Jonizacja zamyka łuski włosa, więc fryzura trzyma się dłużej.'],
    s.is(cordless, true) && ['Poprawisz fryzurę w drodze', 'Akumulator wystarcza na około 30 minut, a ładuje się przez USB-C.'],
    ['Wyłącza się sama', 'Po godzinie bez użycia grzanie wyłącza się automatycznie.'],
  ],
  praise: [
    'Nie niszczy włosów.',
    'Nagrzewa się w moment.',
    'Loki trzymają się cały dzień.',
    'Lekka, ręka nie boli.',
    'Przewód się nie plącze.',
  ],
  complaints: ['Etui mogłoby być sztywniejsze.', 'Przyciski łatwo nacisnąć przypadkiem.', 'Stojak się chwieje.'],
  questions: [['Jaka temperatura do cienkich włosów?', 'Do 180 °C, do grubych i kręconych 200–220 °C. Włosy muszą być suche.']],
  accessories: [],
  complementary: ['suszarki-do-wlosow'],
  services: [],
};
