import { networkError, type ApiError, type CartOutbox, type CartOutcome, type CartService } from 'shared-contracts';

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
  /** The code did not come, and the shopper waits for what a change, or an addition of an earlier page, comes to. */
  readonly onUnreachable: (error: ApiError) => void;
}

/** Most visits look before they buy: the cart's code stays out of the first script. */
export const lazyCart = ({ make, outbox, onUnreachable }: LazyCartOptions): LazyCart => {
  let made: Promise<CartService> | undefined;
  const service = (): Promise<CartService> => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const command = async (run: (cart: CartService) => Promise<CartOutcome>, isChange = true): Promise<CartOutcome> => {
    try {
      return await run(await service());
    } catch (cause) {
      const error = networkError(cause);
      if (isChange || outbox.waiting().length > 0) onUnreachable(error);
      return { ok: false, error };
    }
  };
  const tell = (run: (cart: CartService) => void): void => void made?.then(run, () => {});
  return {
    warm: () =>
      service().then(
        () => {},
        () => {},
      ),
    load: (answer) => command((cart) => cart.load(answer), false),
    add: (item) => {
      const addition = outbox.note(item);
      return command((cart) => cart.add(addition));
    },
    deliver: () => command((cart) => cart.deliver()),
    changeQuantity: (itemId, qty) => command((cart) => cart.changeQuantity(itemId, qty)),
    remove: (itemId) => command((cart) => cart.remove(itemId)),
    undoRemoval: () => command((cart) => cart.undoRemoval()),
    // Whoever asks says what has become of it: no notice beside that.
    change: (request) => command((cart) => cart.change(request), false),
    assignToCustomer: () => command((cart) => cart.assignToCustomer()),
    // Nothing to forget where nothing was ever done.
    dismissUndo: () => tell((cart) => cart.dismissUndo()),
    dismissError: (key) => tell((cart) => cart.dismissError(key)),
    reset: () => tell((cart) => cart.reset()),
  };
};
