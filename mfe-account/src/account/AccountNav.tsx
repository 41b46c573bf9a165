import { Heart, LayoutGrid, LogOut, MapPin, Package, UserRound } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { ACCOUNT_PATH, useTexts, WISHLIST_PATH } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon, type IconShape } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { ADDRESSES_PATH, ORDERS_PATH, PERSONAL_DATA_PATH } from '../paths.ts';
import type { AccountRoute } from './account-route.ts';
import * as css from './account-nav.css.ts';
import { accountTexts } from './texts.ts';

interface Entry {
  readonly text: 'nav.dashboard' | 'nav.orders' | 'nav.addresses' | 'nav.data' | 'nav.wishlist';
  readonly to: string;
  readonly icon: IconShape;
  /** Pages that belong to it. */
  readonly parts: readonly AccountRoute['part'][];
}

const entries: readonly Entry[] = [
  { text: 'nav.dashboard', to: ACCOUNT_PATH, icon: LayoutGrid, parts: ['dashboard'] },
  { text: 'nav.orders', to: ORDERS_PATH, icon: Package, parts: ['orders', 'order'] },
  { text: 'nav.addresses', to: ADDRESSES_PATH, icon: MapPin, parts: ['addresses', 'address', 'new-address'] },
  { text: 'nav.data', to: PERSONAL_DATA_PATH, icon: UserRound, parts: ['data'] },
  { text: 'nav.wishlist', to: WISHLIST_PATH, icon: Heart, parts: [] },
];

interface AccountNavProps {
  readonly route: AccountRoute;
  readonly onSignOut: () => Promise<void>;
}

/** The pages of the account: at the side on desktops, a row that scrolls below. */
export const AccountNav = ({ route, onSignOut }: AccountNavProps): ReactNode => {
  const t = useTexts(accountTexts);
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <ul className={css.list}>
        {entries.map(({ text, to, icon, parts }) => (
          <li key={text}>
            <Link to={to} className={css.entry} {...(parts.includes(route.part) && { 'aria-current': 'page' as const })}>
              <Icon of={icon} size={20} />
              {t(text)}
            </Link>
          </li>
        ))}
        <li>
          <Button variant="quiet" icon={LogOut} onClick={onSignOut} className={css.signOut}>
            {t('account.signOut')}
          </Button>
        </li>
      </ul>
    </nav>
  );
};
