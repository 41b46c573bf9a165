import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/index.ts';
import * as tick from './tick-link.css.ts';
import * as css from './checkbox.css.ts';

interface TickLinkProps extends LinkProps {
  readonly checked: boolean;
  readonly end?: ReactNode;
}

/** A facet value as a link with a drawn box: filters work without JavaScript. Without matches it is text, not a link. */
export const TickLink = ({ checked, end, children, to, className, ...rest }: TickLinkProps): ReactNode => (
  <Link
    to={to}
    preventScrollReset
    {...rest}
    className={cx(css.row, tick.link, checked && tick.checked, className)}
    {...(checked && { 'aria-current': 'true' as const })}
  >
    {children}
    {end !== undefined && <span className={css.end}>{end}</span>}
  </Link>
);

/** A facet value that would find nothing: shown, but not to be chosen. */
export const TickDisabled = ({ children, end }: { readonly children: ReactNode; readonly end?: ReactNode }): ReactNode => (
  <span className={cx(css.row, tick.disabled)} aria-disabled="true" role="link">
    {children}
    {end !== undefined && <span className={css.end}>{end}</span>}
  </span>
);
