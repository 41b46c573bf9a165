import type { StoryTexts } from './story-texts.ts';

/** Sections of any description: what lies in the box (the list is in the dictionary, part by part) and the state of an outlet piece. */
export const shared: StoryTexts = {
  texts: {
    'W zestawie': 'У комплекті',
    'Przewód.': 'Кабель.',
    'Stan produktu': 'Стан товару',
    'Egzemplarz z ekspozycji w salonie. Sprawny, może mieć drobne ślady na obudowie. Komplet akcesoriów, pełna gwarancja.':
      'Примірник із вітрини магазину. Справний, може мати дрібні сліди на корпусі. Повний комплект аксесуарів, повна гарантія.',
    'Zwrócony w ciągu 30 dni, sprawdzony przez serwis. Bez śladów używania, komplet akcesoriów.':
      'Повернутий протягом 30 днів, перевірений сервісом. Без слідів використання, повний комплект аксесуарів.',
    'Nowy, nieużywany produkt w uszkodzonym lub zastępczym kartonie.': 'Новий, невикористаний товар у пошкодженій або заміненій коробці.',
  },
  templates: [
    ['{}, skrócona instrukcja.', '{}, коротка інструкція.'],
    ['{}, instrukcja.', '{}, інструкція.'],
  ],
};
