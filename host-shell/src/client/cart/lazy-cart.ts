import { networkError, type ApiError, type CartOutbox, type CartOutcome, type CartService } from 'shared-contracts';
import type { CartCounter } from './cart-counter.ts';

/** A cart service whose code is fetched by its first command. */
export interface LazyCart extends CartService {
  /** Fetches the code ahead. @returns when it is here, or did not come */
  readonly warm: () => Promise<void>;
}

interface LazyCartOptions {
  /** Fetches the code and makes the service; after a failure the next command tries again. */
  readonly make: () => Promise<CartService>;
  /** Additions are noted before the code is here: the shopper may leave at once. */
  readonly outbox: Pick<CartOutbox, 'note' | 'waiting'>;
  readonly counter: Pick<CartCounter, 'press' | 'handOver' | 'showKept' | 'forget'>;
  /** The code could not be loaded while the shopper waits for the result of a change, or of an addition of an earlier page. */
  readonly onUnreachable: (error: ApiError) => void;
}

/** Most visits look before they buy: the cart's rules stay out of the first script. */
export const lazyCart = ({ make, outbox, counter, onUnreachable }: LazyCartOptions): LazyCart => {
  let making: Promise<CartService> | undefined;
  let made: CartService | undefined;
  /** What becomes of additions that were pressed before the rules were here, by their keys. */
  const handedOver = new Map<string, Promise<CartOutcome>>();

  const service = (): Promise<CartService> => {
    making ??= make().then(
      (cart) => {
        made = cart;
        for (const addition of counter.handOver()) handedOver.set(addition.key, cart.add(addition));
        return cart;
      },
      (error: unknown) => {
        making = undefined;
        throw error;
      },
    );
    return making;
  };
  const command = async (run: (cart: CartService) => Promise<CartOutcome>, isChange: boolean): Promise<CartOutcome> => {
    let cart: CartService;
    try {
      cart = await service();
    } catch (cause) {
      const error = networkError(cause);
      counter.showKept();
      if (isChange || outbox.waiting().length > 0) onUnreachable(error);
      return { ok: false, error };
    }
    return await run(cart);
  };
  return {
    warm: () =>
      service().then(
        () => {},
        () => {},
      ),
    load: (answer) => command((cart) => cart.load(answer), false),
    add: (item) => {
      const addition = outbox.note(item);
      if (made === undefined) counter.press(addition);
      return command((cart) => handedOver.get(addition.key) ?? cart.add(addition), true);
    },
    deliver: () => command((cart) => cart.deliver(), true),
    assignToCustomer: () => command((cart) => cart.assignToCustomer(), true),
    reset: () => {
      counter.forget();
      // Without loaded rules there is nothing to reset.
      making?.then(
        (cart) => cart.reset(),
        () => {},
      );
    },
  };
};
