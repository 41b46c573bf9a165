import { batteryHours, connectivity } from '../../attributes/common.ts';
import { flag, multi, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const sticks = select('galki', 'Gałki', ['z czujnikami Halla', 'potencjometryczne']);

const worksWith = multi('zgodnosc_pada', 'Zgodność', ['PC', 'konsola', 'Android', 'iOS']);

const back = select('przyciski_tylne', 'Przyciski z tyłu', ['brak', '2', '4']);

const rumble = flag('wibracje', 'Wibracje');

export const gamepad: Recipe = {
  id: 'gamepad',
  illustration: 'gamepad',
  gender: 'm',
  domain: 'gaming',
  groups: [
    ['Podstawowe', [worksWith, connectivity, batteryHours]],
    ['Sterowanie', [sticks, back, rumble]],
  ],
  cards: [worksWith, sticks, batteryHours],
  lines: ['Uścisk', 'Cios', 'Zwrot', 'Combo'],
  colours: ['black', 'white', 'blue', 'red', 'green', 'rose'],
  colourVariants: 0.7,
  build: ({ random: r }) => {
    const free = r.chance(0.75);
    const hall = r.chance(0.5);
    const paddles = r.pick(['brak', '2', '4']);
    return {
      kind: free ? 'Pad bezprzewodowy' : 'Pad przewodowy',
      tail: hall ? 'z czujnikami Halla' : paddles === 'brak' ? 'z wibracjami' : `z ${paddles} przyciskami tylnymi`,
      prefix: 'PD',
      digits: free ? '5' : '2',
      price: 70 + (free ? 90 : 0) + (hall ? 60 : 0) + (paddles === '4' ? 120 : paddles === '2' ? 50 : 0),
      values: {
        zgodnosc_pada: ['PC', ...r.sample(['konsola', 'Android', 'iOS'], 2)],
        lacznosc: free ? ['Bluetooth 5.3', 'radio 2,4 GHz'] : [],
        ...(free ? { czas_pracy: r.pick([12, 15, 20, 30]) } : {}),
        galki: hall ? 'z czujnikami Halla' : 'potencjometryczne',
        przyciski_tylne: paddles,
        wibracje: true,
      },
      size: [10, 15.5, 6],
      kilograms: 0.26,
      included: free ? 'pad, odbiornik USB, przewód USB-C, instrukcja' : 'pad, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    ['Pewny chwyt', `${s.name} ma chropowate uchwyty i dobrze wyważoną obudowę, więc dłonie nie męczą się przy długiej rozgrywce.`],
    s.is(sticks, 'z czujnikami Halla') && [
      'Gałki bez dryfu',
      'Czujniki Halla działają bezstykowo, dlatego gałki nie wycierają się i nie „uciekają” po kilku miesiącach.',
    ],
    !s.is(back, 'brak') && [
      'Przyciski pod palcami',
      `Liczba przycisków z tyłu: ${s.show(back)}. Przypiszesz im dowolną funkcję bez odrywania kciuków od gałek.`,
    ],
    ['Z komputerem i nie tylko', `Zgodność: ${s.show(worksWith)}. Profil zmienisz skrótem na padzie.`],
    ['Wibracje i spusty', 'Dwa silniki oddają uderzenia i teren, a spusty reagują na siłę nacisku.'],
  ],
  praise: [
    'Gałki chodzą płynnie.',
    'Łączy się od razu, bez sterowników.',
    'Bateria trzyma kilka wieczorów.',
    'Świetny kolor na żywo.',
    'Przyciski mają wyraźny klik.',
  ],
  complaints: ['Krzyżak mógłby być precyzyjniejszy.', 'Kabel w zestawie krótki.', 'Wibracje dość głośne.'],
  questions: [['Czy działa z konsolą?', 'Sprawdź wiersz „Zgodność” – nie wszystkie pady są licencjonowane do konsol.']],
  accessories: [],
  complementary: ['konsole-stacjonarne', 'sluchawki-gamingowe'],
  services: [],
};
