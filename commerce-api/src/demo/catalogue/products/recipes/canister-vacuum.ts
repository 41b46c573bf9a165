import { noise, power } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';

const type = select('typ_odkurzacza', 'Typ odkurzacza', ['workowy', 'bezworkowy', 'przemysłowy'], { short: 'Typ' });

const volume = number('pojemnosc_worka', 'Pojemność worka lub pojemnika', 'l', { short: 'Pojemność' });

const filter = select('filtr_wylotowy', 'Filtr wylotowy', ['HEPA 13', 'HEPA 12', 'piankowy']);

const reach = number('zasieg', 'Zasięg pracy', 'm');

const petBrush = flag('turboszczotka', 'Turboszczotka');

const kinds = {
  workowy: ['Odkurzacz workowy', looks.baggedVacuum],
  bezworkowy: ['Odkurzacz bezworkowy', looks.baglessVacuum],
  przemysłowy: ['Odkurzacz przemysłowy', looks.workshopVacuum],
} as const;

export const canisterVacuum: Recipe = {
  id: 'canister-vacuum',
  illustration: 'vacuum-canister',
  gender: 'm',
  domain: 'floor',
  groups: [
    ['Podstawowe', [type, power, volume, filter]],
    ['Wygoda', [reach, petBrush, noise]],
  ],
  cards: [type, power, volume],
  lines: ['Wir', 'Czyścioch', 'Kurzołap', 'Porządek'],
  colours: ['red', 'blue', 'graphite', 'green', 'black'],
  colourVariants: 0.2,
  build: ({ random: r }) => {
    const made = r.pick(['workowy', 'workowy', 'bezworkowy', 'przemysłowy'] as const);
    const watts = made === 'przemysłowy' ? r.pick([1200, 1400, 1600]) : r.pick([550, 650, 750, 850]);
    const litres = made === 'przemysłowy' ? r.pick([15, 20, 30]) : made === 'workowy' ? r.pick([3, 3.5, 4, 5]) : r.pick([1.5, 2, 2.5]);
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${watts} W ${String(litres).replace('.', ',')} l`,
      prefix: 'OD',
      digits: `${watts / 10}`,
      look,
      price: 130 + watts * 0.28 + (made === 'bezworkowy' ? 90 : 0) + r.int(0, 6) * 20,
      values: {
        typ_odkurzacza: made,
        moc: watts,
        pojemnosc_worka: litres,
        filtr_wylotowy: made === 'przemysłowy' ? 'piankowy' : r.pick(['HEPA 13', 'HEPA 13', 'HEPA 12']),
        zasieg: r.int(7, 12),
        turboszczotka: made !== 'przemysłowy' && r.chance(0.4),
        poziom_halasu: made === 'przemysłowy' ? r.int(74, 80) : r.int(60, 76),
      },
      size: made === 'przemysłowy' ? [50, 36, 36] : [28, 30, 45],
      kilograms: made === 'przemysłowy' ? 7 : 5.2,
      included:
        made === 'workowy' ? 'odkurzacz, rura teleskopowa, ssawki, worek, instrukcja' : 'odkurzacz, rura teleskopowa, ssawki, instrukcja',
    };
  },
  story: (s) => [
    [
      `Zasięg ${s.show(reach)}`,
      `${s.name} sprząta z jednego gniazdka całe mieszkanie, a moc ${s.show(power)} wystarcza na dywan z długim włosem.`,
    ],
    s.is(type, 'workowy') && ['Kurz zostaje w worku', `Worek ${s.show(volume)} wyjmujesz zamknięty, więc kurz nie wraca do powietrza.`],
    s.is(type, 'bezworkowy') && ['Bez kupowania worków', 'Pojemnik opróżniasz jednym przyciskiem, a filtr myjesz pod kranem.'],
    s.is(type, 'przemysłowy') && ['Na mokro i na sucho', 'Zbierze gruz, wióry i wodę z podłogi w garażu.'],
    s.is(petBrush, true) && ['Sierść z kanapy', 'Turboszczotka wyczesuje sierść i włosy z tkanin.'],
    ['Dla alergików', 'Szczelna komora i filtr zatrzymują pył, który zwykle wraca do pokoju.'],
  ],
  praise: [
    'Ciągnie jak nowy po roku.',
    'Zwija przewód jednym ruchem.',
    'Dywan wygląda jak po praniu.',
    'Lekki i zwrotny.',
    'Worek starcza na dwa miesiące.',
  ],
  complaints: ['Ssawka mogłaby być szersza.', 'Na dywanie trzeba zmniejszyć moc.', 'Przewód zwija się z oporem.'],
  questions: [['Jakie worki pasują?', 'Worki tej samej marki z tym samym symbolem; znajdziesz go na starym worku i w instrukcji.']],
  accessories: [],
  complementary: ['odkurzacze-pionowe', 'oczyszczacze-powietrza'],
  services: [],
};
