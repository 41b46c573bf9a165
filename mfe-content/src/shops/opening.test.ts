import { describe, expect, it } from '@jest/globals';
import { hoursSpans, openingAt } from './opening.ts';

const hours = { open: '09:00', close: '21:00' };
/** From Wednesday 23 December 2026: Christmas, then a Sunday. */
const days = [
  { day: '2026-12-23', hours },
  { day: '2026-12-24', hours: null },
  { day: '2026-12-25', hours: null },
  { day: '2026-12-26', hours: null },
  { day: '2026-12-27', hours: null },
  { day: '2026-12-28', hours },
];

describe('[J-351] whether a shop is open, by the clock in Poland', () => {
  it.each([
    ['2026-12-23T07:59:59Z', { isOpen: false, day: 'today', date: '2026-12-23', from: '9:00' }],
    ['2026-12-23T08:00:00Z', { isOpen: true, until: '21:00' }],
    ['2026-12-23T19:59:59Z', { isOpen: true, until: '21:00' }],
    ['2026-12-23T20:00:00Z', { isOpen: false, day: 'later', date: '2026-12-28', from: '9:00' }],
    ['2026-12-27T22:59:00Z', { isOpen: false, day: 'tomorrow', date: '2026-12-28', from: '9:00' }],
    ['2026-12-27T23:00:00Z', { isOpen: false, day: 'today', date: '2026-12-28', from: '9:00' }],
  ])('%s', (at, opening) => expect(openingAt(days, Date.parse(at))).toEqual(opening));

  it('tomorrow is the next day, also on the one that has 25 hours', () => {
    const monday = [{ day: '2026-10-26', hours }];
    // 00:30 on Sunday 25 October in Poland; clocks go back at three.
    expect(openingAt(monday, Date.parse('2026-10-24T22:30:00Z'))).toMatchObject({ day: 'tomorrow', date: '2026-10-26' });
  });

  it('is not told where the days that are known have passed, or it never opens', () => {
    expect(openingAt(days, Date.parse('2026-12-28T20:30:00Z'))).toBeNull();
    expect(openingAt([{ day: '2026-12-24', hours: null }], Date.parse('2026-12-24T10:00:00Z'))).toBeNull();
  });

  it('days of the week with the same hours stand together', () => {
    const short = { open: '10:00', close: '15:00' };
    expect(hoursSpans([hours, hours, hours, hours, hours, short, null])).toEqual([
      { first: 0, last: 4, hours },
      { first: 5, last: 5, hours: short },
      { first: 6, last: 6, hours: null },
    ]);
  });
});
