import type { DeliveryPromise } from 'shared-contracts/graphql';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import { parsePlace } from '../../promise/place.ts';
import type { Promised, Way } from '../../promise/promise.ts';
import type { RequestContext } from '../context.ts';

const wayView = ({ method, price, days }: Way) => ({
  code: method.code,
  title: method.title,
  kind: method.kind,
  amount: price,
  day: days[0],
  last_day: days[1],
});

const collectionView = ({ collection, shopsThatDay }: Promised): DeliveryPromise['collection'] =>
  collection && {
    shop_id: collection.shop.id,
    place: collection.shop.place,
    city: collection.shop.city,
    day: collection.days[0],
    hour: collection.hour,
    pieces: collection.pieces,
    shops: shopsThatDay,
  };

/** J-167: what is promised of a product. */
export function delivery(
  product: ProductRecord,
  { postcode, shop }: { readonly postcode?: string | null | undefined; readonly shop?: number | null | undefined },
  { services, store }: Pick<RequestContext, 'services' | 'store'>,
): DeliveryPromise {
  const promised = services.promises.of(product, store, parsePlace(`${postcode ?? ''}/${shop ?? ''}`));
  return { best: promised.best && wayView(promised.best), ways: promised.ways.map(wayView), collection: collectionView(promised) };
}
