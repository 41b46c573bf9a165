import { power } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { cells, voltage } from './garden-specs.ts';

const torque = number('moment', 'Maksymalny moment obrotowy', 'Nm', { short: 'Moment' });

const motor = select('silnik_narzedzia', 'Silnik', ['bezszczotkowy', 'szczotkowy']);

const chuck = select('uchwyt', 'Uchwyt', ['10 mm', '13 mm', 'SDS+']);

const gears = select('biegi', 'Liczba biegów', ['1', '2']);

const impact = flag('udar', 'Udar');

const box = select('opakowanie', 'Opakowanie', ['walizka', 'torba', 'karton']);

export const drill: Recipe = {
  id: 'drill',
  illustration: 'drill',
  gender: 'f',
  domain: 'tools',
  groups: [
    ['Podstawowe', [voltage, torque, power, motor]],
    ['Praca', [chuck, gears, impact]],
    ['Zestaw', [cells, box]],
  ],
  cards: [voltage, torque, motor],
  lines: ['Majster', 'Kowadło', 'Wkręt', 'Remont'],
  colours: ['blue', 'graphite', 'green', 'red'],
  colourVariants: 0.05,
  build: ({ random: r, leaf }) => {
    const cordless = leaf === 'wkretarki';
    const volts = cordless ? r.pick(['12 V', '18 V', '18 V']) : '230 V';
    const hammer = !cordless || r.chance(0.4);
    const turn = volts === '12 V' ? r.int(25, 40) : r.int(45, 110);
    const watts = r.pick([600, 700, 800, 850, 1050]);
    const sds = !cordless && r.chance(0.4);
    const brushless = cordless && r.chance(0.55);
    const pack = cordless ? r.pick(['2 × 2 Ah', '2 Ah', '4 Ah', '2 × 4 Ah', 'bez akumulatora']) : 'nie dotyczy';
    return {
      kind: cordless ? (hammer ? 'Wiertarko-wkrętarka udarowa' : 'Wiertarko-wkrętarka') : sds ? 'Młotowiertarka' : 'Wiertarka udarowa',
      tail: cordless ? `${volts} ${turn} Nm` : `${watts} W`,
      ...(cordless ? {} : { look: sds ? looks.rotaryHammer : looks.impactDrill }),
      prefix: cordless ? 'WW' : 'WU',
      digits: cordless ? volts.slice(0, 2) : `${watts / 10}`,
      price: cordless
        ? 120 + turn * 3 + (brushless ? 120 : 0) + (pack === 'bez akumulatora' ? -80 : pack.startsWith('2 ×') ? 160 : 60)
        : 90 + watts * 0.25 + (sds ? 150 : 0),
      values: {
        napiecie: volts,
        ...(cordless ? { moment: turn } : { moc: watts }),
        silnik_narzedzia: brushless ? 'bezszczotkowy' : 'szczotkowy',
        uchwyt: sds ? 'SDS+' : volts === '12 V' ? '10 mm' : '13 mm',
        biegi: cordless ? '2' : '1',
        udar: hammer,
        akumulator: pack,
        opakowanie: r.pick(['walizka', 'walizka', 'torba', 'karton']),
      },
      size: [21, 8, cordless ? 18 : 32],
      kilograms: cordless ? 1.4 : 2.6,
      included: cordless
        ? pack === 'bez akumulatora'
          ? 'narzędzie, uchwyt na pasek, instrukcja'
          : 'narzędzie, akumulator, ładowarka, zestaw bitów, instrukcja'
        : 'narzędzie, uchwyt boczny, ogranicznik głębokości, instrukcja',
    };
  },
  story: (s) => [
    s.is(voltage, '230 V')
      ? [`Moc ${s.show(power)}`, `${s.name} wierci w drewnie, metalu i murze. Długi przewód sięga z gniazdka na drabinę.`]
      : [
          `${s.show(torque)} momentu`,
          `${s.name} wkręci długie wkręty w twarde drewno i złoży meble. Sprzęgło zatrzyma się, zanim uszkodzi płytę.`,
        ],
    s.is(impact, true) && [
      'Udar do ścian',
      s.is(chuck, 'SDS+')
        ? 'Udar pneumatyczny i uchwyt SDS+ wiercą w betonie bez dociskania całym ciałem.'
        : 'Włącz udar, aby wywiercić otwory pod kołki w cegle i pustaku.',
    ],
    s.is(motor, 'bezszczotkowy') && ['Silnik bezszczotkowy', 'Pracuje dłużej na jednym ładowaniu i nie wymaga wymiany szczotek.'],
    !s.is(cells, 'nie dotyczy') && [
      'System akumulatorów',
      s.is(cells, 'bez akumulatora')
        ? 'To wersja bez baterii dla osób, które mają już akumulatory tej marki.'
        : `W zestawie: ${s.show(cells)}. Te same baterie zasilą inne narzędzia marki.`,
    ],
    ['Światło tam, gdzie trzeba', 'Dioda oświetla miejsce pracy, a gumowany uchwyt nie ślizga się w dłoni.'],
  ],
  praise: [
    'Złoży{łem|łam} całą kuchnię na jednym ładowaniu.',
    'Lekka i poręczna.',
    'Wierci w betonie jak w maśle.',
    'Walizka porządna, wszystko ma swoje miejsce.',
    'Uchwyt trzyma wiertło bez luzów.',
  ],
  complaints: ['Ładowarka mogłaby być szybsza.', 'Bity z zestawu przeciętne.', 'Lampka zasłania się dłonią.'],
  questions: [
    [
      'Czy akumulatory innych marek pasują?',
      'Nie, każda marka ma własny system. W obrębie marki baterie o tym samym napięciu są wymienne.',
    ],
  ],
  accessories: [],
  complementary: ['kosiarki-akumulatorowe'],
  services: [],
};
