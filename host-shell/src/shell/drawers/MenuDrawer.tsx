import { useTexts } from 'shared-contracts';
import { Drawer } from 'shared-ui/drawer';
import { Icon } from 'shared-ui/icon';
import { ChevronRight } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { useQuery } from 'urql';
import { texts } from '../../texts.ts';
import { HeaderDataDocument } from '../../graphql/generated.ts';
import { serviceLinks } from '../header/service-links.ts';
import { LanguageToggle } from '../language/LanguageToggle.tsx';
import { menuOf, type MenuEntry } from '../menu/menu-tree.ts';
import * as css from './drawers.css.ts';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface TopLevelProps {
  readonly entries: readonly MenuEntry[];
  readonly onEnter: (entry: MenuEntry) => void;
}

const TopLevel = ({ entries, onEnter }: TopLevelProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <ul className={css.menu}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.columns.length === 0 ? (
              <a href={entry.url} className={entry.tone === 'promo' ? css.promo : undefined}>
                {entry.name}
              </a>
            ) : (
              <button type="button" onClick={() => onEnter(entry)}>
                {entry.name}
                <Icon of={ChevronRight} size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <ul className={css.quickLinks}>
        {[...serviceLinks.help, ...serviceLinks.offer].map(({ text, url }) => (
          <li key={url}>
            <a href={url}>{t(text)}</a>
          </li>
        ))}
        <li className={css.languages}>
          <LanguageToggle />
        </li>
      </ul>
    </>
  );
};

const Section = ({ entry }: { readonly entry: MenuEntry }): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <a href={entry.url} className={css.all}>
        {t('menu.all', { category: entry.name })}
      </a>
      {entry.columns.flat().map((group) => (
        <section key={group.id} className={css.group}>
          <h3>
            <a href={group.url}>{group.name}</a>
          </h3>
          <ul>
            {group.links.map((link) => (
              <li key={link.id}>
                <a href={link.url}>{link.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

const Loading = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.loading}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} shape="button" />
      ))}
    </div>
  </SkeletonRegion>
);

/** The menu's data come with the first opening: the page itself carries only the menu that the server has drawn. */
const Menu = ({ onEnter }: { readonly onEnter: (entry: MenuEntry) => void }): ReactNode => {
  const [{ data }, reload] = useQuery({ query: HeaderDataDocument });
  if (!data) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  return <TopLevel entries={menuOf(data.headerDataQuery)} onEnter={onEnter} />;
};

/** D-03, S-14: the menu of small screens, one level at a time. */
const MenuDrawer = ({ open, onClose }: MenuDrawerProps): ReactNode => {
  const t = useTexts(texts);
  const [section, setSection] = useState<MenuEntry | null>(null);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title={section?.name ?? t('drawer.menu')}
      onBack={section ? () => setSection(null) : undefined}
    >
      {section ? (
        <Section entry={section} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Menu onEnter={setSection} />
        </Suspense>
      )}
    </Drawer>
  );
};

export default MenuDrawer;
