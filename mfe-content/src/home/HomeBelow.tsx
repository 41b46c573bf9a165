import { memo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { DeferredHydration } from 'shared-ui/deferred-hydration';
import { Link, TextLink } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { useQuery } from 'urql';
import { PostCard } from '../blog/PostCard.tsx';
import { HomeBelowDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './below.css.ts';
import { head, heading } from './home.css.ts';
import { popularBrands } from './popular-brands.ts';

/** What stands below the products: brands and the newest posts of the blog. */
export const HomeBelow = memo(function HomeBelow(): ReactNode {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: HomeBelowDocument });
  if (!data) return null;
  const brands = popularBrands(data.manufacturers.items);
  const posts = data.blogPosts.items;
  return (
    <>
      {brands.length > 0 && (
        <DeferredHydration height="low">
          <section>
            <div className={head}>
              <h2 className={heading}>{t('home.brands')}</h2>
              <TextLink to="/producenci.html">{t('home.allBrands')}</TextLink>
            </div>
            <ul className={css.brands}>
              {brands.map(({ name, url, logo }) => (
                <li key={url}>
                  <Link to={url} className={css.brand}>
                    <Picture
                      base={logo}
                      alt={name}
                      sizes="(min-width: 768px) 240px, 32vw"
                      widths={[160, 320, 480]}
                      ratio="banner"
                      className={css.logo}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </DeferredHydration>
      )}
      {posts.length > 0 && (
        <DeferredHydration height="low">
          <section>
            <div className={head}>
              <h2 className={heading}>{t('home.blog')}</h2>
              <TextLink to="/blog">{t('home.allPosts')}</TextLink>
            </div>
            <ul className={css.posts}>
              {posts.map((post) => (
                <li key={post.url} className={css.post}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </section>
        </DeferredHydration>
      )}
    </>
  );
});
