import { grosze } from 'shared-contracts/money';
import type { ProductService, ServiceShops } from 'shared-contracts/graphql';
import type { PhysicalStore, Product, Service } from '../model/index.ts';

interface ServiceRecords {
  readonly services: ReadonlyMap<number, Service>;
  readonly physicalStores: ReadonlyMap<number, PhysicalStore>;
}

type PricedServices = Product['services'];

/** P-13: what can be done to a product, with its price for one piece. */
export const productServices = (priced: PricedServices, { services }: Pick<ServiceRecords, 'services'>): readonly ProductService[] =>
  priced.flatMap(({ serviceId, price }) => {
    const service = services.get(serviceId);
    if (service === undefined) return [];
    const { id, code, name, description, kind, protector } = service;
    return [
      {
        id,
        code,
        name,
        description,
        kind,
        price: grosze(price),
        protector_device: protector?.device ?? null,
        protector_finish: protector?.finish ?? null,
      },
    ];
  });

/** S-40, ∅30: the shops that do those services for which one has to be chosen. */
export const serviceShops = (priced: PricedServices, { services, physicalStores }: ServiceRecords): readonly ServiceShops[] =>
  priced.flatMap(({ serviceId }) => {
    const name = services.get(serviceId)?.shopService ?? null;
    if (name === null) return [];
    return [{ service_id: serviceId, shops: [...physicalStores.values()].filter((shop) => shop.services.includes(name)) }];
  });
