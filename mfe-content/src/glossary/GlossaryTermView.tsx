import { BookOpen, ChevronLeft, ChevronRight } from 'shared-ui/icons';
import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { GlossaryTermDocument, type GlossaryTermQuery } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { termPath } from './alphabet.ts';
import * as css from './glossary.css.ts';
import { TermCategory } from './TermCategory.tsx';

type ListedTerm = GlossaryTermQuery['glossaryTerms'][number];

const INDEX = '/slowniczek-pojec.html';

/** one term with its definition, its product category and the neighbouring terms. */
export const GlossaryTermView = (): ReactNode => {
  const { id = '' } = useParams();
  const t = useTexts(pageTexts);
  const { data, retry } = usePageData(GlossaryTermDocument, { ids: [id] });
  if (!data) return <ErrorMessage onRetry={retry} />;
  const term = data.term[0];
  const crumbs = [{ name: t('glossary.title'), to: INDEX }, { name: term?.term ?? t('glossary.unknown') }];
  if (!term)
    return (
      <PageFrame crumbs={crumbs}>
        <h1>{t('glossary.unknown')}</h1>
        <EmptyState icon={BookOpen} title={t('glossary.unknownText')}>
          <ButtonLink to={INDEX}>{t('glossary.all')}</ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  const at = data.glossaryTerms.findIndex((known) => known.id === term.id);
  return (
    <PageFrame crumbs={crumbs}>
      <Panel className={pageCss.sheet}>
        <article className={pageCss.prose}>
          <h1 className={pageCss.title}>
            <CatalogueText text={term.term} />
          </h1>
          <CmsHtml html={term.content} />
          {term.category_id !== null && (
            <Suspense>
              <TermCategory id={term.category_id} />
            </Suspense>
          )}
        </article>
      </Panel>
      <nav className={css.steps} aria-label={t('glossary.title')}>
        <Step term={at > 0 ? data.glossaryTerms[at - 1] : undefined} direction="previous" />
        <Step term={data.glossaryTerms[at + 1]} direction="next" />
      </nav>
    </PageFrame>
  );
};

interface StepProps {
  readonly term: ListedTerm | undefined;
  readonly direction: 'previous' | 'next';
}

const Step = ({ term, direction }: StepProps): ReactNode => {
  const t = useTexts(pageTexts);
  if (!term) return <span />;
  return (
    <Link to={termPath(term.id)} rel={direction === 'next' ? 'next' : 'prev'} className={css.step[direction]}>
      {direction === 'previous' && <Icon of={ChevronLeft} />}
      <span>
        <span className={css.stepHint}>{t(`glossary.${direction}`)}</span>
        <span className={css.name}>
          <CatalogueText text={term.term} />
        </span>
      </span>
      {direction === 'next' && <Icon of={ChevronRight} />}
    </Link>
  );
};
