import { connectivity } from '../../attributes/common.ts';
import { multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const channels = select('kanaly', 'Liczba kanałów', ['2.0', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4']);

const output = number('moc_muzyczna', 'Moc całkowita', 'W', { short: 'Moc' });

const sub = select('subwoofer', 'Subwoofer', ['bezprzewodowy', 'wbudowany', 'brak']);

const formats = multi('formaty_dzwieku', 'Formaty dźwięku', ['Dolby Atmos', 'DTS:X', 'Dolby Digital', 'DTS', 'PCM']);

const ports = multi('zlacza_audio', 'Złącza', ['HDMI eARC', 'HDMI', 'optyczne', 'USB', 'AUX 3,5 mm']);

export const soundbar: Recipe = {
  id: 'soundbar',
  illustration: 'soundbar',
  gender: 'm',
  domain: 'audio',
  groups: [
    ['Dźwięk', [channels, output, sub, formats]],
    ['Złącza', [ports, connectivity]],
  ],
  cards: [channels, output, sub],
  lines: ['Scena', 'CinemaBar', 'Fonia', 'Orkiestra'],
  colours: ['black', 'graphite', 'white'],
  colourVariants: 0.2,
  build: ({ random: r }) => {
    const set = r.pick(['2.0', '2.1', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4']);
    const level = ['2.0', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4'].indexOf(set);
    const atmos = set.split('.').length === 3;
    const watts = 80 + level * 75 + r.int(0, 6) * 10;
    return {
      kind: atmos ? 'Soundbar Dolby Atmos' : 'Soundbar',
      tail: `${set} ${watts} W`,
      prefix: 'SB',
      digits: `${Math.round(watts / 10)}`,
      price: 260 + level * 380 + (watts - 80) * 1.2,
      values: {
        kanaly: set,
        moc_muzyczna: watts,
        subwoofer: level === 0 ? 'brak' : r.pick(['bezprzewodowy', 'bezprzewodowy', level < 3 ? 'wbudowany' : 'bezprzewodowy']),
        formaty_dzwieku: ['Dolby Digital', 'PCM', ...(atmos ? ['Dolby Atmos', 'DTS:X'] : r.chance(0.4) ? ['DTS'] : [])],
        zlacza_audio: ['HDMI eARC', 'optyczne', ...r.sample(['USB', 'AUX 3,5 mm', 'HDMI'], 2)],
        lacznosc: level > 2 ? ['Wi-Fi 6', 'Bluetooth 5.3'] : ['Bluetooth 5.3'],
      },
      size: [6.5, 60 + level * 9, 11],
      kilograms: 2.5 + level,
      included: 'soundbar, przewód HDMI, pilot, uchwyty ścienne, instrukcja',
    };
  },
  story: (s) => [
    [
      'Dialogi, które słychać',
      `${s.name} ma układ ${s.show(channels)} i moc ${s.show(output)}. Tryb mowy wydobywa głosy aktorów bez podkręcania głośności.`,
    ],
    s.has(formats, 'Dolby Atmos') && [
      'Dźwięk także z góry',
      'Głośniki skierowane w sufit odbijają dźwięk tak, że deszcz i śmigłowiec słychać nad głową.',
    ],
    s.is(sub, 'bezprzewodowy') && [
      'Bas bez kabli',
      'Subwoofer łączy się sam i potrzebuje tylko gniazdka, więc postawisz go za kanapą lub szafką.',
    ],
    ['Jeden przewód do telewizora', 'HDMI eARC przenosi dźwięk wysokiej jakości i pozwala sterować głośnością pilotem od telewizora.'],
    ['Muzyka z telefonu', `Łączność: ${s.show(connectivity)}. Sparuj telefon i słuchaj playlisty bez włączania telewizora.`],
  ],
  praise: [
    'Dialogi wreszcie zrozumiałe.',
    'Bas czuć na kanapie.',
    'Podłączenie jednym kablem, działa z pilotem TV.',
    'W tej cenie brzmi rewelacyjnie.',
    'Sąsiedzi już wiedzą, że mamy soundbar.',
  ],
  complaints: [
    'Wyświetlacz słabo widać z daleka.',
    'Pilot jest maleńki i łatwo go zgubić.',
    'Subwoofer na początku trzeba ręcznie sparować.',
  ],
  questions: [
    [
      'Czy będzie działał ze starszym telewizorem?',
      'Tak, przez złącze optyczne. Sterowanie głośnością jednym pilotem wymaga HDMI ARC lub eARC.',
    ],
  ],
  accessories: [],
  complementary: ['telewizory-qled', 'telewizory-oled'],
  services: ['tv-setup'],
};
