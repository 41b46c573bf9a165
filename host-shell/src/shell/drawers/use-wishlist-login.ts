import { useEvent, type EventHandler } from 'shared-contracts';
import { useCallback, useState } from 'react';
import type { WishlistDialogProps } from './WishlistDialog.tsx';

/** S-38: the popup opens when anything on the page (header, heart) asks a guest to sign in for the wishlist. */
export const useWishlistLogin = (): WishlistDialogProps => {
  const [path, setPath] = useState('/');
  const [open, setOpen] = useState(false);
  const onRequest: EventHandler<'login.requested@1'> = useCallback((request) => {
    if (request.reason !== 'wishlist') return;
    setPath(request.path);
    setOpen(true);
  }, []);
  useEvent('login.requested@1', onRequest);
  return { open, path, onClose: useCallback(() => setOpen(false), []) };
};
