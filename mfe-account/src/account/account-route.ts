/** The pages behind `/customer` (R-51, R-52, J-33). */
export type AccountRoute =
  | { readonly part: 'dashboard' }
  | { readonly part: 'orders' }
  | { readonly part: 'order'; readonly number: string }
  | { readonly part: 'addresses' }
  | { readonly part: 'new-address' }
  | { readonly part: 'address'; readonly id: number }
  | { readonly part: 'data' }
  | { readonly part: 'forgot' }
  | { readonly part: 'reset' }
  | { readonly part: 'not-found' };

const fixed: Readonly<Record<string, AccountRoute>> = {
  '/customer': { part: 'dashboard' },
  '/customer/account': { part: 'dashboard' },
  '/customer/account/index': { part: 'dashboard' },
  '/customer/account/orders': { part: 'orders' },
  '/customer/address': { part: 'addresses' },
  '/customer/address/new': { part: 'new-address' },
  '/customer/account/edit': { part: 'data' },
  '/customer/account/forgotpassword': { part: 'forgot' },
  '/customer/account/resetpassword': { part: 'reset' },
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray % is the visitor's own spelling
  }
};

/** which page of the account stands at a path; a slash at its end makes no difference. */
export function accountRoute(pathname: string): AccountRoute {
  const path = pathname.replace(/\/+$/, '');
  const known = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
  if (known !== undefined) return known;
  const order = /^\/customer\/account\/orders\/([^/]+)$/.exec(path)?.[1];
  if (order !== undefined) return { part: 'order', number: decoded(order) };
  const address = /^\/customer\/address\/edit\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return address === undefined ? { part: 'not-found' } : { part: 'address', id: Number(address) };
}
