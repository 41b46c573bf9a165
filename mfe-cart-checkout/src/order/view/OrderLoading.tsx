import type { ReactNode } from 'react';
import { Panel } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as css from './order.css.ts';

/** An order in grey, while it is being read. */
export const OrderLoading = (): ReactNode => (
  <Panel>
    <SkeletonRegion>
      <div className={css.grey}>
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
    </SkeletonRegion>
  </Panel>
);
