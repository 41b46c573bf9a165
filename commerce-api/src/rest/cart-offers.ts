import { Type } from 'typebox';
import { chooseLessPrice, choosePromotion, goodsIn } from '../checkout/steps.ts';
import { isInPromotion } from '../checkout/promotions.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { translatorOf } from '../server/translator-of.ts';
import { cartAnswers, cartBases, CartParams } from './cart-access.ts';
import { createCartSteps } from './cart-steps.ts';
import { Cart, LessPriceBody, PopupPromotion, RecordId } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['carts'];
const PromotionParams = Type.Object({ ...CartParams.properties, promotionId: RecordId });
const FieldsQuery = Type.Object({
  fields: Type.String({ minLength: 1, maxLength: 500, description: 'Comma list of fields of a cart (∅50)' }),
});
const SomeOfCart = Type.Partial(Type.Object(Cart.properties));

const isField = (name: string): name is keyof Cart => Object.hasOwn(Cart.properties, name);

/** Fields that a caller asks for. @throws ApiError 400 for one that carts do not have */
function fieldsOf(list: string): readonly (keyof Cart)[] {
  const names = list.split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!isField(name)) throw new ApiError(400, 'unknown_field', 'Nie ma takiego pola koszyka.');
    return name;
  });
}

/** Promotions of a cart, parts of it, and its return after a while. */
export function cartOfferRoutes(services: AppServices) {
  const { access, contextOf, step } = createCartSteps(services);
  const { database, reference } = services;

  return async (app: TypedApp): Promise<void> => {
    for (const { path, kind, name } of cartBases) {
      app.get(
        `${path}/:cartId/selected-data`,
        {
          schema: {
            operationId: `read${name}Data`,
            tags,
            summary: 'Some fields of a cart (A-07)',
            params: CartParams,
            querystring: FieldsQuery,
            response: { 200: SomeOfCart, ...errorAnswers },
          },
        },
        async (request) => {
          const fields = fieldsOf(request.query.fields);
          const found = await access.find(kind, request, request.params.cartId);
          const parts = {
            hasCalendar: fields.includes('calendar'),
            hasAccessories: fields.includes('accessories'),
          };
          const cart = await access.answer(await database.run('carts.read', found.key), request, found, parts);
          return Object.fromEntries(fields.map((field) => [field, cart[field]]));
        },
      );

      app.get(
        `${path}/:cartId/restore`,
        {
          schema: {
            operationId: `restore${name}`,
            tags,
            summary: 'Makes a cart that was left one that can be bought again (A-26, ≠36)',
            params: CartParams,
            response: cartAnswers,
          },
        },
        async (request) => {
          const found = await access.find(kind, request, request.params.cartId);
          return access.answer(await database.run('carts.restore', found.key), request, found);
        },
      );

      app.put(
        `${path}/:cartId/promotions/:promotionId`,
        {
          schema: {
            operationId: `put${name}Promotion`,
            tags,
            summary: 'Puts a promotion into effect (A-15)',
            params: PromotionParams,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, (context) => choosePromotion(request.params.promotionId, context)),
      );
      app.delete(
        `${path}/:cartId/promotions/:promotionId`,
        {
          schema: {
            operationId: `remove${name}Promotion`,
            tags,
            summary: 'Takes a promotion away (A-15)',
            params: PromotionParams,
            response: cartAnswers,
          },
        },
        // Taking away what is not there changes nothing, so that a repeated call ends like the first.
        async (request) =>
          step(kind, request, ({ cart }) => ({ promotions: cart.choices.promotions.filter((id) => id !== request.params.promotionId) })),
      );

      app.post(
        `${path}/:cartId/set-less-price`,
        {
          schema: {
            operationId: `set${name}LessPrice`,
            tags,
            summary: 'Chooses the lines that a less price is for (A-18)',
            params: CartParams,
            body: LessPriceBody,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, (context) => chooseLessPrice(request.body.ruleItemsIds, context)),
      );

      app.get(
        `${path}/:cartId/popup-promotion/:promotionId`,
        {
          schema: {
            operationId: `read${name}PopupPromotion`,
            tags,
            summary: 'What a promotion is about, and which lines of the cart belong to it (A-22)',
            params: PromotionParams,
            response: { 200: PopupPromotion, ...errorAnswers },
          },
        },
        async (request) => {
          const promotion = reference.cartPromotions.find(({ id }) => id === request.params.promotionId);
          if (promotion === undefined) throw new ApiError(404, 'unknown_promotion', 'Nie ma takiej promocji.');
          const { found, context } = await contextOf(kind, request);
          const { translate } = translatorOf(request, services);
          const meant = new Set((await goodsIn(context)).filter((one) => isInPromotion(promotion, one)).map(({ itemId }) => itemId));
          const { items } = await access.answer({ cart: context.cart }, request, found, { type: 'mini' });
          return {
            id: promotion.id,
            title: translate(promotion.name),
            text: translate(promotion.description),
            items: items
              .filter((item) => meant.has(item.item_id))
              .map(({ item_id, name: itemName, thumbnail }) => ({ item_id, name: itemName, thumbnail })),
          };
        },
      );
    }
  };
}
