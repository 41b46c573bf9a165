import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addWorkingDays, dayAfter, isWorkingDay, polishDay, polishHour } from './working-days.ts';

describe('[J-39] days on which goods travel', () => {
  it.each([
    ['2026-11-21', true, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-11-11', false, 'Independence Day'],
    ['2026-12-24', false, 'Christmas Eve'],
    ['2026-04-06', false, 'Easter Monday'],
    ['2026-06-04', false, 'Corpus Christi'],
    ['2027-03-29', false, 'Easter Monday of another year'],
    ['2026-12-23', true, 'the day before'],
  ])('%s is a working day: %p (%s)', (day, is) => expect(isWorkingDay(day)).toBe(is));

  it('Sundays and holidays are not counted', () => {
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-21');
    expect(addWorkingDays('2026-11-20', 2)).toBe('2026-11-23');
    expect(addWorkingDays('2026-12-23', 1)).toBe('2026-12-28');
    expect(addWorkingDays('2026-11-22', 0)).toBe('2026-11-23');
  });

  it('the day is that of Poland, not of the server', () => {
    expect(polishDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
    expect(polishDay(new Date('2026-07-20T22:30:00Z'))).toBe('2026-07-21');
  });

  it('nor is the hour, in winter as in summer', () => {
    expect(polishHour(new Date('2026-11-20T14:59:59Z'))).toBe(15);
    expect(polishHour(new Date('2026-07-20T14:00:00Z'))).toBe(16);
    expect(polishHour(new Date('2026-11-20T23:30:00Z'))).toBe(0);
  });

  it('more days never come earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 40 }), (start, days) => {
        const day = dayAfter('2024-01-01', start);
        expect(addWorkingDays(day, days + 1) > addWorkingDays(day, days)).toBe(true);
        expect(isWorkingDay(addWorkingDays(day, days))).toBe(true);
      }),
    );
  });
});
