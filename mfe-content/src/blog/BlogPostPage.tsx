import { Suspense, type ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { Link } from 'shared-ui/link';
import { BlogPostDocument } from '../graphql/generated.ts';
import { ArticleSheet } from '../pages/ArticleSheet.tsx';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { AuthorMark } from './AuthorMark.tsx';
import * as css from './blog.css.ts';
import { PostMeta } from './PostMeta.tsx';
import { PostProducts } from './PostProducts.tsx';
import { PostMore } from './PostMore.tsx';

export { pageTexts as texts };

/** R-10, B-10: a post with its author, and below it what to read and to look at next. */
export default function BlogPostPage({ resolution }: PageProps): ReactNode {
  const id = resolution?.id ?? null;
  const { data, retry } = usePageData(BlogPostDocument, { ids: id === null ? [] : [id] }, id === null);
  const post = data?.blogPosts.items[0];
  if (!post) return <ErrorMessage onRetry={retry} />;
  const { author, blog_category: section } = post;
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      <ArticleSheet image={post.image} alt={post.image_alt} html={post.content}>
        <Link to={section.url} className={css.topic}>
          <CatalogueText text={section.name} />
        </Link>
        <h1>
          <CatalogueText text={post.title} />
        </h1>
        <div className={css.byline}>
          <AuthorMark name={author.name} />
          <div>
            <Link to={author.url} className={css.name}>
              {author.name}
            </Link>
            <PostMeta post={post} className={pageCss.meta} />
          </div>
        </div>
      </ArticleSheet>
      <Suspense>{id !== null && <PostProducts post={id} />}</Suspense>
      <Suspense>
        <PostMore section={section.id} category={post.category_id} url={post.url} />
      </Suspense>
    </PageFrame>
  );
}
