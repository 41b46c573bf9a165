import { networkError, type ApiError, type CartOutcome, type CartService } from 'shared-contracts';

/** A cart service whose code is fetched by its first command; `warm` fetches it ahead. */
export interface LazyCart extends CartService {
  readonly warm: () => void;
}

/**
 * Most visits look before they buy: the cart's code stays out of the first script.
 * @param make fetches the code and makes the service; a failure is told as `onUnreachable`, and the next command tries again
 */
export const lazyCart = (make: () => Promise<CartService>, onUnreachable: (error: ApiError) => void): LazyCart => {
  let made: Promise<CartService> | undefined;
  const service = (): Promise<CartService> => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const command = async (run: (cart: CartService) => Promise<CartOutcome>): Promise<CartOutcome> => {
    try {
      return await run(await service());
    } catch (cause) {
      const error = networkError(cause);
      onUnreachable(error);
      return { ok: false, error };
    }
  };
  const tell = (run: (cart: CartService) => void): void => void made?.then(run, () => {});
  return {
    warm: () => void service().catch(() => {}),
    load: (answer) => command((cart) => cart.load(answer)),
    add: (item) => command((cart) => cart.add(item)),
    changeQuantity: (itemId, qty) => command((cart) => cart.changeQuantity(itemId, qty)),
    remove: (itemId) => command((cart) => cart.remove(itemId)),
    undoRemoval: () => command((cart) => cart.undoRemoval()),
    assignToCustomer: () => command((cart) => cart.assignToCustomer()),
    // Nothing to forget where nothing was ever done.
    dismissUndo: () => tell((cart) => cart.dismissUndo()),
    dismissError: (key) => tell((cart) => cart.dismissError(key)),
    reset: () => tell((cart) => cart.reset()),
  };
};
