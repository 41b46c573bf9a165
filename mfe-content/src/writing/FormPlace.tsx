import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as css from './writing.css.ts';

/** Holds the place of a form until its code is there. */
export const FormPlace = (): ReactNode => (
  <SkeletonRegion>
    <Skeleton className={css.placeholder} />
  </SkeletonRegion>
);
