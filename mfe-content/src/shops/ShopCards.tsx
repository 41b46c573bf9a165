import { useMemo, useState, type ReactNode } from 'react';
import { deliveryPlaceAtom, deliveryPlaceSlice, useAtomAfterHydration, useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { useChangePlace } from 'shared-ui/delivery';
import { LiveRegion } from 'shared-ui/live-region';
import { useQuery } from 'urql';
import { ShopCardsDocument, ShopDistancesDocument } from '../graphql/generated.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { ShopCard } from './ShopCard.tsx';
import * as css from './shops.css.ts';
import { shopsTexts } from './texts.ts';
import { useMinute } from './use-minute.ts';

/** The cards stand while distances are read. */
const beside = { suspense: false } as const;

/** Metres to each shop from the visitor's postcode, by its id; empty while neither is known. */
const useDistances = (postcode: string | null): ReadonlyMap<number, number> => {
  const [{ data }] = useQuery({
    query: ShopDistancesDocument,
    variables: { near: postcode ?? '' },
    pause: postcode === null,
    context: beside,
  });
  const shops = postcode === null ? undefined : data?.physicalStores;
  return useMemo(() => new Map(shops?.flatMap(({ id, distance }) => (distance === null ? [] : [[id, distance]]))), [shops]);
};

/** J-351, J-352: the shops with their hours, how far they are, and the choice of one's own. */
export default function ShopCards(): ReactNode {
  const t = useTexts(shopsTexts);
  const { data, retry } = usePageData(ShopCardsDocument, {});
  const { postcode, shop: own } = useAtomAfterHydration(deliveryPlaceAtom, deliveryPlaceSlice.defaults);
  const changePlace = useChangePlace();
  const distances = useDistances(postcode);
  const now = useMinute();
  const [pressed, setPressed] = useState<{ readonly name: string; readonly isOwn: boolean } | null>(null);
  if (data === undefined) return <ErrorMessage onRetry={retry} />;
  const nearest = Math.min(...distances.values());
  return (
    <section aria-label={t('shops.list')} className={css.cards}>
      {data.physicalStores.map((shop) => {
        const distance = distances.get(shop.id) ?? null;
        return (
          <ShopCard
            key={shop.id}
            shop={shop}
            now={now}
            far={distance === null ? null : { metres: distance, isNearest: distance === nearest }}
            isOwn={shop.id === own?.id}
            onOwn={(isOwn) => {
              changePlace({ postcode, shop: isOwn ? { id: shop.id, place: shop.place } : null });
              setPressed({ name: shop.place, isOwn });
            }}
          />
        );
      })}
      <LiveRegion message={pressed === null ? '' : t(pressed.isOwn ? 'shops.ownIs' : 'shops.ownNoMore', { name: pressed.name })} />
    </section>
  );
}
