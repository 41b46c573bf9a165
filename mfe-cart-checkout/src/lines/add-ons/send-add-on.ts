import type { ApiError, Connection } from 'shared-contracts';
import { restOf } from '../../connection/rest-of.ts';
import type { CartCommands } from '../../service/cart-commands.ts';

/** What a line is to have, or to have no more. */
export type AddOnWish =
  | { readonly kind: 'warranty'; readonly id: number | null }
  | { readonly kind: 'service'; readonly id: number; readonly optionId?: number | undefined; readonly isWanted: boolean };

/** A-19 … A-21: changes warranty or services of a line; null when it is done. */
export async function sendAddOn(
  cart: Pick<CartCommands, 'change'>,
  connection: Connection,
  itemId: number,
  wish: AddOnWish,
): Promise<ApiError | null> {
  const rest = restOf(connection);
  const outcome = await cart.change((ref) => {
    if (wish.kind === 'warranty') return wish.id === null ? rest.unsetWarranty(ref, itemId) : rest.setWarranty(ref, itemId, wish.id);
    return wish.isWanted ? rest.setService(ref, itemId, wish) : rest.unsetService(ref, itemId, wish.id);
  });
  return outcome.ok ? null : outcome.error;
}
