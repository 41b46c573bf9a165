import { describe, expect, it } from '@jest/globals';
import { intlLocale } from '../i18n/language.ts';
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

  it('weekdays and the Polish calendar are those of ICU, at each hour of six years', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });
    const [from, to] = [Date.parse('2025-12-31T00:30:00Z'), Date.parse('2032-01-01T02:00:00Z')];
    const differing: string[] = [];
    for (let at = from; at < to; at += 3_600_000) if (polishDay(at) !== calendar.format(at)) differing.push(new Date(at).toISOString());
    expect(differing).toEqual([]);

    const week = Array.from({ length: 7 }, (_, day) => `2026-11-${23 + day}`);
    for (const language of ['pl', 'ua'] as const) {
      const weekdays = new Intl.DateTimeFormat(intlLocale(language), { weekday: 'long', timeZone: 'UTC' });
      expect(week.map((day) => dayText(day, language).split(' ')[0])).toEqual(week.map((day) => weekdays.format(new Date(day))));
    }
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
