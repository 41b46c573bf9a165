import type { ReactNode } from 'react';
import { Panel } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';

/** Holds the place of the sections below the first screen. */
export const DetailsSkeleton = (): ReactNode => (
  <Panel>
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </SkeletonRegion>
  </Panel>
);
