import { useAtomValue } from 'jotai';
import { Component, type ReactNode, Suspense, use } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { cartCountAtom, LANGUAGES, type Language, TRANSLATION_COOKIE, formatTranslationCookie } from 'shared-contracts';
import type { StandaloneEnvironment } from './environment.ts';
import * as css from './standalone.css.ts';

interface ShopProps {
  readonly shop: StandaloneEnvironment;
}

const changeLanguage = (language: Language): void => {
  const value = formatTranslationCookie(language);
  document.cookie = `${TRANSLATION_COOKIE}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === undefined ? 0 : 86_400}`;
  location.reload();
};

const TopBar = ({ shop }: ShopProps): ReactNode => (
  <header className={css.bar}>
    <b>{shop.remote.name}</b>
    <nav className={css.links} aria-label="Pages of this remote">
      {shop.remote.links.map(({ label, path }) => (
        <Link key={path} className={css.link} to={path}>
          {label}
        </Link>
      ))}
    </nav>
    <span>cart: {useAtomValue(cartCountAtom)}</span>
    {LANGUAGES.map((language) => (
      <button
        key={language}
        className={css.button}
        type="button"
        aria-pressed={language === shop.language}
        onClick={() => changeLanguage(language)}
      >
        {language}
      </button>
    ))}
  </header>
);

/** Shows an error of the page with its message until the next navigation or a press on the button. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <div className={css.note} role="alert">
        <p>The page has failed: {String(this.state.error)}</p>
        <button className={css.button} type="button" onClick={() => this.setState({ error: null })}>
          Render it again
        </button>
      </div>
    );
  }
}

const Page = ({ shop }: ShopProps): ReactNode => {
  const { pathname, search } = useLocation();
  const shown = use(shop.at(pathname, search));
  return 'to' in shown ? <Navigate to={shown.to} replace /> : shown.content;
};

/** The frame around a remote that runs alone: a bar with its pages, and the page of the current address. */
export const StandaloneShop = ({ shop }: ShopProps): ReactNode => (
  <>
    <TopBar shop={shop} />
    <main>
      <ErrorBoundary key={useLocation().pathname}>
        <Suspense fallback={<div className={css.skeleton} aria-busy="true" />}>
          <Page shop={shop} />
        </Suspense>
      </ErrorBoundary>
    </main>
  </>
);
