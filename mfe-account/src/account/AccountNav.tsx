import { Heart, LayoutGrid, LogOut, MapPin, Package, UserRound } from 'shared-ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
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

/** px of the entry before that show that there is one */
const MARGIN = 40;

interface AccountNavProps {
  readonly route: AccountRoute;
  readonly onSignOut: () => Promise<void>;
}

/** The pages of the account: at the side on desktops, a row that scrolls below. */
export const AccountNav = ({ route, onSignOut }: AccountNavProps): ReactNode => {
  const t = useTexts(accountTexts);
  const list = useRef<HTMLUListElement>(null);
  const at = entries.findIndex(({ parts }) => parts.includes(route.part));
  // Where the row scrolls, it starts at the page that is shown.
  useEffect(() => {
    const current = list.current?.children[at];
    if (list.current && current instanceof HTMLElement) list.current.scrollLeft = current.offsetLeft - MARGIN;
  }, [at]);
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <ul ref={list} className={css.list}>
        {entries.map(({ text, to, icon }, index) => (
          <li key={text}>
            <Link to={to} className={css.entry} {...(index === at && { 'aria-current': 'page' as const })}>
              <Icon of={icon} size={20} />
              {t(text)}
            </Link>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={onSignOut} className={css.signOut}>
            <span className={css.signOutText}>
              <Icon of={LogOut} size={20} />
              {t('account.signOut')}
            </span>
          </Button>
        </li>
      </ul>
    </nav>
  );
};
