import { expect, it } from '@jest/globals';
import { translationContent, translationValues, type TextToTranslate } from './translation-form.ts';

const known = { field: 'source', polish: '<p>Palmy</p>', is_html: true, is_changed: false, ukrainian: '', is_own: false, written: null };
const typed: TextToTranslate = {
  ...known,
  ukrainian: '<p><strong>Пальми</strong></p>',
  is_own: true,
  written: { format: 'markdown', text: '**Пальми**' },
};
const ofShop: TextToTranslate = { ...known, field: 'intro', ukrainian: '<p>Вступ</p>' };
const heading: TextToTranslate = { ...known, field: 'heading', polish: 'Palmy', is_html: false, ukrainian: 'Пальми', is_own: true };

it('[J-377] the form of a translation begins with what was typed, text by text, and is saved as that again', () => {
  const texts = [heading, ofShop, typed];
  const values = translationValues(texts);
  expect(values).toEqual({
    formats: { intro: 'html', source: 'markdown' },
    texts: { heading: 'Пальми', intro: '<p>Вступ</p>', source: '**Пальми**' },
  });
  // The shop's own text stays the shop's.
  expect(translationContent(texts, values)).toEqual({
    kind: 'translation',
    texts: [
      { field: 'heading', polish: 'Palmy', ukrainian: 'Пальми' },
      { field: 'source', polish: '<p>Palmy</p>', ukrainian: '**Пальми**', format: 'markdown' },
    ],
  });
});
