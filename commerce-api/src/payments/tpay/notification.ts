import * as v from 'valibot';
import type { Notification } from '../gateway.ts';
import { attemptOf, type Attempt } from '../operators/reference.ts';
import { groszeOf } from './amounts.ts';
import { isOwn } from './signature.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const Body = v.object({
  id: text,
  tr_id: text,
  tr_crc: text,
  tr_amount: text,
  tr_paid: text,
  tr_status: text,
  md5sum: text,
});

/** What a notification says of an attempt; `nothing`: it is about something else than money that has come. */
export type TpayNotification = { readonly of: Attempt; readonly notification: Notification } | 'nothing';

/** Reads a notification whose signature is good; undefined for one that is not this merchant's. */
export function parseNotification(body: string, securityCode: string): TpayNotification | undefined {
  const parsed = v.safeParse(Body, Object.fromEntries(new URLSearchParams(body)));
  // Tokens of cards, aliases of BLIK.
  if (!parsed.success) return 'nothing';
  if (!isOwn(parsed.output, securityCode)) return undefined;
  const { tr_crc: crc, tr_amount: amount, tr_paid: paid, tr_status: status } = parsed.output;
  const of = attemptOf(crc);
  // A payment that is paid back (CHARGEBACK) was asked for by the shop, or by its staff in Tpay's panel.
  if (of === undefined || (status !== 'TRUE' && status !== 'PAID')) return 'nothing';
  const [asked, came] = [groszeOf(amount), groszeOf(paid)];
  if (asked === undefined || came === undefined) return 'nothing';
  // Who pays more has paid.
  return { of, notification: { id: of.paymentId, amount: Math.min(asked, came), status: 'paid', failure: null } };
}
