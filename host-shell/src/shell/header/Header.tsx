import { useTexts, type PageKind } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Menu } from 'shared-ui/icons';
import { memo, useRef, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { HeaderData, StoreConfig } from '../data.ts';
import { SearchOverlayLayer } from '../drawers/DrawerLayer.tsx';
import { MenuBar } from '../menu/MenuBar.tsx';
import { MENU_ID, hidePlainMenu } from '../menu/plain-menu.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { inRow } from '../search/search.css.ts';
import { useShellCommands } from '../shell-commands.ts';
import * as css from './header.css.ts';
import { Helpline } from './Helpline.tsx';
import { Logo } from './Logo.tsx';
import { ServiceLine } from './ServiceLine.tsx';
import { Tools } from './Tools.tsx';
import { useHidingHeader } from './use-hiding-header.ts';

interface HeaderProps {
  /** Null: the server has rendered the menu, its HTML stays. */
  readonly data: HeaderData | null;
  readonly store: StoreConfig;
  readonly pageKind: PageKind;
}

const MenuButton = (): ReactNode => {
  const t = useTexts(texts);
  const { toggleDrawer, prefetch } = useShellCommands();
  return (
    // Without scripts the link shows the menu below the bar; with them it is the button of the drawer (S-14, D-03).
    <a
      href={`#${MENU_ID}`}
      role="button"
      aria-haspopup="dialog"
      className={`${css.tool} ${css.mobileOnly}`}
      aria-label={t('header.menu')}
      onPointerEnter={() => prefetch('navigation')}
      onClick={(event) => {
        if (hidePlainMenu()) event.preventDefault();
        else toggleDrawer('navigation', event);
      }}
      onKeyDown={(event) => {
        // A link in the role of a button answers to the space bar too.
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      <Icon of={Menu} />
    </a>
  );
};

/** The header of every full page: one HTML for phone and desktop (S-01, S-02), the differences are CSS. */
export const Header = memo(({ data, store, pageKind }: HeaderProps): ReactNode => {
  const element = useRef<HTMLElement>(null);
  const home = pageKind === 'home';
  const still = pageKind === 'product'; // S-04, ∅26: the product page has a sticky bar of its own
  useHidingHeader(element, !still);
  return (
    <>
      <header ref={element} className={still ? `${css.header} ${css.still}` : css.header}>
        <ServiceLine />
        <div className={css.top}>
          <div>
            <MenuButton />
            <Logo store={store} heading={home} />
            {home ? <SearchForm className={`${inRow} ${css.desktopOnly}`} /> : <Helpline store={store} />}
            <Tools home={home} />
          </div>
        </div>
        <MenuBar header={data} />
        <SearchOverlayLayer />
      </header>
      {home && <SearchForm className={css.homeSearch} />}
    </>
  );
});
Header.displayName = 'Header';
