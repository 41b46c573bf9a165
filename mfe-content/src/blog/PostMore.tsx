import { ArrowRight } from 'shared-ui/icons';
import { memo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { BlogPostMoreDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './blog.css.ts';
import { PostCard } from './PostCard.tsx';

interface PostMoreProps {
  /** Id of the blog section. */
  readonly section: number;
  /** Id of the product category that belongs to the post. */
  readonly category: number;
  /** Path of the post itself, which is not offered again. */
  readonly url: string;
}

const SHOWN = 3;

/** The products of the post and other posts of its section. Without an answer the post stands alone. */
export const PostMore = memo(function PostMore({ section, category, url }: PostMoreProps): ReactNode {
  const t = useTexts(pageTexts);
  const { data } = usePageData(BlogPostMoreDocument, { section, categories: [category] });
  if (!data) return null;
  const products = data.msCategories.items[0];
  const posts = data.blogPosts.items.filter((post) => post.url !== url).slice(0, SHOWN);
  return (
    <>
      {products && (
        <p className={css.products}>
          <ButtonLink to={products.url} variant="secondary" icon={ArrowRight}>
            {t('blog.category', { name: products.name })}
          </ButtonLink>
        </p>
      )}
      {posts.length > 0 && (
        <section className={pageCss.section}>
          <h2 className={pageCss.heading}>{t('blog.more')}</h2>
          <ul className={pageCss.cards}>
            {posts.map((post) => (
              <li key={post.url}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
