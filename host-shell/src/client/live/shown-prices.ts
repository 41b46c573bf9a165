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

/** Q-26, ∅16: the products whose prices the page shows, by SKU, as they were read: tiles, the product of the page and those it names. */
export const shownPrices = (shown: readonly ShownQuery[]): ReadonlyMap<string, ShownPrice> => {
  const found = new Map<string, ShownPrice>();
  for (const { sku, name, final_price: finalPrice, installmentsPriceTag: tag } of shown.flatMap(({ data }) => [...pricedIn(data)]))
    found.set(sku, { name, finalPrice, hasTag: tag !== undefined || (found.get(sku)?.hasTag ?? false) });
  return found;
};
