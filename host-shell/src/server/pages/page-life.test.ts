import { describe, expect, it } from '@jest/globals';
import { publicLife } from './page-life.ts';

describe('[J-168] how long caches on the way keep a public page', () => {
  it.each([
    ['2026-11-24T14:00:00Z', 60, 600],
    ['2026-11-24T14:55:00Z', 60, 240],
    ['2026-11-24T14:59:30Z', 30, 0],
    ['2026-11-24T14:59:59.500Z', 0, 0],
  ])('at %s: fresh for %i s, old for %i s', (at, fresh, old) => {
    expect(publicLife(Date.parse(at))).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${old}`);
  });
});
