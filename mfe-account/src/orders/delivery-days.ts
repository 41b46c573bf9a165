import type { Language } from 'shared-contracts';
import { dayText, hoursText } from 'shared-contracts/delivery';
import type { DeliveryChange, RestClient } from 'shared-contracts/rest';

type Answered<Result> = Result extends { readonly ok: true; readonly value: infer Value } ? Value : never;
/** When an order can come. */
export type OrderCalendar = Answered<Awaited<ReturnType<RestClient['readOrderDelivery']>>>;

/** Stands for no chosen day. */
export const ANY_DAY = '';

/** A day with its hours as a value of a form. */
export const dayValue = ({ date, range }: { readonly date: string; readonly range: string }): string => `${date} ${range}`;

/** The day that a form sends; null: none. */
export function dayOf(value: string): NonNullable<DeliveryChange['day']> | null {
  const [date, range] = value.split(' ');
  return date === undefined || range === undefined ? null : { date, range };
}

/** The days on offer as options, `czwartek 26 XI, 8:00–12:00`. A chosen day that is no longer offered stays as the first. */
export function dayOptions(
  { days, chosen }: OrderCalendar,
  language: Language,
): readonly { readonly value: string; readonly text: string }[] {
  const offered = days.flatMap(({ date, ranges }) => ranges.map((range) => ({ date, range })));
  const isOffered = chosen === null || offered.some((day) => dayValue(day) === dayValue(chosen));
  return (isOffered ? offered : [chosen, ...offered]).map((day) => ({
    value: dayValue(day),
    text: `${dayText(day.date, language)}, ${hoursText(day.range)}`,
  }));
}
