import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts, type PageProps } from 'shared-contracts';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { CmsPageDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './cms.css.ts';

export { texts };

/** R-13, B-14: a page of content by the id that the resolver gave. */
export default function CmsPage({ resolution }: PageProps): ReactNode {
  const t = useTexts(texts);
  const language = useLanguage();
  const id = resolution?.id ?? null;
  const [{ data }, reload] = useQuery({ query: CmsPageDocument, variables: { ids: id === null ? [] : [id] }, pause: id === null });
  const page = data?.cmsPages[0];
  if (!page) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  const crumbs = (resolution?.breadcrumbs ?? []).map(({ name, url }) => ({ name, url }));
  return (
    <PageContainer className={css.page}>
      <Breadcrumbs items={crumbs} />
      <Panel className={css.article}>
        <h1 className={css.heading}>{page.content_heading || page.title}</h1>
        <CmsHtml html={page.content} />
        <p className={css.updated}>{t('cms.updated', { date: formatDate(page.updated_at, language) })}</p>
      </Panel>
    </PageContainer>
  );
}
