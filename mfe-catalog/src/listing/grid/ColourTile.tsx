import { useSetAtom } from 'jotai';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { raiseNotice, useTexts } from 'shared-contracts';
import { LiveRegion } from 'shared-ui/live-region';
import { useClient, useQuery } from 'urql';
import { ListingProductsDocument, TileDeliveriesDocument, type ListingProductsQuery } from '../../graphql/generated.ts';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import { texts } from '../../texts.ts';
import { opensHere } from '../navigation.ts';
import { ListedTile, type ListedProduct, type ListedTileProps } from './ListedTile.tsx';

/** The tile stands while a colour is read: nothing else of its batch may go away. */
const beside = { suspense: false } as const;

const productOf = (data: ListingProductsQuery | undefined, id: number): ListedProduct | undefined =>
  data?.msProducts.items.find((product) => product.id === id);

/**
 * J-262: a tile that stands for a product's colours. A press on one reads that product and shows it whole, with its own price, promise and
 * buttons; until it is there the tile stays as it was.
 */
export const ColourTile = ({ product: listed, delivery, ...tile }: ListedTileProps): ReactNode => {
  const t = useTexts(texts);
  const client = useClient();
  const notify = useSetAtom(raiseNotice);
  const [chosen, choose] = useState(listed.id);
  const [step, setStep] = useState<'untouched' | 'reading' | 'settled'>('untouched');
  const pressed = useRef(listed.id);
  const isListed = chosen === listed.id;
  const ids = [chosen];
  // What `show` has read.
  const [{ data }] = useQuery({ query: ListingProductsDocument, variables: { ids }, pause: isListed, context: beside });
  const deliveries = useDeliveries(TileDeliveriesDocument, isListed ? [] : ids);
  const other = isListed ? undefined : productOf(data, chosen);
  const product = other ?? listed;

  const show = async (id: number): Promise<void> => {
    pressed.current = id;
    setStep('reading');
    const read = async () => (await client.query(ListingProductsDocument, { ids: [id] }).toPromise()).data;
    const isThere = id === listed.id || productOf(await read(), id) !== undefined;
    // Another one has been pressed meanwhile.
    if (pressed.current !== id) return;
    setStep('settled');
    if (isThere) choose(id);
    else notify({ id: 'colour', type: 'error', topic: 'colour', content: t('colour.failed') });
  };
  const onColour = (id: number, event: MouseEvent<HTMLAnchorElement>): void => {
    if (!opensHere(event)) return;
    event.preventDefault();
    void show(id);
  };
  const colour = listed.colours.find(({ id }) => id === product.id)?.label ?? '';
  return (
    <>
      <ListedTile
        {...tile}
        product={product}
        delivery={other === undefined ? delivery : deliveries.of(other)}
        colours={listed.colours}
        listed={listed.id}
        busy={step === 'reading'}
        onColour={onColour}
      />
      {/* It comes with the first press, so that documents of listings carry none. */}
      {step !== 'untouched' && <LiveRegion message={step === 'settled' ? t('colour.shown', { colour }) : ''} />}
    </>
  );
};
