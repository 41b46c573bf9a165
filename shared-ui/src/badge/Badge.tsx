import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './badge.css.ts';

export type BadgeTone = keyof typeof css.tone;

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A short mark: 'Nowość', 'Taniej o 400 zł', the state of an order. */
export const Badge = ({ tone, children, className }: BadgeProps): ReactNode => (
  <span className={cx(css.badge, css.tone[tone], className)}>{children}</span>
);
