import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './spinner.css.ts';

interface SpinnerProps {
  /** What is being waited for; leave out where a busy control already says it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A turning ring of the current text colour, 1.25 em wide. */
export const Spinner = ({ label, className }: SpinnerProps): ReactNode =>
  label === undefined ? (
    <span className={cx(css.spinner, className)} aria-hidden="true" />
  ) : (
    <span role="status">
      <span className={cx(css.spinner, className)} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
