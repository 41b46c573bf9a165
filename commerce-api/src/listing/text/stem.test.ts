import { describe, expect, it } from '@jest/globals';
import { normalise, words } from './normalise.ts';
import { soundOf } from './phonetic.ts';
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
    expect(words('Pralka WT-8140E 8kg 1,5 m')).toEqual(['pralka', 'wt', '8140e', 'wt8140e', '8kg', '1.5', 'm']);
  });

  it.each([
    ['55 cali', '55cal'],
    ['55″', '55cal'],
    ['75"', '75cal'],
    ['10 000 mAh', '10000mah'],
    ['1400 obr./min', '1400obr'],
    ['2,5 litra', '2.5l'],
  ])('have an amount as one, however it is written: %s', (text, word) => expect(words(text)).toEqual([word]));

  it('are Latin letters whatever they are written in', () => {
    expect(normalise('телевізор')).toBe('telewizor');
  });

  it.each([
    ['lodówka', 'lodufka'],
    ['żelazko', 'rzelasko'],
    ['słuchawki', 'słuhafki'],
    ['mikrofalówka', 'mikrofalufka'],
  ])('[J-191] sound alike: %s and %s', (right, wrong) => expect(soundOf(wrong)).toBe(soundOf(right)));
});
