import { type ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.ts';
import * as css from './empty-state.css.ts';

interface EmptyStateProps {
  readonly icon: IconShape;
  /** Why there is nothing. */
  readonly title: string;
  /** What to do now. */
  readonly text?: ReactNode;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** A view with nothing in it: says why, and what to do. */
export const EmptyState = ({ icon, title, text, children }: EmptyStateProps): ReactNode => (
  <div className={css.state}>
    <span className={css.plate}>
      <Icon of={icon} size={32} />
    </span>
    <p className={css.title}>{title}</p>
    {text !== undefined && <p className={css.text}>{text}</p>}
    {children !== undefined && <div className={css.actions}>{children}</div>}
  </div>
);
