import type { ReactNode } from 'react';
import { Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import * as css from './page.css.ts';
import { OutlinedText } from './OutlinedText.tsx';
import { PolishNote } from './PolishNote.tsx';

interface ArticleSheetProps {
  /** Heading, date, author: what stands above the picture. */
  readonly children: ReactNode;
  readonly image: string;
  readonly alt: string;
  readonly html: string;
}

/** An article on its white sheet: a post of the blog, a piece of news. */
export const ArticleSheet = ({ children, image, alt, html }: ArticleSheetProps): ReactNode => (
  <Panel className={css.sheet}>
    <article className={css.prose}>
      {children}
      <Picture
        base={image}
        alt={alt}
        sizes="(min-width: 768px) 600px, 92vw"
        widths={[320, 480, 640, 960, 1280]}
        ratio="wide"
        fit="cover"
        priority
        className={css.picture}
      />
      <PolishNote html={html} />
      <OutlinedText html={html} />
    </article>
  </Panel>
);
