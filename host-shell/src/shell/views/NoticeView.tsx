import type { ReactNode } from 'react';
import * as css from './views.css.ts';

interface NoticeViewProps {
  /** A drawing in the colours of the theme. */
  readonly art: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons and links: what to do now. */
  readonly children?: ReactNode;
  /** Announced at once: for failures that came without the shopper's asking. */
  readonly alert?: boolean;
}

/** A page that tells the visitor what happened, what is safe and what to press. */
export const NoticeView = ({ art, title, text, children, alert = false }: NoticeViewProps): ReactNode => (
  <div className={css.view} {...(alert && { role: 'alert' })}>
    <div className={css.art} aria-hidden="true">
      {art}
    </div>
    <h1 className={css.title} tabIndex={-1}>
      {title}
    </h1>
    <p className={css.text}>{text}</p>
    {children !== undefined && <div className={css.actions}>{children}</div>}
  </div>
);
