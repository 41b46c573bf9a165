import { Type } from 'typebox';
import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import { AddressesBody, CartRef, OrderHeaders, PaymentMethodBody, PlacedOrderRef, PlaceOrderBody, ShippingBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const prefix = '/rest/V1/pwa';
const tags = ['checkout'];

/** the two bases; every call exists under both. */
const bases = [
  { path: `${prefix}/guest-carts`, kind: 'guest', name: 'GuestCart' },
  { path: `${prefix}/carts`, kind: 'customer', name: 'Cart' },
] as const;

const CartParams = Type.Object({
  cartId: Type.String({ minLength: 1, maxLength: 64, description: 'Id of the cart; `mine` for the customer’s own' }),
});
const CouponParams = Type.Object({ cartId: CartParams.properties.cartId, code: Type.String({ minLength: 1, maxLength: 40 }) });
const cartAnswers = { 200: CartRef, ...errorAnswers };

/** Steps of the checkout (A-12 …, K-27): each saves itself and answers the whole cart; the last one places the order. */
export function checkoutRoutes(_shop: Shop) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    for (const { path, name } of bases) {
      app.put(
        `${path}/:cartId/selected-payment-method`,
        {
          schema: {
            operationId: `select${name}PaymentMethod`,
            tags,
            summary: 'Chooses how to pay (A-12)',
            params: CartParams,
            body: PaymentMethodBody,
            response: cartAnswers,
          },
        },
        notYet,
      );
      app.post(
        `${path}/:cartId/set-addresses`,
        {
          schema: {
            operationId: `set${name}Addresses`,
            tags,
            summary: 'Billing and delivery address (A-14); 400 invalid_fields names the problem of each field',
            params: CartParams,
            body: AddressesBody,
            response: cartAnswers,
          },
        },
        notYet,
      );
      app.post(
        `${path}/:cartId/shipping-information`,
        {
          schema: {
            operationId: `set${name}Shipping`,
            tags,
            summary: 'Chooses how the goods arrive (A-13)',
            params: CartParams,
            body: ShippingBody,
            response: cartAnswers,
          },
        },
        notYet,
      );
      app.put(
        `${path}/:cartId/coupons/:code`,
        { schema: { operationId: `put${name}Coupon`, tags, summary: 'Uses a coupon (A-17)', params: CouponParams, response: cartAnswers } },
        notYet,
      );
      app.delete(
        `${path}/:cartId/coupons/:code`,
        {
          schema: {
            operationId: `remove${name}Coupon`,
            tags,
            summary: 'Gives a coupon back (A-17)',
            params: CouponParams,
            response: cartAnswers,
          },
        },
        notYet,
      );
      app.post(
        `${path}/:cartId/payment-information`,
        {
          schema: {
            operationId: `place${name}Order`,
            tags,
            summary: 'Places the order (A-28), once for each idempotency key and cart',
            params: CartParams,
            headers: OrderHeaders,
            body: PlaceOrderBody,
            response: { 200: PlacedOrderRef, ...errorAnswers },
          },
        },
        notYet,
      );
    }
  };
}
