import { Type } from 'typebox';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { PromotionEnds } from '../catalogue/promotion-timer.ts';
import { remindOfCarts } from '../cart-reminders/send-left.ts';
import { cleanUp, type Retention } from '../clean-up/clean-up.ts';
import { settlePickups } from '../pickups/run.ts';
import { sandboxCourier } from '../pickups/sandbox-courier.ts';
import { newToken, tokenHash } from '../customers/token.ts';
import { staffRoles } from '../desk/staff.ts';
import type { Publisher } from '../editing/publisher.ts';
import type { AppServices } from '../server/app-services.ts';
import { sendDueCards } from '../gift-cards/send-timer.ts';
import { cancelExpired } from '../orders/expiry-timer.ts';
import { callBackSecret } from '../payments/open-payments.ts';
import { followParcels } from '../parcels/follow.ts';
import { openCarriers } from '../parcels/open-carriers.ts';
import type { Payments } from '../payments/payments.ts';
import { endExpired } from '../reservations/expiry-timer.ts';
import { ApiError } from '../server/api-error.ts';
import { oneOf } from './schemas/common.ts';
import { orderStatuses, RecordId } from './schemas/index.ts';
import { codeEndOf, voucherCode, voucherHash } from '../vouchers/voucher.ts';
import { sendRatingReminders } from '../surveys/send-reminders.ts';
import { remindOfWarranties } from '../warranty-reminders/send-due.ts';
import type { TypedApp } from './types.ts';

const mostWaiting = 100;
const Written = Type.Object({ id: RecordId });

