import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './page-container.css.ts';

/** Content up to 1440 px wide with 24-px gutters (16 on a phone). */
export const PageContainer = ({ className, ...rest }: ComponentProps<'div'>): ReactNode => (
  <div {...rest} className={cx(css.container, className)} />
);

/** A white card on the grey page. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>): ReactNode => (
  <section {...rest} className={cx(css.panel, className)} />
);

interface ColumnsProps extends ComponentProps<'div'> {
  /** `facets` narrow first column; `product` and `summary` narrow second one. */
  readonly layout: keyof typeof css.columns;
}

/** Two columns from 1100 px up. */
export const Columns = ({ layout, className, ...rest }: ColumnsProps): ReactNode => (
  <div {...rest} className={cx(css.columns[layout], className)} />
);

interface TileGridProps extends ComponentProps<'div'> {
  readonly view?: keyof typeof css.tiles;
}

/** The grid of a listing: two columns on a phone, as many as fit above; or rows. */
export const TileGrid = ({ view = 'grid', className, ...rest }: TileGridProps): ReactNode => (
  <div {...rest} className={cx(css.tiles[view], className)} />
);
