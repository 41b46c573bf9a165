import type { ReactNode } from 'react';
import { useGetIdentity, useLogout, usePermissions, useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
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
  'surveys',
  'reminders',
  'error-reports',
] as const;
const editorPages = ['banners', 'pages', 'redirects', 'products', ...recordListNames, 'pictures', 'replacing'] as const;
const adminPages = ['tokens', 'audit'] as const;

/** Header with the pages of the desk, notices, and the page. */
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
  const shown = permissions === 'admin' ? [...pages, ...editorPages, ...adminPages] : permissions === 'editor' ? editorPages : pages;
  return (
    <>
      <a className={styles.skip} href="#main">
        {translate('app.skip')}
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          <span className={styles.name}>Amperio</span> {translate('app.title')}
        </p>
        <nav className={styles.nav} aria-label={translate('app.nav')}>
          <ul className={styles.pages}>
            {shown.map((page) => (
              <li key={page}>
                <NavLink className={({ isActive }) => (isActive ? styles.currentLink : styles.link)} to={`/${page}`}>
                  {translate(`${page}.nav`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.who}>
          {identity?.fullName !== undefined && (
            <span className={styles.whose}>{translate('app.signedIn', { name: identity.fullName })}</span>
          )}
          <button type="button" className={button.plain} onClick={leave}>
            {translate('app.logout')}
          </button>
        </p>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
};
