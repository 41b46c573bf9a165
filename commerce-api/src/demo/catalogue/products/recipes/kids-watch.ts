import { connectivity, water } from '../../attributes/common.ts';
import { flag, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { smartwatch } from './smartwatch.ts';
import { calls, days, face, gps, panel } from './wearables-specs.ts';

const sos = flag('przycisk_sos', 'Przycisk SOS');

const lte = select('karta_sim', 'Karty SIM', ['nano-SIM + eSIM', '2 × nano-SIM', 'nano-SIM']);

const school = flag('tryb_szkolny', 'Tryb szkolny');

const { axis: _sizes, ...oneSize } = smartwatch;

export const kidsWatch: Recipe = {
  ...oneSize,
  id: 'kids-watch',
  groups: [
    ['Ekran', [face, panel]],
    ['Bezpieczeństwo', [sos, gps, school, lte]],
    ['Wygoda', [days, calls, water, connectivity]],
  ],
  cards: [gps, sos, water],
  lines: ['Kids', 'Skrzat', 'Bąbel', 'Odkrywca'],
  colours: ['blue', 'rose', 'green', 'black'],
  colourVariants: 0.8,
  build: ({ random: r }) => {
    const video = r.chance(0.6);
    return {
      kind: 'Smartwatch dla dzieci',
      tail: video ? 'LTE z wideorozmowami' : 'LTE z GPS',
      prefix: 'K',
      digits: video ? '4' : '3',
      price: 190 + (video ? 160 : 0) + r.int(0, 8) * 15,
      values: {
        przekatna_zegarka: r.pick([1.3, 1.4, 1.54, 1.7]),
        typ_ekranu: r.pick(['IPS LCD', 'AMOLED']),
        przycisk_sos: true,
        gps: 'wbudowany',
        tryb_szkolny: true,
        karta_sim: 'nano-SIM',
        czas_pracy_dni: r.pick([1.5, 2, 3]),
        rozmowy: true,
        odpornosc: r.pick(['IP67', 'IP68', 'IPX7']),
        lacznosc: ['LTE', 'Wi-Fi', 'GPS', 'Bluetooth 5.2'],
      },
      size: [5, 4, 1.5],
      kilograms: 0.05,
      included: 'zegarek, pasek silikonowy, ładowarka magnetyczna, instrukcja',
    };
  },
  story: (s) => [
    [
      'Wiesz, gdzie jest dziecko',
      `${s.name} pokazuje położenie w aplikacji rodzica i powiadamia, gdy dziecko dotrze do szkoły lub ją opuści.`,
    ],
    ['Rozmowy bez telefonu', 'Dziecko dzwoni do zapisanych osób i odbiera połączenia. Obce numery są blokowane.'],
    ['Przycisk SOS', 'Przytrzymanie przycisku łączy z rodzicami i wysyła im mapę z położeniem.'],
    ['Spokój na lekcji', 'Tryb szkolny wycisza zegarek i ukrywa gry w godzinach, które ustawisz w aplikacji.'],
    [`Odporność ${s.show(water)}`, 'Deszcz, mycie rąk i zabawa w piaskownicy mu nie szkodzą.'],
  ],
  praise: [
    'Córka sama chce go nosić.',
    'Położenie pokazuje z dokładnością do bloku.',
    'Głos w rozmowie wyraźny.',
    'Aplikacja dla rodzica prosta i po polsku.',
    'Spokojniejsza droga do szkoły.',
  ],
  complaints: ['Trzeba ładować codziennie.', 'W budynku lokalizacja jest mniej dokładna.', 'Kartę SIM trzeba wybrać z pakietem danych.'],
  questions: [['Jaka karta SIM jest potrzebna?', 'Nano-SIM dowolnego operatora z minutami i niewielkim pakietem internetu, bez kodu PIN.']],
  accessories: [],
  complementary: ['tablety-dla-dzieci'],
  services: ['protector-watch-matte'],
};
