import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import { BlikBody, OrderQuery, PostPlaceDataRef, TransactionStatusRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['payments'];

/** What follows after an order that is paid at a gateway (A-33, A-35 … A-37, K-08, K-13). */
export function paymentRoutes(_shop: Shop) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    for (const [gateway, row] of [
      ['payu', 'A-33'],
      ['tpay', 'A-35'],
    ] as const) {
      app.get(
        `/${gateway}/data/getPostPlaceOrderData`,
        {
          schema: {
            operationId: `${gateway}PostPlaceOrderData`,
            tags,
            summary: `Where the shopper pays, and how the payment stands (${row})`,
            querystring: OrderQuery,
            response: { 200: PostPlaceDataRef, ...errorAnswers },
          },
        },
        notYet,
      );
    }
    app.get(
      '/tpay/data/checkTransactionStatus',
      {
        schema: {
          operationId: 'checkTransactionStatus',
          tags,
          summary: 'How the BLIK payment stands (A-36)',
          querystring: OrderQuery,
          response: { 200: TransactionStatusRef, ...errorAnswers },
        },
      },
      notYet,
    );
    app.post(
      '/rest/V1/tpay/blikPay',
      {
        schema: {
          operationId: 'blikPay',
          tags,
          summary: 'Sends the BLIK code (A-37)',
          body: BlikBody,
          response: { 200: TransactionStatusRef, ...errorAnswers },
        },
      },
      notYet,
    );
  };
}
