import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { output, protocol, usb } from './power-specs.ts';

const capacity = select('pojemnosc_baterii', 'Pojemność', ['5000 mAh', '10 000 mAh', '20 000 mAh', '25 000 mAh', '30 000 mAh']);

const screen = flag('wyswietlacz', 'Wyświetlacz poziomu');

const flight = flag('do_samolotu', 'Dozwolony w bagażu podręcznym', {
  hint: 'Linie lotnicze dopuszczają akumulatory do 100 Wh w bagażu podręcznym, czyli około 27 000 mAh.',
});

export const powerbank: Recipe = {
  id: 'powerbank',
  illustration: 'powerbank',
  gender: 'm',
  domain: 'power',
  groups: [
    ['Podstawowe', [capacity, output, usb, protocol]],
    ['Wygoda', [screen, flight]],
  ],
  cards: [capacity, output, usb],
  lines: ['Zapas', 'Energia', 'Volt', 'Kieszonka'],
  colours: ['black', 'white', 'navy', 'green', 'rose'],
  colourVariants: 0.5,
  axis: {
    spec: capacity,
    choose: ({ random: r }) =>
      r.pick([['10 000 mAh', '20 000 mAh'], ['10 000 mAh'], ['5000 mAh', '10 000 mAh'], ['20 000 mAh', '25 000 mAh'], ['30 000 mAh']]),
  },
  build: ({ random: r }, option) => {
    const milliamps = Number.parseInt(option.replace(' ', ''), 10);
    const watts = milliamps >= 20000 ? r.pick([22.5, 45, 65, 100]) : r.pick([18, 20, 22.5, 30]);
    const coil = milliamps <= 10000 && r.chance(0.4);
    return {
      kind: coil ? 'Powerbank indukcyjny' : 'Powerbank',
      tail: `${option} ${String(watts).replace('.', ',')} W`,
      prefix: 'PB',
      digits: `${milliamps / 1000}`,
      price: 35 + milliamps * 0.005 + watts * 1.8 + (coil ? 45 : 0),
      values: {
        pojemnosc_baterii: option,
        moc_ladowania: watts,
        porty: coil
          ? ['USB-C', 'ładowanie indukcyjne']
          : milliamps >= 20000
            ? ['2 × USB-C', 'USB-A']
            : ['USB-C', r.pick(['USB-A', '2 × USB-A'])],
        standardy_ladowania: ['Power Delivery', ...r.sample(['Quick Charge', 'PPS'], 1)],
        wyswietlacz: r.chance(0.5),
        do_samolotu: milliamps < 27000,
      },
      size: [15, 7, milliamps > 10000 ? 2.8 : 1.5],
      kilograms: Math.round(milliamps / 450) / 100,
      included: 'powerbank, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(capacity)} w plecaku`,
      `${s.name} naładuje telefon kilka razy albo uratuje dzień w podróży. Rzeczywista energia oddawana do telefonu to około dwóch trzecich pojemności – tak jest w każdym powerbanku.`,
    ],
    [
      `Moc ${s.show(output)}`,
      s.num(output) >= 45
        ? 'Wystarczy do ładowania laptopa przez USB-C, a telefon osiągnie połowę baterii w około pół godziny.'
        : 'Telefon z szybkim ładowaniem osiągnie połowę baterii w około pół godziny.',
    ],
    s.has(usb, 'ładowanie indukcyjne') && ['Bez kabla', 'Połóż telefon na powerbanku, a magnesy ustawią go we właściwym miejscu.'],
    s.is(screen, true) && ['Widać, ile zostało', 'Wyświetlacz pokazuje poziom w procentach, a nie tylko cztery diody.'],
    s.is(flight, true) && ['Poleci z Tobą', 'Pojemność mieści się w limicie linii lotniczych dla bagażu podręcznego.'],
  ],
  praise: [
    'Ładuje telefon dwa razy i jeszcze zostaje.',
    'Mały jak na taką pojemność.',
    'Laptop też się ładuje, sprawdzone.',
    'Wyświetlacz bardzo się przydaje.',
    'Nie grzeje się przy szybkim ładowaniu.',
  ],
  complaints: ['Dość ciężki do kieszeni.', 'Sam ładuje się kilka godzin.', 'Kabel w zestawie jest krótki.'],
  questions: [
    [
      'Czy można zabrać go do samolotu?',
      'Tak, w bagażu podręcznym, jeżeli w danych technicznych jest to potwierdzone. Nie wolno nadawać powerbanków w walizce rejestrowanej.',
    ],
  ],
  accessories: [],
  complementary: ['etui', 'smartfony-5g'],
  services: [],
};
