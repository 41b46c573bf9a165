import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OperatorSettings } from '../../config/operators.ts';
import type { Bank } from '../../checkout/banks.ts';
import { StartError } from '../../server/start-error.ts';
import type { GatewayName } from 'shared-contracts/codes';
import type { PaymentGateway } from '../gateway.ts';
import { createPayuGateway } from '../payu/payu-gateway.ts';
import { tpayApi } from '../tpay/api.ts';
import { startTpayBanks } from '../tpay/banks.ts';
import { certificates } from '../tpay/certificates.ts';
import type { TpaySettings } from '../tpay/settings.ts';
import { createTpayGateway } from '../tpay/tpay-gateway.ts';
import { createCall } from './call.ts';
import type { OperatorOptions } from './options.ts';

export interface Operators {
  /** Gateways of the operators that are switched on. */
  readonly gateways: Partial<Readonly<Record<GatewayName, PaymentGateway>>>;
  /** Banks of a quick transfer, as the operator has them; undefined: as the catalogue has. */
  readonly banks: (() => readonly Bank[]) | undefined;
  readonly stop: () => void;
}

function rootOf({ rootCertificate: path }: TpaySettings): X509Certificate {
  try {
    return new X509Certificate(readFileSync(path));
  } catch {
    throw new StartError(`TPAY_ROOT_CERTIFICATE must be the path of a PEM certificate (it is "${path}")`);
  }
}

/** The real operators of payments that the settings switch on. @throws StartError when a certificate cannot be read */
export function openOperators(
  { payu, tpay }: OperatorSettings,
  { database, now, log }: Omit<OperatorOptions, 'call'>,
  send: typeof fetch = fetch,
): Operators {
  const options: OperatorOptions = { database, now, log, call: createCall(send) };
  const ofPayu = payu === undefined ? {} : { payu: createPayuGateway(payu, options) };
  if (tpay === undefined) return { gateways: ofPayu, banks: undefined, stop: () => undefined };
  const api = tpayApi(options.call, tpay, now);
  const trusted = certificates({ send, origin: new URL(tpay.certificatesUrl).origin, root: rootOf(tpay), now, log });
  const banks = startTpayBanks(api, { log });
  const gateway = createTpayGateway({ api, certificates: trusted, securityCode: tpay.securityCode, database, now, log });
  return { gateways: { ...ofPayu, tpay: gateway }, banks: banks.list, stop: banks.stop };
}
