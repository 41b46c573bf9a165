import { useState } from 'react';
import { useBus, useConnection, useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import { useCartCommands } from '../../service/use-cart.ts';
import type { CartLine } from '../../service/cart-view.ts';
import type { LineAddOn } from '../../service/line-add-ons.ts';
import { lineErrorText } from '../line-error.ts';
import type { AddOnWish } from './send-add-on.ts';

interface AddOnsEditing {
  /** @returns whether the cart is as wished */
  readonly send: (wish: AddOnWish) => Promise<boolean>;
  readonly problem: string | null;
  /** What was taken out last and can be put back. */
  readonly removed: LineAddOn | null;
  readonly remove: (addOn: LineAddOn) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly dismissUndo: () => void;
}

const wishFor = ({ kind, id, optionId }: LineAddOn, isWanted: boolean): AddOnWish =>
  kind === 'warranty' ? { kind, id: isWanted ? id : null } : { kind, id, optionId, isWanted };

/** C-26, C-27: changes of a line's warranty and services, with what they say about it. */
export function useAddOns({ item }: Pick<CartLine, 'item'>, announce: (words: string) => void): AddOnsEditing {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const connection = useConnection();
  const bus = useBus();
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<LineAddOn | null>(null);

  const send = async (wish: AddOnWish): Promise<boolean> => {
    setRemoved(null);
    // Without its code nothing was changed; the next press asks for it again.
    const code = await import('./send-add-on.ts').catch(() => null);
    const refusal = code === null ? 'failed' : await code.sendAddOn(commands(), connection(), item.item_id, wish);
    setProblem(refusal === null ? null : refusal === 'failed' ? t('error.change') : lineErrorText(refusal, t));
    if (refusal === null) {
      announce(t('said.addOns'));
      bus.emit('cart.item-changed@1', { sku: item.sku, qty: item.qty });
    }
    return refusal === null;
  };

  return {
    send,
    problem,
    removed,
    async remove(addOn) {
      if (!(await send(wishFor(addOn, false)))) return;
      setRemoved(addOn);
      announce(t('said.addOnRemoved', { name: addOn.name }));
    },
    async undo() {
      if (removed === null) return;
      if (await send(wishFor(removed, true))) announce(t('said.addOnRestored', { name: removed.name }));
      else setRemoved(removed);
    },
    dismissUndo: () => setRemoved(null),
  };
}
