import type { StoryTexts } from './story-texts.ts';

/** What lies in the box: the last section of each description. The list itself is in the dictionary, part by part. */
export const box: StoryTexts = {
  texts: {
    'W zestawie': 'У комплекті',
    'Przewód.': 'Кабель.',
  },
  templates: [
    ['{}, skrócona instrukcja.', '{}, коротка інструкція.'],
    ['{}, instrukcja.', '{}, інструкція.'],
  ],
};
