import { describe, expect, it } from '@jest/globals';
import { sayParts } from './parts-in-language.ts';

const ukrainian = { language: 'ua', say: (text: string, kept?: string) => `${text}!${kept ?? ''}` } as const;

describe('[J-106] structured texts of the shop', () => {
  it('say what shoppers read, and leave pictures, addresses and products alone', () => {
    const json = JSON.stringify({
      tiles: [{ title: 'Kino', text: 'OLED', button: 'Zobacz', url: '/tv.html', illustration: 'laptop', size: 3 }],
    });
    expect(JSON.parse(sayParts(json, ukrainian))).toEqual({
      tiles: [{ title: 'Kino!', text: 'OLED!', button: 'Zobacz!', url: '/tv.html', illustration: 'laptop', size: 3 }],
    });
    expect(sayParts('[{"alt":"Kino","view":"front"}]', ukrainian, 'K')).toBe('[{"alt":"Kino!K","view":"front"}]');
  });

  it.each(['', '{', 'none'])('%j stays as it is', (json) => expect(sayParts(json, ukrainian)).toBe(json));

  it('in Polish nothing is read', () =>
    expect(sayParts('{ "title": "Kino" }', { ...ukrainian, language: 'pl' })).toBe('{ "title": "Kino" }'));
});
