import { ACCOUNT_PATH, LOGIN_PATH } from 'shared-contracts';
import { ownPath } from 'shared-contracts/user';

export const CREATE_ACCOUNT_PATH = '/create-account';
export const FORGOT_PASSWORD_PATH = '/customer/account/forgotpassword';
export const RESET_PASSWORD_PATH = '/customer/account/resetpassword';
export const ORDERS_PATH = '/customer/account/orders';
export const ADDRESSES_PATH = '/customer/address';
export const NEW_ADDRESS_PATH = '/customer/address/new';
export const EDIT_ADDRESS_PATH = '/customer/address/edit';
export const PERSONAL_DATA_PATH = '/customer/account/edit';
export const SECURITY_PATH = '/customer/account/security';
export const PRIVACY_PATH = '/customer/account/privacy';
export const WRITING_PATH = '/customer/account/reviews';
export const REMINDERS_PATH = '/customer/account/reminders';
export const NEOPORTAL_PATH = '/customer/account/neoportal';
export const TERMS_PATH = '/regulamin.html';

/** The page of one order of the customer. */
export const orderPath = (number: string): string => `${ORDERS_PATH}/${encodeURIComponent(number)}`;

/** The form of one saved address. */
export const addressPath = (id: number): string => `${EDIT_ADDRESS_PATH}/${id}`;

/** where an order is paid (again). */
export const payPath = (order: { readonly number: string; readonly hash: string }): string =>
  `/checkout/payment/error?${new URLSearchParams({ order: order.number, hash: order.hash }).toString()}`;

/**
 * where to go after signing in: the `redirect` of the address if it is a path of this shop, else the account.
 * Pages that only a guest has use for lead to the account, too.
 */
export function redirectTarget(search: string): string {
  const target = ownPath(new URLSearchParams(search).get('redirect'), ACCOUNT_PATH);
  const path = target.replace(/[?#].*$/s, '');
  return path === LOGIN_PATH || path === CREATE_ACCOUNT_PATH ? ACCOUNT_PATH : target;
}

/** The login page that leads back to `path`. */
export const loginPath = (path: string): string => `${LOGIN_PATH}?${new URLSearchParams({ redirect: path }).toString()}`;

const kept = ['redirect', 'addToWishList'] as const;

/** the path of another sign-in page with the same redirect parameters. */
export function withRedirect(path: string, search: string): string {
  const from = new URLSearchParams(search);
  const query = new URLSearchParams(kept.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
