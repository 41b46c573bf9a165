import type { ReactNode } from 'react';
import { SkeletonRegion } from 'shared-ui/skeleton';
import * as css from '../lines/cart-line.css.ts';
import { RowSkeleton } from '../lines/RowSkeleton.tsx';

/** Lines in grey, while the cart is being read or something is on its way into it. */
export const LoadingLines = ({ rows }: { readonly rows: number }): ReactNode => (
  <SkeletonRegion>
    <div className={css.list}>
      {Array.from({ length: rows }, (_, row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  </SkeletonRegion>
);
