import { batteryMinutes, weight } from '../../attributes/common.ts';
import { number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { video } from './photo-specs.ts';

const mass = number('masa_startowa', 'Masa startowa', 'g', { short: 'Masa' });

const range = number('zasieg_drona', 'Zasięg', 'm');

const gimbal = select('gimbal', 'Stabilizacja obrazu', ['gimbal 3-osiowy', 'gimbal 1-osiowy', 'elektroniczna', 'brak']);

const avoid = select('czujniki_przeszkod', 'Czujniki przeszkód', ['z każdej strony', 'przód, tył i dół', 'dół', 'brak']);

const klass = select('klasa_drona', 'Klasa', ['C0', 'C1', 'C2', 'zabawka'], {
  hint: 'Klasa C0 oznacza drona lżejszego niż 250 g. Operatora drona z kamerą trzeba zarejestrować w systemie Urzędu Lotnictwa Cywilnego.',
});

const batteries = select('liczba_akumulatorow', 'Akumulatory w zestawie', ['1', '2', '3']);

export const drone: Recipe = {
  id: 'drone',
  illustration: 'drone',
  gender: 'm',
  domain: 'drone',
  groups: [
    ['Lot', [klass, mass, batteryMinutes, range, avoid]],
    ['Kamera', [video, gimbal]],
    ['Zestaw', [batteries, weight]],
  ],
  cards: [batteryMinutes, video, mass],
  lines: ['Lot', 'Skrzydło', 'Podmuch', 'Horyzont'],
  colours: ['silver', 'graphite', 'white', 'green', 'red'],
  colourVariants: 0.2,
  axis: { spec: batteries, choose: ({ random: r, leaf }) => (leaf === 'mini-drony' ? r.pick([['1', '2'], ['2'], ['3']]) : ['1', '3']) },
  build: ({ random: r, leaf }, option) => {
    const mini = leaf === 'mini-drony';
    const grams = mini ? r.int(60, 160) : r.pick([245, 248, 249, 595, 720, 895]);
    const minutes = mini ? r.int(8, 14) : grams < 250 ? r.int(30, 38) : r.int(34, 46);
    const film = mini ? 'Full HD 60 kl./s' : grams < 250 ? r.pick(['4K 30 kl./s', '4K 60 kl./s']) : r.pick(['4K 60 kl./s', '4K 120 kl./s']);
    const count = Number(option);
    return {
      kind: mini ? 'Mini dron' : 'Dron z kamerą',
      tail: `${mini ? 'Full HD' : '4K'} ${minutes} min${count > 1 ? ` z ${count} akumulatorami` : ''}`,
      prefix: 'D',
      digits: `${minutes}`,
      price: (mini ? 140 : grams < 250 ? 1500 : 3600) + minutes * (mini ? 8 : 20) + (count - 1) * (mini ? 60 : 420),
      values: {
        klasa_drona: mini ? 'zabawka' : grams < 250 ? 'C0' : grams < 900 ? 'C1' : 'C2',
        masa_startowa: grams,
        czas_pracy_min: minutes,
        zasieg_drona: mini ? r.pick([50, 80, 100]) : r.pick([6000, 8000, 10000]),
        czujniki_przeszkod: mini
          ? r.pick(['brak', 'dół'])
          : grams < 250
            ? r.pick(['dół', 'przód, tył i dół'])
            : r.pick(['z każdej strony', 'przód, tył i dół']),
        film,
        gimbal: mini ? 'elektroniczna' : 'gimbal 3-osiowy',
        liczba_akumulatorow: option,
        waga: grams / 1000,
      },
      size: [6, mini ? 12 : 15, mini ? 12 : 9],
      kilograms: grams / 1000,
      included: `dron, aparatura, akumulatory (${option}), zapasowe śmigła, przewód USB-C, instrukcja`,
    };
  },
  story: (s) => [
    [
      `Do ${s.show(batteryMinutes)} w powietrzu`,
      `${s.name} lata do ${s.show(batteryMinutes)} na jednym akumulatorze w bezwietrznej pogodzie. Akumulatory w zestawie: ${s.show(batteries)}.`,
    ],
    [
      `Nagrania ${s.show(video)}`,
      s.is(gimbal, 'gimbal 3-osiowy')
        ? 'Trójosiowy gimbal utrzymuje poziom nawet w podmuchach, więc ujęcia są płynne bez obróbki.'
        : 'Stabilizacja elektroniczna wygładza drgania, a zdjęcia zapiszesz wprost w telefonie.',
    ],
    !s.is(avoid, 'brak') && ['Widzi przeszkody', `Czujniki (${s.show(avoid)}) zatrzymują drona przed gałęzią i pomagają miękko wylądować.`],
    s.is(klass, 'C0') && [
      'Lekki i prosty w przepisach',
      'Dron klasy C0 waży mniej niż 250 g, dlatego polatasz nim bez egzaminu. Rejestracja operatora jest wymagana ze względu na kamerę.',
    ],
    s.is(klass, 'zabawka') && ['Na pierwsze loty', 'Osłony śmigieł i tryb zawisu wybaczają błędy. Startuje i ląduje jednym przyciskiem.'],
    ['Powrót do domu', 'Po utracie sygnału lub przy niskiej baterii dron wraca w miejsce startu.'],
  ],
  praise: [
    'Pierwszy lot i od razu piękne ujęcia.',
    'Stabilny nawet przy wietrze.',
    'Składa się do kieszeni kurtki.',
    'Aplikacja prowadzi krok po kroku.',
    'Powrót do startu działa bezbłędnie.',
  ],
  complaints: ['Śmigła łatwo zarysować.', 'Pełne ładowanie trwa ponad godzinę.', 'Instrukcja tylko w wersji skróconej.'],
  questions: [
    [
      'Czy muszę zarejestrować drona?',
      'Rejestruje się operatora, jeżeli dron ma kamerę i nie jest zabawką. Rejestracja odbywa się w systemie Urzędu Lotnictwa Cywilnego.',
    ],
  ],
  accessories: [],
  complementary: ['dyski-zewnetrzne', 'bezlusterkowce'],
  services: [],
};
