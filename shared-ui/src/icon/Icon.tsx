import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './icon.css.ts';

interface IconProps {
  /** An icon imported by its name from lucide-react, so that only the used ones are bundled. */
  readonly of: LucideIcon;
  /** Edge in px; the drawing grid is always 24. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 32 | 48;
  /** Accessible name; leave out where a text stands beside the icon. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** One icon of the set: 24-px grid, stroke 1.75. */
export const Icon = ({ of: Shape, size = 24, label, className }: IconProps): ReactNode => (
  <Shape
    size={size}
    strokeWidth={1.75}
    className={cx(css.icon, className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
