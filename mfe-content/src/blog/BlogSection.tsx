import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageResolution } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { BlogSectionDocument } from '../graphql/generated.ts';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { usePageData } from '../pages/use-page-data.ts';
import { pageOf, POSTS_PER_PAGE } from './list-page.ts';
import { PostList } from './PostList.tsx';
import { SectionChips } from './SectionChips.tsx';

interface BlogSectionProps {
  readonly id: number;
  readonly resolution: PageResolution;
}

/** the posts of one section. */
export const BlogSection = ({ id, resolution }: BlogSectionProps): ReactNode => {
  const { pathname, search } = useLocation();
  const page = pageOf(search);
  const { data, retry } = usePageData(BlogSectionDocument, { id, page, pageSize: POSTS_PER_PAGE });
  const section = data?.blogCategories.find((known) => known.id === id);
  if (!data || !section) return <ErrorMessage onRetry={retry} />;
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      <header>
        <h1>
          <CatalogueText text={section.name} />
        </h1>
        <CmsHtml html={section.description} className={pageCss.lead} />
      </header>
      <SectionChips sections={data.blogCategories} current={id} />
      <PostList posts={data.blogPosts.items} count={data.blogPosts.total_count} page={page} perPage={POSTS_PER_PAGE} path={pathname} />
    </PageFrame>
  );
};
