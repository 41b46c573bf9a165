import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isEmail, normalisePhone } from 'shared-contracts/checkout';
import { addressKey } from 'shared-contracts/network';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { mailboxOf } from '../customers/mailbox.ts';
import { customerOf } from '../customers/session.ts';
import { bearerToken } from '../customers/token.ts';
import { reservationError } from '../reservations/refusal-error.ts';
import { reservationView, reservedGoods } from '../reservations/reservation-view.ts';
import { reservationHours } from '../reservations/reservation.ts';
import type { ReservationContact, ReservationRecord, ReservationResult } from '../reservations/reservation.ts';
import { shelfShops } from '../promise/shelf-shops.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { placeOf } from '../server/place.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import { pwaPrefix } from './cart-access.ts';
import {
  NewReservationBody,
  PlaceReservationBody,
  ReservationBody,
  ReservationParams,
  ReservationRef,
  ShopParams,
} from './schemas/index.ts';
import type { Reservation } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['reservations'];
const hourMs = 60 * 60_000;
/** New reservations of one network (an office, a school) within an hour. */
const mostPerNetwork = 60;
/** Reservations and SMS of one telephone number within a day: pieces that are put aside are missing on the shelf. */
const mostPerPhone = 5;
/** J-268: e-mails about reservations to one mailbox within a day. */
const mostPerMailbox = 5;
const mostName = 60;

/** What is wrong with a contact (K-05), and the contact as it is kept. @throws ApiError 400 `invalid_fields` */
function contactOf({ firstname, telephone, email }: ReservationContact): ReservationContact {
  const name = firstname.trim();
  const phone = normalisePhone(telephone);
  const address = email.trim();
  requireValid({
    firstname: name === '' ? 'required' : name.length > mostName ? 'too-long' : null,
    telephone: telephone.trim() === '' ? 'required' : phone === undefined ? 'phone' : null,
    email: address === '' ? 'required' : isEmail(address) ? null : 'email',
  });
  return { firstname: name, telephone: phone ?? '', email: address };
}

