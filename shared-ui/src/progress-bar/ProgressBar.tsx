import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './progress-bar.css.ts';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** What is measured, with its number in words: 'Do darmowej dostawy brakuje 49,00 zł'. */
  readonly label: string;
  readonly tone?: keyof typeof css.tone;
}

/** A filled bar: stock of a deal, way to free delivery. A native `progress`, so no style attribute sets its width. */
export const ProgressBar = ({ value, max, label, tone = 'accent' }: ProgressBarProps): ReactNode => (
  <progress className={cx(css.bar, css.tone[tone])} value={Math.min(Math.max(0, value), max)} max={max} aria-label={label} />
);
