import type { ReactNode } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { ListDialogProps, ListTask } from './list-dialog-props.ts';
import { NameDialog } from './NameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

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
