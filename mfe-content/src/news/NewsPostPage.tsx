import { Suspense, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { PostMeta } from '../blog/PostMeta.tsx';
import { NewsPostDocument } from '../graphql/generated.ts';
import { ArticleSheet } from '../pages/ArticleSheet.tsx';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { LatestNews } from './LatestNews.tsx';
import * as css from './news.css.ts';

export { pageTexts as texts };

/** R-17, B-11: a piece of news. */
export default function NewsPostPage({ resolution }: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const id = resolution?.id ?? null;
  const { data, retry } = usePageData(NewsPostDocument, { ids: id === null ? [] : [id] }, id === null);
  const post = data?.newsPosts.posts[0];
  if (!post) return <ErrorMessage onRetry={retry} />;
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      <ArticleSheet image={post.image} alt="" html={post.content}>
        <PostMeta post={post} className={pageCss.meta} />
        <h1 className={css.title}>
          <CatalogueText text={post.title} />
        </h1>
        <p className={css.lead}>
          <CatalogueText text={post.lead} />
        </p>
      </ArticleSheet>
      <Suspense>
        <LatestNews title={t('news.more')} without={post.url} />
      </Suspense>
    </PageFrame>
  );
}
