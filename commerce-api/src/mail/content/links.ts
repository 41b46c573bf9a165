import { CART_PATH, CART_RESTORE_PATH } from 'shared-contracts/constants';
import { orderPaperUrl } from 'shared-contracts/order-urls';
import { WITHDRAWAL_PATH } from 'shared-contracts/withdrawals';

/** Addresses of a store's pages that e-mails lead to. */
export interface ShopLinks {
  readonly home: string;
  readonly account: string;
  /** Where the customer is signed in. */
  readonly security: string;
  order(number: string, hash: string): string;
  /** J-245: a paper of an order. */
  orderPaper(number: string, hash: string, id: string): string;
  resetPassword(token: string): string;
  /** J-241 */
  deleteAccount(token: string): string;
  /** J-242 */
  confirmEmail(token: string): string;
  undoEmail(token: string): string;
  deliveryDate(hash: string): string;
  /** R-35 */
  reservation(id: string): string;
  confirmNewsletter(token: string): string;
  leaveNewsletter(token: string): string;
  /** J-319 */
  newsletterPreferences(token: string): string;
  /** @param path of a page, with its slash */
  page(path: string): string;
  confirmReminder(token: string): string;
  endReminder(token: string): string;
  /** R-66 */
  confirmWritten(token: string): string;
  /** A-52: how a complaint stands. */
  complaint(number: string): string;
  /** J-199: how a withdrawal stands. */
  withdrawal(number: string): string;
  /** A-26: the cart with this id; null: the customer's. */
  cart(id: string | null): string;
  endCartReminder(token: string): string;
  /** J-290 */
  endWarrantyReminder(token: string): string;
  /** J-312 */
  endRatingReminders(token: string): string;
  /** R-65 */
  rateOrder(orderId: number, token: string): string;
  /** R-69 */
  cancelSurvey(token: string): string;
  /** A place of a product's page. */
  product(path: string, place: 'opinie' | 'pytania'): string;
}

/** The page of an order in its shop. */
export const orderPath = (number: string, hash: string): string =>
  `/checkout/success/${encodeURIComponent(number)}/${encodeURIComponent(hash)}`;

/** @param origin `https://sklep.example`: of the settings, never of a request, whose Host header anybody can write */
export function shopLinks(origin: string): ShopLinks {
  const part = encodeURIComponent;
  return {
    home: `${origin}/`,
    account: `${origin}/customer/account/index`,
    security: `${origin}/customer/account/security`,
    order: (number, hash) => `${origin}${orderPath(number, hash)}`,
    orderPaper: (number, hash, id) => `${origin}${orderPaperUrl({ order: number, hash }, id)}`,
    resetPassword: (token) => `${origin}/customer/account/resetpassword?token=${part(token)}`,
    deleteAccount: (token) => `${origin}/rest/V1/account/delete?token=${part(token)}`,
    confirmEmail: (token) => `${origin}/rest/V1/account/email?token=${part(token)}`,
    undoEmail: (token) => `${origin}/rest/V1/account/email/undo?token=${part(token)}`,
    deliveryDate: (hash) => `${origin}/checkout/delivery_date/${part(hash)}`,
    reservation: (id) => `${origin}/checkout/reservation/summary/${part(id)}`,
    confirmNewsletter: (token) => `${origin}/rest/V1/newsletter/confirm?token=${part(token)}`,
    leaveNewsletter: (token) => `${origin}/rest/V1/newsletter/leave?token=${part(token)}`,
    newsletterPreferences: (token) => `${origin}/rest/V1/newsletter/preferences?token=${part(token)}`,
    page: (path) => `${origin}${path}`,
    confirmReminder: (token) => `${origin}/rest/V1/reminders/confirm?token=${part(token)}`,
    endReminder: (token) => `${origin}/rest/V1/reminders/end?token=${part(token)}`,
    confirmWritten: (token) => `${origin}/pqa/confirm/${part(token)}`,
    complaint: (number) => `${origin}/reklamacje?numer=${part(number)}`,
    withdrawal: (number) => `${origin}${WITHDRAWAL_PATH}?numer=${part(number)}`,
    cart: (id) => `${origin}${id === null ? CART_PATH : `${CART_RESTORE_PATH}?id=${part(id)}`}`,
    endCartReminder: (token) => `${origin}/rest/V1/cart-reminders/end?token=${part(token)}`,
    endWarrantyReminder: (token) => `${origin}/rest/V1/warranty-reminders/end?token=${part(token)}`,
    endRatingReminders: (token) => `${origin}/rest/V1/rating-reminders/end?token=${part(token)}`,
    rateOrder: (orderId, token) => `${origin}/wystaw-ocene/${orderId}/${part(token)}`,
    cancelSurvey: (token) => `${origin}/ankieta/powod-rezygnacji/${part(token)}`,
    product: (path, place) => `${origin}${path}#${place}`,
  };
}
