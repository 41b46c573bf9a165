import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { grosze } from 'shared-contracts/money';
import { addressKey } from 'shared-contracts/network';
import { emailProblem } from '../customers/field-checks.ts';
import { mailboxOf } from '../customers/mailbox.ts';
import { customerOf, requireCustomer } from '../customers/session.ts';
import { bearerToken, newToken, tokenHash } from '../customers/token.ts';
import { isDue } from '../reminders/reminder.ts';
import type { ReminderKind } from '../reminders/reminder.ts';
import type { Reminders as ReminderSender } from '../reminders/send-due.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { storeOf } from '../server/store.ts';
import { reminderLinks } from './reminder-links.ts';
import { AskAvailabilityBody, AskPriceBody, RecordId, ReminderAnswer, Reminders } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['reminders'];
const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 60;
const mostPerMailbox = 20;
const mostPerAccount = 200;
/** Whoever sends the form again so soon has the first link still on its way. */
const sameLinkMs = 10 * 60 * 1000;
/** Longer than the work takes, so that the clock does not tell known mailboxes from unknown ones. */
const answerAfterMs = 250;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const come = {
  stock: { code: 'product_available', message: 'Ten produkt można już kupić.' },
  price: { code: 'price_lower', message: 'Ten produkt kosztuje już mniej.' },
} as const satisfies Readonly<Record<ReminderKind, object>>;

/** O-09, A-54: reminders of products that are sold out, or that may get cheaper. Only confirmed mailboxes get any (J-171). */
export function reminderRoutes(services: AppServices, reminders: Pick<ReminderSender, 'look'>) {
  const { database, now } = services;
  const byNetwork = services.writeLimits.of({ name: 'reminder-network', most: mostPerNetwork, spanMs: hourMs });
  const byMailbox = services.writeLimits.of({ name: 'reminder-mailbox', most: mostPerMailbox, spanMs: 24 * hourMs });
  const byAccount = services.writeLimits.of({ name: 'reminder-account', most: mostPerAccount, spanMs: 24 * hourMs });

  /** @throws ApiError 404 for what this store does not sell, 409 for what has come already */
  const productOf = async (request: FastifyRequest, sku: string, kind: ReminderKind, priceSeen: number | null) => {
    const { code } = storeOf(request, services.reference);
    const id = services.index.idsOfSkus([sku]).find((found) => services.index.isSoldIn(code, found));
    const product = id === undefined ? undefined : await services.products.get(id);
    if (product === undefined) throw new ApiError(404, 'unknown_product', 'Nie znaleziono produktu.');
    if (isDue(kind, product, priceSeen)) throw new ApiError(409, come[kind].code, come[kind].message);
    return product;
  };

  const ask = async (
    request: FastifyRequest<{ Body: { readonly email: string; readonly sku: string } }>,
    kind: ReminderKind,
    priceSeen: number | null,
  ) => {
    requireValid({ email: emailProblem(request.body.email) });
    const email = request.body.email.trim().toLowerCase();
    const customer = await customerOf(bearerToken(request.headers.authorization), services);
    const isOwn = customer?.email === email;
    if (isOwn) await byAccount.take(String(customer.id));
    else await byNetwork.take(addressKey(request.ip));
    const { id, name } = await productOf(request, request.body.sku, kind, priceSeen);
    // Known or not: a mailbox over its limit is answered like any other, and gets no further link.
    if (!isOwn && !(await byMailbox.isAllowed(mailboxOf(email)))) {
      await wait(answerAfterMs);
      return { is_active: false };
    }
    const token = newToken();
    const at = now();
    const question = {
      email,
      storeCode: storeOf(request, services.reference).code,
      product: { id, name },
      kind,
      priceSeen,
      customerId: isOwn ? customer.id : null,
      token,
      tokenHash: tokenHash(token),
      endToken: newToken(),
      at: at.toISOString(),
      sentSince: new Date(at.getTime() - sameLinkMs).toISOString(),
    };
    const [{ isActive }] = await Promise.all([database.run('reminders.ask', question), isOwn ? undefined : wait(answerAfterMs)]);
    services.mail.wake();
    reminders.look(id);
    return { is_active: isActive };
  };

  return async (app: TypedApp): Promise<void> => {
    await app.register(reminderLinks(services, reminders));

    app.post(
      '/rest/V1/notify-about-availability',
      {
        schema: {
          operationId: 'notifyAboutAvailability',
          tags,
          summary:
            'Tells a mailbox once when a product can be bought again; the answer is the same for known and unknown ones (A-54, J-171)',
          body: AskAvailabilityBody,
          response: { 200: ReminderAnswer, ...errorAnswers },
        },
      },
      async (request) => ask(request, 'stock', null),
    );

    app.post(
      '/rest/V1/notify-about-price',
      {
        schema: {
          operationId: 'notifyAboutPrice',
          tags,
          summary: 'Tells a mailbox once when a product costs less than now (J-171)',
          body: AskPriceBody,
          response: { 200: ReminderAnswer, ...errorAnswers },
        },
      },
      async (request) => ask(request, 'price', request.body.price),
    );

    const own = async (request: FastifyRequest) => {
      const { id: customerId } = await requireCustomer(request, services);
      return { customerId, storeCode: storeOf(request, services.reference).code };
    };
    const answerOf = async (whose: Awaited<ReturnType<typeof own>>) =>
      (await database.run('reminders.read-own', whose)).map(({ id, productId, kind, isConfirmed, priceSeen, askedAt }) => ({
        reminder_id: id,
        product_id: productId,
        kind,
        is_active: isConfirmed,
        price_seen: priceSeen === null ? null : grosze(priceSeen),
        asked_at: askedAt.toISOString(),
      }));
    const answers = { 200: Reminders, ...errorAnswers };

    app.get(
      '/rest/V1/reminders',
      { schema: { operationId: 'readReminders', tags, summary: 'What the customer waits for (J-171)', response: answers } },
      async (request) => answerOf(await own(request)),
    );

    app.delete(
      '/rest/V1/reminders/:reminderId',
      {
        schema: {
          operationId: 'endReminder',
          tags,
          summary: 'Ends a reminder of the customer (J-171)',
          params: Type.Object({ reminderId: RecordId }),
          response: answers,
        },
      },
      async (request) => {
        const whose = await own(request);
        const isOwn = await database.run('reminders.end-own', {
          customerId: whose.customerId,
          id: request.params.reminderId,
          at: now().toISOString(),
        });
        if (!isOwn) throw new ApiError(404, 'unknown_reminder', 'Nie ma takiego powiadomienia.');
        return answerOf(whose);
      },
    );
  };
}
