import { RESERVATION_PATH, type Language } from 'shared-contracts';
import { metadataTexts } from './texts.ts';

/** Pages that share their kind with others and are told apart by their path: the steps of the checkout, the account. */
const names = {
  '/checkout/payment': 'checkout.payment',
  '/checkout/address': 'checkout.address',
  '/checkout/shipping': 'checkout.shipping',
  '/checkout/summary': 'checkout.summary',
  '/reklamacje/zglos': 'complaints.submit',
  '/reklamacje/stacjonarne': 'complaints.stationary',
  '/customer/account/orders': 'account.orders',
  '/customer/account/edit': 'account.edit',
  '/customer/account/security': 'account.security',
  '/customer/account/privacy': 'account.privacy',
  '/customer/account/reviews': 'account.writing',
  '/customer/account/reminders': 'account.reminders',
  '/customer/account/neoportal': 'account.neoportal',
  '/customer/account/forgotpassword': 'account.forgotten',
  '/customer/account/resetpassword': 'account.reset',
  '/customer/address': 'account.addresses',
  '/customer/address/new': 'account.newAddress',
} as const;

const isNamed = (path: string): path is keyof typeof names => Object.hasOwn(names, path);

/** The title of a page with a name of its own; null: that of its kind. A slash at the end makes no difference. */
export const ownTitle = (pathname: string, language: Language): string | null => {
  const t = metadataTexts.translator(language);
  const path = pathname.replace(/\/+$/, '');
  if (isNamed(path)) return t(`${names[path]}.title`);
  const order = /^\/customer\/account\/orders\/([\w-]+)$/.exec(path)?.[1];
  if (order !== undefined) return t('account.order.title', { number: order });
  if (path.startsWith(`${RESERVATION_PATH}/`)) return t('reservation.title');
  return /^\/customer\/address\/edit\/\d+$/.test(path) ? t('account.address.title') : null;
};
