import type { ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { pageTexts } from '../pages/texts.ts';
import { BlogHome } from './BlogHome.tsx';
import { BlogSection } from './BlogSection.tsx';

export { pageTexts as texts };

/** the whole blog or one of its sections. */
export default function BlogPage({ resolution }: PageProps): ReactNode {
  const id = resolution?.id ?? null;
  return resolution === null || id === null ? <BlogHome /> : <BlogSection id={id} resolution={resolution} />;
}
