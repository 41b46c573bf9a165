import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const moves = number('ruchy', 'Liczba ruchów na minutę', null, { short: 'Ruchy/min' });

const modes = select('tryby_szczotkowania', 'Tryby', ['1', '2', '3', '4', '5']);

const pressureSensor = flag('czujnik_nacisku', 'Czujnik nacisku');

const batteryDays = number('czas_pracy_dni', 'Czas pracy', 'dni');

const brushHeads = select('liczba_koncowek', 'Końcówki w zestawie', ['1', '2', '3', '4', '8']);

const travelCase = flag('etui_podrozne', 'Etui podróżne');

export const toothbrush: Recipe = {
  id: 'toothbrush',
  illustration: 'toothbrush',
  gender: 'f',
  domain: 'teeth',
  groups: [
    ['Podstawowe', [moves, modes, batteryDays]],
    ['Wygoda', [pressureSensor, brushHeads, travelCase]],
  ],
  cards: [moves, modes, batteryDays],
  lines: ['Perła', 'Biel', 'Mięta', 'Iskra', 'Fala'],
  colours: ['white', 'black', 'rose', 'blue', 'green', 'navy'],
  colourVariants: 0.6,
  build: ({ random: r, leaf }) => {
    const child = leaf === 'szczoteczki-dla-dzieci';
    const speed = child ? r.pick([14000, 16000, 20000]) : r.pick([31000, 38000, 42000, 62000]);
    const count = child ? r.pick(['1', '2']) : r.pick(['3', '4', '5']);
    const days = r.pick([14, 21, 30, 60, 90]);
    const box = !child && r.chance(0.5);
    return {
      kind: child ? 'Szczoteczka soniczna dla dzieci' : 'Szczoteczka soniczna',
      tail: `${String(speed / 1000)} tys. ruchów`,
      prefix: 'S',
      digits: `${speed / 1000}`,
      price: (child ? 60 : 80) + speed * 0.003 + Number(count) * 18 + (box ? 40 : 0),
      values: {
        ruchy: speed,
        tryby_szczotkowania: count,
        czas_pracy_dni: days,
        czujnik_nacisku: !child && r.chance(0.6),
        liczba_koncowek: r.pick(['1', '2', '4', '8']),
        etui_podrozne: box,
      },
      size: [24, 3, 3],
      kilograms: 0.12,
      included: box ? 'szczoteczka, końcówki, etui, przewód ładujący, instrukcja' : 'szczoteczka, końcówki, przewód ładujący, instrukcja',
    };
  },
  story: (s) => [
    [`${s.show(moves)} ruchów na minutę`, `${s.name} usuwa osad drganiami, które docierają między zęby i wzdłuż linii dziąseł.`],
    s.leaf === 'szczoteczki-dla-dzieci' && [
      'Mycie jak zabawa',
      'Mała główka z miękkim włosiem i melodyjka odmierzająca dwie minuty pomagają wyrobić dobry nawyk.',
    ],
    s.is(pressureSensor, true) && ['Ochrona dziąseł', 'Gdy naciskasz zbyt mocno, szczoteczka zmniejsza obroty i ostrzega światłem.'],
    ['Minutnik co 30 sekund', 'Krótka wibracja przypomina, aby przejść do kolejnej części jamy ustnej.'],
    [`Do ${s.show(batteryDays)} na jednym ładowaniu`, 'Na urlop nie musisz zabierać ładowarki.'],
    s.is(travelCase, true) && ['Etui w zestawie', 'Sztywne etui mieści szczoteczkę i dwie końcówki.'],
  ],
  praise: [
    'Zęby jak po wizycie u higienistki.',
    'Bateria trzyma ponad miesiąc.',
    'Dziąsła przestały krwawić.',
    'Syn sam przypomina o myciu.',
    'Cichsza, niż się spodziewa{łem|łam}.',
  ],
  complaints: ['Pierwsze dni łaskocze.', 'Końcówki mogłyby być tańsze.', 'Podstawka się ślizga.'],
  questions: [['Czy pasują końcówki innych firm?', 'Zalecamy oryginalne. Zamienniki mogą nie trzymać się stabilnie.']],
  accessories: [],
  complementary: ['suszarki-do-wlosow', 'golarki'],
  services: [],
};
