import { describe, expect, it } from '@jest/globals';
import { cleanText, photoUrl } from './index.ts';

const lines = { lines: true } as const;
const line = { lines: false } as const;

describe('[J-155] text of a stranger', () => {
  it('is kept as it was meant: markup is text, emoji and other alphabets stay', () => {
    const text = '<script>alert(1)</script> & "ok" 👩‍🔧 עברית Привіт';
    expect(cleanText(text, lines)).toBe(text);
  });

  it('loses what turns or hides the text around it', () => {
    expect(cleanText('dobry\u202E ynlaif\u2066\u200F\uFEFF', line)).toBe('dobry ynlaif');
    expect(cleanText('a\u0007b\u{E0041}c', line)).toBe('abc');
  });

  it('piles no marks over the lines above', () => {
    expect([...cleanText(`z${'\u0301\u0302\u0303\u0304'.repeat(20)}o`, line)].length).toBeLessThanOrEqual(7);
  });

  it('keeps its lines where it may have them, one empty one at most', () => {
    expect(cleanText('  jeden \r\n\n\n\n dwa\ttrzy\u2028koniec  ', lines)).toBe('jeden\n\n dwa trzy\nkoniec');
    expect(cleanText(' Ola\n z\t Gdyni ', line)).toBe('Ola z Gdyni');
  });

  it('is nothing when nobody can see it', () => expect(cleanText('\u200E \u2067\n', lines)).toBe(''));
});

it('[J-152] photos of reviews have addresses of their own', () =>
  expect([photoUrl('a-b', 'picture'), photoUrl('a-b', 'thumbnail')]).toEqual(['/media/review/a-b', '/media/review/a-b/thumbnail']));
