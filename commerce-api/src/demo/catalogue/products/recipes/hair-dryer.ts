import { power } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

export const ions = flag('jonizacja', 'Jonizacja');

const heat = select('poziomy_temperatury', 'Poziomy temperatury', ['2', '3', '4', '5']);

const air = number('predkosc_powietrza', 'Prędkość powietrza', 'km/h', { short: 'Nadmuch' });

const tips = multi('koncowki_suszarki', 'Końcówki', ['koncentrator', 'dyfuzor', 'wygładzająca', 'szczotka']);

const foldable = flag('skladana_raczka', 'Składana rączka');

const cool = flag('zimny_nadmuch', 'Zimny nadmuch');

export const hairDryer: Recipe = {
  id: 'hair-dryer',
  illustration: 'hair-dryer',
  gender: 'f',
  domain: 'hair',
  groups: [
    ['Podstawowe', [power, air, heat]],
    ['Pielęgnacja', [ions, cool, tips]],
    ['Wygoda', [foldable]],
  ],
  cards: [power, ions, air],
  lines: ['Bryza', 'Jedwab', 'Loki', 'Blask', 'Salon'],
  colours: ['rose', 'white', 'black', 'navy', 'sand'],
  colourVariants: 0.5,
  build: ({ random: r, leaf, tier }) => {
    const travel = leaf === 'suszarki-podrozne';
    const watts = travel ? r.pick([1000, 1200, 1400]) : r.pick([1600, 1800, 2000, 2200, 2400]);
    const fast = !travel && tier > 0.95 && r.chance(0.4);
    const speed = travel ? r.pick([50, 60]) : fast ? r.pick([110, 120, 135]) : r.pick([70, 80, 90]);
    const ionic = r.chance(0.7);
    return {
      kind: travel ? 'Suszarka podróżna' : 'Suszarka do włosów',
      tail: `${watts} W${ionic ? ' z jonizacją' : ''}`,
      prefix: 'HD',
      digits: `${watts / 100}`,
      price: 45 + watts * 0.05 + (ionic ? 30 : 0) + (fast ? 420 : 0) + (travel ? -20 : 0),
      values: {
        moc: watts,
        predkosc_powietrza: speed,
        poziomy_temperatury: travel ? '2' : r.pick(['3', '4']),
        jonizacja: ionic,
        zimny_nadmuch: r.chance(0.9),
        koncowki_suszarki: ['koncentrator', ...(travel ? [] : r.sample(['dyfuzor', 'wygładzająca', 'szczotka'], r.int(0, 2)))],
        skladana_raczka: travel,
      },
      size: [22, 9, 20],
      kilograms: travel ? 0.35 : 0.55,
      included: travel ? 'suszarka, koncentrator, woreczek, instrukcja' : 'suszarka, końcówki, instrukcja',
    };
  },
  story: (s) => [
    ['Szybko, ale delikatnie', `Moc ${s.show(power)} i nadmuch ${s.show(air)} suszą włosy głównie powietrzem, a nie temperaturą.`],
    s.is(ions, true) && ['Mniej puszenia', 'Jony ujemne neutralizują ładunki, dzięki czemu włosy łatwiej się rozczesują i błyszczą.'],
    s.is(cool, true) && ['Utrwalenie fryzury', 'Zimny nadmuch na koniec zamyka łuskę włosa i utrzymuje kształt.'],
    s.has(tips, 'dyfuzor') && ['Loki bez przesuszenia', 'Dyfuzor rozprasza powietrze i podnosi włosy u nasady.'],
    s.is(foldable, true) && ['Do kosmetyczki', `${s.name} ma składaną rączkę i przełącznik napięcia, więc pojedzie także poza Europę.`],
    ['Filtr, który się czyści', 'Tylną kratkę zdejmiesz i przepłuczesz, aby silnik nie tracił mocy.'],
  ],
  praise: [
    'Włosy suche w pięć minut.',
    'Lekka, ręka nie boli.',
    'Naprawdę mniej się puszą.',
    'Końcówki trzymają się na magnes, super.',
    'Cichsza od poprzedniej.',
  ],
  complaints: ['Przycisk zimnego nadmuchu trzeba trzymać.', 'Kabel mógłby być dłuższy.', 'Najwyższa temperatura jest za gorąca.'],
  questions: [['Czy nadaje się do włosów kręconych?', 'Tak, najlepiej z dyfuzorem. Sprawdź, czy jest na liście końcówek.']],
  accessories: [],
  complementary: ['szczoteczki-soniczne'],
  services: [],
};
