import { useId, type ReactNode } from 'react';
import { usePrefetch, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import { sectionHeading } from '../product.css.ts';
import * as css from './posts.css.ts';

type Post = ProductDetails['blog_posts'][number];

/** More than one row would lead away from the product. */
const MAX_POSTS = 3;

/** P-16: what the blog has written about products of this kind. */
export const PostShelf = ({ posts }: { readonly posts: readonly Post[] }): ReactNode => {
  const t = useTexts(texts);
  const heading = useId();
  return posts.length === 0 ? null : (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={sectionHeading}>
        {t('posts')}
      </h2>
      <ul className={css.posts}>
        {posts.slice(0, MAX_POSTS).map((post) => (
          <li key={post.url}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const PostCard = ({ post }: { readonly post: Post }): ReactNode => {
  const t = useTexts(texts);
  const prefetch = usePrefetch(post.url);
  return (
    <article className={css.card}>
      <Picture base={post.image} alt="" sizes="(min-width: 1100px) 160px, 112px" widths={[160, 320]} fit="cover" className={css.picture} />
      <div className={css.textBlock}>
        <p className={css.topic}>
          <CatalogueText text={post.blog_category.name} /> · {t('postMinutes', { minutes: post.reading_minutes })}
        </p>
        <h3 className={css.title}>
          <Link to={post.url} className={css.link} onPointerEnter={prefetch} onFocus={prefetch}>
            <CatalogueText text={post.title} />
          </Link>
        </h3>
        <p className={css.excerpt}>
          <CatalogueText text={post.content_sneak_peak} />
        </p>
      </div>
    </article>
  );
};
