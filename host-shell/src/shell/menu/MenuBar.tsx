import { imageUrl, useTexts } from 'shared-contracts';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import type { HeaderData } from '../data.ts';
import { Island } from '../island/Island.tsx';
import * as css from './menu.css.ts';
import { markSection } from './mark-section.ts';
import { activeEntry, menuOf, type MenuBanner, type MenuEntry, type MenuGroup } from './menu-tree.ts';
import { useMenuClosing } from './use-menu-closing.ts';

/** What the address `#menu` shows on a small screen without scripts. */
export const MENU_ID = 'menu';

const Group = ({ name, url, links }: MenuGroup): ReactNode => (
  <li>
    <a href={url}>{name}</a>
    {links.length > 0 && (
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.url}>{link.name}</a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

const Banner = ({ image, url, alt }: MenuBanner): ReactNode => (
  <a href={url} className={css.banner}>
    <img src={imageUrl(image, { width: 480, format: 'webp' })} alt={alt} width={320} height={200} loading="lazy" decoding="async" />
  </a>
);

interface PanelProps {
  readonly entry: MenuEntry;
  readonly all: string;
}

const Panel = ({ entry, all }: PanelProps): ReactNode => (
  <div className={css.panel}>
    <div className={css.inside}>
      <a href={entry.url} className={css.all}>
        {all}
      </a>
      {entry.columns.map((groups) => (
        <ul key={groups[0]?.id}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </ul>
      ))}
      {entry.banners.map((banner) => (
        <Banner key={banner.id} {...banner} />
      ))}
    </div>
  </div>
);

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly activeUrl: string | undefined;
}

const Entries = memo(({ entries, activeUrl }: EntriesProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      {entries.map((entry) => {
        const current = entry.url === activeUrl ? 'true' : undefined;
        return (
          <li key={entry.id}>
            {entry.columns.length === 0 ? (
              <a href={entry.url} aria-current={current} className={entry.tone === 'promo' ? css.promo : undefined}>
                {entry.name}
              </a>
            ) : (
              <details name={MENU_ID}>
                <summary aria-current={current}>{entry.name}</summary>
                <Panel entry={entry} all={t('menu.all', { category: entry.name })} />
              </details>
            )}
          </li>
        );
      })}
    </>
  );
});
Entries.displayName = 'MenuEntries';

/**
 * The three-level menu under the header (S-18). Plain `details`: it opens on click and keyboard before and without
 * scripts; closing by Esc, outside clicks and navigation comes after hydration. On a small screen it is the target of
 * the menu button when the drawer can't open.
 */
export const MenuBar = ({ header }: { readonly header: HeaderData | null }): ReactNode => {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const entries = useMemo(() => header && menuOf(header), [header]);
  useMenuClosing(nav);
  useEffect(() => {
    if (nav.current) markSection(nav.current, pathname);
  }, [pathname]);
  return (
    <nav id={MENU_ID} ref={nav} className={css.nav} aria-label={t('menu.label')}>
      <Island name="menu" as="ul" className={css.bar}>
        {entries && <Entries entries={entries} activeUrl={activeEntry(entries, pathname)?.url} />}
      </Island>
    </nav>
  );
};
