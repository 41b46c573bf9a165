import { accountCalls } from './account-calls.ts';
import { addOnCalls } from './add-on-calls.ts';
import { cartChoiceCalls } from './cart-choice-calls.ts';
import { cartCalls } from './cart-calls.ts';
import { contentCalls } from './content-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { complaintCalls } from './complaint-calls.ts';
import { giftCardCalls } from './gift-card-calls.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { neoportalCalls } from './neoportal-calls.ts';
import type { components } from './openapi-types.ts';
import { orderCalls } from './order-calls.ts';
import { reservationCalls } from './reservation-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { reminderCalls } from './reminder-calls.ts';
import { createTransport, result } from './transport.ts';
import { wishlistCalls } from './wishlist-calls.ts';
import type { RestClientOptions } from './transport.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type CartAddress = components['schemas']['CartAddress'];
export type Customer = components['schemas']['Customer'];
export type CustomerAddress = components['schemas']['CustomerAddress'];
export type CustomerSession = components['schemas']['CustomerSession'];
/** J-306 */
export type Company = Extract<Awaited<ReturnType<RestClient['findCompany']>>, { ok: true }>['value'];
export type DeliveryCalendar = components['schemas']['DeliveryCalendar'];
export type Order = components['schemas']['Order'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Passkey = components['schemas']['Passkey'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PickupGroup = Extract<Awaited<ReturnType<RestClient['mapPickupPoints']>>, { ok: true }>['value']['items'][number];
export type PickupPoint = components['schemas']['PickupPoint'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type PostPlaceData = components['schemas']['PostPlaceData'];
export type PopupPromotion = Extract<Awaited<ReturnType<RestClient['readPromotion']>>, { ok: true }>['value'];
export type Reservation = components['schemas']['Reservation'];
export type ShelfShop = components['schemas']['ShelfShop'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type { RestClientOptions } from './transport.ts';

/** The REST calls of the shop, typed by its OpenAPI document. Errors are values (E-01). */
export function createRestClient(options: RestClientOptions) {
  const client = createTransport(options);
  return {
    ...accountCalls(client),
    ...addOnCalls(client),
    ...cartCalls(client),
    ...checkoutCalls(client),
    ...complaintCalls(client, options),
    ...withdrawalCalls(client),
    ...giftCardCalls(client),
    ...neoportalCalls(client),
    ...cartChoiceCalls(client),
    ...reservationCalls(client),
    ...orderCalls(client),
    ...reviewCalls(client),
    ...signInCalls(client),
    ...reminderCalls(client),
    ...wishlistCalls(client),
    /** Any other call of the document, typed: `client.calls.GET('/rest/V1/pwa/carts/{cartId}', …)`. */
    calls: client,
    /** U-04: a bearer token. */
    signIn: (username: string, password: string) =>
      result(client.POST('/rest/V1/integration/customer/token', { body: { username, password } })),
    /** */
    readCustomer: () => result(client.GET('/rest/V1/customers/me')),
    /** */
    dedicatedContent: () => result(client.GET('/rest/V1/dedicated-content')),
    /** */
    refreshSession: (data: Readonly<Record<string, unknown>>) =>
      result(client.POST('/rest/V1/statistics/refreshSession', { body: { ...data } })),
    /** */
    reportErrors: (errors: readonly { readonly id?: string; readonly message: string; readonly stack?: string; readonly url?: string }[]) =>
      result(client.POST('/temp-react-logger', { body: { errors: [...errors] } })),
  };
}

/** The calls of carts alone, for who needs no others. */
export const createCartClient = (options: RestClientOptions) => cartCalls(createTransport(options));

/** The calls of the wishlist alone. */
export const createWishlistClient = (options: RestClientOptions) => wishlistCalls(createTransport(options));

/** The calls of reminders alone. */
export const createReminderClient = (options: RestClientOptions) => reminderCalls(createTransport(options));
/** The calls of content pages alone. */
export const createContentClient = (options: RestClientOptions) => contentCalls(createTransport(options));
/** The calls of reviews and questions alone. */
export const createReviewClient = (options: RestClientOptions) => reviewCalls(createTransport(options));

/** The calls of reservations alone. */
export const createReservationClient = (options: RestClientOptions) => reservationCalls(createTransport(options));

/** The plain client of the document, for who makes calls that the shop's pages do not make: the desk of the staff. */
export const createDeskClient = (options: RestClientOptions) => createTransport(options);

/** Each call's answer: the whole list. */
export type WishlistAnswer = Awaited<ReturnType<RestClient['readWishlist']>>;
export type OwnReviewsAnswer = Awaited<ReturnType<RestClient['ownReviews']>>;
export type OwnQuestionsAnswer = Awaited<ReturnType<RestClient['ownQuestions']>>;
export type RemindersAnswer = Awaited<ReturnType<RestClient['readReminders']>>;

export type RestClient = ReturnType<typeof createRestClient>;
