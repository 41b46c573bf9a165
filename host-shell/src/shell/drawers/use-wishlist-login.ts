import { useEvent, type EventHandler } from 'shared-contracts';
import { useCallback, useState } from 'react';

interface Popup {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** S-38: the popup opens when anything on the page (header, heart) asks a guest to sign in for the wishlist. */
export const useWishlistLogin = (): Popup => {
  const [open, setOpen] = useState(false);
  const onRequest: EventHandler<'login.requested@1'> = useCallback(({ reason }) => {
    if (reason === 'wishlist') setOpen(true);
  }, []);
  useEvent('login.requested@1', onRequest);
  return { open, onClose: useCallback(() => setOpen(false), []) };
};
