import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import type { Limit } from '../limits/limits.ts';
import type { OrderService } from '../orders/order-service.ts';
import { checkLease, chooseAddresses, chooseCoupon, choosePayment, chooseShipping, forceInstalments } from '../checkout/steps.ts';
import { addressKey } from 'shared-contracts/network';
import { chooseVoucher } from '../vouchers/choose-voucher.ts';
import { translatorOf } from '../server/translator-of.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import { cartAnswers, cartBases, CartParams } from './cart-access.ts';
import { createCartSteps } from './cart-steps.ts';
import {
  AddressesBody,
  LeaseCheck,
  OrderHeaders,
  PaymentMethodBody,
  PlacedOrderRef,
  PlaceOrderBody,
  ShippingBody,
  VoucherBody,
} from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['checkout'];
const CouponParams = Type.Object({ cartId: CartParams.properties.cartId, code: Type.String({ minLength: 1, maxLength: 40 }) });

/** Steps of the checkout (A-12 …, K-27): each saves itself and answers the whole cart; the last one places the order. */
export function checkoutRoutes(services: AppServices, orders: OrderService, codes: Limit) {
  const { access, contextOf, step } = createCartSteps(services);

  return async (app: TypedApp): Promise<void> => {
    for (const { path, kind, name } of cartBases) {
      app.get(
        `${path}/:cartId/simplylease/check`,
        {
          schema: {
            operationId: `check${name}Lease`,
            tags,
            summary: 'Whether the goods of the cart can be leased (A-25)',
            params: CartParams,
            response: { 200: LeaseCheck, ...errorAnswers },
          },
        },
        async (request) => {
          const { context } = await contextOf(kind, request);
          const check = await checkLease(context);
          const { translate } = translatorOf(request, services);
          return { ...check, reason: check.reason === null ? null : translate(check.reason) };
        },
      );
      // ≠36: a GET that writes, as the contract has it; made again it changes nothing, and nobody keeps its answer.
      app.get(
        `${path}/:cartId/force-installments`,
        {
          schema: {
            operationId: `force${name}Installments`,
            tags,
            summary: 'Instalments for the cart, whatever payment it has (A-27)',
            params: CartParams,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, forceInstalments),
      );
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
      app.put(
        `${path}/:cartId/external-voucher`,
        {
          schema: {
            operationId: `put${name}Voucher`,
            tags,
            summary: 'Pays with a voucher as much as it holds (Y-13)',
            params: CartParams,
            body: VoucherBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const caller = addressKey(request.ip);
          await codes.take(caller);
          const cart = await step(kind, request, (context) => chooseVoucher(request.body.code, context));
          await codes.giveBack(caller);
          return cart;
        },
      );
      app.delete(
        `${path}/:cartId/external-voucher`,
        {
          schema: {
            operationId: `remove${name}Voucher`,
            tags,
            summary: 'Pays without the voucher (Y-13)',
            params: CartParams,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, () => ({ voucher: null })),
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
          return orders.place(found, request.headers['idempotency-key'], request.body, {
            address: request.ip,
            language: askedLanguage(request.headers.cookie),
          });
        },
      );
    }
  };
}
