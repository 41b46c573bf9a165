import type { ReactNode } from 'react';
import { LATER_BESIDE_MARK, useTexts, type PageResolution } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import * as css from './listing.css.ts';

interface ListingTextsProps {
  readonly resolution: Pick<PageResolution, 'description' | 'category_description' | 'faq'>;
  readonly title: string;
}

/** What the shop says about what it lists, below the products; an address with texts of its own brings them (has_filter_seo). */
export const ListingTexts = ({ resolution, title }: ListingTextsProps): ReactNode => {
  const t = useTexts(texts);
  const { faq } = resolution;
  const html = resolution.description || resolution.category_description;
  if (!html && faq.length === 0) return null;
  return (
    <Panel className={css.about} aria-label={t('listing.about', { title })} {...LATER_BESIDE_MARK}>
      {html && <CmsHtml html={html} className={css.aboutText} />}
      {faq.length > 0 && <h2 className={css.faqHeading}>{t('listing.faq')}</h2>}
      {faq.map(({ question, answer }) => (
        <details key={question} className={css.faq}>
          <summary className={css.question}>{question}</summary>
          <CmsHtml html={answer} className={css.answer} />
        </details>
      ))}
    </Panel>
  );
};
