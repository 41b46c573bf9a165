import type { FastifyRequest } from 'fastify';
import type { CustomerRecord } from '../customers/records.ts';
import { requireCustomer } from '../customers/session.ts';
import type { PhysicalStore } from '../model/index.ts';
import { neoportalItem } from '../neoportal/neoportal-data.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { ChooseNeoportalStoreBody, ChosenNeoportalStore, NeoportalData, NeoportalDataBody, NeoportalStores } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['neoportal'];

const shopView = ({ id, name, city, street }: PhysicalStore) => ({ id, name, city, street });

/** A-42 … A-45, F-08: calls of neoportal customers alone. */
export function neoportalRoutes(services: AppServices) {
  const { database, reference, index, products } = services;
  /** @throws ApiError 401 for guests, 403 for other customers */
  const requireSeller = async (request: FastifyRequest): Promise<CustomerRecord> => {
    const customer = await requireCustomer(request, services);
    if (customer.document.neoportalUserId === null) throw new ApiError(403, 'not_neoportal', 'To konto nie należy do sprzedawcy.');
    return customer;
  };
  const chosenBy = async ({ id }: CustomerRecord) => {
    const shopId = await database.run('neoportal.store', id);
    const shop = shopId === null ? undefined : reference.physicalStores.get(shopId);
    return { store: shop === undefined ? null : shopView(shop) };
  };
  const chosen = { 200: ChosenNeoportalStore, ...errorAnswers };

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/neoportal/data',
      {
        schema: {
          operationId: 'neoportalData',
          tags,
          summary: 'Where the pieces of products lie, with their ids (A-42, ≠27)',
          body: NeoportalDataBody,
          response: { 200: NeoportalData, ...errorAnswers },
        },
      },
      async (request) => {
        await requireSeller(request);
        const { code } = storeOf(request, reference);
        const ids = index.idsOfSkus(request.body.productSkus).filter((id) => index.isSoldIn(code, id));
        return {
          items: (await products.list(ids)).map((product) => {
            const item = neoportalItem(product, reference);
            return { ...item, stores: [...item.stores] };
          }),
        };
      },
    );

    app.get(
      '/rest/V1/neoportal/stores',
      {
        schema: {
          operationId: 'neoportalStores',
          tags,
          summary: 'Shops that a seller may choose from (A-43)',
          response: { 200: NeoportalStores, ...errorAnswers },
        },
      },
      async (request) => {
        await requireSeller(request);
        return { items: [...reference.physicalStores.values()].map(shopView) };
      },
    );

    app.get(
      '/rest/V1/neoportal/stores/chosen',
      { schema: { operationId: 'chosenNeoportalStore', tags, summary: 'The shop of the seller (A-44)', response: chosen } },
      async (request) => chosenBy(await requireSeller(request)),
    );

    app.put(
      '/rest/V1/neoportal/stores',
      {
        schema: {
          operationId: 'chooseNeoportalStore',
          tags,
          summary: 'Chooses the shop of the seller (A-45)',
          body: ChooseNeoportalStoreBody,
          response: chosen,
        },
      },
      async (request) => {
        const seller = await requireSeller(request);
        const shopId = request.body.store;
        if (!reference.physicalStores.has(shopId)) throw new ApiError(404, 'unknown_shop', 'Nie ma takiego salonu.');
        await database.run('neoportal.choose-store', { customerId: seller.id, shopId, at: services.now().toISOString() });
        return chosenBy(seller);
      },
    );
  };
}