/** Calls for development and tests (COMMERCE_DEV=1); no part of the contract. */
export function developmentRoutes(
  services: AppServices,
  changes: CatalogueChanges,
  {
    retention,
    cartReminderHours,
    advanceClock,
    publisher,
    payments,
    promotionEnds,
  }: {
    readonly payments: Pick<Payments, 'catchUp'>;
    readonly retention: Retention;
    readonly cartReminderHours: number;
    readonly advanceClock: (ms: number) => void;
    readonly publisher: Pick<Publisher, 'look'>;
    readonly promotionEnds: Pick<PromotionEnds, 'look'>;
  },
) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/dev/price',
      {
        schema: { hide: true, body: Type.Object({ sku: Type.String(), final_price: Type.Integer({ minimum: 1, maximum: 100_000_000 }) }) },
      },
      async (request) => {
        const product = await changes.changePrice(request.body.sku, request.body.final_price);
        if (product === undefined) throw new ApiError(400, 'unknown_sku', 'Nie znaleziono takiego produktu.');
        const { sku, price, final_price, omnibus_price } = product;
        return { sku, price, final_price, omnibus_price };
      },
    );
    app.post(
      '/dev/stock',
      { schema: { hide: true, body: Type.Object({ sku: Type.String(), qty: Type.Integer({ minimum: 0, maximum: 100_000 }) }) } },
      async (request) => {
        const id = await services.database.run('catalogue.set-stock', request.body);
        if (id === null) throw new ApiError(400, 'unknown_sku', 'Nie znaleziono takiego produktu.');
        await changes.stockChanged([id]);
        return request.body;
      },
    );
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
    app.post(
      '/dev/expire-orders',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => ({ cancelled: await cancelExpired(services, changes, new Date(request.body.now)) }),
    );
    app.post(
      '/dev/send-gift-cards',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => ({
        orders: await sendDueCards(services, new Date(request.body.now), (error) =>
          request.log.warn({ err: error }, 'gift cards could not be sent'),
        ),
      }),
    );
    app.post(
      '/dev/expire-reservations',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => ({ ended: await endExpired(services, changes, new Date(request.body.now)) }),
    );
    app.post(
      '/dev/cart-reminders',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => {
        await remindOfCarts(services, cartReminderHours, new Date(request.body.now));
        return true;
      },
    );
    app.post(
      '/dev/warranty-reminders',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => {
        await remindOfWarranties(services, new Date(request.body.now));
        return true;
      },
    );
    app.post(
      '/dev/complaint-pickups',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => {
        const now = new Date(request.body.now);
        await settlePickups({ database: services.database, courier: sandboxCourier(() => now) }, now, (error) =>
          request.log.warn({ err: error }, 'a courier could not be reached'),
        );
        return true;
      },
    );
    app.post(
      '/dev/rating-reminders',
      { schema: { hide: true, body: Type.Object({ order: Type.String(), now: Type.String({ format: 'date-time' }) }) } },
      async (request) => {
        await sendRatingReminders(services, { at: new Date(request.body.now), order: request.body.order });
        return true;
      },
    );
    app.post(
      '/dev/parcels',
      { schema: { hide: true, body: Type.Object({ order: Type.String(), now: Type.String({ format: 'date-time' }) }) } },
      async (request) => {
        const { order } = request.body;
        const at = new Date(request.body.now);
        const carriers = openCarriers({ parcels: 'sandbox', inpostUrl: '' }, () => at);
        await followParcels(
          { ...services, carriers },
          { at, order, report: (error) => request.log.warn({ err: error }, 'a carrier failed') },
        );
        return true;
      },
    );
    app.post(
      '/dev/clean-up',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => cleanUp(services.database, retention, new Date(request.body.now)),
    );
    // What the shop's staff decides: the moderation of reviews and questions without a desk.
    app.get('/dev/written', { schema: { hide: true } }, async () => ({
      reviews: await services.database.run('reviews.waiting', { most: mostWaiting }),
      questions: await services.database.run('questions.waiting', { most: mostWaiting }),
    }));
    app.post(
      '/dev/reviews/:id',
      {
        schema: {
          hide: true,
          params: Written,
          body: Type.Object({ reason: Type.Optional(Type.String()), without_photos: Type.Optional(Type.Array(Type.String())) }),
        },
      },
      async ({ params: { id }, body }) => {
        const verdict =
          body.reason === undefined
            ? ({ kind: 'publish', withoutPhotos: body.without_photos ?? [] } as const)
            : ({ kind: 'reject', reason: body.reason } as const);
        const result = await services.database.run('reviews.decide', { id, verdict, at: services.now().toISOString() });
        if ('refusal' in result) throw new ApiError(409, result.refusal, 'Ta opinia nie czeka na decyzję.');
        services.mail.wake();
        await changes.reviewsChanged([result.productId]);
        return result;
      },
    );
    app.post(
      '/dev/questions/:id',
      {
        schema: {
          hide: true,
          params: Written,
          body: Type.Object({ reason: Type.Optional(Type.String()), answer: Type.Optional(Type.String()) }),
        },
      },
      async ({ params: { id }, body: { reason, answer } }) => {
        const verdict =
          reason === undefined
            ? ({ kind: 'publish', answer: answer === undefined ? null : { text: answer, answeredBy: 'Doradca Amperio' } } as const)
            : ({ kind: 'reject', reason } as const);
        const result = await services.database.run('questions.decide', { id, verdict, at: services.now().toISOString() });
        if ('refusal' in result) throw new ApiError(409, result.refusal, 'To pytanie nie czeka na decyzję.');
        services.mail.wake();
        await changes.reviewsChanged([result.productId]);
        return result;
      },
    );
    app.post(
      '/dev/questions/:id/answer',
      { schema: { hide: true, params: Written, body: Type.Object({ answer: Type.String() }) } },
      async ({ params: { id }, body }) => {
        const answer = { text: body.answer, answeredBy: 'Doradca Amperio' };
        const result = await services.database.run('questions.answer', { questionId: id, answer, at: services.now().toISOString() });
        if ('refusal' in result) throw new ApiError(404, result.refusal, 'Nie ma takiego pytania.');
        services.mail.wake();
        await changes.reviewsChanged([result.productId]);
        return result;
      },
    );
    // Staff of its own for a test: the first token is told to the operator alone.
    app.post('/dev/staff-token', { schema: { hide: true, body: Type.Object({ role: oneOf(staffRoles) }) } }, async (request) => {
      const token = newToken();
      const { role } = request.body;
      const staff = { madeBy: null, name: `Test ${role}`, role, hash: tokenHash(token), at: services.now().toISOString() };
      return { ...(await services.database.run('desk.make-token', staff)), token };
    });
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
    // Codes and challenges end after a while.
    app.post(
      '/dev/clock',
      { schema: { hide: true, body: Type.Object({ ms: Type.Integer({ minimum: 0, maximum: 365 * 24 * 60 * 60_000 }) }) } },
      async (request) => {
        advanceClock(request.body.ms);
        await publisher.look();
        await promotionEnds.look();
        return { now: services.now().toISOString() };
      },
    );
    app.get('/dev/client-errors', { schema: { hide: true } }, async () => {
      await services.errorReports.flush();
      return services.database.run('client-errors.read', { most: 1000 });
    });
    app.get<{ Params: { readonly session: string } }>('/dev/visits/:session', { schema: { hide: true } }, async (request, reply) => {
      const visit = await services.database.run('statistics.of-session', request.params.session);
      return visit ?? reply.status(404).send({});
    });
    app.post('/dev/catch-up-payments', { schema: { hide: true } }, async () => {
      await payments.catchUp();
      return {};
    });
    // With it a test signs call-backs as a gateway does.
    app.get('/dev/payment-secret', { schema: { hide: true } }, async () => ({ secret: await callBackSecret(services.database) }));
    app.post(
      '/dev/category',
      { schema: { hide: true, body: Type.Object({ id: Type.Integer(), name: Type.String({ minLength: 1, maxLength: 100 }) }) } },
      async (request) => {
        const category = await changes.renameCategory(request.body.id, request.body.name);
        if (category === undefined) throw new ApiError(400, 'unknown_category', 'Nie znaleziono takiej kategorii.');
        return { id: category.id, name: category.name };
      },
    );
    app.post(
      '/dev/manufacturer',
      { schema: { hide: true, body: Type.Object({ id: Type.Integer(), name: Type.String({ minLength: 1, maxLength: 100 }) }) } },
      async (request) => {
        const manufacturer = await changes.renameManufacturer(request.body.id, request.body.name);
        if (manufacturer === undefined) throw new ApiError(400, 'unknown_manufacturer', 'Nie znaleziono takiego producenta.');
        return { id: manufacturer.id, name: manufacturer.name };
      },
    );
  };
}
