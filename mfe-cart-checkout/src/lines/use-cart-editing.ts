import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import { nameOf } from './item-name.ts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { useCart, useCartCommands } from '../service/use-cart.ts';
import type { CartItem } from '../service/cart-schema.ts';
import type { CartLine, CartView } from '../service/cart-view.ts';

/** The line that was taken out last and can be put back. */
interface Removal {
  readonly item: CartItem;
  /** Where in the list it stood. */
  readonly at: number;
  readonly phase: 'removing' | 'removed' | 'undoing';
}

export interface CartEditing {
  readonly view: CartView;
  readonly removed: Pick<Removal, 'item' | 'at'> | null;
  /** What was done last, for screen readers; empty when nothing was. */
  readonly announcement: string;
  readonly announce: (words: string) => void;
  readonly change: (line: CartLine, qty: number) => Promise<void>;
  readonly remove: (line: CartLine, at: number) => Promise<void>;
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
  const isOwnShown = own !== null && (own.phase !== 'removed' || view.removed?.item_id === own.item.item_id);
  const elsewhere = view.removed === null ? null : { item: view.removed, at: 0 };
  const removed = isOwnShown ? own : elsewhere;

  /** J-103: without a connection a change got no answer, and is shown all the same until there is one. */
  const isWaiting = ({ item_id: itemId }: CartItem): boolean =>
    store.get(cartStateAtom).pending.some((change) => change.kind !== 'add' && change.itemId === itemId);

  const inPhase = (item: CartItem, phase: Removal['phase'] | null): void =>
    setOwn((current) => (current?.item !== item ? current : phase === null ? null : { ...current, phase }));

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
    async remove({ item }, at) {
      setOwn({ item, at, phase: 'removing' });
      const removal = commands().remove(item.item_id);
      running.current = removal;
      const outcome = await removal;
      const isKept = !outcome.ok && isWaiting(item);
      inPhase(item, outcome.ok || isKept ? 'removed' : null);
      if (outcome.ok || isKept) setAnnouncement(t(isKept ? 'said.keptRemoval' : 'said.removed', { name: nameOf(item) }));
    },
    async undo() {
      if (removed === null) return;
      const { item, at } = removed;
      setOwn({ item, at, phase: 'undoing' });
      await running.current; // It may be pressed before the server has confirmed the removal.
      const outcome = await commands().undoRemoval();
      inPhase(item, null);
      if (outcome.ok) setAnnouncement(t('said.restored', { name: nameOf(item) }));
    },
    dismissUndo() {
      setOwn(null);
      commands().dismissUndo();
    },
  };
}
