import { memo, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link } from 'shared-ui/link';
import { NewsMoreDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './news.css.ts';

const SHOWN = 3;

/** The newest other news. Without an answer the text above stands alone. */
export const NewsMore = memo(function NewsMore({ url }: { readonly url: string }): ReactNode {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const { data } = usePageData(NewsMoreDocument, {});
  const others = (data?.newsPosts.posts ?? []).filter((post) => post.url !== url).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={pageCss.section}>
      <h2 className={pageCss.heading}>{t('news.more')}</h2>
      <ul className={pageCss.cards}>
        {others.map((post) => (
          <li key={post.url}>
            <Link to={post.url} className={css.card}>
              <time dateTime={post.published_at} className={css.day}>
                {formatDate(post.published_at, language)}
              </time>
              <span className={css.name}>
                <CatalogueText text={post.title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
