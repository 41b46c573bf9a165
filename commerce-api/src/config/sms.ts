import type { SmsapiSettings } from '../mail/delivery/smsapi-delivery.ts';
import { allOrNone } from './all-or-none.ts';

type Given = Readonly<Partial<Record<'SMSAPI_TOKEN' | 'SMSAPI_SENDER' | 'SMSAPI_URL', string | undefined>>>;

/** J-369: the gateway of SMS; undefined: they stay in the sandbox inbox. @throws StartError for half of a configuration */
export function readSmsapi(given: Given): SmsapiSettings | undefined {
  const smsapi = allOrNone(given, ['SMSAPI_TOKEN', 'SMSAPI_SENDER'], ['SMSAPI_URL']);
  return smsapi && { url: given.SMSAPI_URL ?? 'https://api.smsapi.pl', token: smsapi.SMSAPI_TOKEN, sender: smsapi.SMSAPI_SENDER };
}
