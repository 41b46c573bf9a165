import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { BlogHomeDocument } from '../graphql/generated.ts';
import { LatestNews } from '../news/LatestNews.tsx';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { pageOf, POSTS_PER_PAGE } from './list-page.ts';
import { PostCard } from './PostCard.tsx';
import { PostList } from './PostList.tsx';
import { SectionChips } from './SectionChips.tsx';

// The newest post stands above the rows.
const PER_PAGE = POSTS_PER_PAGE + 1;

/** the newest posts of all sections, and the way into the news (O-04). */
export const BlogHome = (): ReactNode => {
  const t = useTexts(pageTexts);
  const page = pageOf(useLocation().search);
  const { data, retry } = usePageData(BlogHomeDocument, { page, pageSize: PER_PAGE });
  if (!data) return <ErrorMessage onRetry={retry} />;
  const { items, total_count } = data.blogPosts;
  const [newest, ...others] = items;
  return (
    <PageFrame crumbs={[{ name: t('blog.title') }]}>
      <PageHead title={t('blog.title')} lead={t('blog.lead')} />
      <SectionChips sections={data.blogCategories} current={null} />
      {newest && <PostCard post={newest} heading="h2" wide />}
      {(others.length > 0 || !newest) && <PostList posts={others} count={total_count} page={page} perPage={PER_PAGE} path="/blog" />}
      <Suspense>
        <LatestNews title={t('news.latest')} />
      </Suspense>
    </PageFrame>
  );
};
