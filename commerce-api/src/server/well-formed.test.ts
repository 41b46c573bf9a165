import { describe, expect, it } from '@jest/globals';
import { isStorable } from './well-formed.ts';

describe('[J-118] a value can be stored', () => {
  it.each([
    ['text in any script', { a: ['Zażółć gęślą', 'Київ', '😀'], b: null, c: 1 }, true],
    ['half of an emoji', { a: ['\ud83d'] }, false],
    ['U+0000, also in a name', { 'a\u0000': 1 }, false],
    ['U+0000 deep inside', [[{ a: 'x\u0000' }]], false],
  ])('%s: %#', (_, value, expected) => expect(isStorable(value)).toBe(expected));
});
