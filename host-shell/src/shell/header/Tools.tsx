import { ACCOUNT_PATH, CART_PATH, COMPARE_PATH, LOGIN_PATH, SEARCH_PATH, WISHLIST_PATH, useTexts } from 'shared-contracts';
import { Heart, Scale, Search, ShoppingCart, User } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useShellCommands } from '../shell-commands.ts';
import { useCartCount, useCompareCount, useSignedIn, useWishlistCount } from '../shopper.ts';
import * as css from './header.css.ts';
import { Tool } from './Tool.tsx';

const AccountTool = (): ReactNode => {
  const t = useTexts(texts);
  const signedIn = useSignedIn();
  // S-10, S-11
  return <Tool icon={User} label={t(signedIn ? 'header.account' : 'header.signIn')} href={signedIn ? ACCOUNT_PATH : LOGIN_PATH} />;
};

const WishlistTool = (): ReactNode => {
  const t = useTexts(texts);
  const { openWishlist } = useShellCommands();
  const count = useWishlistCount();
  return (
    <Tool icon={Heart} label={t('header.wishlist')} count={count} href={WISHLIST_PATH} className={css.desktopOnly} onClick={openWishlist} />
  );
};

const CompareTool = (): ReactNode => {
  const t = useTexts(texts);
  return <Tool icon={Scale} label={t('header.compare')} count={useCompareCount()} href={COMPARE_PATH} className={css.desktopOnly} />;
};

const CartTool = (): ReactNode => {
  const t = useTexts(texts);
  const { toggleCart, prefetch } = useShellCommands();
  const count = useCartCount();
  return (
    <Tool
      icon={ShoppingCart}
      label={t('header.cart')}
      count={count}
      href={CART_PATH}
      onPointerEnter={() => prefetch('cart')}
      onClick={toggleCart}
    />
  );
};

/** Search, account, compare, Schowek and Koszyk (S-07, S-10…S-13). */
export const Tools = ({ home }: { readonly home: boolean }): ReactNode => {
  const t = useTexts(texts);
  const { openSearch, prefetch } = useShellCommands();
  return (
    <nav className={css.tools} aria-label={t('shell.tools')}>
      {/* S-07: on home the open bar takes the icon's place. */}
      {!home && (
        <Tool icon={Search} label={t('header.search')} href={SEARCH_PATH} onPointerEnter={() => prefetch('search')} onClick={openSearch} />
      )}
      <AccountTool />
      <CompareTool />
      <WishlistTool />
      <CartTool />
    </nav>
  );
};
