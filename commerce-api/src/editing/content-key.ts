import { addressOf } from './content.ts';
import type { EntryName } from './entry.ts';

const pageKey = /^[1-9]\d{0,8}$/;

/** Whether a key can name an entry of its kind. */
export function isContentKey({ kind, key }: EntryName, stores: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'banner':
      return stores.has(key);
    case 'page':
      return pageKey.test(key);
    case 'redirect':
      return stores.has(addressOf(key).store);
    case 'product':
      return true;
  }
}
