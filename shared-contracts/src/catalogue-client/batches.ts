/** How products and categories are asked for in bulk (P-22 … P-29). */
import {
  BLACKLIST_THRESHOLD,
  BLACKLIST_THRESHOLD_FOR_SETS,
  EXCLUDED_CATEGORY_IDS,
  FETCH_DEDUPE_MS,
  FIELD_SPLIT_LIMIT,
  PRODUCT_BATCH_SIZE,
} from '../constants/index.ts';
import { retry } from '../retry/retry.ts';

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** P-25: 250 ids are three calls. Every id is asked once. */
export function batchIds<Id>(ids: readonly Id[]): Id[][] {
  return chunks([...new Set(ids)], PRODUCT_BATCH_SIZE);
}

/** P-26: 31 fields are two calls. */
export function splitFields(fields: readonly string[]): string[][] {
  return chunks([...new Set(fields)], FIELD_SPLIT_LIMIT);
}

/** P-27, ≠01: one call and four more, 3 s apart; the transport's own retries must be off (`retries: false`). */
export async function loadInBatches<Id, Item>(
  ids: readonly Id[],
  loadBatch: (ids: readonly Id[]) => Promise<readonly Item[]>,
  wait?: (ms: number) => Promise<void>,
): Promise<Item[]> {
  const options = { attempts: 5, delayMs: 3000, ...(wait ? { wait } : {}) };
  const batches = await Promise.all(batchIds(ids).map((batch) => retry(() => loadBatch(batch), options)));
  return batches.flat();
}

export interface KnownCategory {
  /** ms since 1970 */
  readonly fetchedAt: number;
  readonly fields: ReadonlySet<string>;
}

/** P-22, P-23: which categories are to be asked for: never 1 and 2, and none that came within 5 minutes with all these fields. */
export function categoriesToFetch(
  ids: readonly number[],
  fields: readonly string[],
  known: ReadonlyMap<number, KnownCategory>,
  now: number,
): number[] {
  return [...new Set(ids)].filter((id) => {
    if (EXCLUDED_CATEGORY_IDS.includes(id)) return false;
    const entry = known.get(id);
    return !entry || now - entry.fetchedAt >= FETCH_DEDUPE_MS || !fields.every((field) => entry.fields.has(field));
  });
}

export interface Blacklist<Id> {
  /** The ids that are still worth asking for. */
  allowed(ids: readonly Id[]): Id[];
  /** Remembers what was asked and what came. An id that came once is forgiven. */
  note(asked: readonly Id[], found: readonly Id[]): void;
}

/** P-28, N-16: an id that gave nothing 5 times is asked no more; once is enough for sets of ids, gids and SKUs. */
export function createBlacklist<Id>(kind: 'single' | 'set'): Blacklist<Id> {
  const threshold = kind === 'set' ? BLACKLIST_THRESHOLD_FOR_SETS : BLACKLIST_THRESHOLD;
  const misses = new Map<Id, number>();
  return {
    allowed: (ids) => ids.filter((id) => (misses.get(id) ?? 0) < threshold),
    note(asked, found) {
      const present = new Set(found);
      for (const id of asked) {
        if (present.has(id)) misses.delete(id);
        else misses.set(id, (misses.get(id) ?? 0) + 1);
      }
    },
  };
}

/** P-29: instalments are not asked again for the same set of SKUs, nor for banned ones. */
export function createInstallmentRequests(isBanned: (sku: string) => boolean): (skus: readonly string[]) => string[] {
  const asked = new Set<string>();
  return (skus) => {
    const wanted = [...new Set(skus)].filter((sku) => !isBanned(sku)).toSorted();
    const key = wanted.join('\n');
    if (wanted.length === 0 || asked.has(key)) return [];
    asked.add(key);
    return wanted;
  };
}
