import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { normaliseIban } from 'shared-contracts/complaints';
import { addressKey } from 'shared-contracts/network';
import { cleanText } from 'shared-contracts/reviews';
import { LONGEST_WITHDRAWAL_REASON, normaliseWithdrawalNumber } from 'shared-contracts/withdrawals';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { orderTranslator } from '../../orders/order-in-language.ts';
import { pickupDays } from '../../pickups/days.ts';
import type { Payments } from '../../payments/payments.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { newCaseNumber } from '../../server/case-number.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { translatorOf } from '../../server/translator-of.ts';
import { confirmationPdf } from '../../withdrawals/confirmation-pdf.ts';
import { withdrawalFacts } from '../../withdrawals/facts.ts';
import { asksAccount } from '../../withdrawals/order-state.ts';
import { paperOf } from '../../withdrawals/paper.ts';
import type { WithdrawableOrder as ReadOrder, WithdrawalHistory } from '../../withdrawals/read.ts';
import { createWithdrawalLimits } from '../../withdrawals/withdrawal-limits.ts';
import {
  SubmittedWithdrawal,
  WithdrawableOrder,
  WithdrawalBody,
  WithdrawalNumberBody,
  WithdrawalOrderBody,
  WithdrawalPickupBody,
  WithdrawalStatus,
} from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { orderToWithdraw } from './order-access.ts';
import { statusView, withdrawableView } from './views.ts';

const tags = ['withdrawals'];

const refusals = {
  unknown: [404, 'order_not_found', 'Nie znaleziono takiego zamówienia.'],
  changed: [409, 'order_changed', 'To zamówienie zmieniło się w międzyczasie. Sprawdź wybór jeszcze raz.'],
  late: [409, 'withdrawal_late', 'Termin na odstąpienie od tej umowy już minął.'],
  cancelled: [409, 'order_cancelled', 'To zamówienie jest anulowane, nie trzeba od niego odstępować.'],
} as const;

