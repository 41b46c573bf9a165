import * as v from 'valibot';

/** Characters that fit a toast. */
const LONGEST_NOTICE = 300;

const id = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const grosze = count;

/** A product in a message of the socket: its identity and the changed fields (L-06). */
const pushedProduct = v.looseObject({
  id,
  sku: v.string(),
  price: v.optional(grosze),
  final_price: v.optional(grosze),
  omnibus_price: v.optional(v.nullable(grosze)),
  qty: v.optional(v.pipe(v.number(), v.integer())),
  availability: v.optional(v.pipe(v.number(), v.integer())),
  is_sales_blocked: v.optional(v.boolean()),
});

/** The fields of a listing that show whether the one on the page is outdated (≠39). */
const listing = v.object({
  total_count: count,
  items_ids: v.array(v.string()),
  facets: v.array(v.object({ code: v.string(), values: v.array(v.object({ value_id: v.string(), count })) })),
  stats: v.array(v.object({ code: v.string(), min: v.number(), max: v.number(), count })),
});

const messageSchema = v.union([
  v.object({ wsProducts: v.array(pushedProduct) }),
  v.object({ wsCatalog: v.object({ category_id: id, ...listing.entries }) }),
  v.object({ wsCategories: v.array(v.object({ id })) }),
  v.object({ wsManufacturers: v.array(v.object({ id })) }),
]);

export type PushedProduct = v.InferOutput<typeof pushedProduct>;
export type Listing = v.InferOutput<typeof listing>;
export type LiveMessage = v.InferOutput<typeof messageSchema>;

/** A message of the socket; null when it is none that this release knows. */
export const readLiveMessage = (text: string): LiveMessage | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), text);
  return result.success ? result.output : null;
};

/** S-32: a message in plain text is shown to the visitor; null for every other one. */
export const readLiveNotice = (text: string): string | null => (/^\s*[[{]|^\s*$/.test(text) ? null : text.trim().slice(0, LONGEST_NOTICE));

/** The listing in an answer of the catalogue; null when it has none. */
export const listingIn = (data: unknown): Listing | null => {
  const result = v.safeParse(v.object({ productsForCategory: listing }), data);
  return result.success ? result.output.productsForCategory : null;
};
