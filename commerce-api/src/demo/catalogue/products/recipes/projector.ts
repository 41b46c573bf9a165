import { connectivity } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { sound, system } from './tv-specs.ts';

const lumens = number('jasnosc_ansi', 'Jasność', 'ANSI lm', { short: 'Jasność' });

const native = select('rozdzielczosc_projektora', 'Rozdzielczość', ['4K UHD', 'Full HD', 'HD 720p'], { short: 'Rozdzielczość' });

const source = select('zrodlo_swiatla', 'Źródło światła', ['LED', 'laser', 'laser RGB']);

const focus = flag('autofocus', 'Automatyczna ostrość i korekcja');

const life = number('zywotnosc', 'Żywotność źródła światła', 'godz.', { facet: false });

export const projector: Recipe = {
  id: 'projector',
  illustration: 'projector',
  gender: 'm',
  domain: 'tv',
  groups: [
    ['Obraz', [native, lumens, source, life, focus]],
    ['Dźwięk i system', [sound, system, connectivity]],
  ],
  cards: [native, lumens, source],
  lines: ['Seans', 'Kino', 'Latarnia', 'Beam'],
  colours: ['white', 'black', 'sand'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const level = r.pick([0, 1, 1, 2]);
    const light = level === 2 ? r.pick(['laser', 'laser RGB']) : level === 1 ? r.pick(['LED', 'laser']) : 'LED';
    const ansi = level === 2 ? r.int(16, 30) * 100 : level === 1 ? r.int(5, 13) * 100 : r.int(2, 5) * 100;
    const detail = level === 2 ? '4K UHD' : level === 1 ? 'Full HD' : r.pick(['Full HD', 'HD 720p']);
    return {
      kind: `Projektor ${light === 'LED' ? 'LED' : 'laserowy'}`,
      tail: `${detail} ${ansi} ANSI lm`,
      prefix: 'PJ',
      digits: `${ansi / 100}`,
      price: 450 + ansi * 1.9 + (level === 2 ? 1500 : level === 1 ? 700 : 0),
      values: {
        rozdzielczosc_projektora: detail,
        jasnosc_ansi: ansi,
        zrodlo_swiatla: light,
        zywotnosc: light === 'LED' ? 30000 : 25000,
        autofocus: level > 0,
        moc_glosnikow: r.pick([6, 10, 16, 20]),
        system_tv: r.pick(['Google TV', 'Android TV', 'Linux TV']),
        lacznosc: [r.pick(['Wi-Fi', 'Wi-Fi 6']), 'Bluetooth 5.2'],
      },
      size: [14 + level * 3, 20 + level * 6, 20 + level * 5],
      kilograms: 1.6 + level * 2,
      included: 'projektor, zasilacz, pilot, instrukcja',
    };
  },
  story: (s) => [
    [
      'Kino na ścianie',
      `${s.name} wyświetla obraz ${s.show(native)} o przekątnej nawet 120 cali. Jasność ${s.show(lumens)} wystarcza do seansów po zmroku lub przy zasłonach.`,
    ],
    s.is(focus, true) && [
      'Ostrość ustawia się sama',
      'Po przestawieniu projektor w kilka sekund wyostrza obraz, prostuje trapez i omija przeszkody na ścianie.',
    ],
    !s.is(source, 'LED') && ['Światło laserowe', `Laser świeci równo i nie wymaga wymiany lampy. Wystarcza na ${s.show(life)} pracy.`],
    [
      'Filmy bez dodatkowych pudełek',
      `System ${s.show(system)} ma aplikacje z filmami, a wbudowane głośniki o mocy ${s.show(sound)} wystarczą na wyjazd.`,
    ],
    ['Pewne połączenie', `Konsolę lub laptop podłączysz przez HDMI, a telefon bezprzewodowo (${s.show(connectivity)}).`],
  ],
  praise: [
    'Wieczory filmowe weszły na inny poziom.',
    'Obraz ostry w rogach, ustawia się sam.',
    'Zaskakująco cichy wentylator.',
    'Dzieci oglądają bajki na suficie.',
    'Mały i lekki, jeździ z nami na działkę.',
  ],
  complaints: ['W dzień bez zasłon obraz jest blady.', 'Głośniki przydają się tylko awaryjnie.', 'Uruchamianie trwa pół minuty.'],
  questions: [['Jaka odległość jest potrzebna na 100 cali?', 'Około 2,7 metra. Dokładną tabelę podaje instrukcja.']],
  accessories: ['soundbary'],
  complementary: ['soundbary', 'glosniki-przenosne'],
  services: [],
};
