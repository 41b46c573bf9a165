import { imageUrl, useTexts } from 'shared-contracts';
import { Suspense, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorMessage } from 'shared-ui/error-message';
import { texts } from '../../texts.ts';
import { LoadingPanel, Panel } from './LoadingPanel.tsx';
import { inside } from './menu.css.ts';
import { menuOf, type MenuBanner, type MenuEntry, type MenuGroup } from './menu-tree.ts';
import * as css from './panel.css.ts';
import { useHeaderData } from './use-header-data.ts';

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

const Banner = ({ image, url, text }: MenuBanner): ReactNode => (
  <a href={url} className={css.banner}>
    <img src={imageUrl(image, { width: 480 })} alt="" width={320} height={200} loading="lazy" decoding="async" />
    {text}
  </a>
);

const Section = ({ name, url, columns, banners }: Pick<MenuEntry, 'name' | 'url' | 'columns' | 'banners'>): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={`${inside} ${css.content}`}>
      <a href={url} className={css.all}>
        {t('menu.all', { category: name })}
      </a>
      {columns.map((groups) => (
        <ul key={groups[0]?.id}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </ul>
      ))}
      {banners.map((banner) => (
        <Banner key={banner.id} {...banner} />
      ))}
    </div>
  );
};

interface MenuPanelsProps {
  /** The open entry of the bar, in which its panel is rendered; null reads the menu for the press that is likely to come. */
  readonly entry: HTMLElement | null;
}

const OpenPanel = ({ entry }: MenuPanelsProps): ReactNode => {
  const { data, retry } = useHeaderData();
  const link = entry?.querySelector('a');
  if (!entry || !link) return null;
  if (!data) {
    return createPortal(
      <Panel>
        <ErrorMessage onRetry={retry} />
      </Panel>,
      entry,
    );
  }
  const url = link.pathname;
  // A section that has left the menu since the page was rendered still has its page.
  const section = menuOf(data).find((one) => one.url === url) ?? { name: link.text, url, columns: [], banners: [] };
  return createPortal(
    <Panel>
      <Section {...section} />
    </Panel>,
    entry,
  );
};

/** [S-18] Second and third level of the open entry with its banners; the data are those of the menu drawer. */
const MenuPanels = ({ entry }: MenuPanelsProps): ReactNode => (
  <Suspense fallback={<LoadingPanel entry={entry} />}>
    <OpenPanel entry={entry} />
  </Suspense>
);

export default MenuPanels;
