import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { Link, TextLink } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { useQuery } from 'urql';
import { HomeBelowDocument, type HomeBelowQuery } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './below.css.ts';
import { heading } from './home.css.ts';

// The brands with most products: the row is a doorway, the whole list has its own page.
const BRANDS = 12;

type Brand = HomeBelowQuery['manufacturers']['items'][number];

const popular = (brands: readonly Brand[]): Brand[] => brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, BRANDS);

/** What stands below the products: brands and the newest posts of the blog. */
export default function HomeBelow(): ReactNode {
  const t = useTexts(texts);
  const language = useLanguage();
  const [{ data }] = useQuery({ query: HomeBelowDocument });
  if (!data) return null;
  return (
    <>
      <section>
        <h2 className={heading}>{t('home.brands')}</h2>
        <ul className={css.brands}>
          {popular(data.manufacturers.items).map(({ id, name, url, logo }) => (
            <li key={id}>
              <Link to={url} className={css.brand}>
                <Picture base={logo} alt={name} sizes="140px" widths={[160, 320]} ratio="banner" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {data.blogPosts.items.length > 0 && (
        <section>
          <div className={css.head}>
            <h2 className={heading}>{t('home.blog')}</h2>
            <TextLink to="/blog">{t('home.all')}</TextLink>
          </div>
          <ul className={css.posts}>
            {data.blogPosts.items.map((post) => (
              <li key={post.id} className={css.post}>
                <Picture base={post.horizontal_image} alt="" sizes="(min-width: 768px) 32vw, 92vw" widths={[320, 480, 640, 960]} ratio="wide" fit="cover" />
                <div className={css.postText}>
                  <p className={css.meta}>{t('home.post', { date: formatDate(post.published_at, language), minutes: post.reading_minutes })}</p>
                  <h3 className={css.postTitle}>
                    <Link to={post.url} className={css.postLink}>
                      {post.title}
                    </Link>
                  </h3>
                  <p className={css.sneak}>{post.content_sneak_peak}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
