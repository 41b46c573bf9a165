import type { AppServices } from '../server/app-services.ts';
import { failureTexts } from '../payments/failure-texts.ts';
import { blikCode } from '../payments/blik-code.ts';
import type { Payments, PaymentState } from '../payments/payments.ts';
import { translatorOf } from '../server/translator-of.ts';
import type { Translator } from '../translation/translator.ts';
import { BlikBody, OrderQuery, PostPlaceDataRef, TransactionStatusRef } from './schemas/index.ts';
import type { PostPlaceData, TransactionStatus } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['payments'];

const failureCodes = ['wrong_code', 'code_expired', 'rejected', 'timed_out'] as const;

const postPlaceData = ({ order, status, redirectUrl, review }: PaymentState): PostPlaceData => ({
  order: order.number,
  method: order.payment_method,
  status,
  redirect_url: redirectUrl,
  review,
});

const transactionStatus = ({ status, failure, expiresAt }: PaymentState, { translate }: Translator): TransactionStatus => ({
  status,
  code: failureCodes.find((code) => code === failure) ?? null,
  message: failure === null ? null : translate(failureTexts[failure]),
  expires_at: expiresAt?.toISOString() ?? null,
});

const secretOf = ({ order, hash }: { readonly order: string; readonly hash: string }) => ({ number: order, hash });

/** What follows after an order that is paid at a gateway (A-33 … A-37, K-08, K-13). */
export function paymentRoutes(payments: Payments, services: Pick<AppServices, 'translatorFor'>) {
  return async (app: TypedApp): Promise<void> => {
    for (const [gateway, path, row] of [
      ['payu', '/payu', 'A-33'],
      ['simplylease', '/simplylease', 'A-34'],
      ['tpay', '/tpay', 'A-35'],
      ['bank', '/rest/V1/installments', 'K-13'],
    ] as const) {
      app.get(
        `${path}/data/getPostPlaceOrderData`,
        {
          schema: {
            operationId: `${gateway}PostPlaceOrderData`,
            tags,
            summary: `Where the shopper pays, and how the payment stands (${row})`,
            querystring: OrderQuery,
            response: { 200: PostPlaceDataRef, ...errorAnswers },
          },
        },
        async (request) => postPlaceData(await payments.follow(secretOf(request.query), gateway, request.ip)),
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
      async (request) => transactionStatus(await payments.state(secretOf(request.query)), translatorOf(request, services)),
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
      async (request) => {
        const translator = translatorOf(request, services);
        const code = blikCode(request.body.blikCode);
        if (code === undefined) {
          return {
            status: 'error' as const,
            code: 'wrong_code' as const,
            message: translator.translate('Kod BLIK ma 6 cyfr.'),
            expires_at: null,
          };
        }
        return transactionStatus(await payments.sendBlik(secretOf(request.body), code, request.ip), translator);
      },
    );
  };
}
