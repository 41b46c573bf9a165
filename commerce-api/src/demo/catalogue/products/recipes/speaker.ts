import { batteryHours, connectivity, water } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { band } from './audio-specs.ts';

const loud = number('moc_muzyczna', 'Moc całkowita', 'W', { short: 'Moc' });

const stereo = flag('parowanie_stereo', 'Parowanie w stereo');

const bank = flag('funkcja_powerbanku', 'Funkcja powerbanku');

const voice = select('asystent', 'Asystent głosowy', ['wbudowany', 'przez telefon', 'brak']);

export const speaker: Recipe = {
  ...band,
  id: 'speaker',
  illustration: 'speaker',
  gender: 'm',
  domain: 'audio',
  groups: [
    ['Dźwięk', [loud, stereo]],
    ['Zasilanie i łączność', [batteryHours, connectivity, bank]],
    ['Wygoda', [water, voice]],
  ],
  cards: [loud, batteryHours, water],
  lines: ['Biwak', 'Fala', 'Ognisko', 'Plaża', 'Dom'],
  colours: ['navy', 'black', 'red', 'green', 'sand', 'blue', 'graphite'],
  colourVariants: 0.55,
  build: ({ random: r, leaf }) => {
    const home = leaf === 'glosniki-domowe';
    const watts = home ? r.pick([20, 30, 50, 60, 80, 120]) : r.pick([5, 10, 16, 20, 30, 40, 60, 100]);
    const hours = home ? 0 : r.pick([8, 10, 12, 15, 20, 24]);
    return {
      kind: home ? 'Głośnik Wi-Fi' : 'Głośnik przenośny',
      tail: home ? `${watts} W` : `${watts} W ${hours} godz.`,
      prefix: 'G',
      digits: `${watts}`,
      price: (home ? 220 : 60) + watts * 7 + hours * 3,
      values: {
        moc_muzyczna: watts,
        parowanie_stereo: r.chance(0.8),
        ...(home ? {} : { czas_pracy: hours, funkcja_powerbanku: watts >= 30 && r.chance(0.6) }),
        lacznosc: home ? ['Wi-Fi 6', 'Bluetooth 5.3'] : ['Bluetooth 5.3'],
        odpornosc: home ? 'brak' : r.pick(['IPX5', 'IPX7', 'IP67', 'IP67']),
        asystent: home ? r.pick(['wbudowany', 'brak']) : r.pick(['przez telefon', 'brak']),
      },
      size: [home ? 24 : 9, home ? 15 : 20, home ? 15 : 9],
      kilograms: home ? 2.4 : Math.round(watts / 3 + 4) / 10,
      included: home ? 'głośnik, przewód zasilający, instrukcja' : 'głośnik, przewód USB-C, pasek, instrukcja',
    };
  },
  story: (s) => [
    [
      `Moc ${s.show(loud)}`,
      `${s.name} wypełnia dźwiękiem ${s.leaf === 'glosniki-domowe' ? 'salon' : 'ogród i pokój'}, a pasywne membrany dodają basu bez dudnienia.`,
    ],
    !s.is(water, 'brak') && [
      `Odporność ${s.show(water)}`,
      'Woda, piasek i kurz nie robią na nim wrażenia. Po powrocie z plaży opłuczesz go pod kranem.',
    ],
    s.leaf === 'glosniki-domowe' && [
      'Muzyka w każdym pokoju',
      'Kilka głośników połączysz w aplikacji w grupę. Utwór gra równo w całym mieszkaniu i nie przerywa, gdy dzwoni telefon.',
    ],
    s.leaf !== 'glosniki-domowe' && [
      `Do ${s.show(batteryHours)} grania`,
      'Jedno ładowanie wystarcza na cały dzień na działce. Port USB-C ładuje głośnik tą samą ładowarką co telefon.',
    ],
    s.is(stereo, true) && ['Dwa grają lepiej', 'Drugi taki sam głośnik połączysz w parę stereo jednym przyciskiem.'],
    s.is(voice, 'wbudowany') && ['Sterowanie głosem', 'Poproś o piosenkę, minutnik lub pogodę. Mikrofon wyłączysz przełącznikiem.'],
  ],
  praise: [
    'Gra głośno i czysto, bez charczenia.',
    'Przeżył upadek do jeziora.',
    'Bateria starcza na cały weekend.',
    'Bas jak z dwa razy większego.',
    'Łączy się w dwie sekundy.',
  ],
  complaints: ['Przy maksymalnej głośności bas słabnie.', 'Brak wejścia na kabel.', 'Komunikaty głosowe są za głośne.'],
  questions: [
    [
      'Czy dwa głośniki różnych modeli da się połączyć?',
      'Para stereo wymaga dwóch takich samych modeli. Grupę do wspólnego grania można złożyć z różnych.',
    ],
  ],
  complementary: ['sluchawki-bezprzewodowe', 'powerbanki'],
};
