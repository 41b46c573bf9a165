import { raiseNotice, type CartHost } from 'shared-contracts';
import type { EditResult } from '../edit-result.ts';
import { texts } from '../texts.ts';
import { syncResultMessages } from './messages.ts';

// One notice of each kind, however often the connection comes back.
const TAKEN = 'cart-edits-taken';
const OTHERWISE = 'cart-edits-otherwise';

/** J-104: tells the shopper what the server has made of changes of the cart that have waited for the connection. */
export const showSyncResult = (results: readonly EditResult[], { store, language }: Pick<CartHost, 'store' | 'language'>): void => {
  const { taken, otherwise } = syncResultMessages(results, texts.translator(language));
  if (taken !== null) store.set(raiseNotice, { type: 'success', topic: 'cart', id: TAKEN, content: taken });
  if (otherwise !== null) store.set(raiseNotice, { type: 'warning', topic: 'cart', id: OTHERWISE, content: otherwise });
};
