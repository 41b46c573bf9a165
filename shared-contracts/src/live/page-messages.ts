import * as v from 'valibot';
import { sessionRefreshSchema } from './session-refresh.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const filter = v.object({
  code: text(100),
  values: v.optional(v.nullable(v.pipe(v.array(text(100)), v.maxLength(100)))),
  from: v.optional(v.nullable(v.number())),
  to: v.optional(v.nullable(v.number())),
});

/** What a page may send over the live socket. */
const pageMessageSchema = v.variant('action', [
  /** L-02: the page is open; there is no reply. */
  v.object({ action: v.literal('ping'), pathname: v.optional(text(2000)) }),
  /** L-08, ≠39: asks for a listing; the reply comes now and whenever it changes (L-04). */
  v.object({
    action: v.literal('wsCatalog'),
    category_id: v.pipe(v.union([v.number(), text(10)]), v.transform(String)),
    attributes: v.optional(v.nullable(v.pipe(v.array(filter), v.maxLength(30)))),
    sortBy: v.optional(v.nullable(v.picklist(['popularity', 'price', 'rating', 'newest', 'name', 'relevance']))),
    sortOrder: v.optional(v.nullable(v.picklist(['ASC', 'DESC']))),
  }),
  /** L-09, ∅45: asks for products by ids or by SKUs, with the named fields only. */
  v.object({
    action: v.literal('wsProducts'),
    ids: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100))),
    skus: v.optional(v.pipe(v.array(text(64)), v.maxLength(100))),
    fields: v.optional(v.pipe(v.array(text(60)), v.maxLength(100))),
  }),
  /** L-10: the visit continues; there is no reply. */
  v.object({ action: v.literal('refreshSession'), data: sessionRefreshSchema }),
]);

const textSchema = v.pipe(v.string(), v.parseJson(), pageMessageSchema);

/** A message as a page writes it. */
export type PageMessage = v.InferInput<typeof pageMessageSchema>;

/** A message as the commerce server reads it: defaults filled in, ids as text. */
export type ReceivedPageMessage = v.InferOutput<typeof pageMessageSchema>;

/** Parses what a page has sent; null when it is no known message. */
export const readPageMessage = (raw: string): ReceivedPageMessage | null => {
  const result = v.safeParse(textSchema, raw);
  return result.success ? result.output : null;
};
