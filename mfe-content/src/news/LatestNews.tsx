import { memo, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link, TextLink } from 'shared-ui/link';
import { LatestNewsDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './news.css.ts';

const SHOWN = 3;

interface LatestNewsProps {
  readonly title: string;
  /** Address of the piece of news that the page itself tells. */
  readonly without?: string;
}

/** The newest news of the shop. Without an answer what stands above stands alone. */
export const LatestNews = memo(function LatestNews({ title, without }: LatestNewsProps): ReactNode {
  const language = useLanguage();
  const t = useTexts(pageTexts);
  const { data } = usePageData(LatestNewsDocument, {});
  const news = (data?.newsPosts.posts ?? []).filter((post) => post.url !== without).slice(0, SHOWN);
  if (news.length === 0) return null;
  return (
    <section className={pageCss.section}>
      <h2 className={pageCss.heading}>{title}</h2>
      <ul className={pageCss.cards}>
        {news.map((post) => (
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
      <p className={css.all}>
        <TextLink to="/aktualnosci.html">{t('news.all')}</TextLink>
      </p>
    </section>
  );
});
