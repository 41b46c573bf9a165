/** What the events carry. The number behind @ grows when a payload changes in a way that old readers can't take. */
import { integer, number, object, picklist, pipe, string, type InferOutput } from 'valibot';

const sku = /* @__PURE__ */ string();
const count = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer());

export const eventSchemas = {
  'cart.changed@1': /* @__PURE__ */ object({ totalCount: count }),
  'cart.item-added@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.item-changed@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.item-removed@1': /* @__PURE__ */ object({ sku, qty: count }),
  'cart.expired@1': /* @__PURE__ */ object({}),
  'login.requested@1': /* @__PURE__ */ object({
    reason: /* @__PURE__ */ picklist(['wishlist', 'account']),
    path: /* @__PURE__ */ string(),
  }),
  'navigation.completed@1': /* @__PURE__ */ object({ path: /* @__PURE__ */ string(), kind: /* @__PURE__ */ string() }),
  'session.started@1': /* @__PURE__ */ object({}),
  'session.expired@1': /* @__PURE__ */ object({}),
  'session.ended@1': /* @__PURE__ */ object({}),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayloads = { readonly [Name in EventName]: InferOutput<(typeof eventSchemas)[Name]> };
