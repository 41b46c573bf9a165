import * as v from 'valibot';

const ids = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(10_000));

/** Messages between the commerce servers of one database. It only names records: each server reads them there by itself. */
export const BusMessage = v.variant('kind', [
  v.object({ kind: v.picklist(['products', 'categories', 'manufacturers']), ids }),
  /** Names and texts of products; `products` comes before it. */
  v.object({ kind: v.literal('texts'), ids }),
  /** Blocks, pages or their addresses. */
  v.object({ kind: v.literal('content') }),
  /** J-339: the page of the shop's reviews. */
  v.object({ kind: v.literal('shop-reviews') }),
  /** Messages may have been lost: whatever is kept in memory may be old. */
  v.object({ kind: v.literal('anything') }),
]);

export type BusMessage = v.InferOutput<typeof BusMessage>;

/** Joins the commerce servers that share a database. */
export interface Bus {
  /** Tells all other servers. Never fails: what cannot be sent now is made good by `anything` later. */
  readonly send: (message: BusMessage) => void;
  /** Called once: subscribes to the messages of the other servers. `anything` comes whenever something may have been missed. */
  readonly join: (receive: (message: BusMessage) => void) => void;
  readonly leave: () => Promise<void>;
}

/** The bus of a server that is alone with its database. */
export const aloneOnBus: Bus = { send: () => {}, join: () => {}, leave: async () => {} };
