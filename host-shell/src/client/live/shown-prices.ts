import type { ShownQuery } from 'shared-contracts/catalogue-client';
import type { Grosze } from 'shared-contracts';
import { groszeSchema } from 'shared-contracts/money/schema';
import * as v from 'valibot';

/** A price that the page shows. */
export interface ShownPrice {
  readonly name: string;
  readonly finalPrice: Grosze;
  /** Instalments may be told beside it. */
  readonly hasTag: boolean;
}

const pricedSchema = v.object({
  sku: v.string(),
  name: v.optional(v.string(), ''),
  final_price: v.pipe(v.number(), groszeSchema),
  installmentsPriceTag: v.optional(v.nullable(v.object({}))),
});

function* pricedIn(value: unknown): Generator<v.InferOutput<typeof pricedSchema>> {
  if (typeof value !== 'object' || value === null) return;
  // Most objects are none: the schema is asked about those that may be.
  const priced = 'final_price' in value ? v.safeParse(pricedSchema, value) : null;
  if (priced?.success) yield priced.output;
  for (const inner of Object.values(value)) yield* pricedIn(inner);
}

/** Answers do not change: each is searched once, however many messages come. */
const found = new WeakMap<object, readonly v.InferOutput<typeof pricedSchema>[]>();

const pricesIn = (data: unknown): readonly v.InferOutput<typeof pricedSchema>[] => {
  if (typeof data !== 'object' || data === null) return [];
  const known = found.get(data) ?? [...pricedIn(data)];
  found.set(data, known);
  return known;
};

/** Q-26, ∅16: the products whose prices the page shows, by SKU, as they were read: tiles, the product of the page and those it names. */
export const shownPrices = (shown: readonly ShownQuery[]): ReadonlyMap<string, ShownPrice> => {
  const prices = new Map<string, ShownPrice>();
  for (const { sku, name, final_price: finalPrice, installmentsPriceTag: tag } of shown.flatMap(({ data }) => pricesIn(data)))
    prices.set(sku, { name, finalPrice, hasTag: tag !== undefined || (prices.get(sku)?.hasTag ?? false) });
  return prices;
};
