import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { BlogAuthorDocument } from '../graphql/generated.ts';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { AuthorMark } from './AuthorMark.tsx';
import * as css from './blog.css.ts';
import { pageOf, POSTS_PER_PAGE } from './list-page.ts';
import { PostList } from './PostList.tsx';

export { pageTexts as texts };

/** who an author is, and the posts by them. */
export default function BlogAuthorPage({ resolution }: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const { pathname, search } = useLocation();
  const id = resolution?.id ?? 0;
  const page = pageOf(search);
  const { data, retry } = usePageData(BlogAuthorDocument, { ids: [id], id, page, pageSize: POSTS_PER_PAGE }, resolution === null);
  const author = data?.blogAuthors[0];
  if (!data || !author) return <ErrorMessage onRetry={retry} />;
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      <Panel className={css.author}>
        <AuthorMark name={author.name} large />
        <div>
          <h1>{author.name}</h1>
          <p className={css.role}>
            <CatalogueText text={author.role} /> · {t('blog.count', { count: data.blogPosts.total_count })}
          </p>
          <CmsHtml html={author.bio} className={pageCss.prose} />
        </div>
      </Panel>
      <PostList posts={data.blogPosts.items} count={data.blogPosts.total_count} page={page} perPage={POSTS_PER_PAGE} path={pathname} />
    </PageFrame>
  );
}
