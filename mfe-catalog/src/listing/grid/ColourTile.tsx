import { useState, useTransition, type MouseEvent, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { ListingProductsDocument, TileDeliveriesDocument } from '../../graphql/generated.ts';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import { opensHere } from '../navigation.ts';
import { ListedTile, type ListedProduct, type ListedTileProps } from './ListedTile.tsx';

/**
 * J-262: a tile that stands for a product's colours. A press on one reads that product and shows it whole, with its own price, promise and
 * buttons; until it is there the tile stays as it was.
 */
export const ColourTile = ({ product: listed, delivery, ...tile }: ListedTileProps): ReactNode => {
  const [chosen, choose] = useState(listed.id);
  const [, startTransition] = useTransition();
  const isListed = chosen === listed.id;
  const ids = [chosen];
  const [{ data }] = useQuery({ query: ListingProductsDocument, variables: { ids }, pause: isListed });
  const deliveries = useDeliveries(TileDeliveriesDocument, isListed ? [] : ids);
  const other: ListedProduct | undefined = isListed ? undefined : data?.msProducts.items.find(({ id }) => id === chosen);
  const onColour = (id: number, event: MouseEvent<HTMLAnchorElement>): void => {
    if (!opensHere(event)) return;
    event.preventDefault();
    startTransition(() => choose(id));
  };
  return (
    <ListedTile
      {...tile}
      product={other ?? listed}
      delivery={other === undefined ? delivery : deliveries.of(other)}
      colours={listed.colours}
      onColour={onColour}
    />
  );
};
