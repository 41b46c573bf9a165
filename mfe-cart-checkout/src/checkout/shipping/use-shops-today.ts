import { useEffect, useState } from 'react';
import type { ShelfShop } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import { useCartRef } from '../../service/use-cart-ref.ts';

const NONE: ReadonlyMap<string, ShelfShop> = new Map();

/** shops in which the whole cart can be collected today, by the ids of their points; none while nobody has answered. */
export function useShopsToday(isWanted: boolean): ReadonlyMap<string, ShelfShop> {
  const rest = useRest();
  const cart = useCartRef();
  const [shops, setShops] = useState(NONE);
  useEffect(() => {
    const ref = isWanted ? cart() : null;
    if (ref === null) return undefined;
    let isCurrent = true;
    void rest()
      .listShopsToday(ref)
      .then((answer) => {
        if (isCurrent && answer.ok) setShops(new Map(answer.value.items.map((shop) => [shop.point.id, shop])));
      });
    return () => {
      isCurrent = false;
    };
  }, [rest, cart, isWanted]);
  return shops;
}
