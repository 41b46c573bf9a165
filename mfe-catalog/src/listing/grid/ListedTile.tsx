import { memo, useMemo, type ReactNode } from 'react';
import { usePrefetch } from 'shared-contracts';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile, type ProductTileProps } from 'shared-ui/product-tile';
import type { ListingProductsQuery } from '../../graphql/generated.ts';
import { useBuy } from '../../buying/use-buy.ts';
import type { ListingLayout } from '../address/listing-address.ts';
import { useNoteListing } from './use-note-listing.ts';

export type ListedProduct = ListingProductsQuery['msProducts']['items'][number];

export interface ListedTileProps extends Pick<ProductTileProps, 'colours' | 'onColour' | 'listed' | 'busy'> {
  readonly product: ListedProduct;
  readonly delivery: ListedProduct['delivery'];
  readonly layout: ListingLayout;
  /** The tile that starts the page. */
  readonly first: boolean;
}

/** The tile of a product in a listing: live price, buttons, and what its page needs ahead of the press. */
export const ListedTile = memo(function ListedTile({ product: read, delivery, layout, first, ...colours }: ListedTileProps): ReactNode {
  const live = useLive(read);
  const product = useMemo(() => (live.delivery === delivery ? live : { ...live, delivery }), [live, delivery]);
  const buy = useBuy(product);
  const marks = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const note = useNoteListing(product);
  return (
    <ProductTile
      product={product}
      view={layout}
      priority={first}
      later={!first}
      onBuy={buy}
      onIntent={prefetch}
      onOpen={note}
      {...colours}
      {...marks}
    />
  );
});
