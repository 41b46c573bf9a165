import type { ReactNode } from 'react';
import type { ListTask } from '../ListBar.tsx';
import type { KeptList, WishlistStore } from '../use-wishlist.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export interface ListDialogProps {
  readonly list: KeptList;
  /** Products on it. */
  readonly count: number;
  readonly store: WishlistStore;
  readonly onClose: () => void;
  /** A new list is there. */
  readonly onMade: (listId: number) => void;
}

/** The dialogs of lists; one is open at a time. */
export default function ListDialog({ task, ...props }: ListDialogProps & { readonly task: ListTask }): ReactNode {
  switch (task) {
    case 'create':
      return <NameDialog {...props} isNew />;
    case 'rename':
      return <NameDialog {...props} isNew={false} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case 'share':
      return <ShareDialog {...props} />;
  }
}
