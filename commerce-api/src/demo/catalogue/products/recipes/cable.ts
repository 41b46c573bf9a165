import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';

const ends = select('zlacza_przewodu', 'Złącza', ['USB-C – USB-C', 'USB-A – USB-C', 'USB-C – Lightning', 'HDMI – HDMI', 'USB-C – HDMI'], {
  short: 'Złącza',
});

const length = select('dlugosc_przewodu', 'Długość przewodu', ['0,5 m', '1 m', '1,5 m', '2 m', '3 m', '5 m'], { short: 'Długość' });

const braid = select('oplot', 'Oplot', ['nylonowy', 'silikonowy', 'PVC']);

const watts = number('moc_przewodu', 'Moc przesyłana', 'W', { short: 'Moc' });

const speed = select('przepustowosc', 'Przepustowość', ['480 Mb/s', '10 Gb/s', '18 Gb/s', '40 Gb/s', '48 Gb/s']);

const angled = flag('katowa_wtyczka', 'Kątowa wtyczka');

export const cable: Recipe = {
  id: 'cable',
  illustration: 'cable',
  gender: 'm',
  domain: 'power',
  groups: [
    ['Podstawowe', [ends, length, speed, watts]],
    ['Wykonanie', [braid, angled]],
  ],
  cards: [ends, length, speed],
  lines: ['Nić', 'Splot', 'Łącze', 'Lina'],
  colours: ['black', 'white', 'red', 'blue', 'sand'],
  colourVariants: 0.5,
  axis: {
    spec: length,
    choose: ({ random: r, leaf }) =>
      leaf === 'kable-hdmi'
        ? r.pick([['1,5 m', '3 m'], ['2 m', '5 m'], ['3 m']])
        : r.pick([['1 m', '2 m'], ['0,5 m', '1 m'], ['1,5 m'], ['2 m']]),
  },
  build: ({ random: r, leaf }, option) => {
    const video = leaf === 'kable-hdmi';
    const pair = video
      ? r.pick(['HDMI – HDMI', 'HDMI – HDMI', 'USB-C – HDMI'])
      : r.pick(['USB-C – USB-C', 'USB-C – USB-C', 'USB-A – USB-C', 'USB-C – Lightning']);
    const rate = video
      ? pair === 'USB-C – HDMI'
        ? '18 Gb/s'
        : r.pick(['18 Gb/s', '48 Gb/s'])
      : pair === 'USB-C – USB-C'
        ? r.pick(['480 Mb/s', '10 Gb/s', '40 Gb/s'])
        : '480 Mb/s';
    const power = video ? 0 : pair === 'USB-C – USB-C' ? r.pick([60, 100, 240]) : 20;
    const metres = Number.parseFloat(option.replace(',', '.'));
    return {
      kind: video ? 'Kabel HDMI' : 'Kabel USB',
      tail: `${pair} ${option}`,
      prefix: 'KA',
      digits: `${Math.round(metres * 10)}`.padStart(2, '0'),
      look: video ? looks.hdmiCable : pair === 'USB-C – Lightning' ? looks.flatCable : looks.usbCable,
      price: 14 + metres * 6 + power * 0.12 + (rate === '40 Gb/s' || rate === '48 Gb/s' ? 38 : 0) + (pair === 'USB-C – HDMI' ? 30 : 0),
      values: {
        zlacza_przewodu: pair,
        dlugosc_przewodu: option,
        przepustowosc: rate,
        ...(power > 0 ? { moc_przewodu: power } : {}),
        oplot: r.pick(['nylonowy', 'nylonowy', 'silikonowy', 'PVC']),
        katowa_wtyczka: r.chance(0.2),
      },
      size: [2, 12, 12],
      kilograms: 0.06,
      included: 'przewód',
    };
  },
  story: (s) => [
    [`${s.show(length)} między urządzeniami`, `${s.name} ma złącza ${s.show(ends)} i przesyła dane z prędkością do ${s.show(speed)}.`],
    s.num(watts) >= 60 && [`Do ${s.show(watts)}`, 'Układ w wtyczce pozwala naładować także laptopa pełną mocą.'],
    s.is(speed, '48 Gb/s') && ['Obraz 8K i 4K przy 120 Hz', 'Wystarcza do konsoli i telewizora z odświeżaniem 120 Hz, także z HDR.'],
    s.is(braid, 'nylonowy') && ['Oplot, który się nie strzępi', 'Nylonowa plecionka znosi zginanie, a przewód nie plącze się w plecaku.'],
    ['Mocne wtyczki', 'Wzmocnione przejście przy wtyczce chroni żyły w miejscu, w którym kable psują się najczęściej.'],
  ],
  praise: [
    'Nie plącze się.',
    'Ładuje pełną mocą, sprawdzone.',
    'Wtyczka siedzi pewnie.',
    'Długość w sam raz do kanapy.',
    'Po pół roku jak nowy.',
  ],
  complaints: ['Dość sztywny na początku.', 'Wtyczka jest szersza niż w oryginale.', 'Opaska do zwijania szybko zginęła.'],
  questions: [['Czy przewód przesyła też dane?', 'Tak, prędkość podajemy w danych technicznych.']],
  accessories: [],
  complementary: ['ladowarki', 'powerbanki'],
  services: [],
};
