import { useAtom, useAtomValue } from 'jotai';
import { noticesQueueAtom, type Language, type PageKind } from 'shared-contracts';
import { LiveRegion } from 'shared-ui/live-region';
import { SkipLink } from 'shared-ui/skip-link';
import { useCallback, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { announcementAtom } from './announcement.ts';
import { COOKIES_PATH } from './consent/consent.ts';
import { consentSettingsAtom } from './consent/settings-link.ts';
import type { Chrome, FooterData, HeaderData, StoreConfig } from './data.ts';
import { DrawerLayer } from './drawers/DrawerLayer.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { ReducedHeader } from './header/ReducedHeader.tsx';
import type { IdleLayerProps } from './IdleLayer.tsx';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { lazyParts } from './lazy-parts.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { useShopLinks } from './navigation/use-shop-links.ts';
import { useOnlineState } from './presence/use-online-state.ts';
import { useTabTitle } from './presence/use-tab-title.ts';
import { useViewport } from './presence/use-viewport.ts';
import { ShellCommandsProvider } from './ShellCommandsProvider.tsx';
import * as css from './shell.css.ts';
import { usePhase } from '../schedule/use-phase.ts';
// A not-found page is rendered by the server before the code of the view is here: its styles must be in the first ones.
import './views/views.css.ts';
// The newsletter's form is in the footer that the server has rendered.
import './newsletter/newsletter.css.ts';
// Few bytes in the first stylesheet, which need no file of their own then.
import './install/install.css.ts';

/** Where the skip link leads and what a navigation focuses when the page has no heading. */
export const MAIN_ID = 'main';

export interface ShellProps {
  /** Null in the browser when the server has rendered them: their HTML is taken over as it is. */
  readonly header: HeaderData | null;
  readonly footer: FooterData | null;
  readonly store: StoreConfig;
  readonly pageKind: PageKind;
  readonly chrome: Chrome;
  /** Renders the page in another language in place; without it a change of the language always reads the page again. */
  readonly onLanguageChange?: (language: Language) => void;
  readonly children: ReactNode;
}

/** Is there before anything is said: readers hear what changes in it. */
const Announcements = (): ReactNode => <LiveRegion message={useAtomValue(announcementAtom)} />;

/** What floats over the page: there before the connection is missed; notices with the first interaction, or with the first notice. */
const IdleParts = (props: IdleLayerProps): ReactNode => {
  const isIdle = usePhase('idle');
  const hasInteracted = usePhase('after-first-interaction');
  const notices = useAtomValue(noticesQueueAtom).length;
  const [isChoosing, setChoosing] = useAtom(consentSettingsAtom);
  const navigate = useNavigate();
  // Without the settings layer, the page about cookies has the same information.
  const onFailure = useCallback(() => {
    if (!isChoosing) return;
    setChoosing(false);
    void navigate(COOKIES_PATH);
  }, [isChoosing, setChoosing, navigate]);
  return (
    <>
      <PreloadedPart of={lazyParts.idle} wanted={isChoosing ? 1 : isIdle} props={props} onFailure={onFailure} />
      {isIdle && <Announcements />}
      <PreloadedPart of={lazyParts.toasts} wanted={notices || hasInteracted} props={{}} />
    </>
  );
};

const Main = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const main = useRef<HTMLElement>(null);
  const heading = useNavigationFocus(main);
  return (
    <>
      <main id={MAIN_ID} ref={main} className={css.main} tabIndex={-1}>
        {children}
      </main>
      <LiveRegion message={heading.text} lang={heading.lang} />
    </>
  );
};

/** Everything around a page: skip link, header, footer, and the layers for drawers, popups and toasts. */
export const Shell = ({ header, footer, store, pageKind, chrome, onLanguageChange, children }: ShellProps): ReactNode => {
  useShopLinks();
  useOnlineState();
  useViewport();
  useTabTitle(store.inactive_tab_title);
  return (
    <ShellCommandsProvider onLanguageChange={onLanguageChange}>
      <div className={css.shell}>
        <SkipLink target={MAIN_ID} />
        {chrome === 'full' && <Header data={header} store={store} pageKind={pageKind} />}
        {chrome === 'reduced' && <ReducedHeader store={store} />}
        <Main>{children}</Main>
        {chrome !== 'none' && <Footer data={footer} store={store} reduced={chrome === 'reduced'} />}
        <DrawerLayer />
        <IdleParts store={store} />
      </div>
    </ShellCommandsProvider>
  );
};
