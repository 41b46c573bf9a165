import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from './Link.tsx';
import * as css from './link.css.ts';

/** A link that stands as an action among text: accent, strong, underlined on hover. */
export const TextLink = ({ className, ...rest }: LinkProps): ReactNode => <Link {...rest} className={cx(css.text, className)} />;
