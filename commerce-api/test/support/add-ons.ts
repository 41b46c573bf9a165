/** Products with and without warranties and services, for tests. */
import { sellable } from './checkout.ts';
import type { Sellable } from './checkout.ts';
import { setStock } from './orders.ts';
import type { Shop } from './server.ts';

interface Offered {
  readonly warranties: readonly { readonly id: number; readonly name: string; readonly price: number }[];
  readonly services: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly protector_finish: string | null;
  }[];
  readonly service_shops: readonly {
    readonly service_id: number;
    readonly shops: readonly { readonly id: number; readonly name: string }[];
  }[];
}

const never = (): never => {
  throw new Error('the product is not offered with it');
};

export const at = <Value>(values: readonly Value[], index: number): Value => values[index] ?? never();

export type OfferedProduct = Sellable & Offered;

export interface AddOnProducts {
  /** A phone with warranties and protectors of both finishes, each applied in a shop. */
  readonly phone: OfferedProduct;
  /** A product with warranties and services, none of them done in a shop. */
  readonly large: OfferedProduct;
  /** A product that is offered with nothing. */
  readonly cheap: Sellable;
}

/** The service that applies a protector of this finish. */
export const protector = ({ services }: Offered, finish: 'matte' | 'privacy') =>
  services.find((one) => one.protector_finish === finish) ?? never();

/** The first shop that does a service. */
export const shopFor = ({ service_shops }: Offered, serviceId: number) =>
  service_shops.find((one) => one.service_id === serviceId)?.shops[0] ?? never();

/** Three products, 500 pieces of each. */
export async function addOnProducts(server: Shop): Promise<AddOnProducts> {
  const products = await sellable(server);
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly ({ readonly id: number } & Offered)[] } }>(
    `query ($ids: [Int!]) {
      msProducts(ids: $ids) {
        items { id warranties { id name price } services { id name price protector_finish } service_shops { service_id shops { id name } } }
      }
    }`,
    { ids: products.map(({ id }) => id) },
  );
  const offers = new Map(msProducts.items.map((one) => [one.id, one]));
  const found = (fits: (offer: Offered, product: Sellable) => boolean): OfferedProduct => {
    for (const product of products) {
      const offer = offers.get(product.id);
      if (offer !== undefined && fits(offer, product)) return { ...product, ...offer };
    }
    throw new Error('no product fits');
  };
  const phone = found(
    ({ services, warranties }, { block_courier_shipping }) =>
      services.filter((one) => one.protector_finish !== null).length === 2 && warranties.length > 2 && !block_courier_shipping,
  );
  const large = found(
    ({ services, service_shops, warranties }) => services.length > 1 && service_shops.length === 0 && warranties.length > 1,
  );
  const cheap = found(({ warranties, services }) => warranties.length === 0 && services.length === 0);
  for (const { sku } of [phone, large, cheap]) await setStock(server, sku, 500);
  return { phone, large, cheap };
}
