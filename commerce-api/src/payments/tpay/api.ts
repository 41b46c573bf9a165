import * as v from 'valibot';
import { OperatorUnavailable, type PaymentToStart } from '../gateway.ts';
import { withAccessToken } from '../operators/access-token.ts';
import type { CallOperator } from '../operators/call.ts';
import { groszeOf, zlotyOf } from './amounts.ts';
import type { TpaySettings } from './settings.ts';

/** The group of BLIK among Tpay's ways to pay. */
const BLIK_GROUP = 150;

const zloty = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((sum) => groszeOf(sum) ?? Number.NaN),
  v.safeInteger(),
);
const Failed = v.object({ errorCode: v.optional(v.string(), ''), errorMessage: v.optional(v.string(), '') });
const Created = v.object({ result: v.literal('success'), transactionId: v.string(), transactionPaymentUrl: v.string() });
const Paid = v.object({
  result: v.string(),
  payments: v.optional(v.object({ errors: v.optional(v.nullable(v.array(Failed)), []) })),
  errors: v.optional(v.nullable(v.array(Failed)), []),
});
const Attempt = v.object({ paymentErrorCode: v.optional(v.nullable(v.union([v.string(), v.number()]))) });
const Transaction = v.object({
  status: v.string(),
  amount: zloty,
  payments: v.optional(v.object({ attempts: v.optional(v.nullable(v.array(Attempt)), []) })),
});
const Refunds = v.object({ refunds: v.array(v.object({ amount: zloty, status: v.optional(v.nullable(v.string())) })) });
const Refunded = v.object({ result: v.string() });
const group = v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger()), name: v.string() });
const Groups = v.object({ result: v.literal('success'), groups: v.union([v.record(v.string(), group), v.array(group)]) });

const undone: ReadonlySet<string> = new Set(['error', 'declined', 'canceled', 'cancelled', 'rejected']);

export interface TpayTransaction {
  readonly status: string;
  /** In grosze. */
  readonly amount: number;
  /** Whether the last try to pay it has failed. */
  readonly hasFailed: boolean;
}

/** Calls of Tpay's Open API. All throw `OperatorUnavailable`. */
export interface TpayApi {
  /** @param reference ours, which comes back with notifications @throws OperatorUnavailable also where Tpay refuses it */
  create(payment: PaymentToStart, reference: string, places: Places): Promise<{ readonly transactionId: string; readonly pageUrl: string }>;
  /** Hands a BLIK code over; whether it is taken, and what Tpay says of one that is not. Sent once: a second time it would be used. */
  payByBlik(transactionId: string, code: string): Promise<{ readonly isTaken: boolean; readonly why: string }>;
  read(transactionId: string): Promise<TpayTransaction>;
  /** What has gone back of it, in grosze. */
  refunded(transactionId: string): Promise<number>;
  /** @param amount in grosze. Sent once: a second time would be a second refund. */
  refund(transactionId: string, amount: number): Promise<'accepted' | 'refused'>;
  bankGroups(): Promise<readonly { readonly group: number; readonly name: string }[]>;
}

interface Places {
  readonly notifyUrl: string;
  readonly successUrl: string;
  readonly errorUrl: string;
}

/** Tpay's pages have no Ukrainian. */
const languages = { pl: 'pl', ua: 'en' } as const;

export function tpayApi(call: CallOperator, { url, clientId, clientSecret }: TpaySettings, now: () => Date): TpayApi {
  const send = withAccessToken({ call, url: `${url}/oauth/auth`, clientId, clientSecret, now });
  const headers = { 'content-type': 'application/json' };
  const transactions = `${url}/transactions`;
  const addressOf = (id: string): string => `${transactions}/${encodeURIComponent(id)}`;

  async function ask<Schema extends v.GenericSchema>(schema: Schema, method: 'GET' | 'POST', address: string, body?: object) {
    const answer = await send({
      method,
      url: address,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      tries: method === 'GET' ? 2 : 1,
    });
    const parsed = v.safeParse(schema, answer.body);
    if (!parsed.success) throw new OperatorUnavailable(`${method} ${address}: ${answer.status}, ${codesOf(answer.body)}`, true);
    return parsed.output;
  }

  return {
    create: async ({ amount, description, group: bank, payer, method }, reference, { notifyUrl, successUrl, errorUrl }) => {
      const groupId = method === 'tpay_blik' ? BLIK_GROUP : bank;
      const { transactionId, transactionPaymentUrl: pageUrl } = await ask(Created, 'POST', transactions, {
        amount: zlotyOf(amount),
        description,
        hiddenDescription: reference,
        lang: languages[payer.language],
        payer: { email: payer.email, name: payer.name, ip: payer.ip },
        callbacks: { notification: { url: notifyUrl }, payerUrls: { success: successUrl, error: errorUrl } },
        ...(groupId !== null && { pay: { groupId } }),
      });
      return { transactionId, pageUrl };
    },
    payByBlik: async (id, code) => {
      const blikPaymentData = { blikToken: code, type: 0 };
      const said = await ask(Paid, 'POST', `${addressOf(id)}/pay`, { groupId: BLIK_GROUP, method: 'pay_by_link', blikPaymentData });
      const errors = [...(said.payments?.errors ?? []), ...(said.errors ?? [])];
      const why = errors.map(({ errorCode, errorMessage }) => `${errorCode} ${errorMessage}`.trim()).join(', ');
      return { isTaken: said.result === 'success' && errors.length === 0, why };
    },
    read: async (id) => {
      const { status, amount, payments } = await ask(Transaction, 'GET', addressOf(id));
      const last = payments?.attempts?.at(-1)?.paymentErrorCode ?? '';
      return { status, amount, hasFailed: undone.has(status) || String(last) !== '' };
    },
    refunded: async (id) => {
      const { refunds } = await ask(Refunds, 'GET', `${addressOf(id)}/refunds`);
      return refunds.filter(({ status }) => !undone.has(status ?? '')).reduce((sum, { amount }) => sum + amount, 0);
    },
    refund: async (id, amount) =>
      (await ask(Refunded, 'POST', `${addressOf(id)}/refunds`, { amount: zlotyOf(amount) })).result === 'success' ? 'accepted' : 'refused',
    bankGroups: async () => {
      const { groups } = await ask(Groups, 'GET', `${transactions}/bank-groups?onlyOnline=true`);
      return Object.values(groups).map(({ id, name }) => ({ group: id, name }));
    },
  };
}

/** The codes of Tpay's errors, for the log: its messages may repeat what was sent. */
function codesOf(body: unknown): string {
  const parsed = v.safeParse(v.object({ errors: v.array(Failed) }), body);
  return parsed.success ? parsed.output.errors.map(({ errorCode }) => errorCode).join(', ') : 'of an unknown form';
}