/** A-04, K-16: goods that wait in a shop without being paid. Whoever has the id of a reservation may read and change it. */
export function reservationRoutes(services: AppServices, changes: Pick<CatalogueChanges, 'stockChanged'>) {
  const { database, reference, index, products, now } = services;
  const byNetwork = services.writeLimits.of({ name: 'reservation-network', most: mostPerNetwork, spanMs: hourMs });
  const byPhone = services.writeLimits.of({ name: 'reservation-phone', most: mostPerPhone, spanMs: 24 * hourMs });
  const byMailbox = services.writeLimits.of({ name: 'reservation-mailbox', most: mostPerMailbox, spanMs: 24 * hourMs });

  /** Counts what puts pieces aside and sends an SMS and an e-mail. @returns takes it back @throws TooManyTries */
  const takeContact = async ({ telephone, email }: ReservationContact): Promise<() => Promise<void>> => {
    await byPhone.take(telephone);
    const mailbox = mailboxOf(email);
    const giveBack = async (): Promise<void> => {
      await byPhone.giveBack(telephone);
      await byMailbox.giveBack(mailbox);
    };
    await byMailbox.take(mailbox).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    return giveBack;
  };
  const namedShops = () =>
    [...reference.physicalStores.values()].map(({ id, name, street, postcode, city }) => ({
      id,
      name,
      address: `${street}, ${postcode} ${city}`,
    }));

  const view = (reservation: ReservationRecord, request: FastifyRequest, shopId = 0): Promise<Reservation> =>
    reservationView(reservation, {
      services,
      store: storeOf(request, reference),
      place: placeOf(request),
      translator: translatorOf(request, services),
      shopId,
    });

  const find = async (id: string, request: FastifyRequest): Promise<ReservationRecord> => {
    const found = await database.run('reservations.read', id);
    if (found === null || found.storeCode !== storeOf(request, reference).code) {
      throw reservationError({ reason: 'reservation_not_found' });
    }
    return found;
  };

  /** Shops that have the goods of a draft on their shelves. */
  const shopsWith = async (reservation: ReservationRecord, request: FastifyRequest) => {
    const place = placeOf(request);
    return shelfShops({
      goods: await reservedGoods(reservation, services),
      network: reference.network,
      store: storeOf(request, reference).code,
      days: services.promises.days(place.postcode),
      place,
    });
  };

  /** Answers what a change has come to, and notifies listeners of stock that has moved. */
  const answer = async (result: ReservationResult, request: FastifyRequest): Promise<Reservation> => {
    if ('refusal' in result) throw reservationError(result.refusal);
    if (result.productIds.length > 0) {
      services.mail.wake();
      await changes.stockChanged(result.productIds);
    }
    return view(result.reservation, request);
  };

  const answers = { 200: ReservationRef, ...errorAnswers };

  return async (app: TypedApp): Promise<void> => {
    app.post(
      `${pwaPrefix}/reservation`,
      {
        schema: {
          operationId: 'createReservation',
          tags,
          summary: 'Begins the reservation of some goods in a shop (K-16)',
          body: NewReservationBody,
          response: answers,
        },
      },
      async (request) => {
        const store = storeOf(request, reference);
        const pieces = new Map<string, number>();
        for (const { sku, qty } of request.body.items) pieces.set(sku, (pieces.get(sku) ?? 0) + qty);
        const ids = index.idsOfSkus([...pieces.keys()]).filter((id) => index.isSoldIn(store.code, id));
        const bySku = new Map((await products.list(ids)).map((product) => [product.sku, product]));
        const items = [...pieces].map(([sku, qty]) => {
          const product = bySku.get(sku);
          if (product === undefined) throw new ApiError(400, 'unknown_sku', 'Nie znaleziono takiego produktu.');
          return { productId: product.id, qty };
        });
        await byNetwork.take(addressKey(request.ip));
        const customer = await customerOf(bearerToken(request.headers.authorization), services);
        const id = randomBytes(24).toString('base64url');
        const at = now().toISOString();
        await database.run('reservations.create', { id, storeCode: store.code, customerId: customer?.id ?? null, items, at });
        return view(await find(id, request), request);
      },
    );

    app.get(
      `${pwaPrefix}/reservation/:reservationId/:storeId`,
      {
        schema: {
          operationId: 'readReservation',
          tags,
          summary: 'A reservation, and the shops in which it is possible (A-04)',
          params: ShopParams,
          response: answers,
        },
      },
      async (request) => {
        const { reservationId, storeId } = request.params;
        const found = await find(reservationId, request);
        if (storeId !== 0 && !reference.physicalStores.has(storeId)) throw new ApiError(404, 'unknown_shop', 'Nie ma takiego salonu.');
        return view(found, request, storeId);
      },
    );

    app.put(
      `${pwaPrefix}/reservation/:reservationId/:storeId`,
      {
        schema: {
          operationId: 'chooseReservationShop',
          tags,
          summary: 'Chooses the shop of a reservation and says who collects (K-16)',
          params: ShopParams,
          body: ReservationBody,
          response: answers,
        },
      },
      async (request) => {
        const { reservationId, storeId } = request.params;
        const found = await find(reservationId, request);
        if (!reference.physicalStores.has(storeId)) throw reservationError({ reason: 'no_shop' });
        const contact = contactOf(request.body.contact);
        if (found.status === 'draft' && !(await shopsWith(found, request)).some(({ shop }) => shop.id === storeId)) {
          throw reservationError({ reason: 'not_in_shop', lineIds: [] });
        }
        return answer(await database.run('reservations.choose', { id: reservationId, shopId: storeId, contact }), request);
      },
    );

    app.post(
      `${pwaPrefix}/reservation/:reservationId/place`,
      {
        schema: {
          operationId: 'placeReservation',
          tags,
          summary: 'Puts the goods aside (K-16), once for each reservation; the code for collecting them comes by SMS',
          params: ReservationParams,
          body: PlaceReservationBody,
          response: answers,
        },
      },
      async (request) => {
        const found = await find(request.params.reservationId, request);
        const contact = found.status === 'draft' ? found.contact : null;
        const giveBack = contact === null ? undefined : await takeContact(contact);
        const at = now();
        const result = await database.run('reservations.place', {
          id: found.id,
          expectedTotal: request.body.expected_total,
          code: String(randomInt(1_000_000)).padStart(6, '0'),
          at: at.toISOString(),
          expiresAt: new Date(at.getTime() + reservationHours * hourMs).toISOString(),
          language: askedLanguage(request.headers.cookie),
          shops: namedShops(),
        });
        // What was refused, or sent twice at once, puts nothing aside and sends no SMS.
        if ('refusal' in result || result.productIds.length === 0) await giveBack?.();
        // What is kept in memory may be what misled the shopper.
        if ('refusal' in result) for (const { productId } of found.lines) products.drop(productId);
        return answer(result, request);
      },
    );

    app.delete(
      `${pwaPrefix}/reservation/:reservationId`,
      {
        schema: {
          operationId: 'cancelReservation',
          tags,
          summary: 'Gives the goods of a reservation back (K-16)',
          params: ReservationParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await find(request.params.reservationId, request);
        return answer(await database.run('reservations.cancel', { id, at: now().toISOString() }), request);
      },
    );
  };
}
