import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { wishlistTexts } from '../texts.ts';
import type { ListDialogProps } from './list-dialog-props.ts';

/** Asks once more before a list goes with what is on it. */
export const DeleteDialog = ({ list, count, store, onClose }: ListDialogProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const { name } = list;
  const remove = async (): Promise<void> => {
    if (!(await store.change((rest) => rest.deleteWishlistList(list.list_id)))) return;
    store.notify(t('deleted', { name }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleteTitle', { name })}
      footer={
        <>
          <Button variant="danger" onClick={remove}>
            {t('deleteYes')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('deleteText', { count })}</p>
    </Dialog>
  );
};
