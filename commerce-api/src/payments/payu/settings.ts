/** A point of sale at PayU. */
export interface PayuSettings {
  /** `https://secure.payu.com`, or `https://secure.snd.payu.com` for PayU's own sandbox. */
  readonly url: string;
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs notifications ("second key"). */
  readonly secondKey: string;
}
