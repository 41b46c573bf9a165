import { capacityLitres, power } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { parts, speeds } from './food-prep-specs.ts';

const blenderType = select('rodzaj_blendera', 'Rodzaj', ['kielichowy', 'ręczny', 'kielichowy przenośny']);

const jug = select('material_kielicha', 'Materiał kielicha', ['szkło', 'tritan', 'tworzywo bez BPA', 'nie dotyczy']);

const crush = flag('kruszenie_lodu', 'Kruszenie lodu');

export const blender: Recipe = {
  id: 'blender',
  illustration: 'blender',
  gender: 'm',
  domain: 'small',
  groups: [
    ['Podstawowe', [blenderType, power, capacityLitres, speeds]],
    ['Wykonanie', [jug, crush, parts]],
  ],
  cards: [power, capacityLitres, jug],
  lines: ['Smooth', 'Vita', 'MixPower', 'Wir', 'Koktajl'],
  colours: ['graphite', 'white', 'black', 'red', 'green', 'sand'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const type = r.pick(['kielichowy', 'kielichowy', 'ręczny', 'kielichowy przenośny']);
    const watts =
      type === 'kielichowy'
        ? r.pick([600, 800, 1000, 1200, 1500, 2000])
        : type === 'ręczny'
          ? r.pick([600, 800, 1000, 1200])
          : r.pick([150, 200]);
    const litres = type === 'kielichowy' ? r.pick([1.5, 1.75, 2]) : type === 'ręczny' ? 0.6 : 0.4;
    return {
      kind: type === 'kielichowy' ? 'Blender kielichowy' : type === 'ręczny' ? 'Blender ręczny' : 'Blender przenośny',
      tail: `${watts} W ${String(litres).replace('.', ',')} l`,
      ...(type === 'ręczny' ? { look: looks.handBlender } : type === 'kielichowy przenośny' ? { look: { form: 'pocket' } } : {}),
      prefix: 'B',
      digits: `${Math.round(watts / 100)}`,
      price: 70 + watts * 0.2 + (type === 'kielichowy' ? 40 : 0),
      values: {
        rodzaj_blendera: type,
        moc: watts,
        pojemnosc_l: litres,
        liczba_predkosci: type === 'kielichowy przenośny' ? '1' : r.pick(['2', '3', '5', '6', 'płynna regulacja']),
        material_kielicha: type === 'kielichowy' ? r.pick(['szkło', 'tritan']) : type === 'ręczny' ? 'nie dotyczy' : 'tritan',
        kruszenie_lodu: watts >= 800,
        akcesoria_robota:
          type === 'ręczny'
            ? ['kubek z miarką', ...r.sample(['trzepaczka', 'rozdrabniacz'], 2)]
            : type === 'kielichowy przenośny'
              ? ['bidon']
              : r.chance(0.4)
                ? ['kubek z miarką', 'bidon']
                : ['kubek z miarką'],
      },
      size: [type === 'kielichowy' ? 42 : 38, type === 'kielichowy' ? 20 : 8, type === 'kielichowy' ? 20 : 8],
      kilograms: type === 'kielichowy' ? 3.6 : 1.2,
      included: 'blender, elementy wymienione w danych technicznych, instrukcja',
    };
  },
  story: (s) => [
    [
      `Moc ${s.show(power)}`,
      `${s.name} radzi sobie z mrożonymi owocami, orzechami i zupą krem. Ostrza ze stali nierdzewnej nie tępią się na twardych warzywach.`,
    ],
    s.is(crush, true) && ['Kruszy lód', 'Tryb pulsacyjny zamienia kostki lodu w śnieg do lemoniady i koktajli.'],
    s.is(jug, 'szkło') && ['Szklany kielich', 'Szkło nie chłonie zapachów ani koloru i można je myć w zmywarce.'],
    s.is(blenderType, 'kielichowy przenośny') && [
      'Koktajl na drogę',
      'Blender ładujesz przez USB-C, a po zmiksowaniu zamieniasz kielich w bidon.',
    ],
    s.is(blenderType, 'ręczny') && [
      'Wygodny uchwyt',
      'Antypoślizgowa rączka dobrze leży w dłoni, a metalową końcówkę zanurzysz w gorącej zupie.',
    ],
    ['Szybkie mycie', 'Wlej wodę z kroplą płynu, włącz na pół minuty i opłucz.'],
  ],
  praise: [
    'Koktajle gładkie, bez pestek i grudek.',
    'Mocny, szpinak znika w kilka sekund.',
    'Łatwo się myje.',
    'Stoi stabilnie, nie jeździ po blacie.',
    'Zupa krem w pięć minut.',
  ],
  complaints: ['Na najwyższych obrotach jest głośny.', 'Kabel mógłby być dłuższy.', 'Pokrywka na początku ciężko się domyka.'],
  questions: [
    [
      'Czy można miksować gorące zupy?',
      'Blenderem ręcznym i szklanym kielichem – tak, kielich z tworzywa najlepiej napełniać po lekkim przestudzeniu.',
    ],
  ],
  accessories: [],
  complementary: ['roboty-planetarne', 'frytkownice-beztluszczowe'],
  services: [],
};
