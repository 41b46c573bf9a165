import type { Grosze } from 'shared-contracts/money';
import type { ShippingMethod } from '../model/commerce.ts';
import { drivingDays } from './carriage.ts';
import type { Way } from './promise.ts';
import { weekdayOf } from './working-days.ts';

/** Hours between which a carrier comes, as A-05 writes them. */
const ranges = ['08-12', '12-16', '16-20'] as const;
const saturday = 5;
const saturdayEnd = 16;

/** Days offered unless another number is asked. */
export const usualDays = 14;

interface CalendarRange {
  readonly range: string;
  /** Names the day and the hours. */
  readonly code: string;
  readonly price: Grosze;
  readonly available: boolean;
}

export interface CalendarDay {
  readonly date: string;
  readonly ranges: readonly CalendarRange[];
}

/** Whether a day can be chosen for it: only what is brought to a door comes on a day of the shopper's. */
export const hasChosenDay = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => kind === 'courier' || kind === 'large';

/** Names a day and its hours. */
export const dayCode = (date: string, range: string): string => `${date}_${range}`;

const isLate = (range: string): boolean => Number(range.slice(3)) > saturdayEnd;

/** the days on which a way can bring goods, from the first promised one on; on Saturdays carriers go home at four. */
export const calendarOf = ({ method, price, days: [first] }: Way, count: number): readonly CalendarDay[] =>
  drivingDays(first, count, method).map((date) => ({
    date,
    ranges: ranges.map((range) => ({
      range,
      code: dayCode(date, range),
      price,
      available: !(weekdayOf(date) === saturday && isLate(range)),
    })),
  }));

export interface ChosenDay {
  /** `2026-11-26` */
  readonly date: string;
  /** `08-12` */
  readonly range: string;
}

/** whether a way can bring goods on this day and within these hours, as its calendar stands now. */
export const isDayPossible = (way: Way, { date, range }: ChosenDay): boolean =>
  hasChosenDay(way.method) &&
  calendarOf(way, usualDays).some((day) => day.date === date && day.ranges.some((one) => one.range === range && one.available));
