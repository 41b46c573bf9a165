import type { PayuSettings } from '../payments/payu/settings.ts';
import { certificatesOf, type TpaySettings } from '../payments/tpay/settings.ts';
import { allOrNone } from './all-or-none.ts';

/** Real operators of payments; undefined: the sandbox stands for it. */
export interface OperatorSettings {
  readonly payu: PayuSettings | undefined;
  readonly tpay: TpaySettings | undefined;
}

const payuNames = ['PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY'] as const;
const tpayNames = ['TPAY_CLIENT_ID', 'TPAY_CLIENT_SECRET', 'TPAY_SECURITY_CODE', 'TPAY_ROOT_CERTIFICATE'] as const;
const optionalNames = ['PAYU_URL', 'TPAY_URL', 'TPAY_CERTIFICATES_URL'] as const;

type Given = Readonly<
  Partial<Record<(typeof payuNames)[number] | (typeof tpayNames)[number] | (typeof optionalNames)[number], string | undefined>>
>;

/** The operators of payments that are switched on. @throws StartError for half of a configuration */
export function readOperators(given: Given): OperatorSettings {
  const payu = allOrNone(given, payuNames, ['PAYU_URL']);
  const tpay = allOrNone(given, tpayNames, ['TPAY_URL', 'TPAY_CERTIFICATES_URL']);
  const tpayUrl = given.TPAY_URL ?? 'https://api.tpay.com';
  return {
    payu: payu && {
      url: given.PAYU_URL ?? 'https://secure.payu.com',
      posId: payu.PAYU_POS_ID,
      clientId: payu.PAYU_CLIENT_ID,
      clientSecret: payu.PAYU_CLIENT_SECRET,
      secondKey: payu.PAYU_SECOND_KEY,
    },
    tpay: tpay && {
      url: tpayUrl,
      certificatesUrl: given.TPAY_CERTIFICATES_URL ?? certificatesOf(tpayUrl),
      clientId: tpay.TPAY_CLIENT_ID,
      clientSecret: tpay.TPAY_CLIENT_SECRET,
      securityCode: tpay.TPAY_SECURITY_CODE,
      rootCertificate: tpay.TPAY_ROOT_CERTIFICATE,
    },
  };
}
