import { describe, expect, test } from '@jest/globals';
import { byLetter, termPath } from './alphabet.ts';

const term = (letter: string) => ({ letter });

describe('the index of the glossary', () => {
  test('[∅56] runs from A to Ż in Polish order and keeps letters without terms', () => {
    const letters = byLetter([term('Ż'), term('Ś'), term('A')], 'pl').map(({ letter }) => letter);
    expect(letters.indexOf('S')).toBe(letters.indexOf('Ś') - 1);
    expect([letters[0], letters.at(-1)]).toEqual(['A', 'Ż']);
    expect(letters).toContain('T');
    expect(letters).not.toContain('Q');
  });

  test('[∅56] rare letters and digits stand in it when terms begin with them', () => {
    const groups = byLetter([term('Q'), term('4')], 'pl');
    expect(groups[0]).toEqual({ letter: '4', terms: [term('4')] });
    expect(groups.map(({ letter }) => letter)).toContain('Q');
  });

  test('[J-323] in Ukrainian runs over both alphabets, and has only the letters of its terms', () => {
    const groups = byLetter([term('A'), term('І'), term('Т'), term('4'), term('Z')], 'ua');
    expect(groups.map(({ letter }) => letter)).toEqual(['4', 'І', 'Т', 'A', 'Z']);
  });

  test('[R-57] an id is safe in the address', () => {
    expect(termPath('hdr10+')).toBe('/slowniczek-pojec/hdr10%2B');
  });
});
