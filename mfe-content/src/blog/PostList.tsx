import { Newspaper } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { EmptyState } from 'shared-ui/empty-state';
import { TextLink } from 'shared-ui/link';
import { Pagination } from 'shared-ui/pagination';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { hrefOfPage, pagesOf } from './list-page.ts';
import { PostCard, type CardPost } from './PostCard.tsx';

interface PostListProps {
  readonly posts: readonly CardPost[];
  /** Posts on all pages together. */
  readonly count: number;
  readonly page: number;
  readonly perPage: number;
  /** Path of the first page. */
  readonly path: string;
}

/** B-10: a page of posts with the way to the others. */
export const PostList = ({ posts, count, page, perPage, path }: PostListProps): ReactNode => {
  const t = useTexts(pageTexts);
  if (posts.length === 0)
    return (
      <EmptyState icon={Newspaper} title={t('blog.empty')} text={t('blog.emptyText')}>
        <TextLink to="/blog">{t('blog.back')}</TextLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={pageCss.cards}>
        {posts.map((post) => (
          <li key={post.url}>
            <PostCard post={post} heading="h2" />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pagesOf(count, perPage)} hrefOf={(to) => hrefOfPage(path, to)} />
    </>
  );
};
