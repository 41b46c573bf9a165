import { describe, expect, it } from '@jest/globals';
import { readSynonyms, synonymsOf, synonymsText } from './synonyms.ts';

describe('[J-258] synonyms as editors write them', () => {
  it('are one word a line; a word of two lines has the words of both', () => {
    const synonyms = readSynonyms('Inox = srebrny\n\ninox = nierdzewna, stal ');
    expect(synonyms).toEqual({ inox: ['srebrny', 'nierdzewna', 'stal'] });
    expect(synonymsText(synonyms ?? {})).toBe('inox = srebrny, nierdzewna, stal');
  });

  it.each(['bez znaku', 'dwa słowa = jedno', 'inox =', '= srebrny', 'a = b = c'])('are refused where a line is none: %s', (text) =>
    expect(readSynonyms(text)).toBeNull(),
  );

  it.each(['constructor', '__proto__', 'tostring'])('know %s as a word', (word) =>
    expect(Object.entries(synonymsOf([{ text: `${word} = x` }]))).toEqual([[word, ['x']]]),
  );
});
