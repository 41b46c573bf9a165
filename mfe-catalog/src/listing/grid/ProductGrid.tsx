import { Suspense, type ReactNode } from 'react';
import { OmittablePart } from 'shared-ui/deferred-hydration';
import { TileGrid } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import type { ListingLayout } from '../address/listing-address.ts';
import { tileGroups } from '../tile-batches.ts';
import { TileBatch } from './TileBatch.tsx';
import * as css from './grid.css.ts';

interface ProductGridProps {
  /** The products of the page, in order. */
  readonly ids: readonly number[];
  readonly layout: ListingLayout;
}

/** The products of one page; each group hydrates for itself, and those below the first screens may be left out of a large document (J-349). */
export const ProductGrid = ({ ids, layout }: ProductGridProps): ReactNode => {
  const [first, ...others] = tileGroups(ids);
  return (
    <TileGrid view={layout}>
      {first !== undefined && (
        <Suspense fallback={<SkeletonRegion>{tileSkeletons(first.shown, layout)}</SkeletonRegion>}>
          <TileBatch ids={first.batch} shown={first.shown} layout={layout} first />
        </Suspense>
      )}
      {others.map(({ batch, shown }, at) => (
        <OmittablePart key={at} className={css.group[layout]} waiting={tileSkeletons(shown, layout)}>
          <TileBatch ids={batch} shown={shown} layout={layout} first={false} />
        </OmittablePart>
      ))}
    </TileGrid>
  );
};

const tileSkeletons = ([from, to]: readonly [number, number], layout: ListingLayout): ReactNode =>
  Array.from({ length: to - from }, (_, at) => <Skeleton key={at} shape={layout === 'grid' ? 'tile' : 'row'} />);
