import { describe, expect, it } from '@jest/globals';
import { canChoosePickup, pickupDays } from './days.ts';
import { changesAfter, stepOf } from './due-rows.ts';

describe('[J-288] the day on which a courier collects the goods of a complaint', () => {
  it.each([
    // A Thursday; by the clock of Poland, an hour ahead in winter.
    ['2026-11-26T14:59:00Z', '2026-11-27'],
    ['2026-11-26T15:00:00Z', '2026-11-30'],
    // Tomorrow is a Saturday, which it does not drive on.
    ['2026-11-27T09:00:00Z', '2026-11-30'],
    // Late on the 22nd in Warsaw already the 23rd; the 24th, 25th and 26th are holidays, then comes a weekend.
    ['2026-12-22T23:30:00Z', '2026-12-28'],
  ])('at %s is %s at the earliest', (now, first) => expect(pickupDays(new Date(now))[0]).toBe(first));

  it('is one of ten working days', () => {
    const days = pickupDays(new Date('2026-12-28T09:00:00Z'));
    expect(days).toHaveLength(10);
    expect(days).not.toContain('2027-01-01');
    expect(days).not.toContain('2027-01-06');
    expect(days).not.toContain('2027-01-02');
  });

  const now = new Date('2026-11-26T23:30:00Z');
  const open = { returnWay: 'courier' as const, state: 'submitted' as const };
  it.each([
    ['with no day yet', { ...open, pickup: null }, true],
    ['before its day', { ...open, pickup: { day: '2026-11-28', collected_at: null } }, true],
    ['on its day, which has begun in Warsaw', { ...open, pickup: { day: '2026-11-27', collected_at: null } }, false],
    ['when the courier did not come', { ...open, pickup: { day: '2026-11-26', collected_at: null } }, true],
    ['when it is collected', { ...open, pickup: { day: '2026-11-25', collected_at: now } }, false],
    ['of an accepted complaint', { ...open, state: 'accepted' as const, pickup: null }, true],
    ['of a rejected complaint', { ...open, state: 'rejected' as const, pickup: null }, false],
    ['of what is brought to a shop', { ...open, returnWay: 'shop' as const, pickup: null }, false],
  ])('%s can be chosen: %#', (_, complaint, expected) => expect(canChoosePickup(complaint, now)).toBe(expected));
});

describe('[J-288] [J-335] what the courier is told', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  it.each([
    ['of a new day', { day: '2026-11-28', booked_day: null, ended_at: null }, 'book'],
    ['of another day', { day: '2026-11-28', booked_day: '2026-11-27', ended_at: null }, 'book'],
    ['nothing, but asked, on a day it knows', { day: '2026-11-26', booked_day: '2026-11-26', ended_at: null }, 'ask'],
    ['that goods which came otherwise are collected no more', { day: '2026-11-28', booked_day: '2026-11-28', ended_at: now }, 'cancel'],
  ])('%s', (_, row, step) => expect(stepOf(row)).toBe(step));

  it('once: what was cancelled is known to the courier no more', () =>
    expect(changesAfter({ done: { step: 'cancel' }, day: '2026-11-28', at: now.toISOString() })).toEqual({ booked_day: null }));
});
