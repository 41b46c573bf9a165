import type { ReactNode } from 'react';
import { useTexts, type PageResolution } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { Panel } from 'shared-ui/page-container';
import { texts } from '../../texts.ts';
import * as css from '../listing.css.ts';

type CategoryTextsProps = Pick<PageResolution, 'description' | 'category_description' | 'faq'>;

/** What the shop says about a category, below its products; an address with texts of its own brings them (has_filter_seo). */
export const CategoryTexts = ({ description, category_description, faq }: CategoryTextsProps): ReactNode => {
  const t = useTexts(texts);
  const html = description || category_description;
  if (!html && faq.length === 0) return null;
  return (
    <Panel className={css.about} aria-label={t('listing.about')}>
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
