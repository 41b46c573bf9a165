import type { ReactNode } from 'react';
import { Skeleton } from 'shared-ui/skeleton';
import * as css from '../product.css.ts';

/** Holds the place of price, button and delivery while the product is being read; the skeleton of the details says so. */
export const BuySkeleton = (): ReactNode => (
  <div className={css.buySkeleton}>
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </div>
);
