import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { load } from './scooter.ts';

const cover = select('tapicerka', 'Tapicerka', ['ekoskóra', 'tkanina', 'siatka']);

const rest = select('podlokietniki', 'Podłokietniki', ['1D', '2D', '4D'], {
  hint: 'Liczba kierunków regulacji: 1D to wysokość, 4D także obrót i przesuwanie.',
});

const tilt = number('odchylenie', 'Odchylenie oparcia', '°', { short: 'Odchylenie' });

const cushions = flag('poduszki', 'Poduszki w zestawie');

const looksOf = { ekoskóra: looks.racingChair, tkanina: looks.fabricChair, siatka: looks.meshChair } as const;

export const gamingChair: Recipe = {
  id: 'gaming-chair',
  illustration: 'gaming-chair',
  gender: 'm',
  domain: 'gaming',
  groups: [
    ['Podstawowe', [cover, load, tilt]],
    ['Wygoda', [rest, cushions]],
  ],
  cards: [cover, load, rest],
  lines: ['Tron', 'Kokpit', 'Rumak', 'Baza'],
  colours: ['black', 'red', 'blue', 'white'],
  colourVariants: 0.35,
  build: ({ random: r }) => {
    const made = r.pick(['ekoskóra', 'ekoskóra', 'tkanina', 'siatka'] as const);
    const kilos = r.pick([120, 130, 150, 180]);
    const arms = r.pick(['1D', '2D', '4D']);
    return {
      kind: 'Fotel gamingowy',
      tail: `do ${kilos} kg`,
      prefix: 'FO',
      digits: `${kilos}`,
      look: looksOf[made],
      price: 420 + (kilos - 120) * 4 + (arms === '4D' ? 260 : arms === '2D' ? 90 : 0) + (made === 'tkanina' ? 120 : 0),
      values: {
        tapicerka: made,
        udzwig: kilos,
        odchylenie: made === 'siatka' ? 125 : r.pick([150, 160, 180]),
        podlokietniki: arms,
        poduszki: made !== 'siatka' && r.chance(0.8),
      },
      size: [128, 68, 68],
      kilograms: 21,
      included: 'fotel do złożenia, klucz, instrukcja',
    };
  },
  story: (s) => [
    [
      `Odchylenie do ${s.show(tilt)}`,
      `${s.name} podpiera plecy przy biurku i pozwala się wyciągnąć między rundami. Utrzyma ${s.show(load)}.`,
    ],
    s.is(cover, 'siatka') && ['Oddychające oparcie', 'Siatka przepuszcza powietrze, więc latem plecy się nie pocą.'],
    s.is(cover, 'tkanina') && ['Miękka tkanina', 'Nie grzeje latem i nie jest zimna zimą, a plamy zmyjesz wodą.'],
    s.is(cover, 'ekoskóra') && ['Łatwo wytrzeć', 'Gładką ekoskórę czyści wilgotna ściereczka.'],
    s.is(rest, '4D') && ['Podłokietniki 4D', 'Ustawisz wysokość, rozstaw, głębokość i kąt, więc łokcie leżą na wysokości klawiatury.'],
    ['Złożysz w pół godziny', 'Śruby są posortowane, a klucz jest w kartonie.'],
  ],
  praise: ['Plecy przestały boleć.', 'Stabilny, nie skrzypi.', 'Montaż prosty.', 'Kółka nie rysują paneli.', 'Syn zachwycony.'],
  complaints: ['Karton bardzo ciężki.', 'Na początku twardy.', 'Podłokietniki mają lekki luz.'],
  questions: [['Na jaki wzrost?', 'Od około 160 do 190 cm. Wysokość siedziska regulujesz dźwignią.']],
  accessories: [],
  complementary: ['klawiatury-gamingowe', 'monitory-gamingowe'],
  services: [],
};
