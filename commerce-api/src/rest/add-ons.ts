import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { excludedBy, serviceRefusal, warrantyRefusal } from '../carts/add-ons.ts';
import type { AddOnChange } from '../carts/add-ons.ts';
import { refusalError } from '../carts/refusal-error.ts';
import { warrantyOptions } from '../catalogue/warranty-options.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import { createAddOnsOffer } from './add-ons-offer.ts';
import { cartAnswers, cartBases, CartParams, changeNameOf, createCartAccess, ItemParams } from './cart-access.ts';
import type { CartBase } from './cart-access.ts';
import { ChangeHeaders, RecordId, WarrantyBody, WarrantyOptions } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['carts'];

const ServiceParams = Type.Object({ ...ItemParams.properties, serviceId: RecordId });
const ServiceOptionParams = Type.Object({ ...ServiceParams.properties, optionId: RecordId });

const PriceParams = Type.Object({
  sku: Type.String({ minLength: 1, maxLength: 64 }),
  price: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Of one piece (grosze)' }),
});

/** Warranties and services of the lines of a cart (A-19 … ). */
export function addOnRoutes(services: AppServices) {
  const { database, index, products, reference } = services;
  const { find, answer } = createCartAccess(services);
  const offer = createAddOnsOffer(services);

  /** Changes a line, if its product is offered with what is to come. */
  async function change(
    kind: CartBase,
    request: FastifyRequest & { readonly params: { readonly cartId: string }; readonly headers: { readonly 'idempotency-key'?: string } },
    itemId: number,
    work: (offered: Awaited<ReturnType<typeof offer.ofLine>>) => AddOnChange,
  ) {
    const access = await find(kind, request, request.params.cartId);
    const changes = work(await offer.ofLine(access, itemId));
    const { key: cart } = access;
    return answer(
      await database.run('carts.change-add-ons', { cart, itemId, change: changes, key: changeNameOf(request) }),
      request,
      access,
    );
  }

  const setService =
    (id: number, optionId: number | null) =>
    (offered: Awaited<ReturnType<typeof offer.ofLine>>): AddOnChange => {
      const service = { id, optionId };
      const refusal = serviceRefusal(service, offered);
      if (refusal !== undefined) throw refusalError(refusal);
      return { kind: 'set-service', service, instead: excludedBy(id, offered) };
    };

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/warranty/options/:sku/:price',
      {
        schema: {
          operationId: 'warrantyOptions',
          tags,
          summary: 'Longer warranties of a product at a price (A-30)',
          params: PriceParams,
          response: { 200: WarrantyOptions, ...errorAnswers },
        },
      },
      async (request) => {
        const { sku, price } = request.params;
        const { code } = storeOf(request, reference);
        const [product] = await products.list(index.idsOfSkus([sku]).filter((id) => index.isSoldIn(code, id)));
        if (product === undefined) throw new ApiError(404, 'unknown_sku', 'Nie znaleziono takiego produktu.');
        const { translate } = translatorOf(request, services);
        const options = warrantyOptions(reference.warrantyPlans, { finalPrice: price, categoryIds: product.categoryIds });
        return {
          sku,
          price,
          options: options.map((option) => ({ ...option, name: translate(option.name), description: translate(option.description) })),
        };
      },
    );

    for (const { path, kind, name } of cartBases) {
      app.post(
        `${path}/:cartId/set-warranty`,
        {
          schema: {
            operationId: `set${name}Warranty`,
            tags,
            summary: 'Gives a line a longer warranty, in the place of the one that it has (A-19)',
            params: CartParams,
            headers: ChangeHeaders,
            body: WarrantyBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const { itemId, warrantyId } = request.body;
          return change(kind, request, itemId, (offered) => {
            const refusal = warrantyRefusal(warrantyId, offered);
            if (refusal !== undefined) throw refusalError(refusal);
            return { kind: 'set-warranty', warrantyId };
          });
        },
      );

      app.delete(
        `${path}/:cartId/unset-warranty/:itemId`,
        {
          schema: {
            operationId: `unset${name}Warranty`,
            tags,
            summary: 'Takes the warranty of a line away (A-20)',
            params: ItemParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => change(kind, request, request.params.itemId, () => ({ kind: 'unset-warranty' })),
      );

      // ≠36: a GET that writes, as the contract has it; made again it changes nothing, and nobody keeps its answer.
      app.get(
        `${path}/:cartId/set-service/:itemId/:serviceId`,
        {
          schema: {
            operationId: `set${name}Service`,
            tags,
            summary: 'Gives a line a service (A-21)',
            params: ServiceParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => change(kind, request, request.params.itemId, setService(request.params.serviceId, null)),
      );

      app.get(
        `${path}/:cartId/set-service/:itemId/:serviceId/:optionId`,
        {
          schema: {
            operationId: `set${name}ServiceOption`,
            tags,
            summary: 'Gives a line a service that is done in a shop (A-21, ∅38)',
            params: ServiceOptionParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => change(kind, request, request.params.itemId, setService(request.params.serviceId, request.params.optionId)),
      );

      app.delete(
        `${path}/:cartId/unset-service/:itemId/:serviceId`,
        {
          schema: {
            operationId: `unset${name}Service`,
            tags,
            summary: 'Takes a service of a line away (A-21)',
            params: ServiceParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => {
          const service = { id: request.params.serviceId, optionId: null };
          return change(kind, request, request.params.itemId, () => ({ kind: 'unset-service', service }));
        },
      );

      app.delete(
        `${path}/:cartId/unset-service/:itemId/:serviceId/:optionId`,
        {
          schema: {
            operationId: `unset${name}ServiceOption`,
            tags,
            summary: 'Takes a service of a line away, if it is done in this shop (A-21, ∅38)',
            params: ServiceOptionParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => {
          const service = { id: request.params.serviceId, optionId: request.params.optionId };
          return change(kind, request, request.params.itemId, () => ({ kind: 'unset-service', service }));
        },
      );
    }
  };
}
