import { Type } from 'typebox';
import { callBackSecret } from '../../payments/open-payments.ts';
import { ApiError } from '../../server/api-error.ts';
import { codeEndOf, voucherCode, voucherHash } from '../../vouchers/voucher.ts';
import { oneOf } from '../schemas/common.ts';
import { orderStatuses } from '../schemas/index.ts';
import type { TypedApp } from '../types.ts';
import type { DevelopmentParts } from './parts.ts';

/** States of orders, their payments and vouchers. */
export function orderCalls(app: TypedApp, { services, changes, payments }: DevelopmentParts): void {
  app.post(
    '/dev/order-status',
    { schema: { hide: true, body: Type.Object({ number: Type.String(), status: oneOf(orderStatuses) }) } },
    async (request) => {
      const { number, status } = request.body;
      const result = await services.database.run('orders.change-status', { number, status, at: services.now().toISOString() });
      if (!('refusal' in result)) {
        services.mail.wake();
        await changes.stockChanged(result.productIds);
        return { number, status };
      }
      if (result.refusal === 'order_not_found') throw new ApiError(404, result.refusal, 'Nie znaleziono zamówienia.');
      throw new ApiError(409, result.refusal, `Zamówienie ma teraz status ${result.from}.`, { from: result.from });
    },
  );
  // Vouchers come from whoever issues them; a test issues its own.
  app.post(
    '/dev/voucher',
    {
      schema: {
        hide: true,
        body: Type.Object({
          code: Type.String({ minLength: 8, maxLength: 40 }),
          balance: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
          expires_at: Type.Optional(Type.String({ format: 'date-time' })),
        }),
      },
    },
    async (request) => {
      const { balance, expires_at: expiresAt = '2099-12-31T00:00:00Z' } = request.body;
      const code = voucherCode(request.body.code);
      if (code === undefined) throw new ApiError(400, 'invalid_code', 'To nie jest kod bonu.');
      const at = services.now().toISOString();
      const voucher = { hash: voucherHash(code), codeEnd: codeEndOf(code), balance, expiresAt, at };
      return { id: await services.database.run('vouchers.issue', voucher) };
    },
  );
  app.get(
    '/dev/voucher/:code',
    { schema: { hide: true, params: Type.Object({ code: Type.String() }) } },
    async (request) => (await services.database.run('vouchers.find', voucherHash(voucherCode(request.params.code) ?? ''))) ?? {},
  );
  app.post('/dev/catch-up-payments', { schema: { hide: true } }, async () => {
    await payments.catchUp();
    return {};
  });
  // With it a test signs call-backs as a gateway does.
  app.get('/dev/payment-secret', { schema: { hide: true } }, async () => ({ secret: await callBackSecret(services.database) }));
}
