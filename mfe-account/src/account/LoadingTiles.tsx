import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as css from './account.css.ts';

/** The account in grey: its navigation and the part beside it. */
export const LoadingTiles = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.columns}>
      <Skeleton className={css.greyNav} />
      <div className={css.tiles}>
        <Skeleton className={css.greyTile} />
        <Skeleton className={css.greyTile} />
        <Skeleton className={css.greyTile} />
        <Skeleton className={css.greyTile} />
      </div>
    </div>
  </SkeletonRegion>
);

/** A part of the account in grey. */
export const LoadingPart = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.stack}>
      <Skeleton className={css.greyTile} />
      <Skeleton className={css.greyTile} />
    </div>
  </SkeletonRegion>
);
