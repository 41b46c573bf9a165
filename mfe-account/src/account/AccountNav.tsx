import { Bell, FileText, Heart, LayoutGrid, LogOut, MapPin, Package, ShieldCheck, Star, Store, UserRound } from 'shared-ui/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { ACCOUNT_PATH, userAtom, useTexts, WISHLIST_PATH } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon, type IconShape } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import {
  ADDRESSES_PATH,
  NEOPORTAL_PATH,
  ORDERS_PATH,
  PERSONAL_DATA_PATH,
  PRIVACY_PATH,
  REMINDERS_PATH,
  SECURITY_PATH,
  WRITING_PATH,
} from '../paths.ts';
import type { AccountSection } from './account-section.ts';
import * as css from './account-nav.css.ts';
import { accountTexts } from './texts.ts';

interface Entry {
  readonly text:
    | 'nav.dashboard'
    | 'nav.orders'
    | 'nav.addresses'
    | 'nav.data'
    | 'nav.security'
    | 'nav.privacy'
    | 'nav.writing'
    | 'nav.reminders'
    | 'nav.neoportal'
    | 'nav.wishlist';
  readonly to: string;
  readonly icon: IconShape;
  /** Sections below it. */
  readonly sections: readonly AccountSection[];
}

const entries: readonly Entry[] = [
  { text: 'nav.dashboard', to: ACCOUNT_PATH, icon: LayoutGrid, sections: ['dashboard'] },
  { text: 'nav.orders', to: ORDERS_PATH, icon: Package, sections: ['orders', 'order'] },
  { text: 'nav.writing', to: WRITING_PATH, icon: Star, sections: ['writing'] },
  { text: 'nav.reminders', to: REMINDERS_PATH, icon: Bell, sections: ['reminders'] },
  { text: 'nav.addresses', to: ADDRESSES_PATH, icon: MapPin, sections: ['addresses', 'address', 'new-address'] },
  { text: 'nav.data', to: PERSONAL_DATA_PATH, icon: UserRound, sections: ['data'] },
  { text: 'nav.security', to: SECURITY_PATH, icon: ShieldCheck, sections: ['security'] },
  { text: 'nav.privacy', to: PRIVACY_PATH, icon: FileText, sections: ['privacy'] },
  { text: 'nav.wishlist', to: WISHLIST_PATH, icon: Heart, sections: [] },
];

/** F-08: of sellers at staff terminals alone. */
const sellers: Entry = { text: 'nav.neoportal', to: NEOPORTAL_PATH, icon: Store, sections: ['neoportal'] };

/** px of the previous entry that stay visible */
const MARGIN = 40;

interface AccountNavProps {
  readonly section: AccountSection;
  readonly onSignOut: () => Promise<void>;
}

/** Navigation of the account: a side column on desktops, a scrolling row on smaller screens. */
export const AccountNav = ({ section, onSignOut }: AccountNavProps): ReactNode => {
  const t = useTexts(accountTexts);
  const list = useRef<HTMLUListElement>(null);
  const { isNeoportal } = useAtomValue(userAtom);
  const shown = isNeoportal ? [...entries, sellers] : entries;
  const at = shown.findIndex(({ sections }) => sections.includes(section));
  // On small screens the row scrolls: start at the current section.
  useEffect(() => {
    const current = list.current?.children[at];
    if (list.current && current instanceof HTMLElement) list.current.scrollLeft = current.offsetLeft - MARGIN;
  }, [at]);
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <ul ref={list} className={css.list}>
        {shown.map(({ text, to, icon }, index) => (
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
