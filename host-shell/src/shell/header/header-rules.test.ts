import { describe, expect, it } from '@jest/globals';
import { STICKY_HEADER_HEIGHT } from 'shared-contracts';
import { counterText } from './counter.ts';
import { telephoneAddress } from './Helpline.tsx';
import { initialHiding, nextHiding, type HidingState } from './hiding-rule.ts';

const after = (...positions: readonly number[]): HidingState => positions.reduce(nextHiding, initialHiding);

describe('the sticky header', () => {
  it('[S-02] [N-20] is 66 px high', () => expect(STICKY_HEADER_HEIGHT).toBe(66));
  it('[S-03] stays while its own height has not been left behind', () => expect(after(20, 66).hidden).toBe(false));
  it('[S-03] hides on the way down beyond its height', () => expect(after(20, 67, 100).hidden).toBe(true));
  it('[S-03] returns on the way up', () => expect(after(100, 500, 480).hidden).toBe(false));
  it('[S-03] returns near the top', () => expect(after(100, 500, 60).hidden).toBe(false));
  it('does not tremble with the finger', () => expect(after(100, 500, 498, 501).hidden).toBe(true));
});

describe('a counter of the header', () => {
  it.each([
    [undefined, '0'],
    [null, '0'],
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('[S-13] shows %p as %s', (count, text) => expect(counterText(count)).toBe(text));
});

it('a number to call keeps only what a phone dials', () => {
  expect(telephoneAddress('+48 22 123-45-67')).toBe('tel:+48221234567');
});
