import { describe, expect, it } from '@jest/globals';
import { grosze } from '../money/index.ts';
import { dayText, deliveryPrice, hourText, polishDay, promiseEnd } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('[J-168] how a promise is said', () => {
  it.each([
    ['2026-11-26', 'czwartek 26 XI', 'четвер 26 XI'],
    ['2027-01-04', 'poniedziałek 4 I', 'понеділок 4 I'],
    ['2026-12-05', 'sobota 5 XII', 'субота 5 XII'],
  ])('%s is %s', (day, polish, ukrainian) => {
    expect([plain(dayText(day, 'pl')), plain(dayText(day, 'ua'))]).toEqual([polish, ukrainian]);
  });

  it.each([
    [4900, '49 zł'],
    [1299, '12,99 zł'],
    [0, '0 zł'],
    [199_900, '1 999 zł'],
    [100_050, '1 000,50 zł'],
  ])('%i grosze are %s', (amount, text) => expect(plain(deliveryPrice(grosze(amount)))).toBe(text));

  it('an hour, the day in Poland, and the end of the hour in which a promise holds', () => {
    expect(hourText(17)).toBe('17:00');
    expect(polishDay(Date.parse('2026-11-24T23:30:00Z'))).toBe('2026-11-25');
    expect(new Date(promiseEnd(Date.parse('2026-11-24T14:59:59Z'))).toISOString()).toBe('2026-11-24T15:00:00.000Z');
  });
});
