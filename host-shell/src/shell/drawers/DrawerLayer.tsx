import { CART_PATH } from 'shared-contracts';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useOpenDrawer, useSearchOpen } from '../app-state.ts';
import type { HeaderData } from '../data.ts';
import { useLazyPart, type LazyModule } from '../lazy-part.ts';
import { lazyParts } from '../lazy-parts.ts';
import { MENU_ID } from '../menu/MenuBar.tsx';
import { useShellCommands } from '../shell-commands.ts';
import { useWishlistLogin } from './use-wishlist-login.ts';

interface OpenableProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface LazyOpenableProps extends OpenableProps {
  readonly load: () => Promise<LazyModule<OpenableProps>>;
  /** Where the shopper is taken when the code can't be fetched. */
  readonly instead?: string;
}

const LazyOpenable = ({ load, open, onClose, instead }: LazyOpenableProps): ReactNode => {
  const failed = useCallback(() => {
    onClose();
    if (instead !== undefined) location.assign(instead);
  }, [onClose, instead]);
  const Part = useLazyPart(load, open, failed);
  return Part && <Part open={open} onClose={onClose} />;
};

const MenuLayer = ({ header, ...rest }: OpenableProps & { readonly header: HeaderData }): ReactNode => {
  const Part: ComponentType<OpenableProps & { readonly header: HeaderData }> | null = useLazyPart(lazyParts.navigation, rest.open, () => {
    rest.onClose();
    location.hash = MENU_ID; // the plain list of links below the bar
  });
  return Part && <Part header={header} {...rest} />;
};

const WishlistLayer = (): ReactNode => {
  const login = useWishlistLogin();
  const Part = useLazyPart(lazyParts.wishlist, login.open, login.onClose);
  return Part && <Part {...login} />;
};

/** The shell's drawers and popups; nothing of them is on the page before it is first wanted. */
export const DrawerLayer = ({ header }: { readonly header: HeaderData }): ReactNode => {
  const drawer = useOpenDrawer();
  const { close } = useShellCommands();
  return (
    <>
      <MenuLayer header={header} open={drawer === 'navigation'} onClose={close} />
      <LazyOpenable load={lazyParts.search} open={drawer === 'search'} onClose={close} />
      <LazyOpenable load={lazyParts.cart} open={drawer === 'cart'} onClose={close} instead={CART_PATH} />
      <WishlistLayer />
    </>
  );
};

/** The search bar over the desktop header, while it is open. */
export const SearchOverlayLayer = (): ReactNode => {
  const open = useSearchOpen();
  const { close } = useShellCommands();
  const Part = useLazyPart(lazyParts.searchOverlay, open, close);
  return open && Part ? <Part onClose={close} /> : null;
};
