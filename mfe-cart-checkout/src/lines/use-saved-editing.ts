import { useStore } from 'jotai';
import { useTexts } from 'shared-contracts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import type { SavedLine } from '../service/cart-view.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { texts } from '../texts.ts';
import { nameOf } from './item-name.ts';

export interface SavedEditing {
  readonly takeBack: (line: SavedLine) => Promise<void>;
  readonly remove: (line: SavedLine) => Promise<void>;
}

/** J-303: what is done to lines that lie aside, and what is said about it. */
export function useSavedEditing(announce: (words: string) => void): SavedEditing {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const store = useStore();
  const isWaiting = (itemId: number): boolean =>
    store.get(cartStateAtom).pending.some((change) => change.kind !== 'add' && change.itemId === itemId);
  return {
    async takeBack({ item }) {
      const outcome = await commands().takeBack(item.item_id);
      const name = nameOf(item);
      if (!outcome.ok) {
        if (isWaiting(item.item_id)) announce(t('said.keptTakeBack', { name }));
        return;
      }
      // Fewer pieces may be left than were put aside.
      const now = store.get(cartStateAtom).items.find((line) => line.item_id === item.item_id);
      const isShort = now !== undefined && now.qty < item.qty;
      announce(t(isShort ? 'said.takenBackShort' : 'said.takenBack', { name, count: now?.qty ?? item.qty }));
    },
    async remove({ item }) {
      const outcome = await commands().removeSaved(item.item_id);
      if (outcome.ok || isWaiting(item.item_id)) announce(t('said.savedRemoved', { name: nameOf(item) }));
    },
  };
}
