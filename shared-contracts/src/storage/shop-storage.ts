/** The one way to the browser's storage: typed by key, dated, and safe against full, broken or forbidden storage. */
import { safeParse } from 'valibot';

import type { StorageKey } from './storage-key.ts';

/** The part of the browser's Storage that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface ShopStorage {
  /** The value, or the key's `empty` when nothing valid and fresh is there or the storage fails (E-10). */
  read<Value, Empty extends Value | undefined>(key: StorageKey<Value, Empty>): Value | Empty;
  /** False when it could not be kept: not even after dropping caches (E-05), or, if asked, everything. */
  write<Value>(key: StorageKey<Value, Value | undefined>, value: Value, options?: { readonly clearAllIfFull?: boolean }): boolean;
  remove(key: Pick<StorageKey<never>, 'name' | 'area'>): void;
  /** False where the browser gives no storage: what is written then lasts as long as the page. */
  lasts(area: 'local' | 'session'): boolean;
  /** Drops what has expired under these keys or key families (H-11, S-47). */
  purgeExpired(): void;
}

export interface ShopStorageOptions {
  /** Called once; may throw or give nothing (private mode, server). */
  readonly local: () => StorageArea | undefined;
  readonly session: () => StorageArea | undefined;
  /** ms since 1970 */
  readonly now: () => number;
  /** Names, or beginnings of names ending in ':', of values that may go when the storage is full. */
  readonly cacheNames?: readonly string[];
  readonly log?: (message: string) => void;
}

interface Dated {
  readonly version: number;
  readonly timeStored: number;
  readonly ttl: number | null;
  readonly value: unknown;
}

/** Everything that a page keeps when the browser gives it no storage: it lasts as long as the page. */
export function createMemoryArea(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

function open(area: () => StorageArea | undefined): StorageArea | undefined {
  try {
    return area();
  } catch {
    return undefined; // Private mode or forbidden by the visitor.
  }
}

function isDated(value: unknown): value is Dated {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'value' in value &&
    'timeStored' in value &&
    typeof value.timeStored === 'number' &&
    'ttl' in value &&
    (value.ttl === null || typeof value.ttl === 'number')
  );
}

/** H-11: an entry is invalid once its time has passed; a time stored in the future comes from a wrong clock. */
function isFresh({ timeStored, ttl }: Dated, now: number): boolean {
  return ttl === null || (now < timeStored + ttl && timeStored <= now + 60_000);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Foreign or damaged text: read as nothing.
  }
}

function namesOf(area: StorageArea): string[] {
  const names: string[] = [];
  for (let index = 0; index < area.length; index += 1) {
    const name = area.key(index);
    if (name !== null) names.push(name);
  }
  return names;
}

/** The browser storage by typed keys: values are checked by their schemas; where the browser allows no storage, it lasts as long as the page. */
export function createShopStorage(options: ShopStorageOptions): ShopStorage {
  const { now, cacheNames = [], log = () => {} } = options;
  const given = { local: open(options.local), session: open(options.session) };
  const areas = { local: given.local ?? createMemoryArea(), session: given.session ?? createMemoryArea() };
  const isCacheName = (name: string) => cacheNames.some((cache) => (cache.endsWith(':') ? name.startsWith(cache) : name === cache));

  function stored(key: Pick<StorageKey<never>, 'area' | 'name' | 'form' | 'version' | 'upgrade'>): unknown {
    const text = areas[key.area].getItem(key.name);
    if (text === null) return undefined;
    if (key.form === 'text') return text;
    const value = parseJson(text);
    if (key.form === 'json') return value;
    if (!isDated(value) || !isFresh(value, now())) return undefined;
    return value.version === key.version ? value.value : key.upgrade?.(value.value, value.version);
  }

  function drop(area: StorageArea, choose: (name: string) => boolean): void {
    for (const name of namesOf(area)) if (choose(name)) area.removeItem(name);
  }

  function trySet(area: StorageArea, name: string, text: string): boolean {
    try {
      area.setItem(name, text);
      return true;
    } catch {
      return false; // Full or forbidden: the caller makes room or gives up.
    }
  }

  return {
    read(key) {
      try {
        const parsed = safeParse(key.schema, stored(key));
        return parsed.success ? parsed.output : key.empty;
      } catch {
        return key.empty; // E-10
      }
    },
    write(key, value, { clearAllIfFull = false } = {}) {
      const area = areas[key.area];
      const dated: Dated = { version: key.version, timeStored: now(), ttl: key.lifeMs ?? null, value };
      const text = key.form === 'text' ? String(value) : JSON.stringify(key.form === 'json' ? value : dated);
      if (trySet(area, key.name, text)) return true;
      try {
        log(`Storage is full: ${key.name}`);
        drop(area, isCacheName);
        if (trySet(area, key.name, text)) return true;
        if (!clearAllIfFull) return false;
        drop(area, () => true);
        return trySet(area, key.name, text);
      } catch {
        return false; // Storage that can't even be emptied.
      }
    },
    remove({ name, area }) {
      try {
        areas[area].removeItem(name);
      } catch {
        log(`Storage refuses to remove ${name}`);
      }
    },
    lasts: (area) => given[area] !== undefined,
    purgeExpired() {
      for (const area of Object.values(areas)) {
        try {
          drop(area, (name) => {
            const value = parseJson(area.getItem(name) ?? '');
            return isDated(value) && !isFresh(value, now());
          });
        } catch {
          log('Storage refuses to be purged');
        }
      }
    },
  };
}
