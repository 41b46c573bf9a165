/** The products that a customer keeps (A-38, A-39, ∅34), and lists of them (J-173, J-174). */
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

/** Each call of a customer answers everything that they keep, newest first. List 0 is everybody's first one. */
export function wishlistCalls(client: Transport) {
  const list = (listId: number) => ({ params: { path: { listId } } });
  return {
    /** */
    readWishlist: () => result(client.GET('/rest/V1/wishlist')),
    /** */
    addToWishlist: (sku: string, listId = 0) => result(client.POST('/rest/V1/wishlist/add', { body: { sku, list_id: listId } })),
    /** ∅34. */
    removeFromWishlist: (itemId: number) => result(client.DELETE('/rest/V1/wishlist/{itemId}', { params: { path: { itemId } } })),
    moveInWishlist: (itemId: number, listId: number) =>
      result(client.PUT('/rest/V1/wishlist/{itemId}/list', { params: { path: { itemId } }, body: { list_id: listId } })),
    createWishlistList: (name: string) => result(client.POST('/rest/V1/wishlist/lists', { body: { name } })),
    renameWishlistList: (listId: number, name: string) =>
      result(client.PUT('/rest/V1/wishlist/lists/{listId}', { ...list(listId), body: { name } })),
    deleteWishlistList: (listId: number) => result(client.DELETE('/rest/V1/wishlist/lists/{listId}', list(listId))),
    /** A new link in the place of the one before. */
    shareWishlistList: (listId: number) => result(client.PUT('/rest/V1/wishlist/lists/{listId}/share', list(listId))),
    unshareWishlistList: (listId: number) => result(client.DELETE('/rest/V1/wishlist/lists/{listId}/share', list(listId))),
    /** A list by its link, for anybody. */
    readSharedWishlist: (token: string) => result(client.GET('/rest/V1/wishlist/shared/{token}', { params: { path: { token } } })),
  };
}
