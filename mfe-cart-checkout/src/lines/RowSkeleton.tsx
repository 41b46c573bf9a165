import type { ReactNode } from 'react';
import { Skeleton } from 'shared-ui/skeleton';
import * as css from './cart-line.css.ts';
import * as grey from './row-skeleton.css.ts';

/** The place of one line while the cart is being read: the same grid in grey. */
export const RowSkeleton = (): ReactNode => (
  <div className={css.row}>
    <div className={css.line}>
      <Skeleton className={grey.picture} shape="square" />
      <div className={css.words}>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <div className={css.controls}>
        <div className={css.quantity}>
          <Skeleton className={grey.stepper} shape="button" />
        </div>
        <div className={css.price}>
          <Skeleton className={grey.price} />
        </div>
      </div>
    </div>
  </div>
);
