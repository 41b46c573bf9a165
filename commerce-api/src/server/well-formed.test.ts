import { describe, expect, it } from '@jest/globals';
import { isStorable } from './well-formed.ts';

describe('[J-118] a value can be stored', () => {
  it.each([
    ['text in any script', { a: ['Zażółć gęślą', 'Київ', '😀'], b: null, c: 1 }, true],
    ['half of an emoji', { a: ['\ud83d'] }, false],
    ['U+0000, also in a name', { 'a\u0000': 1 }, false],
    ['U+0000 deep inside', [[{ a: 'x\u0000' }]], false],
  ])('%s: %#', (_, value, expected) => expect(isStorable(value)).toBe(expected));

  it('the bytes of a file are not looked at one by one: a large one holds up no other caller', () => {
    const from = performance.now();
    expect(isStorable({ file: Buffer.alloc(10 * 1024 * 1024) })).toBe(true);
    expect(performance.now() - from).toBeLessThan(500);
  });
});
