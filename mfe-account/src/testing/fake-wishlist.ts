import type { ApiResult } from 'shared-contracts';
import type { Commerce } from '../session/commerce.ts';
import type { KeptWishlist } from '../wishlist/use-wishlist.ts';

type WishlistCalls = Pick<
  Commerce,
  | 'readWishlist'
  | 'removeFromWishlist'
  | 'moveInWishlist'
  | 'createWishlistList'
  | 'renameWishlistList'
  | 'deleteWishlistList'
  | 'shareWishlistList'
  | 'unshareWishlistList'
  | 'readSharedWishlist'
>;

type Answer = <Value>(name: keyof Commerce, sent: unknown, value: () => Value) => Promise<ApiResult<Value>>;

/** The lists of a customer, in memory. */
export interface FakeWishlist {
  readonly calls: WishlistCalls;
  readonly now: () => KeptWishlist;
  readonly set: (wishlist: KeptWishlist) => void;
}

export function createFakeWishlist(answer: Answer): FakeWishlist {
  let { wishlist_items: items, lists }: KeptWishlist = { wishlist_items: [], lists: [{ list_id: 0, name: '', share_token: null }] };
  const now = (): KeptWishlist => ({ wishlist_items: items, lists });
  const withShare = (listId: number, token: string | null): KeptWishlist => {
    lists = lists.map((list) => (list.list_id === listId ? { ...list, share_token: token } : list));
    return now();
  };
  return {
    now,
    set: (wishlist) => ({ wishlist_items: items, lists } = wishlist),
    calls: {
      readWishlist: () => answer('readWishlist', undefined, now),
      removeFromWishlist: (itemId) =>
        answer('removeFromWishlist', itemId, () => {
          items = items.filter(({ item_id: id }) => id !== itemId);
          return now();
        }),
      moveInWishlist: (itemId, listId) =>
        answer('moveInWishlist', [itemId, listId], () => {
          items = items.map((item) => (item.item_id === itemId ? { ...item, list_id: listId } : item));
          return now();
        }),
      createWishlistList: (name) =>
        answer('createWishlistList', name, () => {
          lists = [...lists, { list_id: lists.length, name, share_token: null }];
          return now();
        }),
      renameWishlistList: (listId, name) =>
        answer('renameWishlistList', [listId, name], () => {
          lists = lists.map((list) => (list.list_id === listId ? { ...list, name } : list));
          return now();
        }),
      deleteWishlistList: (listId) =>
        answer('deleteWishlistList', listId, () => {
          lists = lists.filter(({ list_id: id }) => id !== listId);
          items = items.filter(({ list_id: id }) => id !== listId);
          return now();
        }),
      shareWishlistList: (listId) => answer('shareWishlistList', listId, () => withShare(listId, 'tajny-link')),
      unshareWishlistList: (listId) => answer('unshareWishlistList', listId, () => withShare(listId, null)),
      readSharedWishlist: (token) =>
        answer('readSharedWishlist', token, () => {
          const list = lists.find(({ share_token: own }) => own === token);
          const own = items.filter(({ list_id: id }) => id === list?.list_id);
          return { name: list?.name ?? '', product_ids: own.map(({ product_id: id }) => id) };
        }),
    },
  };
}
