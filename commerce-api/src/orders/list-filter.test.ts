import { describe, expect, it } from '@jest/globals';
import { foldText, patternsOf, periodOf } from './list-filter.ts';

const now = new Date('2026-11-26T12:00:00Z');

describe('what a customer looks for among the orders', () => {
  it.each([
    ['30-days', { from: new Date('2026-10-27T12:00:00Z') }],
    ['6-months', { from: new Date('2026-05-27T12:00:00Z') }],
    ['12-months', { from: new Date('2025-11-26T12:00:00Z') }],
    ['older', { until: new Date('2025-11-26T12:00:00Z') }],
  ] as const)('the period %s', (period, range) => {
    expect(periodOf(period, now)).toEqual(range);
  });

  it('[J-243] words are looked for without Polish letters, and signs of patterns mean themselves', () => {
    expect(foldText('Żółty ŁĄCZNIK')).toBe('zolty lacznik');
    expect(patternsOf('  Pralka   50% a_b\\ ')).toEqual(['%pralka%', '%50\\%%', '%a\\_b\\\\%']);
  });
});
