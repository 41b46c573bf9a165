import { CART_PATH } from 'shared-contracts';
import { useCallback, type ReactNode } from 'react';
import { useOpenDrawer, useSearchOpen } from '../app-state.ts';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { lazyParts } from '../lazy-parts.ts';
import { showPlainMenu } from '../menu/plain-menu.ts';
import { useShellCommands } from '../shell-commands.ts';
import { useWishlistLogin } from './use-wishlist-login.ts';

const MenuLayer = (): ReactNode => {
  const open = useOpenDrawer() === 'navigation';
  const { close } = useShellCommands();
  const fallBack = useCallback(() => {
    close();
    showPlainMenu();
  }, [close]);
  return <PreloadedPart of={lazyParts.navigation} wanted={open} props={{ open, onClose: close }} onFailure={fallBack} />;
};

const SearchLayer = (): ReactNode => {
  const open = useOpenDrawer() === 'search';
  const { close } = useShellCommands();
  return <PreloadedPart of={lazyParts.search} wanted={open} props={{ open, onClose: close }} onFailure={close} />;
};

const CartLayer = (): ReactNode => {
  const open = useOpenDrawer() === 'cart';
  const { close } = useShellCommands();
  const goToCart = useCallback(() => {
    close();
    location.assign(CART_PATH);
  }, [close]);
  return <PreloadedPart of={lazyParts.cart} wanted={open} props={{ open, onClose: close }} onFailure={goToCart} />;
};

const WishlistLayer = (): ReactNode => {
  const login = useWishlistLogin();
  return <PreloadedPart of={lazyParts.wishlist} wanted={login.open} props={login} onFailure={login.onClose} />;
};

/** The shell's drawers and popups; nothing of them is on the page before it is first wanted. */
export const DrawerLayer = (): ReactNode => (
  <>
    <MenuLayer />
    <SearchLayer />
    <CartLayer />
    <WishlistLayer />
  </>
);

/** The search bar over the desktop header, while it is open. */
export const SearchOverlayLayer = (): ReactNode => {
  const open = useSearchOpen();
  const { close } = useShellCommands();
  return open && <PreloadedPart of={lazyParts.searchOverlay} wanted props={{ onClose: close }} onFailure={close} />;
};
