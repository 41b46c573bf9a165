import { memo, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { cx } from '../internal/cx.ts';
import { trustedCmsHtml } from './policy.ts';
import { focusScrolledTables } from './scrolled-tables.ts';
import { shopPathOf } from './shop-path.ts';
import * as css from './cms-html.css.ts';

interface CmsHtmlProps {
  /** Sanitised by the commerce server. */
  readonly html: string;
  readonly className?: string | undefined;
  /** Without the typography of articles, for blocks that bring their own. */
  readonly bare?: boolean;
}

/** HTML of content blocks. Its links inside the shop change the route without a new document. */
export const CmsHtml = ({ html, className, bare = false }: CmsHtmlProps): ReactNode => {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent): void => {
    const path = shopPathOf(event.nativeEvent);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegates presses of links, which have the keyboard
    <div onClick={onClick}>
      <Markup html={html} className={cx(!bare && css.content, className)} />
    </div>
  );
};

// Written once a text: React would write the same HTML again, since each trusted object is a new one. A new text is a new element, with new tables.
const Markup = memo(({ html, className }: { readonly html: string; readonly className: string }) => (
  <div key={html} ref={focusScrolledTables} className={className} dangerouslySetInnerHTML={{ __html: trustedCmsHtml(html) }} />
));
