import { describe, expect, it } from '@jest/globals';
import { outlineOf } from './outline.ts';

const post = '<p>Wstęp</p><h2>Zmierz <em>łazienkę</em></h2><p>5 cm</p><h3 lang="pl">Węże &amp; rury</h3><p>x</p><h2>Obroty</h2><p>1400</p>';

describe('[J-315] the table of contents of a text', () => {
  it('names its headings in order, with the text below each', () =>
    expect(outlineOf(post)).toEqual({
      before: '<p>Wstęp</p>',
      parts: [
        { id: 'czesc-1', level: 2, heading: 'Zmierz łazienkę', html: '<p>5 cm</p>' },
        { id: 'czesc-2', level: 3, heading: 'Węże & rury', html: '<p>x</p>' },
        { id: 'czesc-3', level: 2, heading: 'Obroty', html: '<p>1400</p>' },
      ],
    }));

  it.each([
    ['with two headings', '<h2>A</h2><p>a</p><h2>B</h2><p>b</p>'],
    ['without any', '<p>Krótko</p>'],
    ['whose headings stand inside sections', `<section>${post}</section>`],
    ['whose headings stand inside a list', '<ul><li><h3>A</h3></li><li><h3>B</h3></li><li><h3>C</h3></li></ul>'],
  ])('is left out of one %s', (_what, html) => expect(outlineOf(html)).toBeNull());
});
