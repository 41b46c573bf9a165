import type { KeptList, WishlistStore } from '../use-wishlist.ts';

/** What is done with lists, each in a dialog. */
export type ListTask = 'create' | 'rename' | 'delete' | 'share';

export interface ListDialogProps {
  readonly list: KeptList;
  /** Products on it. */
  readonly count: number;
  readonly store: WishlistStore;
  readonly onClose: () => void;
  /** A new list is there. */
  readonly onMade: (listId: number) => void;
}
