import { nextStepOf } from 'shared-contracts/codes';
import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import { laterMethods } from '../payments/later-methods.ts';
import { blikCode } from '../payments/blik-code.ts';
import type { Payments } from '../payments/payments.ts';
import { ApiError } from '../server/api-error.ts';
import { translatorOf } from '../server/translator-of.ts';
import { OrderPaymentMethods, OrderQuery, PayAgainBody, PlacedOrderRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['payments'];
const Secret = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });

/** An order that waits for its payment can be paid again, also in another way (∅49). */
export function payAgainRoutes(services: AppServices, payments: Payments) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/orders/:number/:hash/payment-methods',
      {
        schema: {
          operationId: 'listOrderPaymentMethods',
          tags,
          summary: 'Ways in which the order can still be paid',
          params: Secret,
          response: { 200: OrderPaymentMethods, ...errorAnswers },
        },
      },
      async (request) => {
        const { order } = await payments.state(request.params);
        const { translate } = translatorOf(request, services);
        return laterMethods(services.reference, order).map(({ code, title, description }) => ({
          code,
          title: translate(title),
          description: translate(description),
        }));
      },
    );
    app.post(
      '/rest/V1/orders/:number/:hash/payment',
      {
        schema: {
          operationId: 'payOrder',
          tags,
          summary: 'Starts another payment of an order that is not paid',
          params: Secret,
          body: PayAgainBody,
          response: { 200: PlacedOrderRef, ...errorAnswers },
        },
      },
      async (request) => {
        const { method: code, additional_data: data } = request.body.paymentMethod;
        const known = await payments.state(request.params);
        const method = laterMethods(services.reference, known.order).find((one) => one.code === code);
        if (method === undefined) throw new ApiError(400, 'unknown_method', 'Tą metodą nie można zapłacić za to zamówienie.');
        const next = nextStepOf(code);
        const blik = blikCode(data?.blik_code);
        if (next === 'blik-wait' && blik === undefined) {
          throw new ApiError(400, 'invalid_fields', 'Kod BLIK musi mieć 6 cyfr.', { blik_code: 'blik' });
        }
        const { order } = await payments.payAgain(request.params, method);
        const state = next === 'blik-wait' && blik !== undefined ? await payments.startBlik(request.params, blik, request.ip) : undefined;
        return {
          order_id: order.id,
          number: order.number,
          hash: order.hash,
          grand_total: order.grand_total,
          payment: { method: code, status: (state?.order ?? order).payment_status, next },
          account: null,
        };
      },
    );
  };
}
