import type { PageKind } from 'shared-contracts';
import { Columns, TileGrid } from 'shared-ui/page-container';
import { ProductName } from 'shared-ui/product-name';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import type { ReactNode } from 'react';
import { skeletonLayout, type SkeletonLayout } from './skeleton-layout.ts';
import * as css from './slots.css.ts';

const many = (count: number, shape: 'tile' | 'row' | 'line' | 'chip'): readonly ReactNode[] =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />);

interface DrawingProps {
  /** What is known of the page's heading. */
  readonly name: string | undefined;
}

const Listing = (): ReactNode => (
  <>
    <Skeleton className={css.crumbs} />
    <Skeleton shape="title" />
    <div className={css.chips}>{many(5, 'chip')}</div>
    <Columns layout="facets">
      <Skeleton className={css.facets} />
      <TileGrid>{many(8, 'tile')}</TileGrid>
    </Columns>
  </>
);

const Product = ({ name }: DrawingProps): ReactNode => (
  <>
    <Skeleton className={css.crumbs} />
    <Columns layout="product">
      <Skeleton className={css.gallery} />
      <div className={css.stack}>
        {name === undefined ? (
          <Skeleton shape="title" />
        ) : (
          <h1 className={css.name}>
            <ProductName name={name} />
          </h1>
        )}
        <Skeleton shape="short" />
        <Skeleton className={css.buyBox} />
      </div>
    </Columns>
  </>
);

const Cart = (): ReactNode => (
  <>
    <Skeleton shape="title" />
    <Columns layout="summary">
      <div className={css.stack}>{many(3, 'row')}</div>
      <Skeleton className={css.facets} />
    </Columns>
  </>
);

const Home = (): ReactNode => (
  <>
    <div className={css.hero}>
      <Skeleton className={css.heroLarge} />
      <Skeleton className={css.heroSmall} />
      <Skeleton className={css.heroSmall} />
    </div>
    <TileGrid>{many(4, 'tile')}</TileGrid>
  </>
);

const Form = (): ReactNode => (
  <div className={`${css.stack} ${css.narrow}`}>
    <Skeleton shape="title" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </div>
);

const Text = (): ReactNode => (
  <>
    <Skeleton className={css.crumbs} />
    <Skeleton shape="title" />
    <div className={css.reading}>{many(12, 'line')}</div>
  </>
);

const drawings: Readonly<Record<SkeletonLayout, (props: DrawingProps) => ReactNode>> = {
  listing: Listing,
  product: Product,
  cart: Cart,
  home: Home,
  form: Form,
  text: Text,
};

interface PageSkeletonProps {
  readonly kind: PageKind;
  /** A product's name where the link to its page has told it: it stands there at once. */
  readonly name?: string | undefined;
}

/** V-03: what a page's place shows while it is resolved or loaded: its own layout in grey, after 150 ms. */
export const PageSkeleton = ({ kind, name }: PageSkeletonProps): ReactNode => {
  const Drawing = drawings[skeletonLayout(kind)];
  return (
    <SkeletonRegion>
      <div className={css.page}>
        <Drawing name={name} />
      </div>
    </SkeletonRegion>
  );
};
