import { describe, expect, test } from '@jest/globals';
import { brandGroups, DIGITS, indexLetters, sectionId } from './brand-index.ts';

const brands = (...names: string[]) => names.map((name) => ({ name }));
const lettersOf = (...names: string[]) => brandGroups(brands(...names)).map(({ letter }) => letter);

describe('the index of brands', () => {
  test('[R-32] letters stand in the order of the Polish alphabet, digits before them', () => {
    expect(lettersOf('Żubr', 'Zefir', 'Łan', 'Lipowa', 'Śnieżka', 'Sudety', '4Home', 'Źródło')).toEqual([
      DIGITS,
      'L',
      'Ł',
      'S',
      'Ś',
      'Z',
      'Ź',
      'Ż',
    ]);
  });

  test('[R-32] a brand written small stands with the others of its letter', () => {
    const [group] = brandGroups(brands('kleks', 'Kalina', 'Kałamarz', 'KOKON'));
    expect(group?.brands.map(({ name }) => name)).toEqual(['Kalina', 'Kałamarz', 'kleks', 'KOKON']);
  });

  test('[R-32] every brand is listed exactly once', () => {
    const all = brands('A', 'Ą', 'b', '1', 'Ż', 'ż', ' Kot');
    expect(brandGroups(all).flatMap((group) => group.brands)).toHaveLength(all.length);
  });

  test('[R-32] letters without brands keep their place in the index, but lead nowhere', () => {
    const letters = indexLetters(brandGroups(brands('Łan')));
    expect(letters.find(({ letter }) => letter === 'Ł')?.filled).toBe(true);
    expect(letters.filter(({ filled }) => !filled).map(({ letter }) => letter)).toContain('B');
    expect(letters.map(({ letter }) => letter)).not.toContain(DIGITS);
    expect(letters.at(-1)?.letter).toBe('Ż');
  });

  test('a letter has an anchor of its own', () => {
    expect([sectionId('L'), sectionId('Ł'), sectionId(DIGITS)]).toEqual(['marki-l', 'marki-ł', 'marki-cyfry']);
  });
});
