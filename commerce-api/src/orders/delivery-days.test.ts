import { describe, expect, it } from '@jest/globals';
import { daysToChoose } from './delivery-days.ts';

const method = { isSaturdayDriven: true };
const now = new Date('2026-12-18T10:00:00Z');

describe('[K-17] days of delivery to choose from', () => {
  it('fourteen working days from the first possible one, without Sundays and holidays', () => {
    const days = daysToChoose({ deliveryFrom: '2026-12-22', status: 'processing', method }, now);
    expect(days).toHaveLength(14);
    expect(days.slice(0, 4)).toEqual(['2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29']);
    expect(days).not.toContain('2027-01-01');
  });

  it('on Saturdays only when the carrier drives then', () => {
    const days = daysToChoose({ deliveryFrom: '2027-01-08', status: 'processing', method: { isSaturdayDriven: false } }, now);
    expect(days.slice(0, 2)).toEqual(['2027-01-08', '2027-01-11']);
  });

  it('never today, and none once the order is on its way', () => {
    expect(daysToChoose({ deliveryFrom: '2026-12-01', status: 'processing', method }, now)[0]).toBe('2026-12-19');
    expect(daysToChoose({ deliveryFrom: '2026-12-22', status: 'shipped', method }, now)).toEqual([]);
  });
});
