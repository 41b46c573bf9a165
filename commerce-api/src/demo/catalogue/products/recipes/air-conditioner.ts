import { noise, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { night, room } from './ironing-air-specs.ts';

const type = select('typ_klimatyzatora', 'Typ klimatyzatora', ['przenośny', 'split', 'okienny'], { short: 'Typ' });

const cooling = number('moc_chlodnicza', 'Moc chłodnicza', 'BTU/h', {
  short: 'Moc',
  hint: 'Na 10 m² pokoju o zwykłej wysokości przyjmij około 3500 BTU/h, w nasłonecznionym więcej.',
});

const efficiency = select('klasa_chlodzenia', 'Klasa chłodzenia', ['A', 'A+', 'A++', 'A+++'], {
  hint: 'Klimatyzatory mają jeszcze etykiety ze skalą od A+++ do D.',
});

const heating = flag('funkcja_grzania', 'Funkcja grzania');

const drying = flag('funkcja_osuszania', 'Funkcja osuszania');

const kinds = {
  przenośny: ['Klimatyzator przenośny', looks.portableCooler],
  split: ['Klimatyzator split', looks.splitCooler],
  okienny: ['Klimatyzator okienny', looks.windowCooler],
} as const;

export const airConditioner: Recipe = {
  id: 'air-conditioner',
  illustration: 'air-conditioner',
  gender: 'm',
  domain: 'air',
  groups: [
    ['Podstawowe', [type, cooling, room, efficiency]],
    ['Wygoda', [heating, drying, night, wifi, noise]],
  ],
  cards: [room, cooling, type],
  lines: ['Lodowiec', 'Bryza', 'Chłodek', 'Fiord'],
  colours: ['white', 'silver', 'graphite'],
  colourVariants: 0.15,
  build: ({ random: r }) => {
    const made = r.pick(['przenośny', 'przenośny', 'split', 'okienny'] as const);
    const metres = made === 'split' ? r.pick([20, 25, 35, 50]) : r.pick([15, 20, 25, 30]);
    const btu = Math.round((metres * 350) / 500) * 500;
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `do ${metres} m² ${btu} BTU/h`,
      prefix: 'KL',
      digits: `${btu / 100}`,
      look,
      price: (made === 'split' ? 1500 : made === 'przenośny' ? 750 : 900) + btu * 0.09,
      values: {
        typ_klimatyzatora: made,
        moc_chlodnicza: btu,
        powierzchnia: metres,
        klasa_chlodzenia: made === 'split' ? r.pick(['A++', 'A+++']) : r.pick(['A', 'A', 'A+']),
        funkcja_grzania: made === 'split' || r.chance(0.3),
        funkcja_osuszania: r.chance(0.9),
        tryb_nocny: r.chance(0.8),
        sterowanie_smart: r.chance(made === 'split' ? 0.9 : 0.5) ? 'tak' : 'nie',
        poziom_halasu: made === 'split' ? r.int(48, 56) : r.int(60, 65),
      },
      size: made === 'split' ? [29, 82, 21] : made === 'przenośny' ? [72, 43, 36] : [38, 50, 48],
      kilograms: made === 'split' ? 36 : r.int(22, 29),
      included:
        made === 'przenośny'
          ? 'klimatyzator, rura z uszczelką do okna, pilot z bateriami, instrukcja'
          : 'klimatyzator, pilot z bateriami, instrukcja',
    };
  },
  story: (s) => [
    [`Chłodny pokój do ${s.show(room)}`, `${s.name} ma moc ${s.show(cooling)} i w upalny dzień obniży temperaturę o kilkanaście stopni.`],
    s.is(type, 'przenośny') && [
      'Bez montażu',
      'Wystarczy wystawić rurę przez uchylone okno. Kółka ułatwiają przestawienie go do sypialni.',
    ],
    s.is(type, 'split') && [
      'Cicho i oszczędnie',
      'Sprężarka stoi na zewnątrz, więc w pokoju słychać tylko nadmuch. Montaż wykonuje instalator z uprawnieniami.',
    ],
    s.is(type, 'okienny') && ['Bez jednostki na elewacji', 'Całe urządzenie mieści się w oknie, a skropliny wypływają na zewnątrz.'],
    s.is(heating, true) && ['Grzeje wiosną i jesienią', 'Pompa ciepła ogrzeje pokój taniej niż grzejnik elektryczny.'],
    s.is(drying, true) && ['Osusza powietrze', 'Tryb osuszania pomaga po deszczu i przy suszeniu prania.'],
    s.is(wifi, 'tak') && ['Chłód przed powrotem', 'Włącz klimatyzator w aplikacji, zanim wrócisz do domu.'],
  ],
  praise: [
    'W upał nie do przecenienia.',
    'W nocy prawie nie słychać.',
    'Chłodzi w kilkanaście minut.',
    'Łatwo się przestawia.',
    'Osuszanie świetne do prania.',
  ],
  complaints: ['Na najwyższym biegu szumi.', 'Uszczelka do okna jest krótka.', 'Ciężki do wniesienia na piętro.'],
  questions: [['Jaką moc wybrać?', 'Przyjmij około 350 BTU/h na metr kwadratowy, na poddaszu o jedną czwartą więcej.']],
  accessories: [],
  complementary: ['wentylatory', 'oczyszczacze-powietrza'],
  services: [],
};
