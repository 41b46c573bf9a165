import { describe, expect, it } from '@jest/globals';
import { sandboxCarrier } from './sandbox-carrier.ts';

const parcel = { number: '6200 1234', isToPoint: false, sentAt: new Date('2026-11-27T10:00:00Z') }; // a Friday
const wayAt = async (now: string, change: Partial<typeof parcel> = {}): Promise<readonly string[]> =>
  ((await sandboxCarrier(() => new Date(now)).track({ ...parcel, ...change })) ?? []).map(
    ({ state, at }) => `${state} ${at.toISOString().slice(0, 13)}`,
  );
const later = '2026-12-31T12:00:00Z';

describe('[J-310] parcels of the sandbox', () => {
  it('move with the time: taken over, on their way, with the courier on the next working day, delivered', async () => {
    expect(await wayAt('2026-11-27T10:00:00Z')).toEqual(['label_made 2026-11-27T10']);
    expect(await wayAt('2026-11-27T20:00:00Z')).toHaveLength(3);
    expect(await wayAt('2026-11-28T08:00:00Z')).toEqual([
      'label_made 2026-11-27T10',
      'taken_over 2026-11-27T16',
      'on_its_way 2026-11-27T20',
      'out_for_delivery 2026-11-28T07',
    ]);
    expect((await wayAt(later)).at(-1)).toBe('delivered 2026-11-28T12');
  });

  it('to a point wait there until they are collected', async () => {
    expect((await wayAt(later, { isToPoint: true })).slice(-2)).toEqual(['waits_at_point 2026-11-28T11', 'delivered 2026-11-30T17']);
  });

  it('whose number ends with nine are brought twice', async () => {
    expect((await wayAt(later, { number: '6200 1239 ' })).slice(-4)).toEqual([
      'out_for_delivery 2026-11-28T07',
      'attempt_failed 2026-11-28T12',
      'out_for_delivery 2026-11-30T07',
      'delivered 2026-11-30T12',
    ]);
  });

  it('that are handed over late leave on the next working day, in summer by summer time', async () => {
    expect((await wayAt(later, { sentAt: new Date('2026-07-11T15:00:00Z') }))[1]).toBe('taken_over 2026-07-13T15');
  });
});
