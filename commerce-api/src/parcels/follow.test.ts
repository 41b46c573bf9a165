import { describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.ts';
import type { Carriers } from './carrier.ts';
import { followParcels } from './follow.ts';
import { openCarriers } from './open-carriers.ts';
import type { DueParcel, NoteParcel, ParcelTransactions } from './transactions.ts';

const now = new Date('2026-11-28T10:00:00Z');
const parcel = (orderId: number, shippingMethod = 'dpd'): DueParcel => ({
  orderId,
  shippingMethod,
  number: String(orderId),
  isToPoint: false,
  sentAt: now,
});

/** A server over parcels that are due. */
async function follow(due: readonly DueParcel[], carriers: Carriers) {
  const left = [...due];
  const noted: number[] = [];
  const reports: unknown[] = [];
  const asked: string[] = [];
  let woken = 0;
  // Inputs have the types of the transactions that the name stands for.
  const run = async (name: keyof ParcelTransactions, input: unknown): Promise<unknown> => {
    asked.push(name);
    if (name === 'parcels.claim') return left.splice(0, 20);
    noted.push((input as NoteParcel).orderId);
    return true;
  };
  // Only these two transactions are run.
  const database = { run } as Database<ParcelTransactions>;
  await followParcels(
    { database, mail: { wake: () => void (woken += 1) }, carriers, now: () => now },
    { at: now, report: (error) => reports.push(error) },
  );
  return { noted, reports, asked, woken };
}

describe('[J-310] following parcels', () => {
  it('a carrier that fails, or knows nothing yet, keeps nobody else waiting; all that are due are asked about', async () => {
    const track = async ({ number }: { readonly number: string }) => {
      if (number === '1') throw new Error('out of order');
      return number === '2' ? null : [{ state: 'on_its_way' as const, at: now }];
    };
    const all = Array.from({ length: 23 }, (_, at) => parcel(at + 1));
    const { noted, reports, woken } = await follow(all, { methods: null, of: () => ({ track }) });
    expect([noted.length, noted[0], woken, reports.length]).toEqual([21, 3, 21, 1]);
  });

  it('[J-311] switched off, nobody is asked; beside InPost there is no sandbox', async () => {
    const tracking = { inpostUrl: 'https://inpost.example' };
    expect(
      (
        await follow(
          [parcel(1)],
          openCarriers({ ...tracking, parcels: 'off' }, () => now),
        )
      ).asked,
    ).toEqual([]);
    const inpost = openCarriers({ ...tracking, parcels: 'inpost' }, () => now);
    expect([inpost.methods, inpost.of('dpd'), inpost.of('paczkomaty') === undefined]).toEqual([['paczkomaty', 'inpost'], undefined, false]);
  });
});
