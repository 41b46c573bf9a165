import { branch, leaf, type Top } from './leaf.ts';

export const builtIn: Top = {
  slug: 'agd-do-zabudowy', name: 'AGD do zabudowy', singular: 'sprzęt do zabudowy', color: '#6B4A2B', icon: 'cooking-pot', illustration: 'oven',
  intro: 'Sprzęt, który znika w meblach: piekarniki, płyty, okapy, lodówki i zmywarki do zabudowy.',
  branches: [
    branch('piekarniki-i-mikrofale', 'Piekarniki i mikrofale', 'piekarnik', 'Piekarnik i mikrofala w jednej linii zabudowy.', [
      leaf('piekarniki', 'Piekarniki', 'piekarnik', 'oven', 'oven', 'black', 1.2, 'Piroliza czyści piekarnik wysoką temperaturą, dodatek pary poprawia pieczywo i mięsa.'),
      leaf('mikrofale-do-zabudowy', 'Mikrofale do zabudowy', 'mikrofala do zabudowy', 'built-in-microwave', 'microwave', 'black', 0.6, 'Sprawdź wysokość niszy: najczęściej 38 cm w szafce wiszącej lub słupku.'),
    ]),
    branch('plyty-i-okapy', 'Płyty i okapy', 'płyta lub okap', 'Gotowanie bez zapachów w całym domu.', [
      leaf('plyty-indukcyjne', 'Płyty indukcyjne', 'płyta indukcyjna', 'hob', 'hob', 'black', 1.1, 'Łączone pola przyjmą brytfannę, a sterowanie suwakami jest szybsze niż przyciski plus i minus.'),
      leaf('plyty-gazowe', 'Płyty gazowe', 'płyta gazowa', 'hob', 'hob', 'silver', 0.6, 'Żeliwne ruszty są stabilne, a szkło pod palnikami łatwo wytrzeć.'),
      leaf('okapy', 'Okapy kuchenne', 'okap', 'hood', 'hood', 'black', 0.9, 'Wydajność powinna wymieniać powietrze w kuchni 10 razy na godzinę: powierzchnia × wysokość × 10.'),
    ]),
    branch('chlodzenie-do-zabudowy', 'Chłodzenie do zabudowy', 'lodówka do zabudowy', 'Lodówki i zamrażarki ukryte za frontem mebla.', [
      leaf('lodowki-do-zabudowy', 'Lodówki do zabudowy', 'lodówka do zabudowy', 'built-in-fridge', 'fridge', 'white', 0.9, 'Standardowa wnęka ma 178 cm; zwróć uwagę na system prowadzenia drzwi – ślizgowy lub płaski zawias.'),
      leaf('zamrazarki-do-zabudowy', 'Zamrażarki do zabudowy', 'zamrażarka do zabudowy', 'built-in-freezer', 'freezer', 'white', 0.4, 'Zamrażarka pod blat ma 82 cm wysokości, słupek – 178 cm.'),
    ]),
    branch('zmywanie-i-pranie', 'Zmywanie i pranie do zabudowy', 'zmywarka do zabudowy', 'Cichy sprzęt do otwartej kuchni.', [
      leaf('zmywarki-do-zabudowy', 'Zmywarki do zabudowy', 'zmywarka do zabudowy', 'built-in-dishwasher', 'dishwasher', 'silver', 1.1, 'W otwartej kuchni wybierz model do 42 dB i z projekcją czasu na podłodze.'),
      leaf('pralki-do-zabudowy', 'Pralki do zabudowy', 'pralka do zabudowy', 'built-in-washer', 'washing-machine', 'white', 0.4, 'Front meblowy montuje się na zawiasach pralki; wybierz kierunek otwierania przed zakupem.'),
      leaf('ekspresy-do-zabudowy', 'Ekspresy do zabudowy', 'ekspres do zabudowy', 'built-in-coffee', 'coffee-machine', 'graphite', 0.4, 'Ekspres montuje się na wysokości oczu, w niszy 45 cm, i wysuwa na prowadnicach.'),
    ]),
  ],
};
