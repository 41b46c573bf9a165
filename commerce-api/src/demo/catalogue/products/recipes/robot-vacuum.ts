import { batteryMinutes, noise, wifi } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import { decimal } from '../../text.ts';
import type { Recipe } from '../recipe.ts';
import { dock } from './floor-care-specs.ts';

const pressure = number('sila_ssania_pa', 'Siła ssania', 'Pa', { short: 'Ssanie' });

const navigation = select('nawigacja', 'Nawigacja', ['laserowa LiDAR', 'laserowa z kamerą AI', 'żyroskopowa']);

const mopping = select('mopowanie', 'Mopowanie', ['obrotowe mopy', 'wibrująca ściereczka', 'ściereczka pasywna', 'brak']);

const area = number('powierzchnia', 'Zalecana powierzchnia', 'm²', { short: 'Powierzchnia' });

const carpets = flag('rozpoznaje_dywany', 'Rozpoznawanie dywanów');

export const robotVacuum: Recipe = {
  id: 'robot-vacuum',
  illustration: 'robot-vacuum',
  gender: 'm',
  domain: 'floor',
  groups: [
    ['Podstawowe', [navigation, pressure, batteryMinutes, area]],
    ['Sprzątanie', [mopping, carpets, dock]],
    ['Wygoda', [wifi, noise]],
  ],
  cards: [pressure, navigation, batteryMinutes],
  lines: ['Krecik', 'RoboClean', 'MapPro', 'Wir', 'HomeScout'],
  colours: ['white', 'black'],
  colourVariants: 0.5,
  build: ({ random: r, tier }) => {
    const pa = r.int(5, 24) * 500;
    const level = pa > 7500 ? 2 : pa > 4000 ? 1 : 0;
    const base =
      level === 2
        ? r.pick(['opróżnia, myje i suszy mopy', 'opróżnia, myje i suszy mopy', 'opróżnia pojemnik'])
        : level === 1
          ? r.pick(['opróżnia pojemnik', 'ładująca', 'opróżnia, myje i suszy mopy'])
          : 'ładująca';
    const mop = base === 'opróżnia, myje i suszy mopy' ? 'obrotowe mopy' : r.pick(['wibrująca ściereczka', 'ściereczka pasywna', 'brak']);
    const minutes = r.int(9, 25) * 10;
    return {
      kind: mop === 'brak' ? 'Robot sprzątający' : 'Robot sprzątający z mopem',
      tail: `${decimal(pa, pa >= 10_000)} Pa`,
      prefix: 'R',
      digits: `${Math.round(pa / 500)}`,
      price: 500 + pa * 0.13 + (base === 'ładująca' ? 0 : base === 'opróżnia pojemnik' ? 500 : 1300) + (tier - 1) * 400,
      values: {
        nawigacja:
          level === 2
            ? r.pick(['laserowa LiDAR', 'laserowa z kamerą AI'])
            : level === 1
              ? 'laserowa LiDAR'
              : r.pick(['żyroskopowa', 'laserowa LiDAR']),
        sila_ssania_pa: pa,
        czas_pracy_min: minutes,
        powierzchnia: Math.round((minutes * 0.9) / 10) * 10,
        mopowanie: mop,
        rozpoznaje_dywany: level > 0 && r.chance(0.85),
        stacja_robota: base,
        sterowanie_smart: 'tak',
        poziom_halasu: r.int(58, 68),
      },
      size: [9.8, 35, 35],
      kilograms: base === 'ładująca' ? 4.5 : 11,
      included:
        base === 'ładująca'
          ? 'robot, stacja ładująca, szczotka boczna, zapasowy filtr, instrukcja'
          : 'robot, stacja, worek na kurz, szczotka boczna, zapasowy filtr, instrukcja',
    };
  },
  story: (s) => [
    [
      `Siła ssania ${s.show(pressure)}`,
      `${s.name} zbiera kurz, okruchy i sierść z podłóg i krótkich dywanów. Na jednym ładowaniu sprząta do ${s.show(batteryMinutes)}.`,
    ],
    !s.is(navigation, 'żyroskopowa') && [
      'Zna układ mieszkania',
      'Laser skanuje pokoje i tworzy mapę już przy pierwszym przejeździe. W aplikacji zaznaczysz strefy zakazane i ustalisz kolejność pomieszczeń.',
    ],
    s.is(dock, 'opróżnia, myje i suszy mopy') && [
      'Stacja robi resztę',
      'Po powrocie robot opróżnia pojemnik, a stacja myje mopy czystą wodą i suszy je ciepłym powietrzem. Zaglądasz do niej raz na kilka tygodni.',
    ],
    s.is(dock, 'opróżnia pojemnik') && [
      'Worek na kilka tygodni',
      'Stacja wysysa kurz do zamkniętego worka, więc nie opróżniasz pojemnika po każdym sprzątaniu.',
    ],
    s.is(mopping, 'obrotowe mopy') && [
      'Mopy, które naprawdę szorują',
      'Dwie obracające się tarcze dociskają do podłogi i usuwają zaschnięte plamy.',
    ],
    s.is(carpets, true) && ['Inaczej na dywanie', 'Czujnik rozpoznaje dywan, zwiększa moc ssania i omija go z mokrym mopem.'],
    ['Harmonogram z telefonu', 'Ustaw sprzątanie na czas, gdy nikogo nie ma w domu, albo wyślij robota tylko pod stół po obiedzie.'],
  ],
  praise: [
    'Podłoga czysta codziennie, zapomina{łem|łam} o miotle.',
    'Mapuje mieszkanie za pierwszym razem.',
    'Nie zaplątał się jeszcze w żaden kabel.',
    'Sierść dwóch kotów przestała być problemem.',
    'Sam wraca do stacji i kończy później.',
    'Aplikacja po polsku i zrozumiała.',
  ],
  complaints: [
    'Wysokie progi pokonuje za drugim razem.',
    'Czarny dywan bierze za przepaść.',
    'Opróżnianie stacji jest głośne, ale trwa chwilę.',
  ],
  questions: [
    ['Jaki próg pokona?', 'Do 2 cm. Wyższy próg można zaznaczyć w aplikacji jako granicę pomieszczenia.'],
    ['Czy działa bez internetu?', 'Sprzątanie uruchomisz przyciskiem na obudowie. Mapa i harmonogram wymagają Wi-Fi 2,4 GHz.'],
  ],
  accessories: [],
  complementary: ['odkurzacze-pionowe', 'oczyszczacze-powietrza'],
  services: [],
};
