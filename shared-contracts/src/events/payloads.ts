/** What the events carry. The number behind @ grows when a payload changes in a way that old readers can't take. */
import { array, integer, number, object, optional, picklist, pipe, string, type InferOutput } from 'valibot';

const sku = /* @__PURE__ */ string();
const count = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer());
const ids = /* @__PURE__ */ array(count);

export const eventSchemas = {
  'cart.changed@1': /* @__PURE__ */ object({ totalCount: count }),
  'cart.item-added@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.item-changed@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.item-removed@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.expired@1': /* @__PURE__ */ object({}),
  'compare.changed@1': /* @__PURE__ */ object({ skus: /* @__PURE__ */ array(sku) }),
  'language.changed@1': /* @__PURE__ */ object({ language: /* @__PURE__ */ picklist(['pl', 'ua']) }),
  'login.requested@1': /* @__PURE__ */ object({
    reason: /* @__PURE__ */ picklist(['wishlist', 'account']),
    path: /* @__PURE__ */ string(),
  }),
  'navigation.completed@1': /* @__PURE__ */ object({ path: /* @__PURE__ */ string(), kind: /* @__PURE__ */ string() }),
  'notice.raised@1': /* @__PURE__ */ object({
    type: /* @__PURE__ */ string(),
    content: /* @__PURE__ */ string(),
    topic: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    id: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  }),
  'prices.changed@1': /* @__PURE__ */ object({ skus: /* @__PURE__ */ array(sku) }),
  'products.changed@1': /* @__PURE__ */ object({ ids }),
  'categories.changed@1': /* @__PURE__ */ object({ ids }),
  'search.ran@1': /* @__PURE__ */ object({ query: /* @__PURE__ */ string() }),
  'session.started@1': /* @__PURE__ */ object({}),
  'session.expired@1': /* @__PURE__ */ object({}),
  'session.ended@1': /* @__PURE__ */ object({}),
  'wishlist.changed@1': /* @__PURE__ */ object({ count }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayloads = { readonly [Name in EventName]: InferOutput<(typeof eventSchemas)[Name]> };
