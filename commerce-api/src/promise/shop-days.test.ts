import { expect, it } from '@jest/globals';
import { shopDays } from './shop-days.ts';

const hours = ['09:00', '21:00'] as const;
const shop = { openingHours: [hours, hours, hours, hours, hours, hours, null] };

it('[J-351] a shop tells its hours for today in Poland and a week, closed on Sundays and holidays', () => {
  // 00:30 on 23 December in Poland.
  const days = shopDays(shop, new Date('2026-12-22T23:30:00Z'));
  expect(days.map(({ day }) => day.slice(5))).toEqual(['12-23', '12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30']);
  expect(days.map((one) => one.hours)).toEqual([hours, null, null, null, null, hours, hours, hours]);
});
