import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** J-243: where orders of a list stand: on their way (neither delivered nor cancelled), delivered, cancelled. */
export const orderStates = ['open', 'delivered', 'cancelled'] as const;
/** J-243: when they were placed. */
export const orderPeriods = ['30-days', '6-months', '12-months', 'older'] as const;

/** What a customer looks for among the orders; what is missing does not matter. */
export interface OrderFilter {
  readonly state?: (typeof orderStates)[number];
  readonly period?: (typeof orderPeriods)[number];
  /** Part of a number, or words of a product's name. */
  readonly text?: string;
}

const dayMs = 24 * 60 * 60_000;
const daysOf = { '30-days': 30, '6-months': 183, '12-months': 365, older: 365 } as const;

/** From when (inclusive) and until when (exclusive) orders of a period were placed. */
export function periodOf(period: NonNullable<OrderFilter['period']>, now: Date): { readonly from?: Date; readonly until?: Date } {
  const border = new Date(now.getTime() - daysOf[period] * dayMs);
  return period === 'older' ? { until: border } : { from: border };
}

const accented = 'ąćęłńóśźż';
const plain = 'acelnoszz';

/** `Żółty Łącznik` → `zolty lacznik`: what is typed without Polish letters is found, too. */
export const foldText = (text: string): string =>
  [...text.toLowerCase()].map((sign) => (accented.includes(sign) ? plain.charAt(accented.indexOf(sign)) : sign)).join('');

/** The same in SQL; a database without a locale lowers ASCII alone. */
const folded = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`lower(translate(${text}, ${accented + accented.toUpperCase()}, ${plain + plain}))`;

/** Each word as a pattern of LIKE; its own signs mean themselves. */
export const patternsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** Whether all words are in the name of one of an order's products. */
export const hasProduct = (document: Expression<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from jsonb_array_elements(${document} -> 'items') as item where ${folded(sql<string>`item ->> 'name'`)} like all (${patternsOf(text)}::text[]))`;
