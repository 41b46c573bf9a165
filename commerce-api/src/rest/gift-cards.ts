import { addressKey } from 'shared-contracts/network';
import { grosze } from 'shared-contracts/money';
import { Type } from 'typebox';
import { productPicture } from '../catalogue/paths.ts';
import type { Limit } from '../limits/limits.ts';
import { isHashOf } from '../orders/order-view.ts';
import type { Payments } from '../payments/payments.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { voucherCode, voucherHash } from '../vouchers/voucher.ts';
import { orderAnswer, orderNotFound } from './order-answer.ts';
import { GiftCardBalance, GiftCardCodeBody, GiftCardsOffer, OrderQuery, OrderRef, RecordId } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['gift-cards'];

const refusals = {
  unknown: [404, 'gift_card_not_found', 'W tym zamówieniu nie ma takiej karty podarunkowej.'],
  spent: [409, 'gift_card_spent', 'Tą kartą już zapłacono, dlatego nie można jej zwrócić.'],
  late: [409, 'gift_card_late', 'Termin na zwrot tej karty już minął.'],
} as const;

/** J-250, J-253, J-254: which gift cards there are, what is left on one, and giving one back. */
export function giftCardRoutes(services: AppServices, payments: Pick<Payments, 'sendRefunds'>, codes: Limit) {
  const { database, mail, now, reference } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/gift-cards',
      {
        schema: {
          operationId: 'giftCards',
          tags,
          summary: 'The gift cards of the store, the cheapest first (J-250)',
          response: { 200: GiftCardsOffer, ...errorAnswers },
        },
      },
      async (request) => {
        const cards = await database.run('gift-cards.offered', storeOf(request, reference).code);
        return { cards: cards.map(({ id, sku, value, picture }) => ({ sku, value: grosze(value), picture: productPicture(id, picture) })) };
      },
    );

    app.post(
      '/rest/V1/gift-cards/balance',
      {
        schema: {
          operationId: 'giftCardBalance',
          tags,
          summary: 'What is left on a card or voucher, and what was paid with it, for whoever knows its code (J-253)',
          body: GiftCardCodeBody,
          response: { 200: GiftCardBalance, ...errorAnswers },
        },
      },
      async (request) => {
        const caller = addressKey(request.ip);
        await codes.take(caller);
        const code = voucherCode(request.body.code);
        const found = code === undefined ? null : await database.run('vouchers.history', voucherHash(code));
        // The same answer for what is no code, nobody's code and a cancelled one.
        if (found === null) throw new ApiError(404, 'voucher_unknown', 'Nie znamy takiego kodu. Sprawdź, czy jest dobrze przepisany.');
        await codes.giveBack(caller);
        const { voucher, movements } = found;
        return {
          code_end: voucher.codeEnd,
          balance: grosze(voucher.balance),
          expires_at: voucher.expiresAt.toISOString(),
          movements: movements.map(({ kind, amount, at }) => ({
            kind: kind === 'spent' ? ('spent' as const) : ('returned' as const),
            amount: grosze(amount),
            at: at.toISOString(),
          })),
        };
      },
    );

    app.post(
      '/rest/V1/orders/:number/:hash/gift-cards/:position/withdraw',
      {
        schema: {
          operationId: 'withdrawGiftCard',
          tags,
          summary: 'Gives a gift card back with which nothing was paid, within 14 days; repeated, it changes nothing more (J-254)',
          params: Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash, position: RecordId }),
          response: { 200: OrderRef, ...errorAnswers },
        },
      },
      async (request) => {
        const { number, hash, position } = request.params;
        const history = await database.run('orders.read', number);
        if (history === null || !isHashOf(history.order, hash)) throw orderNotFound();
        const given = await database.run('gift-cards.withdraw', { number, position, at: now().toISOString() });
        if ('refusal' in given) {
          const [status, code, message] = refusals[given.refusal];
          throw new ApiError(status, code, message);
        }
        mail.wake();
        payments.sendRefunds();
        const changed = await database.run('orders.read', number);
        if (changed === null) throw orderNotFound();
        return orderAnswer(services, changed, request);
      },
    );
  };
}
