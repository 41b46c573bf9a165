import { Suspense, type ReactNode } from 'react';
import { TileGrid } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import type { ListingLayout } from '../address/listing-address.ts';
import { tileBatches } from '../tile-batches.ts';
import { TileBatch } from './TileBatch.tsx';

interface ProductGridProps {
  /** The products of the page, in order. */
  readonly ids: readonly number[];
  readonly layout: ListingLayout;
}

/** The products of one page; each part loads and hydrates for itself. */
export const ProductGrid = ({ ids, layout }: ProductGridProps): ReactNode => (
  <TileGrid view={layout}>
    {tileBatches(ids).map((batch, at) => (
      <Suspense key={at} fallback={<TileSkeletons count={batch.length} layout={layout} />}>
        <TileBatch ids={batch} layout={layout} first={at === 0} />
      </Suspense>
    ))}
  </TileGrid>
);

const TileSkeletons = ({ count, layout }: { readonly count: number; readonly layout: ListingLayout }): ReactNode => (
  <SkeletonRegion>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} shape={layout === 'grid' ? 'tile' : 'row'} />
    ))}
  </SkeletonRegion>
);
