import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import type { OrderService } from '../orders/order-service.ts';
import { chooseAddresses, chooseCoupon, choosePayment, chooseShipping } from '../checkout/steps.ts';
import { cartAnswers, cartBases, CartParams } from './cart-access.ts';
import { createCartSteps } from './cart-steps.ts';
import { AddressesBody, OrderHeaders, PaymentMethodBody, PlacedOrderRef, PlaceOrderBody, ShippingBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['checkout'];
const CouponParams = Type.Object({ cartId: CartParams.properties.cartId, code: Type.String({ minLength: 1, maxLength: 40 }) });

/** Steps of the checkout (A-12 …, K-27): each saves itself and answers the whole cart; the last one places the order. */
export function checkoutRoutes(services: AppServices, orders: OrderService) {
  const { access, step } = createCartSteps(services);

  return async (app: TypedApp): Promise<void> => {
    for (const { path, kind, name } of cartBases) {
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
        async (request) => step(kind, request, (context) => choosePayment(request.body.paymentMethod, context)),
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
        async (request) => step(kind, request, () => chooseAddresses(request.body.addresses, services.reference)),
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
        async (request) => step(kind, request, (context) => chooseShipping(request.body.addressInformation, context)),
      );
      app.put(
        `${path}/:cartId/coupons/:code`,
        { schema: { operationId: `put${name}Coupon`, tags, summary: 'Uses a coupon (A-17)', params: CouponParams, response: cartAnswers } },
        async (request) => step(kind, request, (context) => chooseCoupon(request.params.code, context)),
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
        // Giving back what is not there changes nothing, so that a repeated call ends like the first.
        async (request) => step(kind, request, () => ({ coupon: null })),
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
        async (request) => {
          const found = await access.find(kind, request, request.params.cartId);
          return orders.place(found, request.headers['idempotency-key'], request.body, request.ip);
        },
      );
    }
  };
}
