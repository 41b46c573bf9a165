import * as v from 'valibot';
import { groszeSchema } from '../money/schema.ts';

const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(integer, v.minValue(0));
const price = v.pipe(count, groszeSchema);

/** L-06: a product's identity and the fields that were asked for, or have changed. Money in grosze. */
const liveProductSchema = v.looseObject({
  id: integer,
  sku: v.string(),
  price: v.exactOptional(price),
  final_price: v.exactOptional(price),
  omnibus_price: v.exactOptional(v.nullable(price)),
  qty: v.exactOptional(integer),
  availability: v.exactOptional(integer),
  is_sales_blocked: v.exactOptional(v.boolean()),
});

/** L-04, ≠39: the fields of a listing that show whether the one on the page is outdated. */
export const liveListingSchema = v.object({
  total_count: count,
  items_ids: v.array(v.string()),
  facets: v.array(v.object({ code: v.string(), values: v.array(v.object({ value_id: v.string(), count })) })),
  stats: v.array(v.object({ code: v.string(), min: v.number(), max: v.number(), count })),
});

/** J-274: for so long the commerce server keeps which products have changed, ms: pages open their sockets some seconds after they were rendered. */
export const CHANGES_KEPT_MS = 120_000;

/** What the commerce server sends over the live socket: changes as they happen, and replies to `PageMessage`. */
const serverMessageSchema = v.union([
  v.object({ wsProducts: v.array(liveProductSchema) }),
  v.object({ wsCatalog: v.object({ category_id: integer, ...liveListingSchema.entries }) }),
  v.object({ wsCategories: v.array(v.object({ id: integer })) }), // L-05
  v.object({ wsManufacturers: v.array(v.object({ id: integer })) }), // L-07
]);

const textSchema = v.pipe(v.string(), v.parseJson(), serverMessageSchema);

export type LiveProduct = v.InferOutput<typeof liveProductSchema>;
export type LiveListing = v.InferOutput<typeof liveListingSchema>;
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;

/** Parses what the commerce server has sent; null when this release knows no such message. */
export const readServerMessage = (raw: string): ServerMessage | null => {
  const result = v.safeParse(textSchema, raw);
  return result.success ? result.output : null;
};
