import { describe, expect, it } from '@jest/globals';

import { batchIds } from './batches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('reading in bulk', () => {
  it('[P-25] 250 ids are three calls', () => {
    expect(batchIds(numbers(250)).map((batch) => batch.length)).toEqual([100, 100, 50]);
    expect(batchIds([7, 7, 7])).toEqual([[7]]);
    expect(batchIds([])).toEqual([]);
  });
});
