import { describe, expect, it } from '@jest/globals';
import { translateHtml } from './translate-html.ts';
import { createTranslate } from './translate.ts';
import { createTranslators } from './translator.ts';
import { writtenTexts } from './written-texts.ts';
import type { Translate } from './translate.ts';

const words: Readonly<Record<string, string>> = { 'O nas': 'Про нас', Praca: 'Робота', 'w miastach.': 'у містах.' };
const translate: Translate = (text) => words[text] ?? text;

describe('[J-106] [J-108] HTML of the shop on a Ukrainian page', () => {
  it('is said text by text, its tags stay', () => {
    expect(translateHtml('<ul><li><a href="/o-nas.html">O nas</a></li><li>Praca</li></ul>', translate)).toBe(
      '<ul><li><a href="/o-nas.html">Про нас</a></li><li>Робота</li></ul>',
    );
    expect(translateHtml('<p><a href="/x">O nas</a> w miastach.</p>', translate)).toBe('<p><a href="/x">Про нас</a> у містах.</p>');
  });

  it('a part of which nothing is known is marked as Polish as a whole', () => {
    expect(translateHtml('<h2 id="a">Nagłówek</h2><p>Nieznany<br>tekst <b>dalej</b></p><p>O nas</p>', translate)).toBe(
      '<h2 lang="pl" id="a">Nagłówek</h2><p lang="pl">Nieznany<br>tekst <b>dalej</b></p><p>Про нас</p>',
    );
  });

  it('beside what is known, what is not is marked by itself', () => {
    expect(translateHtml('<ul><li>O nas</li><li>Nieznane</li></ul>Tekst bez znacznika', translate)).toBe(
      '<ul><li>Про нас</li><li><span lang="pl">Nieznane</span></li></ul><span lang="pl">Tekst bez znacznika</span>',
    );
  });

  it('a table that is known in part stays Polish as a whole', () => {
    expect(translateHtml('<table><tr><th>Nieznane</th></tr><tr><td>Praca</td></tr></table><p>Praca</p>', translate)).toBe(
      '<table lang="pl"><tr><th>Nieznane</th></tr><tr><td>Praca</td></tr></table><p>Робота</p>',
    );
  });

  it('a sentence that is known in part stays Polish as a whole', () => {
    expect(translateHtml('<p><a href="/x">O nas</a> i więcej.</p>', translate)).toBe('<p lang="pl"><a href="/x">O nas</a> i więcej.</p>');
  });

  it('a name is the same in both languages, and is not marked', () => {
    const html = '<table><tr><th>RRSO</th><td>Praca</td></tr></table><p>RRSO</p>';
    expect(translateHtml(html, translate, (text) => text === 'RRSO')).toBe(
      '<table><tr><th>RRSO</th><td>Робота</td></tr></table><p>RRSO</p>',
    );
  });

  it('a heading stays Polish when all that stands under it does', () => {
    expect(translateHtml('<h2 id="a">Praca</h2><p>Nieznane</p><h2>Praca</h2><p>Nieznane</p><p>O nas</p><h2>O nas</h2>', translate)).toBe(
      '<h2 lang="pl" id="a">Praca</h2><p lang="pl">Nieznane</p><h2>Робота</h2><p lang="pl">Nieznane</p><p>Про нас</p><h2>Про нас</h2>',
    );
  });

  it('numbers, marks and what is empty need no mark', () => {
    for (const html of ['', '<p>12,99 zł</p>', '<table><tr><td>4K</td></tr></table>', '<p>\n</p>'])
      expect(translateHtml(html, translate)).toBe(html);
  });

  it('is worked out once, and stays as it is on a Polish page', () => {
    let asked = 0;
    const translatorFor = createTranslators(createTranslate({ translate: (text) => ((asked += 1), words[text]), isLearning: true }));
    const { translateHtml: inUkrainian } = translatorFor('ua');
    expect([inUkrainian('<p>O nas</p>'), inUkrainian('<p>O nas</p>'), asked]).toEqual(['<p>Про нас</p>', '<p>Про нас</p>', 1]);
    expect(translatorFor('pl').translateHtml('<p>O nas</p>')).toBe('<p>O nas</p>');
  });
});

it('[J-343] of two translations of a text the last one counts, and a short text is never read as HTML', () => {
  const texts = writtenTexts([
    { id: 'post 1', texts: [{ field: 'title', polish: 'O nas', ukrainian: 'Раніше' }] },
    {
      id: 'post 2',
      texts: [
        { field: 'title', polish: 'O nas', ukrainian: '<img src=x onerror=alert(1)>' },
        { field: 'source', polish: '<p>O nas</p>', ukrainian: '<p>Ми</p>', isHtml: true },
      ],
    },
  ]);
  const { translate: short, translateHtml: html } = createTranslators(
    () => translate,
    undefined,
    () => texts,
  )('ua');
  expect([short('O nas'), html('O nas'), html('<p>O nas</p>')]).toEqual(['<img src=x onerror=alert(1)>', 'Про нас', '<p>Ми</p>']);
});
