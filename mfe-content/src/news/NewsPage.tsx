import { Newspaper } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { TextLink } from 'shared-ui/link';
import { Pagination } from 'shared-ui/pagination';
import { hrefOfPage, pageOf, pagesOf } from '../blog/list-page.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { NewsListDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';

export { pageTexts as texts };

const PATH = '/aktualnosci.html';

/** Whole rows of two and of three. */
const PER_PAGE = 6;

/** J-317: all news of the shop, the newest first, page by page. */
export default function NewsPage(_props: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const page = pageOf(useLocation().search);
  const { data, retry } = usePageData(NewsListDocument, { page, pageSize: PER_PAGE });
  if (!data) return <ErrorMessage onRetry={retry} />;
  const { posts, total_count: count } = data.newsPosts;
  return (
    <PageFrame crumbs={[{ name: t('news.title') }]}>
      <PageHead title={t('news.title')} lead={t('news.lead')} />
      {posts.length === 0 ? (
        <EmptyState icon={Newspaper} title={t('news.empty')} text={t('news.emptyText')}>
          <TextLink to={count > 0 ? PATH : '/blog'}>{t(count > 0 ? 'news.all' : 'blog.back')}</TextLink>
        </EmptyState>
      ) : (
        <ul className={pageCss.cards}>
          {posts.map(({ lead, ...post }) => (
            <li key={post.url}>
              <PostCard post={{ ...post, content_sneak_peak: lead, blog_category: null }} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pagesOf(count, PER_PAGE)} hrefOf={(to) => hrefOfPage(PATH, to)} />
    </PageFrame>
  );
}
