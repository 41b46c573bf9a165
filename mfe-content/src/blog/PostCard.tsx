import { memo, type ReactNode } from 'react';
import { usePrefetch } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import * as css from './post-card.css.ts';
import { PostMeta } from './PostMeta.tsx';

/** What a card shows of a blog post (Z-21). */
export interface CardPost {
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly content_sneak_peak: string;
  readonly published_at: string;
  readonly reading_minutes: number;
  /** Null: it is in no section, as news are. */
  readonly blog_category: { readonly name: string } | null;
}

interface PostCardProps {
  readonly post: CardPost;
  /** The level under the heading of the list that the card stands in. */
  readonly heading?: 'h2' | 'h3';
  /** The picture beside the words from tablets up: the newest post of the blog. */
  readonly wide?: boolean;
}

/** B-10: a blog post in a list. The whole card leads to the post. */
export const PostCard = memo(function PostCard({ post, heading: Heading = 'h3', wide = false }: PostCardProps): ReactNode {
  const prefetch = usePrefetch(post.url);
  return (
    <article className={`${css.card} ${wide ? css.wide : ''}`}>
      <Picture
        base={post.image}
        alt=""
        sizes={wide ? '(min-width: 1100px) 800px, 92vw' : '(min-width: 1440px) 454px, (min-width: 768px) 32vw, 80vw'}
        widths={[320, 480, 640, 960]}
        ratio="wide"
        fit="cover"
        priority={wide}
        className={css.picture}
      />
      <div className={css.textBlock}>
        {post.blog_category && (
          <p className={css.topic}>
            <CatalogueText text={post.blog_category.name} />
          </p>
        )}
        <Heading className={wide ? css.titleWide : css.title}>
          <Link to={post.url} className={css.link} onPointerEnter={prefetch} onFocus={prefetch}>
            <CatalogueText text={post.title} />
          </Link>
        </Heading>
        <p className={css.excerpt}>
          <CatalogueText text={post.content_sneak_peak} />
        </p>
        <PostMeta post={post} className={css.meta} />
      </div>
    </article>
  );
});
