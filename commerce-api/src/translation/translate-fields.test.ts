import { describe, expect, it } from '@jest/globals';
import { translateFields } from './translate-fields.ts';

const ukrainian = { language: 'ua', translate: (text: string, kept?: string) => `${text}!${kept ?? ''}` } as const;

describe('[J-106] structured texts of the shop', () => {
  it('say what shoppers read, and leave pictures, addresses and products alone', () => {
    const json = JSON.stringify({
      tiles: [{ title: 'Kino', text: 'OLED', button: 'Zobacz', url: '/tv.html', illustration: 'laptop', size: 3 }],
    });
    expect(JSON.parse(translateFields(json, ukrainian))).toEqual({
      tiles: [{ title: 'Kino!', text: 'OLED!', button: 'Zobacz!', url: '/tv.html', illustration: 'laptop', size: 3 }],
    });
    expect(translateFields('[{"alt":"Kino","view":"front"}]', ukrainian, 'K')).toBe('[{"alt":"Kino!K","view":"front"}]');
  });

  it.each(['', '{', 'none'])('%j stays as it is', (json) => expect(translateFields(json, ukrainian)).toBe(json));

  it('in Polish nothing is read', () =>
    expect(translateFields('{ "title": "Kino" }', { ...ukrainian, language: 'pl' })).toBe('{ "title": "Kino" }'));
});
