/** Addresses that belong to the commerce server; the shop's browser code knows one origin only. */
export const COMMERCE_PREFIXES = [
  '/graphql',
  '/rest',
  '/media',
  '/check-version',
  '/client-ip',
  '/temp-react-logger',
  '/payu',
  '/tpay',
  '/simplylease',
  '/customer/ajax',
  '/sandbox',
] as const;

const CALLS = new RegExp(`^(?:${[...COMMERCE_PREFIXES.filter((prefix) => prefix !== '/media'), '/ws'].join('|')})(?:[/?]|$)`);

/** Whether a program asks here, with tokens and data: neither a page nor a picture. */
export const isCall = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  (method !== 'GET' && method !== 'HEAD') || CALLS.test(url);
