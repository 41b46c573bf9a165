import { useState, type ReactNode } from 'react';
import { useGetIdentity, useLogout, usePermissions, useTranslate } from 'ra-core';
import { useLocation, NavLink } from 'react-router-dom';
import { recordListNames } from '../editing/records/record-lists.ts';
import { forgetDrafts } from '../session.ts';
import * as styles from './layout.css.ts';
import { button } from '../parts/parts.css.ts';

const pages = [
  'reviews',
  'questions',
  'unanswered',
  'complaints',
  'withdrawals',
  'orders',
  'reservations',
  'shop-reviews',
  'surveys',
  'page-votes',
  'reminders',
  'error-reports',
] as const;
const editorPages = [
  'banners',
  'pages',
  'redirects',
  'products',
  ...recordListNames,
  'translations',
  'newsletters',
  'pictures',
  'replacing',
] as const;
const adminPages = ['tokens', 'audit'] as const;

/** What a role sees, by what it is about. */
const groupsOf = (role: string | undefined) => [
  ...(role === 'editor' ? [] : [{ name: 'cases', pages }]),
  ...(role === 'editor' || role === 'admin' ? [{ name: 'content', pages: editorPages }] : []),
  ...(role === 'admin' ? [{ name: 'admin', pages: adminPages }] : []),
];

/** Header, the pages of the desk (beside the page where there is room, else behind a button), and the page. */
export const DeskLayout = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  const leave = () => {
    forgetDrafts();
    // Leaving is no detour: the next one starts at the first page.
    void logout({}, undefined, false);
  };
  const { key } = useLocation();
  // Of a small screen; going to another page closes them.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#main">
        {translate('app.skip')}
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          <span className={styles.name}>Amperio</span> {translate('app.title')}
        </p>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="pages"
          onClick={() => setOpenedAt(isOpen ? null : key)}
        >
          {translate('app.nav')}
        </button>
        <p className={styles.who}>
          {identity?.fullName !== undefined && (
            <span className={styles.whose}>{translate('app.signedIn', { name: identity.fullName })}</span>
          )}
          <button type="button" className={button.plain} onClick={leave}>
            {translate('app.logout')}
          </button>
        </p>
      </header>
      <nav id="pages" className={isOpen ? styles.nav : styles.closedNav} aria-label={translate('app.nav')}>
        {groupsOf(permissions).map((group) => (
          <div key={group.name}>
            <p className={styles.group} id={`pages-${group.name}`}>
              {translate(`app.group.${group.name}`)}
            </p>
            <ul className={styles.pages} aria-labelledby={`pages-${group.name}`}>
              {group.pages.map((page) => (
                <li key={page}>
                  <NavLink className={({ isActive }) => (isActive ? styles.currentLink : styles.link)} to={`/${page}`}>
                    {translate(`${page}.nav`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
};
