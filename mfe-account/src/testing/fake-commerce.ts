import { failed, succeeded, type ApiError, type ApiResult } from 'shared-contracts';
import type { Customer, Order, Passkey, SecondFactorState } from 'shared-contracts/rest';
import { WITHDRAWAL_RETURN_WAYS, type WithdrawalReturnWay } from 'shared-contracts/withdrawals';
import type { Commerce } from '../session/commerce.ts';
import type { OwnReview } from '../own-writing/own-review.ts';
import type { OwnReminders } from '../reminders/own-reminders.ts';
import type { OpenedRating } from '../surveys/opened-rating.ts';
import { createFakeWishlist, type FakeWishlist } from './fake-wishlist.ts';
import {
  complaint,
  consents,
  cookieDecisions,
  exported,
  jan,
  ownQuestions,
  ownReview,
  passkey,
  sellersProduct,
  sessions,
  shops,
  summaryOf,
  unprovenComplaint,
  withdrawable,
  largePickup,
  largeWithdrawable,
  largeWithdrawal,
  withdrawal,
  writtenQuestion,
} from './fixtures.ts';

const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7QK2M-X0R4${at}`);

/** The day that was chosen for an order. */
const chosenDay = (order: Order | undefined) =>
  order?.shipping.delivery_hours == null ? null : { date: order.shipping.delivery_from, range: order.shipping.delivery_hours };

/** A commerce server in memory that knows Jan; every call works, unless the test says otherwise. */
export interface FakeCommerce {
  readonly commerce: Commerce;
  /** What the customer keeps. */
  readonly wishlist: Pick<FakeWishlist, 'now' | 'set'>;
  /** Every call in order, with what was sent. */
  readonly calls: readonly string[];
  /** The next call of this name is refused. */
  readonly refuse: (name: keyof Commerce, error: ApiError) => void;
  /** The order is rated, and its comment stands so. */
  readonly setRating: (publication: OpenedRating['publication']) => void;
  readonly setFactor: (state: SecondFactorState) => void;
  readonly setPasskeys: (passkeys: readonly Passkey[]) => void;
  readonly setCustomer: (customer: Customer) => void;
  readonly customer: () => Customer;
  readonly setReminders: (reminders: OwnReminders) => void;
  /** J-335: goods of the withdrawal are large, or not. */
  readonly setLarge: (isLarge: boolean) => void;
  /** How goods of the order can come back. */
  readonly setReturnWays: (ways: readonly WithdrawalReturnWay[]) => void;
  /** Newest first. */
  readonly setOrders: (orders: readonly Order[]) => void;
  readonly hold: () => void;
  readonly release: () => void;
}

export function createFakeCommerce(): FakeCommerce {
  const calls: string[] = [];
  const refusals = new Map<keyof Commerce, ApiError>();
  let customer = jan;
  let factor: SecondFactorState = { since: null, recovery_codes_left: 0 };
  let passkeys: readonly Passkey[] = [];
  let orders: readonly Order[] = [];
  let gate = Promise.resolve();
  let open = (): void => {};

  async function answer<Value>(name: keyof Commerce, sent: unknown, value: () => Value): Promise<ApiResult<Value>> {
    calls.push(sent === undefined ? name : `${name} ${JSON.stringify(sent)}`);
    await gate;
    const refusal = refusals.get(name);
    refusals.delete(name);
    return refusal === undefined ? succeeded(value()) : failed(refusal);
  }
  const turnOn = (): { recovery_codes: string[] } => {
    factor = { since: '2026-11-24T08:00:00.000Z', recovery_codes_left: recoveryCodes.length };
    return { recovery_codes: [...recoveryCodes] };
  };
  const changed = (change: Partial<Customer>): Customer => (customer = { ...customer, ...change });
  const addressOf = (id: number, address: Parameters<Commerce['addAddress']>[0]): Customer['addresses'][number] => ({
    ...address,
    id,
    firstname: address.firstname ?? '-',
    lastname: address.lastname ?? '-',
    company: address.company ?? null,
    vat_id: address.vat_id ?? null,
    country_id: 'PL',
    default_billing: address.default_billing ?? false,
    default_shipping: address.default_shipping ?? false,
  });
  const missing = {
    kind: 'http',
    status: 404,
    message: 'Nie znaleziono zamówienia.',
    code: 'order_not_found',
    trace: '',
    parameters: {},
  } as const;
  const found = async (name: keyof Commerce, sent: unknown, number: string, change: Partial<Order> = {}): Promise<ApiResult<Order>> => {
    const order = orders.find((known) => known.number === number);
    if (order === undefined) refusals.set(name, missing);
    return await answer(name, sent, () => (order === undefined ? raise() : { ...order, ...change }));
  };
  const cancelled = async (name: keyof Commerce, sent: unknown, number: string): Promise<ApiResult<Order>> => {
    const known = await found(name, sent, number);
    if (!known.ok) return known;
    const order: Order = { ...known.value, status: 'cancelled', can_cancel: false };
    orders = orders.map((one) => (one.number === number ? order : one));
    return succeeded(order);
  };
  const raise = (): never => {
    throw new Error('a refused call has no value');
  };

  let isReminded = false;
  let isRatingReminded = false;
  let isCommentEnded = false;
  let publication: OpenedRating['publication'];
  let chosenShop: (typeof shops)[number] | null = null;
  const wishlist = createFakeWishlist(answer);
  let isLarge = false;
  let returnWays: readonly WithdrawalReturnWay[] = WITHDRAWAL_RETURN_WAYS;
  let reminders: OwnReminders = [];
  let reviews: readonly OwnReview[] = [ownReview, { ...ownReview, id: 8, state: 'rejected', reason: 'Opinia nie dotyczy produktu.' }];
  // SKUs of the tests end with the product's id.
  const asked = (sku: string, kind: 'stock' | 'price') => {
    const price_seen = kind === 'price' ? 149_900 : null;
    const asked_at = '2026-11-20T10:00:00.000Z';
    reminders = [
      { reminder_id: calls.length, product_id: Number(sku.slice(1)), kind, is_active: false, price_seen, asked_at },
      ...reminders,
    ];
    return { is_active: false };
  };

  const commerce: Commerce = {
    signIn: (email, password) => answer('signIn', [email, password], () => 'token-of-jan'),
    readCustomer: () => answer('readCustomer', undefined, () => customer),
    createCustomer: (body) => answer('createCustomer', body, () => changed({ ...body.customer, addresses: [], dob: null })),
    changeCustomer: (data) => answer('changeCustomer', data, () => changed({ ...data, dob: data.dob ?? null })),
    readCountable: () =>
      answer('readCountable', undefined, () => ({ wishlist_count: 3, orders_count: orders.length, open_orders_count: orders.length })),
    removeToken: (token) => answer('removeToken', token, () => true),
    logout: () => answer('logout', undefined, () => true),
    listSessions: () => answer('listSessions', undefined, () => sessions),
    endSession: (id) => answer('endSession', id, () => true),
    endAllSessions: () => answer('endAllSessions', undefined, () => true),
    signInWithCode: (challenge, code) => answer('signInWithCode', [challenge, code], () => 'token-of-jan'),
    passkeySignInOptions: () =>
      answer('passkeySignInOptions', undefined, () => ({
        rpId: 'localhost',
        challenge: 'AAAA',
        timeout: 1000,
        userVerification: 'required',
      })),
    signInWithPasskey: (credential) => answer('signInWithPasskey', credential.id, () => 'token-of-jan'),
    readSecondFactor: () => answer('readSecondFactor', undefined, () => factor),
    beginSecondFactor: (password) =>
      answer('beginSecondFactor', password, () => ({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Amperio:jan?secret=JBSWY3DPEHPK3PXP',
      })),
    confirmSecondFactor: (code) => answer('confirmSecondFactor', code, () => turnOn()),
    renewRecoveryCodes: (proof) => answer('renewRecoveryCodes', proof, () => turnOn()),
    endSecondFactor: (proof) =>
      answer('endSecondFactor', proof, () => {
        factor = { since: null, recovery_codes_left: 0 };
        return true;
      }),
    listPasskeys: () => answer('listPasskeys', undefined, () => [...passkeys]),
    newPasskeyOptions: (proof) =>
      answer('newPasskeyOptions', proof, () => ({
        rp: { id: 'localhost', name: 'Amperio' },
        user: { id: 'AAAA', name: customer.email, displayName: customer.email },
        challenge: 'AAAA',
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 1000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      })),
    addPasskey: (credential) => answer('addPasskey', credential.id, () => passkey),
    renamePasskey: (id, name) => answer('renamePasskey', [id, name], () => ({ ...passkey, id, name })),
    removePasskey: (id, proof) => answer('removePasskey', [id, proof], () => true),
    askPasswordReset: (email) => answer('askPasswordReset', email, () => true),
    resetPassword: (token, password, endPasskeys) => answer('resetPassword', [token, password, endPasskeys], () => true),
    changePassword: (current, next) => answer('changePassword', [current, next], () => true),
    addAddress: (address) => answer('addAddress', address, () => changed({ addresses: [...customer.addresses, addressOf(99, address)] })),
    changeAddress: (id, address) =>
      answer('changeAddress', [id, address], () =>
        changed({ addresses: customer.addresses.map((known) => (known.id === id ? addressOf(id, address) : known)) }),
      ),
    removeAddress: (id) => answer('removeAddress', id, () => changed({ addresses: customer.addresses.filter((known) => known.id !== id) })),
    joinPlus: () =>
      answer('joinPlus', undefined, () => changed({ extension_attributes: { ...customer.extension_attributes, amperio_plus: true } })),
    leavePlus: () =>
      answer('leavePlus', undefined, () => changed({ extension_attributes: { ...customer.extension_attributes, amperio_plus: false } })),
    readConsents: () =>
      answer('readConsents', undefined, () => ({
        ...consents,
        shop_reviews: consents.shop_reviews.map((review) =>
          isCommentEnded ? { ...review, state: 'withdrawn', withdrawn_at: '2026-11-24T09:00:00.000Z' } : review,
        ),
      })),
    withdrawShopReview: (id) =>
      answer('withdrawShopReview', id, () => {
        isCommentEnded = true;
        return { id };
      }),
    consentsOf: (visitor) => answer('consentsOf', visitor, () => cookieDecisions),
    exportCustomer: (body) => answer('exportCustomer', body, () => exported),
    askAccountDeletion: (proof) => answer('askAccountDeletion', proof, () => true),
    askEmailChange: (body) => answer('askEmailChange', body, () => true),
    listOrders: (page = 1, perPage = 10, filter = {}) =>
      answer('listOrders', [page, perPage, filter], () => ({
        items: orders.slice((page - 1) * perPage, page * perPage).map(summaryOf),
        total_count: orders.length,
      })),
    readOrder: (number) => found('readOrder', number, number),
    readWarrantyReminder: (number) => answer('readWarrantyReminder', number, () => ({ is_offered: true, is_on: isReminded })),
    setWarrantyReminder: (number, isOn) =>
      answer('setWarrantyReminder', [number, isOn], () => ({ is_offered: true, is_on: (isReminded = isOn) })),
    trackOrder: (number, email) => found('trackOrder', [number, email], number),
    cancelOrder: ({ order: number, hash }) => cancelled('cancelOrder', [number, hash], number),
    cancelTrackedOrder: (number, email, telephone) => cancelled('cancelTrackedOrder', [number, email, telephone], number),
    readOrderByHash: ({ order: number, hash }) => found('readOrderByHash', [number, hash], number),
    openTrackedOrder: (number, email, telephone) => found('openTrackedOrder', [number, email, telephone], number, { hash: 'h4sh' }),
    readOrderDelivery: ({ order: number }, postcode) =>
      answer('readOrderDelivery', [number, postcode], () => ({
        chosen: chosenDay(orders.find((one) => one.number === number)),
        delivery_from: '2026-11-24',
        delivery_to: '2026-11-26',
        days: [
          { date: '2026-11-24', ranges: ['08-12', '12-16', '16-20'] },
          { date: '2026-11-28', ranges: ['08-12'] },
        ],
      })),
    changeOrderDelivery: ({ order: number, hash }, { day, address }) => {
      const known = orders.find((one) => one.number === number);
      const chosen = day === undefined ? {} : { delivery_from: day?.date ?? '2026-11-24', delivery_hours: day?.range ?? null };
      const at = '2026-11-20T11:00:00.000Z';
      const street = (known?.shipping_address ?? known?.billing_address)?.street.join(' ');
      const isMoved = address !== undefined && [address.street].flat().join(' ') !== street;
      // Of an address only its street is looked at.
      const events = [...(day == null ? [] : ['delivery_day_changed']), ...(isMoved ? ['delivery_address_changed'] : [])].map((event) => ({
        event,
        at,
      }));
      return found('changeOrderDelivery', day === undefined ? [number] : [number, day], number, {
        hash,
        ...(known !== undefined && { shipping: { ...known.shipping, ...chosen }, timeline: [...known.timeline, ...events] }),
      });
    },
    ...wishlist.calls,
    readReminders: () => answer('readReminders', undefined, () => [...reminders]),
    endReminder: (reminderId) =>
      answer('endReminder', reminderId, () => {
        reminders = reminders.filter(({ reminder_id: id }) => id !== reminderId);
        return [...reminders];
      }),
    readRatingReminder: () => answer('readRatingReminder', undefined, () => ({ is_on: isRatingReminded })),
    setRatingReminder: (isOn) => answer('setRatingReminder', isOn, () => ({ is_on: (isRatingReminded = isOn) })),
    notifyAboutAvailability: (question) => answer('notifyAboutAvailability', question, () => asked(question.sku, 'stock')),
    notifyAboutPrice: (question, price) => answer('notifyAboutPrice', [question, price], () => asked(question.sku, 'price')),
    ownReviews: (page) => answer('ownReviews', page, () => ({ items: [...reviews], total_count: reviews.length })),
    withdrawReview: (id) =>
      answer('withdrawReview', id, () => {
        reviews = reviews.filter((review) => review.id !== id);
        return { id };
      }),
    ownQuestions: (page) => answer('ownQuestions', page, () => ({ items: [...ownQuestions], total_count: 12 })),
    readWritten: (id) => answer('readWritten', id, () => writtenQuestion),
    complaintTypes: () => answer('complaintTypes', undefined, () => ({ items: [{ id: 1, name: 'Produkt nie działa' }] })),
    checkDocument: (query) =>
      answer('checkDocument', query, () => ({
        kind: 'receipt',
        doc_no: query.docNo,
        doc_date: query.docDate,
        store: { id: 11, name: 'Amperio Warszawa, Galeria Wiślana' },
        items: [{ sku: 'S10', name: 'Czajnik Lumena', qty: 2 }],
      })),
    uploadComplaintFile: (file, name) =>
      answer('uploadComplaintFile', [file.size, name], () => ({ id: `3f0c8a8e-0000-4000-8000-00000000000${file.size % 10}` })),
    submitComplaint: (complaint) => answer('submitComplaint', complaint, () => ({ complaintNumber: 'RMA-7K3QF-M2X9D' })),
    complaintStatus: (complaintNumber, email) =>
      answer('complaintStatus', email === undefined ? complaintNumber : [complaintNumber, email], () =>
        email === undefined ? unprovenComplaint : complaint,
      ),
    writeToComplaint: (message) =>
      answer('writeToComplaint', message, () => ({
        ...complaint,
        messages: [{ at: '2026-11-22T08:00:00.000Z', text: message.text, files: (message.files ?? []).map((id) => `${id}.png`) }],
      })),
    complaintPickupDays: () => answer('complaintPickupDays', undefined, () => ({ days: complaint.pickup.days })),
    chooseComplaintPickup: (wanted) =>
      answer('chooseComplaintPickup', wanted, () => ({ ...complaint, pickup: { ...complaint.pickup, day: wanted.day } })),
    withdrawableOrder: (order) =>
      answer('withdrawableOrder', order, () => ({ ...(isLarge ? largeWithdrawable : withdrawable), return_ways: [...returnWays] })),
    submitWithdrawal: (sent) => answer('submitWithdrawal', sent, () => ({ number: withdrawal.number })),
    chooseWithdrawalPickup: (wanted) =>
      answer('chooseWithdrawalPickup', wanted, () => ({ ...largeWithdrawal, pickup: { ...largePickup, day: wanted.day } })),
    withdrawalStatus: (number) => answer('withdrawalStatus', number, () => (isLarge ? largeWithdrawal : withdrawal)),
    readOrderRating: (orderId, token) =>
      answer('readOrderRating', [orderId, token], () =>
        publication === undefined ? { number: 'A100001', state: 'open' } : { number: 'A100001', state: 'answered', publication },
      ),
    rateOrder: (orderId, token, rating) => answer('rateOrder', [orderId, token, rating], () => ({ number: 'A100001', state: 'answered' })),
    withdrawRatingComment: (orderId, token) =>
      answer('withdrawRatingComment', [orderId, token], () => ({ number: 'A100001', state: 'answered', publication: 'withdrawn' })),
    readCancelSurvey: (id) => answer('readCancelSurvey', id, () => ({ number: 'A100001', state: 'open' })),
    answerCancelSurvey: (id, reason) => answer('answerCancelSurvey', [id, reason], () => ({ number: 'A100001', state: 'answered' })),
    neoportalData: (skus) => answer('neoportalData', skus, () => ({ items: [sellersProduct] })),
    neoportalStores: () => answer('neoportalStores', undefined, () => ({ items: [...shops] })),
    chosenNeoportalStore: () => answer('chosenNeoportalStore', undefined, () => ({ store: chosenShop })),
    chooseNeoportalStore: (store) =>
      answer('chooseNeoportalStore', store, () => ({ store: (chosenShop = shops.find(({ id }) => id === store) ?? null) })),
    confirmWritten: (id) => answer('confirmWritten', id, () => ({ ...writtenQuestion, state: 'confirmed' })),
  };
  return {
    commerce,
    wishlist,
    calls,
    refuse: (name, error) => void refusals.set(name, error),
    setRating: (next) => void (publication = next),
    setFactor: (next) => void (factor = next),
    setPasskeys: (next) => void (passkeys = next),
    setCustomer: (next) => void (customer = next),
    customer: () => customer,
    setReminders: (next) => void (reminders = next),
    setLarge: (next) => void (isLarge = next),
    setReturnWays: (next) => void (returnWays = next),
    setOrders: (next) => void (orders = next),
    hold: () => void (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
  };
}
