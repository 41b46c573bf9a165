import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';

interface PostMetaProps {
  readonly post: { readonly published_at: string; readonly reading_minutes: number };
  readonly className?: string;
}

/** When a post was published and how long it takes to read. */
export const PostMeta = ({ post, className }: PostMetaProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  return <p className={className}>{t('blog.meta', { date: formatDate(post.published_at, language), minutes: post.reading_minutes })}</p>;
};
