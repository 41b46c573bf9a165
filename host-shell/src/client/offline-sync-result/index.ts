import type { createStore } from 'jotai';
import { raiseNotice, type Language } from 'shared-contracts';
import type { EditResult } from 'shared-contracts/cart-service';
import { syncResultTexts } from './texts.ts';
import { syncResultMessages } from './messages.ts';

// One notice of each kind, however often the connection comes back.
const TAKEN = 'cart-edits-taken';
const OTHERWISE = 'cart-edits-otherwise';

interface Where {
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
  readonly language: Language;
}

/** J-104: tells the shopper what the server has made of changes of the cart that have waited for the connection. */
export const showSyncResult = async (results: readonly EditResult[], { store, language }: Where): Promise<void> => {
  await syncResultTexts.load(language);
  const { taken, otherwise } = syncResultMessages(results, syncResultTexts.translator(language));
  if (taken !== null) store.set(raiseNotice, { type: 'success', topic: 'cart', id: TAKEN, content: taken });
  if (otherwise !== null) store.set(raiseNotice, { type: 'warning', topic: 'cart', id: OTHERWISE, content: otherwise });
};
