import { BookOpen } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, useLanguage, useTexts, type PageProps } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { PromoPaperDocument } from '../graphql/generated.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { usePageData } from '../pages/use-page-data.ts';
import { PAPER_BLOCK, paperOf, paperPageAt } from './paper.ts';
import { PaperLeaf } from './PaperLeaf.tsx';
import { PaperPdf } from './PaperPdf.tsx';
import { PaperProducts } from './PaperProducts.tsx';
import * as css from './promo-paper.css.ts';
import { paperTexts } from './texts.ts';

export { paperTexts as texts } from './texts.ts';

/** R-59, ∅56: the promotion paper: a page at a time, with the products that it shows. */
export default function PromoPaperPage(_props: PageProps): ReactNode {
  const t = useTexts(paperTexts);
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data, retry } = usePageData(PromoPaperDocument, { identifiers: [PAPER_BLOCK] });
  if (!data) return <ErrorMessage onRetry={retry} />;
  const title = t('title');
  const paper = paperOf(data.msCmsBlock.items);
  const number = paper === null ? 1 : paperPageAt(paper, search.get('p'));
  const page = paper?.pages[number - 1];
  if (!paper || !page)
    return (
      <PageFrame crumbs={[{ name: title }]}>
        <PageHead title={title} />
        <EmptyState icon={BookOpen} title={t('none')} text={t('noneText')}>
          <ButtonLink to="/promocje.html">{t('promotions')}</ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  const [from, to] = [formatDate(paper.validFrom, language), formatDate(paper.validTo, language)];
  return (
    <PageFrame crumbs={[{ name: title }]}>
      <PageHead title={title} lead={t('valid', { from, to })} />
      <div className={css.paper}>
        <div className={css.side}>
          <PaperLeaf page={page} number={number} count={paper.pages.length} />
          <PaperPdf />
        </div>
        <PaperProducts page={page} />
      </div>
    </PageFrame>
  );
}
