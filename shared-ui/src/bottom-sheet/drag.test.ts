import { describe, expect, test } from '@jest/globals';
import { dragCloses } from './drag.ts';

describe('[S-34] dragging a sheet of 400 px down', () => {
  test.each([
    [196, false],
    [200, false],
    [201, true],
    [400, true],
    [-50, false],
  ])('by %i px closes it: %s', (offset, closes) => {
    expect(dragCloses(offset, 400)).toBe(closes);
  });

  test('a sheet without height does not close', () => {
    expect(dragCloses(10, 0)).toBe(false);
  });
});
