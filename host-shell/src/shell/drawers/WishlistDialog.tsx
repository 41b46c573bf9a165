import { LOGIN_PATH, useTexts } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { wishlistLoginPath } from './wishlist-login.ts';

/** S-38, W-05, W-06: the wishlist asks a guest to sign in, and leads back to the page with the product kept. */
const WishlistDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode => {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.wishlistTitle')}
      footer={
        <>
          <ButtonLink to={wishlistLoginPath(LOGIN_PATH, pathname + search)}>{t('dialog.wishlistLogin')}</ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        </>
      }
    >
      <p>{t('dialog.wishlistText')}</p>
    </Dialog>
  );
};

export default WishlistDialog;
