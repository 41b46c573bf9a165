import { useEffect, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import type { MenuEntriesProps } from '../server-html/server-parts-context.ts';
import * as css from './menu.css.ts';
import { activeEntry, menuOf } from './menu-tree.ts';

const SITE_MAP = '/mapa-strony.html';

/** The first level of the menu, as links to the sections. */
const MenuEntries = ({ header, onRendered }: MenuEntriesProps): ReactNode => {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const entries = menuOf(header);
  const active = activeEntry(entries, pathname);
  useEffect(onRendered, [onRendered]);
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.id} className={entry.columns.length === 0 ? css.single : undefined}>
          <a
            href={entry.url}
            aria-current={entry === active ? 'true' : undefined}
            className={entry.tone === 'promo' ? css.promo : undefined}
          >
            {entry.name}
          </a>
        </li>
      ))}
      <li className={`${css.single} ${css.listOnly}`}>
        <a href={SITE_MAP}>{t('menu.everything')}</a>
      </li>
    </>
  );
};

export default MenuEntries;
