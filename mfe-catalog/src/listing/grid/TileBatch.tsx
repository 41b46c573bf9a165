import { useContext, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { ErrorMessage } from 'shared-ui/error-message';
import { ListingProductsDocument, TileDeliveriesDocument } from '../../graphql/generated.ts';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import { isDepartment, type ListingLayout } from '../address/listing-address.ts';
import { ListingAddressContext } from '../listing-context.ts';
import { ColourTile } from './ColourTile.tsx';
import { ListedTile } from './ListedTile.tsx';

interface TileBatchProps {
  readonly ids: readonly number[];
  readonly layout: ListingLayout;
  /** Which of the products are shown here: from the first place up to, not with, the second one. */
  readonly shown: readonly [from: number, to: number];
  /** The batch that starts the page. */
  readonly first: boolean;
}

/** Reads some products of a listing and renders the tiles of some of them. */
export const TileBatch = ({ ids, shown, layout, first }: TileBatchProps): ReactNode => {
  const [{ data }, reload] = useQuery({ query: ListingProductsDocument, variables: { ids } });
  const address = useContext(ListingAddressContext);
  // A department's document has no room for them (J-110).
  const hasColours = address === null || !isDepartment(address);
  const deliveries = useDeliveries(TileDeliveriesDocument, ids);
  // Several groups of tiles wait for one answer: the first of them says that it did not come, and asks again for all.
  if (!data) return shown[0] === 0 ? <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} /> : null;
  // Another list brings new tiles: old ones that wander to another place would count as a layout shift.
  const list = ids.join();
  return data.msProducts.items.slice(...shown).map((product, at) => {
    const Tile = hasColours && product.colours.length > 1 ? ColourTile : ListedTile;
    return (
      <Tile key={`${list}:${product.id}`} product={product} delivery={deliveries.of(product)} layout={layout} first={first && at === 0} />
    );
  });
};