/** J-198, J-199: withdrawal from a contract, by customers and by guests, and how it stands. */
export function withdrawalRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'stockChanged'>,
  payments: Pick<Payments, 'sendRefunds'>,
) {
  const { database, reference, now } = services;
  const limits = createWithdrawalLimits(services);

  /** What the catalogue knows of an order's lines, and their names in the language of the reader. */
  const catalogueOf = async (request: FastifyRequest, { history: { order } }: ReadOrder) => {
    const { items } = order.document;
    const found = await services.products.list(items.map(({ productId }) => productId));
    const products = new Map(found.map((product) => [product.id, product]));
    const store = reference.storesByCode.get(order.store_code);
    if (store === undefined) throw new Error(`no store ${order.store_code}`);
    const translator = translatorOf(request, services);
    const { translate, ownNames } = await orderTranslator([order], translator, services.products);
    return {
      products,
      language: translator.language,
      facts: withdrawalFacts(order.document, products, reference.network, store.code),
      nameOf: (line: number): string => {
        const item = items[line];
        return item === undefined ? '' : translate(item.name, ownNames.get(item.sku));
      },
      translate,
    };
  };

  const submit = async (request: FastifyRequest, body: Static<typeof WithdrawalBody>, found: ReadOrder): Promise<string> => {
    const { order } = found.history;
    const reason = cleanText(body.reason ?? '', { lines: true }) || null;
    const iban = asksAccount(order) ? normaliseIban(body.iban ?? '') : null;
    const pickupDay = (body.pickup_on ?? '') === '' ? null : (body.pickup_on ?? null);
    requireValid({
      lines: body.lines.length === 0 ? 'required' : null,
      reason: (reason ?? '').length > LONGEST_WITHDRAWAL_REASON ? 'too-long' : null,
      pickup_on: pickupDay === null || pickupDays(now()).includes(pickupDay) ? null : 'date',
      iban: iban === undefined ? ((body.iban ?? '') === '' ? 'required' : 'iban') : null,
    });
    await limits.takeWithdrawal(addressKey(request.ip), order.email);
    const { facts, nameOf, language } = await catalogueOf(request, found);
    const lines = body.lines.toSorted((a, b) => a.line - b.line).map(({ line, qty }) => ({ line, qty, shownName: nameOf(line) }));
    const result = await database.run('withdrawals.submit', {
      number: newCaseNumber('ODS'),
      orderNumber: order.number,
      seen: body.seen,
      digest: createHash('sha256')
        .update(JSON.stringify([lines.map(({ line, qty }) => [line, qty]), iban ?? null, body.return_way, reason]))
        .digest('hex'),
      lines,
      facts,
      pickupDay,
      language,
      reason,
      iban: iban ?? null,
      returnWay: body.return_way,
      at: now().toISOString(),
    });
    if ('refusal' in result) {
      const [status, code, message] = refusals[result.refusal];
      throw new ApiError(status, code, message);
    }
    services.mail.wake();
    payments.sendRefunds();
    if (result.productIds.length > 0) await changes.stockChanged(result.productIds);
    return result.number;
  };

  /**
   * @param email where it has to be that of the order: a wrong one counts as a wrong number
   * @throws ApiError 404 for a number that nobody has, 403 for another address; TooManyTries for who guesses
   */
  const withdrawalOf = async (request: FastifyRequest, number: string, email?: string): Promise<WithdrawalHistory> => {
    const caller = addressKey(request.ip);
    await limits.numbers.take(caller);
    const found = await database.run('withdrawals.read', normaliseWithdrawalNumber(number));
    if (found === null) throw new ApiError(404, 'withdrawal_not_found', 'Nie znaleźliśmy odstąpienia o takim numerze.');
    if (email !== undefined && found.order.email.toLowerCase() !== email.trim().toLowerCase())
      throw new ApiError(403, 'buyer_differs', 'Tego adresu e-mail nie ma w tym zamówieniu.');
    await limits.numbers.giveBack(caller);
    return found;
  };

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/withdrawals/order',
      {
        schema: {
          operationId: 'withdrawableOrder',
          tags,
          summary: 'What of an order can be withdrawn from, until when, and what is paid back (J-198)',
          body: WithdrawalOrderBody,
          response: { 200: WithdrawableOrder, ...errorAnswers },
        },
      },
      async (request) => {
        const found = await orderToWithdraw(request, services, limits, request.body);
        return withdrawableView(found, await catalogueOf(request, found), { reference, now: now() });
      },
    );

    app.post(
      '/rest/V1/withdrawals',
      {
        schema: {
          operationId: 'submitWithdrawal',
          tags,
          summary: 'Withdraws from a contract, and confirms it by e-mail with a PDF; the same once more is the same one (J-198)',
          body: WithdrawalBody,
          response: { 200: SubmittedWithdrawal, ...errorAnswers },
        },
      },
      async (request) => {
        const found = await orderToWithdraw(request, services, limits, request.body.order);
        return { number: await submit(request, request.body, found) };
      },
    );

    app.post(
      '/rest/V1/withdrawals/status',
      {
        schema: {
          operationId: 'withdrawalStatus',
          tags,
          summary: 'How a withdrawal stands, for whoever knows its number (J-199)',
          body: WithdrawalNumberBody,
          response: { 200: WithdrawalStatus, ...errorAnswers },
        },
      },
      async (request) => statusView(await withdrawalOf(request, request.body.number), now()),
    );

    app.post(
      '/rest/V1/withdrawals/pickup',
      {
        schema: {
          operationId: 'chooseWithdrawalPickup',
          tags,
          summary:
            'The day on which a courier collects large goods, until the day before, for whoever knows the e-mail of the order (J-335)',
          body: WithdrawalPickupBody,
          response: { 200: WithdrawalStatus, ...errorAnswers },
        },
      },
      async (request) => {
        const { number, email, day } = request.body;
        const { withdrawal, pickup } = await withdrawalOf(request, number, email);
        const isKept = pickup?.day === day;
        requireValid({ day: isKept || pickupDays(now()).includes(day) ? null : 'date' });
        const isChosen = isKept || (await database.run('withdrawals.choose-pickup', { id: withdrawal.id, day, at: now().toISOString() }));
        if (!isChosen) throw new ApiError(409, 'pickup_fixed', 'Tego dnia odbioru nie można już zmienić.');
        return statusView(await withdrawalOf(request, number, email), now());
      },
    );

    app.get(
      '/rest/V1/withdrawals/confirmation',
      {
        schema: {
          operationId: 'withdrawalConfirmation',
          tags,
          summary: 'The confirmation of a withdrawal as PDF, as it was sent by e-mail (J-199)',
          querystring: WithdrawalNumberBody,
          response: { 200: { content: { 'application/pdf': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        await limits.papers.take(addressKey(request.ip));
        const { withdrawal, order, pickup } = await withdrawalOf(request, request.query.number);
        const { number, submitted_at: at, document } = withdrawal;
        const store = reference.storesByCode.get(order.store_code);
        if (store === undefined) throw new Error(`no store ${order.store_code}`);
        const content = await confirmationPdf(
          paperOf({ number, submittedAt: at.toISOString(), document, order, pickupDay: pickup?.day ?? null }),
          store,
        );
        reply.header('x-content-type-options', 'nosniff').header('content-disposition', `attachment; filename="${number}.pdf"`);
        return reply.type('application/pdf').send(content);
      },
    );
  };
}
