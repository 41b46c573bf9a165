import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import { nameOf } from './item-name.ts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { useCart, useCartCommands } from '../service/use-cart.ts';
import type { CartItem } from '../service/cart-schema.ts';
import type { CartLine, CartView } from '../service/cart-view.ts';

/** The line that has left the list last and can be put back. */
interface Removal {
  readonly item: CartItem;
  /** J-303 */
  readonly cause: 'removed' | 'saved-for-later';
  readonly phase: 'removing' | 'removed' | 'undoing';
}

/** How the way back stands in the list: where the line was, since numbers of lines grow (J-302). */
const placeOf = ({ item_id: id }: CartItem, { lines }: CartView): number => lines.filter(({ item }) => item.item_id < id).length;

export interface CartEditing {
  readonly view: CartView;
  readonly removed: (Pick<Removal, 'item' | 'cause'> & { readonly at: number }) | null;
  /** What was done last, for screen readers; empty when nothing was. */
  readonly announcement: string;
  readonly announce: (words: string) => void;
  readonly change: (line: CartLine, qty: number) => Promise<void>;
  readonly remove: (line: CartLine) => Promise<void>;
  readonly saveForLater: (line: CartLine) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly dismissUndo: () => void;
}

/** Everything that page and drawer do to the cart, with what they say about it (C-22). */
export function useCartEditing(): CartEditing {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const view = useCart();
  const store = useStore();
  const [own, setOwn] = useState<Removal | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const running = useRef<Promise<unknown>>(null);

  // A removal is forgotten as soon as the service forgets it: after the next change, wherever it was made.
  const isOwnShown =
    own !== null &&
    (own.phase !== 'removed' ||
      (own.cause === 'removed'
        ? view.removed?.item_id === own.item.item_id
        : view.removed === null && view.saved.some(({ item }) => item.item_id === own.item.item_id)));
  const elsewhere = view.removed === null ? null : ({ item: view.removed, cause: 'removed' } as const);
  const last = isOwnShown ? own : elsewhere;
  const removed = last && { ...last, at: placeOf(last.item, view) };

  /** J-103: without a connection a change got no answer, and is shown all the same until there is one. */
  const isWaiting = ({ item_id: itemId }: CartItem): boolean =>
    store.get(cartStateAtom).pending.some((change) => change.kind !== 'add' && change.itemId === itemId);

  const inPhase = (item: CartItem, phase: Removal['phase'] | null): void =>
    setOwn((current) => (current?.item !== item ? current : phase === null ? null : { ...current, phase }));

  async function leave(item: CartItem, cause: Removal['cause']): Promise<void> {
    setOwn({ item, cause, phase: 'removing' });
    const leaving = cause === 'removed' ? commands().remove(item.item_id) : commands().saveForLater(item.item_id);
    running.current = leaving;
    const outcome = await leaving;
    const isKept = !outcome.ok && isWaiting(item);
    inPhase(item, outcome.ok || isKept ? 'removed' : null);
    if (!outcome.ok && !isKept) return;
    const words = cause === 'removed' ? (isKept ? 'said.keptRemoval' : 'said.removed') : isKept ? 'said.keptSave' : 'said.saved';
    setAnnouncement(t(words, { name: nameOf(item) }));
  }

  return {
    view,
    removed,
    announcement,
    announce: setAnnouncement,
    async change({ item }, qty) {
      const outcome = await commands().changeQuantity(item.item_id, qty);
      const words = { name: nameOf(item), count: qty };
      if (outcome.ok) setAnnouncement(t('said.changed', words));
      else if (isWaiting(item)) setAnnouncement(t('said.keptChange', words));
    },
    remove: ({ item }) => leave(item, 'removed'),
    saveForLater: ({ item }) => leave(item, 'saved-for-later'),
    async undo() {
      if (removed === null) return;
      const { item, cause } = removed;
      setOwn({ item, cause, phase: 'undoing' });
      await running.current; // It may be pressed before the server has confirmed the removal.
      const outcome = await (cause === 'removed' ? commands().undoRemoval() : commands().takeBack(item.item_id));
      inPhase(item, null);
      if (outcome.ok) setAnnouncement(t('said.restored', { name: nameOf(item) }));
    },
    dismissUndo() {
      setOwn(null);
      commands().dismissUndo();
    },
  };
}
