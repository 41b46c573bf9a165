/** Expressions that the builder has no word for; their types follow from what they are made of. */
import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';
import type { Sequence } from './tables.ts';

/** The time at which the transaction began. */
export const now: RawBuilder<Date> = sql<Date>`now()`;

/** The next number of a sequence. */
export const nextOf = (sequence: Sequence): RawBuilder<number> => sql<number>`nextval(${sql.lit(sequence)})`;

/** One of the numbers, however many: `= any` takes them as one value. */
export const anyOf = (numbers: readonly number[]): RawBuilder<number> => sql<number>`any(${numbers}::int[])`;

interface CastTypes {
  readonly boolean: boolean;
  readonly integer: number;
}

/** An expression as another SQL type. */
export const castTo = <Type extends keyof CastTypes>(expression: Expression<unknown>, type: Type): RawBuilder<CastTypes[Type]> =>
  sql`cast(${expression} as ${sql.raw(type)})`;

/** All values of a column in a group. */
export const arrayOf = <Value>(column: Expression<Value>): RawBuilder<Value[]> => sql<Value[]>`array_agg(${column})`;

/** What becomes of a value inside JSON: times are texts there. */
type InJson<Value> = Value extends Date ? string : Value;

/** All values of a column as a JSON list; null when there are no rows. */
export const jsonList = <Value>(column: Expression<Value>): RawBuilder<readonly InJson<Value>[] | null> => sql`json_agg(${column})`;

type Values<Columns extends readonly Expression<unknown>[]> = {
  readonly [Index in keyof Columns]: Columns[Index] extends Expression<infer Value> ? InJson<Value> : never;
};

/** The columns of all rows as a JSON list of lists; null when there are no rows. */
export const jsonRows = <const Columns extends readonly Expression<unknown>[]>(
  columns: Columns,
  orderBy: RawBuilder<unknown> = sql``,
): RawBuilder<readonly Values<Columns>[] | null> => sql`json_agg(json_build_array(${sql.join(columns)}) ${orderBy})`;
