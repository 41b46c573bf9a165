/** A merchant at Tpay. */
export interface TpaySettings {
  /** Of the Open API: `https://api.tpay.com`, or `https://openapi.sandbox.tpay.com` for Tpay's own sandbox. */
  readonly url: string;
  /** Where Tpay's certificates of signatures are: `https://secure.tpay.com`, or `https://secure.sandbox.tpay.com`. */
  readonly certificatesUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** "Security code": binds notifications to this merchant. */
  readonly securityCode: string;
  /** Path of Tpay's root certificate, PEM. */
  readonly rootCertificate: string;
}

/** The certificates' address that belongs to an address of the API. */
export const certificatesOf = (url: string): string =>
  url.includes('sandbox') ? 'https://secure.sandbox.tpay.com' : 'https://secure.tpay.com';
