import { describe, expect, it } from '@jest/globals';

import {
  formatTranslationCookie,
  htmlLanguage,
  intlLocale,
  languageFromCookies,
  parseLanguage,
  parseTranslationCookie,
} from './language.ts';

describe('languages', () => {
  it.each([
    ['pl', 'pl'],
    ['PL', 'pl'],
    ['ua', 'ua'],
    ['UA', 'ua'],
    ['uk', 'ua'],
    ['Uk', 'ua'],
    ['en', undefined],
    ['', undefined],
    [7, undefined],
    [null, undefined],
  ])('[I-01] the code %p is read as %p', (code, language) => {
    expect(parseLanguage(code)).toBe(language);
  });

  it('[I-01] uk stands only for the page language and for Intl', () => {
    expect([htmlLanguage('pl'), htmlLanguage('ua')]).toEqual(['pl', 'uk']);
    expect([intlLocale('pl'), intlLocale('ua')]).toEqual(['pl-PL', 'uk-UA']);
  });

  it('[I-02] [T-12] Polish removes the translation cookie, Ukrainian writes JSON with a language field', () => {
    expect(formatTranslationCookie('pl')).toBeUndefined();
    const value = formatTranslationCookie('ua');
    expect(decodeURIComponent(value ?? '')).toBe('{"language":"ua"}');
    expect(parseTranslationCookie(value)).toBe('ua');
  });

  it.each(['', '{', '%', '[]', 'null', '{"language":5}', '"ua"', '{"lang":"ua"}'])(
    '[T-12] the broken cookie %p chooses nothing',
    (value) => {
      expect(parseTranslationCookie(value)).toBeUndefined();
    },
  );

  it('[O-01] a visit without a choice is Polish', () => {
    expect(languageFromCookies(undefined)).toBe('pl');
    expect(languageFromCookies('a=1; xtranslation=%7B%7D; b=2')).toBe('pl');
    expect(languageFromCookies('a=1; translation=%7B%22language%22%3A%22uk%22%7D')).toBe('ua');
    expect(languageFromCookies('translation={"language":"UA"}')).toBe('ua');
  });
});
