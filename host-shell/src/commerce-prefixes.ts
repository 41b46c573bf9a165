/**
 * Addresses that belong to the commerce server. The host's server passes them on and logs them without secrets, the service worker
 * does not touch them; the shop's browser code knows one origin only.
 */
export const COMMERCE_PREFIXES = [
  '/graphql',
  '/rest',
  '/media',
  '/check-version',
  '/client-ip',
  '/temp-react-logger',
  '/payu',
  '/tpay',
  '/payments/notify',
  '/payments/return',
  '/simplylease',
  '/customer/ajax',
  '/sandbox',
] as const;
