import { createStore, del, get, set } from 'idb-keyval';
import type { CartSnapshotStore, ShopStorage } from 'shared-contracts';
import { visitOf } from 'shared-contracts/storage';
import * as v from 'valibot';

const KEY = 'last';

const snapshotSchema = v.object({ owner: v.string(), takenAt: v.number(), cart: v.unknown() });

/** One place in the browser's database. */
export interface SnapshotBox {
  readonly read: () => Promise<unknown>;
  readonly write: (value: unknown) => Promise<void>;
  readonly empty: () => Promise<void>;
}

interface SnapshotPorts {
  readonly box: SnapshotBox;
  readonly storage: Pick<ShopStorage, 'read'>;
  /** ms since 1970 */
  readonly now: () => number;
  readonly isOnline: () => boolean;
}

/** Opens the database with the first use: most pages never do. */
export const snapshotBox = (): SnapshotBox => {
  let made: ReturnType<typeof createStore> | undefined;
  const store = () => (made ??= createStore('amperio-cart', 'snapshot'));
  return {
    read: async () => get(KEY, store()),
    write: async (value) => set(KEY, value, store()),
    empty: async () => del(KEY, store()),
  };
};

/** Hash of the cart's owner: null where there is no cart, or no way to hide it. */
const ownerOf = async (storage: Pick<ShopStorage, 'read'>): Promise<string | null> => {
  const secret = visitOf(storage);
  // Only where the shop is served over https.
  if (secret === undefined || !('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const readKept = async (box: SnapshotBox): Promise<v.InferOutput<typeof snapshotSchema> | null> => {
  const kept = v.safeParse(snapshotSchema, await box.read());
  return kept.success ? kept.output : null;
};

/**
 * The last cart of this browser, kept for when there is no connection, and shown only then (J-81). A browser that keeps nothing
 * goes on without. What is kept is read by the cart's rules.
 */
export const createCartSnapshots = ({ box, storage, now, isOnline }: SnapshotPorts): CartSnapshotStore => {
  // One after the other: the last one that was kept is the one that stays.
  let last: Promise<unknown> = Promise.resolve();
  const next = (task: () => Promise<unknown>): void => void (last = last.then(task).catch(() => {}));
  return {
    keep: (cart) => {
      const takenAt = now();
      next(async () => {
        const owner = await ownerOf(storage);
        if (owner !== null) await box.write({ owner, takenAt, cart });
      });
    },
    find: async () => {
      if (isOnline()) return null;
      await last;
      try {
        const [kept, owner] = await Promise.all([readKept(box), ownerOf(storage)]);
        return kept !== null && kept.owner === owner ? { takenAt: kept.takenAt, content: kept.cart } : null;
      } catch {
        return null;
      }
    },
    forget: () => next(box.empty),
  };
};

/** Drops the cart of a visitor who is not here any more. */
export const dropForeignSnapshot = async (box: SnapshotBox, storage: Pick<ShopStorage, 'read'>): Promise<void> => {
  try {
    const kept = await readKept(box);
    if (kept !== null && kept.owner !== (await ownerOf(storage))) await box.empty();
  } catch {
    // no database, no cart of anybody
  }
};
