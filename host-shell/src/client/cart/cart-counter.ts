import type { createStore } from 'jotai';
import { cartSummarySlice, type Addition, type CartHost, type CartSummary, type ShopStorage } from 'shared-contracts';
import { CART_COUNT } from 'shared-contracts/storage';

interface CounterPorts {
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
  readonly storage: Pick<ShopStorage, 'read' | 'write' | 'remove'>;
}

/** The number in the header. It is right at once after a press, whether or not the cart's rules are here. */
export interface CartCounter extends Pick<CartHost, 'publish'> {
  /** Counts an addition that the rules do not know of yet. */
  readonly press: (addition: Addition) => void;
  /** The rules are loaded: the additions to pass to them, in order. Those count no more until the rules count them. */
  readonly handOver: () => readonly Addition[];
  /** The rules did not come: the cart as it was when this browser last knew it. */
  readonly showKept: () => void;
  /** Another visitor, or another cart. */
  readonly forget: () => void;
}

const NOTHING: CartSummary = { count: 0, isFetched: false, isLoading: false };

export const createCartCounter = ({ store, storage }: CounterPorts): CartCounter => {
  const early = new Map<string, Addition>();
  let published = NOTHING;
  /** Pieces that the cart had; counted as long as nobody has read it and something is to be shown. */
  let kept = 0;

  const show = (): void => {
    const before = published.isFetched ? 0 : kept;
    const pressed = [...early.values()].reduce((sum, { qty }) => sum + qty, 0);
    store.set(cartSummarySlice.whole, { ...published, count: before + published.count + pressed });
  };
  const keep = (count: number): void => void storage.write(CART_COUNT, count);
  const showKept = (): void => {
    kept = storage.read(CART_COUNT);
    show();
  };

  return {
    publish(summary) {
      published = summary;
      if (summary.isFetched) keep(summary.count);
      show();
    },
    press(addition) {
      if (early.size === 0 && !published.isFetched) kept = storage.read(CART_COUNT);
      early.set(addition.key, addition);
      show();
    },
    handOver() {
      const all = [...early.values()];
      early.clear();
      return all;
    },
    showKept,
    forget() {
      storage.remove(CART_COUNT);
      kept = 0;
      show();
    },
  };
};
