import { memo, useMemo, type ReactNode } from 'react';
import { usePrefetch } from 'shared-contracts';
import { useQuery } from 'urql';
import { ErrorMessage } from 'shared-ui/error-message';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile } from 'shared-ui/product-tile';
import { ListingProductsDocument, TileDeliveriesDocument, type ListingProductsQuery } from '../../graphql/generated.ts';
import { useBuy } from '../../buying/use-buy.ts';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import type { ListingLayout } from '../address/listing-address.ts';
import { useNoteListing } from './use-note-listing.ts';

type Product = ListingProductsQuery['msProducts']['items'][number];

interface TileBatchProps {
  readonly ids: readonly number[];
  readonly layout: ListingLayout;
  /** The batch that starts the page. */
  readonly first: boolean;
}

/** Reads some products of a listing and draws their tiles. */
export const TileBatch = ({ ids, layout, first }: TileBatchProps): ReactNode => {
  const [{ data }, reload] = useQuery({ query: ListingProductsDocument, variables: { ids } });
  const deliveries = useDeliveries(TileDeliveriesDocument, ids);
  if (!data) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  // Another list brings new tiles: old ones that wander to another place would count as a layout shift.
  const list = ids.join();
  return data.msProducts.items.map((product, at) => (
    <Tile key={`${list}:${product.id}`} product={product} delivery={deliveries.of(product)} layout={layout} first={first && at === 0} />
  ));
};

interface TileProps {
  readonly product: Product;
  readonly delivery: Product['delivery'];
  readonly layout: ListingLayout;
  readonly first: boolean;
}

const Tile = memo(function Tile({ product: read, delivery, layout, first }: TileProps): ReactNode {
  const live = useLive(read);
  const product = useMemo(() => (live.delivery === delivery ? live : { ...live, delivery }), [live, delivery]);
  const buy = useBuy(product);
  const marks = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const note = useNoteListing(product);
  return (
    <ProductTile product={product} view={layout} priority={first} later={!first} onBuy={buy} onIntent={prefetch} onOpen={note} {...marks} />
  );
});
