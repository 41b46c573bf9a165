import { LATER_BESIDE_MARK, useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { LanguageToggle } from '../language/LanguageToggle.tsx';
import * as css from './header.css.ts';
import { serviceLinks, type ServiceLink } from './service-links.ts';

const Links = ({ links }: { readonly links: readonly ServiceLink[] }): ReactNode => {
  const t = useTexts(texts);
  return links.map(({ text, url }) => (
    <a key={url} href={url}>
      {t(text)}
    </a>
  ));
};

/** The thin line over the desktop header. */
export const ServiceLine = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <nav className={css.service} aria-label={t('header.service')} {...LATER_BESIDE_MARK}>
      <div>
        <Links links={serviceLinks.offer} />
        <span className={css.spring} />
        <Links links={serviceLinks.help} />
        <LanguageToggle />
      </div>
    </nav>
  );
};
