import { batteryMinutes } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { display, wet } from './care-specs.ts';

const blade = select('system_golenia', 'System golenia', ['rotacyjny', 'foliowy']);

const trimmer = flag('trymer', 'Wysuwany trymer');

const clean = flag('stacja_czyszczaca', 'Stacja czyszcząca');

const heads = select('liczba_ostrzy', 'Głowice', ['2', '3', '4', '5']);

export const shaver: Recipe = {
  id: 'shaver',
  illustration: 'shaver',
  gender: 'f',
  domain: 'shave',
  groups: [
    ['Podstawowe', [blade, heads, batteryMinutes]],
    ['Wygoda', [wet, trimmer, clean, display]],
  ],
  cards: [blade, batteryMinutes, wet],
  lines: ['Ostrze', 'Gładki', 'Brzytwa', 'Klasyk'],
  colours: ['black', 'graphite', 'blue', 'silver'],
  colourVariants: 0.3,
  build: ({ random: r, tier }) => {
    const system = r.pick(['rotacyjny', 'foliowy']);
    const minutes = r.pick([40, 45, 50, 60, 60, 90]);
    const station = tier > 0.95 && r.chance(0.4);
    const water = r.chance(0.85);
    return {
      kind: system === 'rotacyjny' ? 'Golarka rotacyjna' : 'Golarka foliowa',
      tail: `${minutes} min${station ? ' ze stacją czyszczącą' : ''}`,
      prefix: 'G',
      digits: `${minutes / 10}`,
      price: 110 + minutes * 3 + (station ? 260 : 0) + (water ? 40 : 0),
      values: {
        system_golenia: system,
        liczba_ostrzy: system === 'rotacyjny' ? '3' : r.pick(['3', '4', '5']),
        czas_pracy_min: minutes,
        na_mokro: water,
        trymer: r.chance(0.85),
        stacja_czyszczaca: station,
        wyswietlacz: r.chance(0.5),
      },
      size: [16, 6, 6],
      kilograms: 0.2,
      included: station
        ? 'golarka, stacja czyszcząca, kartridż, zasilacz, etui, instrukcja'
        : 'golarka, zasilacz, nasadka ochronna, szczoteczka, instrukcja',
    };
  },
  story: (s) => [
    s.is(blade, 'rotacyjny')
      ? ['Dopasowuje się do twarzy', `Głowice ${s.name} uginają się w kilku kierunkach i prowadzą ostrza wzdłuż szczęki bez dociskania.`]
      : ['Blisko skóry', `Cienka folia ${s.name} chroni skórę, a ostrza ścinają zarost tuż przy niej.`],
    s.is(wet, true) && ['Na sucho i pod prysznicem', 'Możesz użyć pianki, a po goleniu opłukać głowicę pod kranem.'],
    [`${s.show(batteryMinutes)} pracy`, 'Pięć minut szybkiego ładowania wystarcza na jedno golenie.'],
    s.is(clean, true) && ['Stacja dba o ostrza', 'Po odstawieniu golarka jest myta, smarowana i ładowana.'],
    s.is(trimmer, true) && ['Wąsy i baczki', 'Wysuwany trymer wyrówna krawędzie bez wymiany końcówki.'],
  ],
  praise: [
    'Goli dokładnie i nie ciągnie.',
    'Skóra nie piecze po goleniu.',
    'Bateria starcza na ponad miesiąc.',
    'Świetna pod prysznicem.',
    'Dobry prezent dla taty.',
  ],
  complaints: ['Dłuższy zarost wymaga najpierw trymera.', 'Wymienne ostrza są drogie.', 'Etui dość cienkie.'],
  questions: [['Jak często wymienia się ostrza?', 'Producent zaleca co 18–24 miesiące. Numer części podaje instrukcja.']],
  accessories: [],
  complementary: ['trymery', 'szczoteczki-soniczne'],
  services: [],
};
