import { useAtomValue } from 'jotai';
import { LATER_BESIDE_MARK, rwdSlice, useTexts } from 'shared-contracts';
import { use, useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import type { HeaderData } from '../data.ts';
import { ServerHtml } from '../server-html/ServerHtml.tsx';
import { ServerRenderedPart } from '../server-html/ServerRenderedPart.tsx';
import { ServerPartsContext } from '../server-html/server-parts-context.ts';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { lazyParts } from '../lazy-parts.ts';
import { isPlainPress } from '../navigation/shop-link.ts';
import { useShellCommands } from '../shell-commands.ts';
import { usePhase } from '../../schedule/use-phase.ts';
import { entryAt, offerPanels } from './bar-entries.ts';
import { LoadingPanel } from './LoadingPanel.tsx';
import { markSection } from './mark-section.ts';
import * as css from './menu.css.ts';
import { MENU_ID } from './plain-menu.ts';
import { useMenuClosing } from './use-menu-closing.ts';

/**
 * The bar of the three-level menu under the header (S-18). Every page carries the first level alone, as links to the
 * sections; on a desktop they become buttons. The code of their panels is fetched when the page is idle, what they show with
 * the first look at the bar (pointer or focus). On a small screen it is the target of the menu button when the drawer can't open.
 */
export const MenuBar = ({ header }: { readonly header: HeaderData | null }): ReactNode => {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const parts = use(ServerPartsContext);
  const { isDesktop } = useAtomValue(rwdSlice.read);
  const idle = usePhase('idle');
  const { prefetch } = useShellCommands();
  const [looked, setLooked] = useState(false);
  const [open, setOpen] = useState<HTMLLIElement | null>(null);
  // Those of a visit that has begun without them come after the bar.
  const [hasEntries, setHasEntries] = useState(header === null);
  const onRendered = useCallback(() => setHasEntries(true), []);
  const close = useCallback(() => setOpen(null), []);
  // Without its code the entry is what it was: a link.
  const follow = useCallback(() => {
    const link = open?.querySelector('a');
    if (link) location.assign(link.href);
  }, [open]);
  useMenuClosing(open, close);
  useEffect(() => {
    if (idle && isDesktop) prefetch('menu'); // the code alone: most pages are left without a look at the menu
  }, [idle, isDesktop, prefetch]);
  useEffect(() => {
    if (nav.current && hasEntries) markSection(nav.current, pathname);
  }, [pathname, hasEntries]);
  useEffect(() => {
    if (nav.current && hasEntries) offerPanels(nav.current, isDesktop, open);
  }, [isDesktop, open, hasEntries]);

  const onClick = (event: MouseEvent): void => {
    const entry = isDesktop && isPlainPress(event) ? entryAt(event.target) : null;
    if (entry === null) return;
    event.preventDefault();
    setOpen(entry === open ? null : entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A link in the role of a button answers to the space bar too.
    if (event.key !== ' ' || !isDesktop || entryAt(event.target) === null || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.click();
  };
  const look = (): void => setLooked(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- listens to events of its entries, whose HTML is the server's
    <nav
      id={MENU_ID}
      ref={nav}
      className={css.nav}
      aria-label={t('menu.label')}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={look}
      onFocus={look}
      {...LATER_BESIDE_MARK}
    >
      <ServerHtml name="menu" as="ul" className={css.bar}>
        {header && <ServerRenderedPart rendered={parts?.entries} of={lazyParts.entries} props={{ header, onRendered }} />}
      </ServerHtml>
      <PreloadedPart
        of={lazyParts.menu}
        wanted={isDesktop && (looked || open !== null)}
        props={{ entry: open }}
        waiting={<LoadingPanel entry={open} />}
        onFailure={follow}
      />
    </nav>
  );
};
