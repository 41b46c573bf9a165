import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { TextField } from 'shared-ui/text-field';
import { CopyButton } from '../../orders/CopyButton.tsx';
import { listName } from '../list-name.ts';
import { sharedListPath } from '../shared-path.ts';
import { wishlistTexts } from '../texts.ts';
import * as css from '../wishlist.css.ts';
import type { ListDialogProps } from './list-dialog-props.ts';

/** J-174: makes the link of a list, makes it anew, and ends it. */
export const ShareDialog = ({ list, store, onClose }: ListDialogProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const { share_token: token } = list;
  const make = async (): Promise<void> => {
    if (await store.change((rest) => rest.shareWishlistList(list.list_id))) store.notify(t('shareReady'));
  };
  const end = async (): Promise<void> => {
    if (await store.change((rest) => rest.unshareWishlistList(list.list_id))) store.notify(t('shareEnded'));
  };
  const link = token === null ? null : `${location.origin}${sharedListPath(token)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shareTitle', { name: listName(list, t) })}
      footer={
        <>
          {link === null ? (
            <Button onClick={make}>{t('shareMake')}</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={make}>
                {t('shareAnew')}
              </Button>
              <Button variant="danger" onClick={end}>
                {t('shareEnd')}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{t('shareText')}</p>
        {link !== null && (
          <TextField
            label={t('shareLink')}
            readOnly
            value={link}
            hint={t('shareAnewHint')}
            onFocus={({ target }) => target.select()}
            end={<CopyButton what={t('shareLink')} text={link} />}
          />
        )}
      </div>
    </Dialog>
  );
};
