import { describe, expect, it } from '@jest/globals';
import { randomUuid } from './random-uuid.ts';

describe('[J-72] a random UUID', () => {
  it('takes all of its digits but those of version and variant from chance', () => {
    expect(randomUuid((length) => new Uint8Array(length).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(randomUuid((length) => new Uint8Array(length))).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('is another one each time', () => {
    let turn = 0;
    const random = (length: number) => Uint8Array.from({ length }, () => (turn += 7));
    expect(randomUuid(random)).not.toBe(randomUuid(random));
  });
});
