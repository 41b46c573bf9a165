import * as v from 'valibot';
import { SessionRefresh } from '../statistics/session-refresh.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const Filter = v.object({
  code: text(100),
  values: v.optional(v.nullable(v.pipe(v.array(text(100)), v.maxLength(100)))),
  from: v.optional(v.nullable(v.number())),
  to: v.optional(v.nullable(v.number())),
});

/** What browsers may send (L-02, L-08, L-09, L-10). */
export const ClientMessage = v.variant('action', [
  v.object({ action: v.literal('ping'), pathname: v.optional(text(2000)) }),
  v.object({
    action: v.literal('wsCatalog'),
    category_id: v.pipe(v.union([v.number(), text(10)]), v.transform(String)),
    attributes: v.optional(v.nullable(v.pipe(v.array(Filter), v.maxLength(30)))),
    sortBy: v.optional(v.nullable(v.picklist(['popularity', 'price', 'rating', 'newest', 'name', 'relevance']))),
    sortOrder: v.optional(v.nullable(v.picklist(['ASC', 'DESC']))),
  }),
  v.object({
    action: v.literal('wsProducts'),
    ids: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100))),
    skus: v.optional(v.pipe(v.array(text(64)), v.maxLength(100))),
    fields: v.optional(v.pipe(v.array(text(60)), v.maxLength(100))),
  }),
  v.object({ action: v.literal('refreshSession'), data: SessionRefresh }),
]);

export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** A message out of its text; undefined when it is none that is known. */
export function parseMessage(raw: string): ClientMessage | undefined {
  let data: unknown;
  try {
    data = JSON.parse(raw);
  } catch {
    return undefined;
  }
  const result = v.safeParse(ClientMessage, data);
  return result.success ? result.output : undefined;
}
