import { useTexts } from 'shared-contracts';
import { Drawer } from 'shared-ui/drawer';
import { Icon } from 'shared-ui/icon';
import { ChevronRight } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { texts } from '../../texts.ts';
import { layerTexts } from '../layer-texts/index.ts';
import { serviceLinks } from '../header/service-links.ts';
import { LanguageToggle } from '../language/LanguageToggle.tsx';
import { menuOf, type MenuEntry } from '../menu/menu-tree.ts';
import { useHeaderData } from '../menu/use-header-data.ts';
import * as css from './drawers.css.ts';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface LevelProps {
  readonly onEnter: (entry: MenuEntry) => void;
  /** The entry that the shopper comes back from. */
  readonly left: MenuEntry['id'] | null;
}

/** What was pressed goes with its level: the focus goes on to where the shopper is now. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const TopLevel = ({ entries, onEnter, left }: LevelProps & { readonly entries: readonly MenuEntry[] }): ReactNode => {
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
              <button ref={entry.id === left ? takeFocus : null} type="button" onClick={() => onEnter(entry)}>
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
      <a ref={takeFocus} href={entry.url} className={css.all}>
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

/** The menu's data come with the first opening: the page itself carries only the menu that the server has rendered. */
const Menu = (props: LevelProps): ReactNode => {
  const { data, retry } = useHeaderData();
  if (!data) return <ErrorMessage onRetry={retry} />;
  return <TopLevel entries={menuOf(data)} {...props} />;
};

/** D-03, S-14: the menu of small screens, one level at a time. */
const MenuDrawer = ({ open, onClose }: MenuDrawerProps): ReactNode => {
  const t = useTexts(layerTexts);
  const [section, setSection] = useState<MenuEntry | null>(null);
  const [left, setLeft] = useState<MenuEntry['id'] | null>(null);
  const goBack = (): void => {
    setLeft(section?.id ?? null);
    setSection(null);
  };
  return (
    <Drawer open={open} onClose={onClose} side="left" title={section?.name ?? t('drawer.menu')} onBack={section ? goBack : undefined}>
      {section ? (
        <Section entry={section} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Menu onEnter={setSection} left={left} />
        </Suspense>
      )}
    </Drawer>
  );
};

export default MenuDrawer;
