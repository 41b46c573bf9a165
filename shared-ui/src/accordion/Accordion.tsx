import { ChevronDown } from '../icons/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import * as css from './accordion.css.ts';

interface AccordionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Items of one name close each other. */
  readonly name?: string;
  readonly className?: string | undefined;
}

/** A heading that folds its content away: a native `details`, which works without JavaScript and is found by page search. */
export const Accordion = ({ title, children, open = false, name, className }: AccordionProps): ReactNode => (
  <details className={cx(css.item, className)} open={open} {...(name !== undefined && { name })}>
    <summary className={css.head}>
      {title}
      <Icon of={ChevronDown} size={20} className={css.arrow} />
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
