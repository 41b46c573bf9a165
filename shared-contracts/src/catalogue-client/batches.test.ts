import { describe, expect, it, jest } from '@jest/globals';

import { batchIds, categoriesToFetch, createBlacklist, createInstallmentRequests, loadInBatches, splitFields } from './batches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('reading in bulk', () => {
  it('[P-25] [N-27] 250 ids are three calls', () => {
    expect(batchIds(numbers(250)).map((batch) => batch.length)).toEqual([100, 100, 50]);
    expect(batchIds([7, 7, 7])).toEqual([[7]]);
    expect(batchIds([])).toEqual([]);
  });

  it('[P-26] [N-27] 31 fields are two calls, 30 are one', () => {
    expect(splitFields(numbers(31).map(String))).toHaveLength(2);
    expect(splitFields(numbers(30).map(String))).toHaveLength(1);
  });

  it('[P-27] a batch that fails is repeated four times, 3 s apart', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const load = jest.fn(async (_ids: readonly number[]): Promise<readonly number[]> => {
      throw new Error('no');
    });
    await expect(loadInBatches([1], load, wait)).rejects.toThrow('no');
    expect([load.mock.calls.length, waits]).toEqual([5, [3000, 3000, 3000, 3000]]);
    expect(await loadInBatches(numbers(120), async (ids) => ids, wait)).toEqual(numbers(120));
  });

  it('[P-22] [P-23] [N-31] categories 1 and 2 and those of the last five minutes are not asked for', () => {
    const known = new Map([[5, { fetchedAt: 1000, fields: new Set(['id', 'name']) }]]);
    expect(categoriesToFetch([1, 2, 5, 6, 6], ['id'], known, 300_999)).toEqual([6]);
    expect(categoriesToFetch([5], ['id'], known, 301_000)).toEqual([5]);
    expect(categoriesToFetch([5], ['id', 'path'], known, 2000)).toEqual([5]);
  });

  it('[P-28] [N-16] an id that gave nothing five times is asked no more; in sets once is enough', () => {
    const single = createBlacklist<number>('single');
    for (let times = 1; times < 5; times += 1) single.note([9], []);
    expect(single.allowed([9])).toEqual([9]);
    single.note([9], []);
    expect(single.allowed([8, 9])).toEqual([8]);
    const sets = createBlacklist<string>('set');
    sets.note(['A', 'B'], ['B']);
    expect(sets.allowed(['A', 'B'])).toEqual(['B']);
    sets.note(['A'], ['A']);
    expect(sets.allowed(['A'])).toEqual(['A']);
  });

  it('[P-29] instalments are not asked twice for the same set, nor for banned SKUs', () => {
    const request = createInstallmentRequests((sku) => sku === 'BANNED');
    expect(request(['B', 'A', 'BANNED'])).toEqual(['A', 'B']);
    expect(request(['A', 'B'])).toEqual([]);
    expect(request(['A'])).toEqual(['A']);
    expect(request(['BANNED'])).toEqual([]);
  });
});
