import type { ReactNode } from 'react';
import { SkeletonRegion } from 'shared-ui/skeleton';
import * as css from '../lines/cart-line.css.ts';
import { RowSkeleton } from '../lines/RowSkeleton.tsx';

/** Three lines in grey: about what a cart holds. */
export const LoadingLines = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.list}>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  </SkeletonRegion>
);
