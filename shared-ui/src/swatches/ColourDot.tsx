import type { ReactNode } from 'react';
import * as css from './swatches.css.ts';

const RADIUS = 9.5;

/** A colour as an attribute of an SVG: server HTML has no style attribute. */
export const ColourDot = ({ colour }: { /** Hex. */ readonly colour: string }): ReactNode => (
  <svg className={css.dot} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r={RADIUS} fill={colour} />
  </svg>
);
