import { deliveryPlaceAtom, deliveryPlaceSlice, useAtomAfterHydration } from 'shared-contracts';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from '@urql/core';

interface Asked {
  readonly ids: readonly number[];
  readonly postcode: string | null;
  readonly shop: number | null;
}

interface Deliveries<Delivery> {
  readonly msProducts: { readonly items: readonly { readonly id: number; readonly delivery: Delivery }[] };
}

/** What the page came with stands until the answer is there. */
const beside = { suspense: false } as const;

/**
 * What is promised of products for the visitor's own place (J-169), and anew once another hour has begun (ADR 083). What the page came with is
 * rendered first; while nothing else is known, it is what `of` answers.
 */
export function useDeliveries<Delivery>(
  query: TypedDocumentNode<Deliveries<Delivery>, Asked>,
  ids: readonly number[],
): { readonly of: (product: { readonly id: number; readonly delivery: Delivery }) => Delivery } {
  const { postcode, shop, laterHour } = useAtomAfterHydration(deliveryPlaceAtom, deliveryPlaceSlice.defaults);
  const isAsked = postcode !== null || shop !== null || laterHour !== null;
  const [{ data }] = useQuery({
    query,
    variables: { ids, postcode, shop: shop?.id ?? null },
    pause: !isAsked || ids.length === 0,
    context: beside,
    requestPolicy: laterHour === null ? 'cache-first' : 'cache-and-network',
  });
  return {
    of: (product) => (isAsked ? data?.msProducts.items.find(({ id }) => id === product.id)?.delivery : undefined) ?? product.delivery,
  };
}
