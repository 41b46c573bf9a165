/** The products that a customer keeps (A-38, A-39, ∅34). */
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

/** Each call answers the whole list, newest first. */
export function wishlistCalls(client: Transport) {
  return {
    /** */
    readWishlist: () => result(client.GET('/rest/V1/wishlist')),
    /** */
    addToWishlist: (sku: string) => result(client.POST('/rest/V1/wishlist/add', { body: { sku } })),
    /** ∅34. */
    removeFromWishlist: (itemId: number) => result(client.DELETE('/rest/V1/wishlist/{itemId}', { params: { path: { itemId } } })),
  };
}
