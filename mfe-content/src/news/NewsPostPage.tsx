import { Suspense, type ReactNode } from 'react';
import { formatDate, useLanguage, type PageProps } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import { NewsPostDocument } from '../graphql/generated.ts';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { NewsMore } from './NewsMore.tsx';
import * as css from './news.css.ts';

export { pageTexts as texts };

/** R-17, B-11: a piece of news. */
export default function NewsPostPage({ resolution }: PageProps): ReactNode {
  const language = useLanguage();
  const id = resolution?.id ?? null;
  const { data, retry } = usePageData(NewsPostDocument, { ids: id === null ? [] : [id] }, id === null);
  const post = data?.newsPosts.posts[0];
  if (!post) return <ErrorMessage onRetry={retry} />;
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      <Panel className={pageCss.sheet}>
        <article className={pageCss.prose}>
          <p className={pageCss.meta}>
            <time dateTime={post.published_at}>{formatDate(post.published_at, language)}</time>
          </p>
          <h1>{post.title}</h1>
          <p className={css.lead}>{post.lead}</p>
          <Picture
            base={post.image}
            alt=""
            sizes="(min-width: 768px) 600px, 92vw"
            widths={[320, 480, 640, 960, 1280]}
            ratio="wide"
            fit="cover"
            priority
            className={css.picture}
          />
          <CmsHtml html={post.content} />
        </article>
      </Panel>
      <Suspense>
        <NewsMore url={post.url} />
      </Suspense>
    </PageFrame>
  );
}
