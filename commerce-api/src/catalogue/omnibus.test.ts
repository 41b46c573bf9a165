import { describe, expect, it } from '@jest/globals';
import { omnibusPrice } from './omnibus.ts';

const point = (since: string, finalPrice: number) => ({ since: new Date(since), finalPrice });

describe('lowest price of the 30 days before a reduction', () => {
  const reduction = new Date('2026-11-10T00:00:00Z');

  it('[P-02] is null when no reduction is announced', () => {
    expect(omnibusPrice([point('2026-01-01', 100_00)], null)).toBeNull();
  });

  it('[P-02] counts the price that was valid when the 30 days began', () => {
    expect(omnibusPrice([point('2026-01-01', 90_00), point('2026-10-20', 120_00), point('2026-11-10', 80_00)], reduction)).toBe(90_00);
  });

  it('[P-02] leaves out what ended before the 30 days', () => {
    expect(omnibusPrice([point('2026-01-01', 90_00), point('2026-09-20', 120_00), point('2026-11-10', 80_00)], reduction)).toBe(120_00);
  });

  it('[P-02] leaves out the reduced price itself', () => {
    expect(omnibusPrice([point('2026-01-01', 120_00), point('2026-11-10', 80_00)], reduction)).toBe(120_00);
  });

  it('[P-02] is null when nothing is known about the days before', () => {
    expect(omnibusPrice([point('2026-11-10', 80_00)], reduction)).toBeNull();
  });
});
