import type { ApiResult, CartOutcome, CartRef, CartService } from 'shared-contracts';

/** All that the cart's own pages may ask for; the rest of the shop knows `CartService` alone. */
export interface CartCommands extends CartService {
  /** A change that still waits for its turn takes the newer quantity; one without a connection waits for it, where the host keeps such. */
  changeQuantity(itemId: number, qty: number): Promise<CartOutcome>;
  /** The removed line can be put back by `undoRemoval` until the next change. */
  remove(itemId: number): Promise<CartOutcome>;
  /** J-303: puts a line aside for later, with its pieces, warranty and services. */
  saveForLater(itemId: number): Promise<CartOutcome>;
  /** J-303: puts a line that lies aside back into the cart, in its place. */
  takeBack(itemId: number): Promise<CartOutcome>;
  /** J-303: takes away a line that lies aside. */
  removeSaved(itemId: number): Promise<CartOutcome>;
  undoRemoval(): Promise<CartOutcome>;
  dismissUndo(): void;
  /** Forgets why the line (`item:{id}` or `sku:{sku}`) was refused. */
  dismissError(lineKey: string): void;
  /**
   * Sends a change of the whole cart (payment, addresses, delivery, coupon …) in its turn; the cart is what the server answers.
   * Without a cart there is nothing to change: the call is refused with `cart_not_found`.
   */
  change(request: (cart: CartRef) => Promise<ApiResult<unknown>>): Promise<CartOutcome>;
}
