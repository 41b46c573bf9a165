import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Order } from 'shared-contracts/rest';

export interface OrderDialog {
  /** Of the element that has the focus once the dialog has changed the order: the button that opened it may be gone. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The order is another one now: to be called as the dialog closes. */
  readonly change: (changed: Order) => void;
  /** What it was changed to last, here; null: nothing yet. */
  readonly changed: Order | null;
}

/** A dialog that changes an order. */
export function useOrderDialog(onChanged: (order: Order) => void): OrderDialog {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<Order | null>(null);
  // While the dialog stands, everything behind it is inert.
  useEffect(() => {
    if (changed !== null) place.current?.focus();
  }, [changed]);
  return {
    place,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    change: (order) => {
      setOpen(false);
      onChanged(order);
      setChanged(order);
    },
    changed,
  };
}
