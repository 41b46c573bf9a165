import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { StoreConfig } from '../data.ts';
import * as css from './header.css.ts';

interface LogoProps {
  readonly store: Pick<StoreConfig, 'logo_text' | 'store_name'>;
  /** On home the logo is the heading of the page (S-05, R-26). */
  readonly heading: boolean;
}

/** The store's mark and word, from its configuration; the colour comes from its theme. */
export const Logo = ({ store, heading }: LogoProps): ReactNode => {
  const t = useTexts(texts);
  const link = (
    <a href="/" className={css.logo} aria-label={t('header.home', { store: store.store_name })}>
      <i aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d="M13 2 4 14h7l-1 8 10-13h-7z" />
        </svg>
      </i>
      {store.logo_text}
    </a>
  );
  return heading ? <h1 className={css.logoHeading}>{link}</h1> : link;
};
