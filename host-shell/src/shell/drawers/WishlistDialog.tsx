import { useTexts, wishlistLoginPath } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import type { ReactNode } from 'react';
import { layerTexts } from '../layer-texts/index.ts';

export interface WishlistDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The page to come back to after the login, query included. */
  readonly path: string;
}

/** S-38, W-05, W-06: the wishlist asks a guest to sign in, and leads back to the page with the product kept. */
const WishlistDialog = ({ open, onClose, path }: WishlistDialogProps): ReactNode => {
  const t = useTexts(layerTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.wishlistTitle')}
      footer={
        <>
          <ButtonLink to={wishlistLoginPath(path)} onClick={onClose}>
            {t('dialog.wishlistLogin')}
          </ButtonLink>
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
