import { describe, expect, it } from '@jest/globals';
import { askedLanguage } from './asked-language.ts';
import { createTranslate } from './translate.ts';

describe('[J-91] texts of the catalogue in the language of a request', () => {
  it('are translated once, and kept by their text and what is kept in it', () => {
    const asked: unknown[] = [];
    const translateTo = createTranslate({
      translate: (text, kept) => {
        asked.push([text, kept]);
        return `${text}!`;
      },
      isLearning: true,
    });
    const translate = translateTo('ua');
    expect([translate('Pralka'), translate('Pralka'), translate('Pralka', 'Morena')]).toEqual(['Pralka!', 'Pralka!', 'Pralka!']);
    expect(asked).toEqual([
      ['Pralka', undefined],
      ['Pralka', 'Morena'],
    ]);
  });

  it('are not asked for again where the provider has said all that it will ever know', () => {
    let asked = 0;
    const translate = createTranslate({ translate: () => void (asked += 1), isLearning: false })('ua');
    expect([translate('Pralka'), translate('Pralka'), asked]).toEqual(['Pralka', 'Pralka', 1]);
  });

  it('are Polish in Polish, without a provider, and while the provider does not know them', () => {
    const known = new Map<string, string>();
    const translateTo = createTranslate({ translate: (text) => known.get(text), isLearning: true });
    expect([translateTo('pl')('Pralka'), createTranslate(undefined)('ua')('Pralka'), translateTo('ua')('Pralka')]).toEqual([
      'Pralka',
      'Pralka',
      'Pralka',
    ]);
    known.set('Pralka', 'Пральна машина');
    expect(translateTo('ua')('Pralka')).toBe('Пральна машина');
  });
});

describe('[I-01] [T-12] the language of a request', () => {
  it.each([
    [undefined, 'pl'],
    ['', 'pl'],
    ['a=b; translation=%7B%22language%22%3A%22ua%22%7D', 'ua'],
    ['translation={"language":"UK"}; a=b', 'ua'],
    ['translation=%7B%22language%22%3A%22pl%22%7D', 'pl'],
    ['old_translation=%7B%22language%22%3A%22ua%22%7D', 'pl'],
    ['translation=%%%', 'pl'],
    ['translation=ua', 'pl'],
  ])('of the cookies %j is %s', (cookies, language) => expect(askedLanguage(cookies)).toBe(language));
});
