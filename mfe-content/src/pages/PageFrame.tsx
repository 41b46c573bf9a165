import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from 'shared-ui/breadcrumbs';
import { PageContainer } from 'shared-ui/page-container';
import * as css from './page.css.ts';

interface PageFrameProps {
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}

/** What every page of content has in common: its width and the path to it. */
export const PageFrame = ({ crumbs, children }: PageFrameProps): ReactNode => (
  <PageContainer className={css.page}>
    <Breadcrumbs items={crumbs} />
    {children}
  </PageContainer>
);

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
}

/** The heading of a page that is more than one text. */
export const PageHead = ({ title, lead }: PageHeadProps): ReactNode => (
  <header>
    <h1>{title}</h1>
    {lead !== undefined && <p className={css.lead}>{lead}</p>}
  </header>
);
