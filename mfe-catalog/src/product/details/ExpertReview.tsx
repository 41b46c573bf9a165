import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { Panel } from 'shared-ui/page-container';
import { cx } from '../../cx.ts';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import * as page from '../product.css.ts';
import * as css from './details.css.ts';

/** P-12: what the shop's expert thinks. */
export const ExpertReview = ({ expert }: { readonly expert: ProductDetails['expert'] }): ReactNode => {
  const t = useTexts(texts);
  if (expert === null) return null;
  return (
    <Panel aria-labelledby="ekspert-naglowek" className={cx(page.section.text, css.expert)}>
      <div>
        <h2 id="ekspert-naglowek" className={page.sectionHeading}>
          {t('expert')}
        </h2>
        <p className={css.author}>{expert.author}</p>
        <p className={css.role}>
          <CatalogueText text={expert.role} />
        </p>
      </div>
      <CmsHtml html={expert.review} className={css.reading} />
      <div className={css.verdicts}>
        <Verdict tone={css.pros} title={t('pros')} items={expert.pros} />
        <Verdict tone={css.cons} title={t('cons')} items={expert.cons} />
      </div>
    </Panel>
  );
};

interface VerdictProps {
  readonly tone: string;
  readonly title: string;
  readonly items: readonly string[];
}

const Verdict = ({ tone, title, items }: VerdictProps): ReactNode =>
  items.length === 0 ? null : (
    <div className={cx(css.verdict, tone)}>
      <h3 className={css.verdictTitle}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={css.verdictItem}>
            <CatalogueText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
