import { describe, expect, it } from '@jest/globals';
import { findText, replaceText } from './find-text.ts';
import { textsOf, withTexts } from './text-fields.ts';

const sought = { search: 'black week', matchCase: false };

describe('[J-293] a text that is searched', () => {
  it('is found in capitals and small letters alike, unless they are to differ, with the words around it', () => {
    expect(findText('Oferta Black Week trwa, BLACK WEEK!', sought)).toEqual([
      { index: 0, before: 'Oferta ', found: 'Black Week', after: ' trwa, BLACK WEEK!' },
      { index: 1, before: 'Oferta Black Week trwa, ', found: 'BLACK WEEK', after: '!' },
    ]);
    expect(findText('Black Week, black week', { ...sought, matchCase: true })).toHaveLength(1);
  });

  it('is found with a space that keeps a line together, and by signs that mean something elsewhere', () => {
    expect(findText('od 199\u00A0zł', { search: '199 zł', matchCase: false })[0]?.found).toBe('199\u00A0zł');
    expect(findText('a.c abc (1+1)', { search: 'a.c', matchCase: false })).toHaveLength(1);
    expect(findText('a (1+1)?', { search: '(1+1)?', matchCase: false })).toHaveLength(1);
  });

  it('is replaced where it was chosen and nowhere else, word for word', () => {
    const text = 'Black Week i Black Week';
    expect(replaceText(text, sought, new Set([1]), 'Cyber $& Monday')).toBe('Black Week i Cyber $& Monday');
    expect(replaceText(text, sought, new Set([0, 2]), 'x')).toBeNull();
  });

  it('is found in words alone, not in tags, nor where a link or a picture leads', () => {
    const html = '<p>Zobacz <a href="/agd.html">agd</a> i 2 < 3 agd</p>';
    expect(findText(html, { search: 'agd', matchCase: false }).map(({ after }) => after)).toEqual(['</a> i 2 < 3 agd</p>', '</p>']);
    expect(replaceText(html, { search: 'agd', matchCase: false }, new Set([0]), 'AGD')).toBe(
      '<p>Zobacz <a href="/agd.html">AGD</a> i 2 < 3 agd</p>',
    );
    expect(findText('[agd](/agd.html)', { search: 'agd', matchCase: false })).toHaveLength(1);
  });

  it('stands in words of a content, never in its addresses', () => {
    const tile = { graphicsId: 1, title: 'Kino', text: 'Kino', button: 'Kino', url: '/kino.html' };
    const banner = { kind: 'banner', tiles: [tile, { ...tile, graphicsId: 2 }] } as const;
    expect(textsOf(banner).map(({ field }) => field)).toEqual(
      ['title', 'text', 'button'].map((name) => `tiles.0.${name}`).concat(['title', 'text', 'button'].map((name) => `tiles.1.${name}`)),
    );
    expect(withTexts(banner, new Map([['tiles.1.title', 'Teatr']]))).toEqual({
      kind: 'banner',
      tiles: [tile, { ...tile, graphicsId: 2, title: 'Teatr' }],
    });
  });
});
