import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as css from './account.css.ts';

/** The dashboard in grey. */
export const LoadingTiles = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.top}>
      <Skeleton className={css.greyGreeting} />
    </div>
    <div className={css.tiles}>
      <Skeleton className={css.greyTile} />
      <Skeleton className={css.greyTile} />
      <Skeleton className={css.greyTile} />
    </div>
  </SkeletonRegion>
);
