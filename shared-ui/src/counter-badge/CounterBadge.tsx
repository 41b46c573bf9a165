import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './counter-badge.css.ts';

interface CounterBadgeProps {
  readonly count: number;
  readonly className?: string | undefined;
}

/** The red number at an icon; drawn empty at zero, so that nothing moves when the count arrives. The control it
 * stands in names the number ('Koszyk, 3 produkty'), so it is hidden from screen readers. */
export const CounterBadge = ({ count, className }: CounterBadgeProps): ReactNode => (
  <span className={cx(css.counter, className)} aria-hidden="true">
    {count > 0 ? (count > 99 ? '99+' : count) : null}
  </span>
);
