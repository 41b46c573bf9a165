import { describe, expect, it } from '@jest/globals';
import { normalise, words } from './normalise.ts';
import { stem } from './stem.ts';

describe('[J-04] words of a search', () => {
  it('lose their Polish marks', () => {
    expect(normalise('Żelazko ŁÓDŹ')).toBe('zelazko lodz');
  });

  it.each([
    [['pralka', 'pralki', 'pralek', 'pralkami']],
    [['lodowka', 'lodowki', 'lodowek']],
    [['telewizor', 'telewizory', 'telewizorow', 'telewizora']],
    [['odkurzacz', 'odkurzacze', 'odkurzaczy']],
    [['sluchawki', 'sluchawek']],
    [['bialy', 'biala', 'biale', 'bialych']],
    [['laptop', 'laptopy', 'laptopow']],
  ])('%j share a stem', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('fall apart at amounts, models give parts and whole', () => {
    expect(words('Pralka WT-8140E 8kg 1,5 m')).toEqual(['pralka', 'wt', '8140e', 'wt8140e', '8', 'kg', '1.5', 'm']);
  });
});
