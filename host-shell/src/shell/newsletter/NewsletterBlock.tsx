import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import type { StoreConfig } from '../data.ts';
import { NEWSLETTER_FORM, NEWSLETTER_ID } from './mark.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as css from './newsletter.css.ts';
import { isNewsletterPage } from './newsletter-rules.ts';
import { newsletterTexts } from './texts.ts';

/**
 * S-22: the newsletter in the footer, where the store has one. It is rendered with every footer, since that stays while pages change:
 * on the landing pages it is hidden, by the server for the first page (`watch-newsletter.ts` for the next ones).
 */
export const NewsletterBlock = ({ store }: { readonly store: StoreConfig }): ReactNode => {
  const t = useTexts(newsletterTexts);
  const { pathname } = useLocation();
  if (!store.newsletter_enabled) return null;
  return (
    <section id={NEWSLETTER_ID} className={css.block} aria-labelledby={`${NEWSLETTER_ID}-title`} hidden={isNewsletterPage(pathname)}>
      <div>
        <h2 id={`${NEWSLETTER_ID}-title`}>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <div {...NEWSLETTER_FORM}>
        <NewsletterForm company={store.legal_entity.name} />
      </div>
    </section>
  );
};
