import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './icon.css.ts';

/** An icon of `shared-ui/icons`: the data of its path. */
export type IconShape = string;

interface IconProps {
  /** Imported by its name from `shared-ui/icons`, so that only the used ones are bundled. */
  readonly of: IconShape;
  /** Edge in px; the drawing grid is always 24. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 32 | 48;
  /** Accessible name; leave out where a text stands beside the icon. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** One icon of the set: 24-px grid, stroke 1.75. */
export const Icon = ({ of: shape, size = 24, label, className }: IconProps): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    className={cx(css.icon, size !== 24 && css.size[size], className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={shape} />
  </svg>
);
