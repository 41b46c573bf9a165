import * as v from 'valibot';
import { OperatorUnavailable, type PaymentToStart, type RefundToMake } from '../gateway.ts';
import { withAccessToken } from '../operators/access-token.ts';
import type { CallOperator } from '../operators/call.ts';
import type { PayMethods } from './methods.ts';
import type { PayuSettings } from './settings.ts';

const status = v.optional(v.object({ statusCode: v.string(), statusDesc: v.optional(v.string(), '') }));
const Created = v.object({ status, orderId: v.optional(v.string()), redirectUri: v.optional(v.string()) });
/** Sums are strings of grosze. */
const sum = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger());
const Order = v.object({ orderId: v.string(), status: v.string(), totalAmount: sum, currencyCode: v.string() });
const Orders = v.object({ orders: v.pipe(v.array(Order), v.minLength(1)) });
const Transactions = v.object({ transactions: v.array(v.object({ resultCode: v.optional(v.string()) })) });
const Refunds = v.array(v.object({ extRefundId: v.optional(v.nullable(v.string())), status: v.string() }));

/** `exists`: the operator has an order of that reference already; `refused`: it takes none such, and says why. */
export type CreatedOrder =
  | { readonly kind: 'created'; readonly orderId: string; readonly redirectUri: string | null }
  | { readonly kind: 'exists'; readonly orderId: string | null }
  | { readonly kind: 'refused'; readonly why: string };

export type PayuOrder = v.InferOutput<typeof Order>;

/** Calls of PayU's REST API 2.1. All throw `OperatorUnavailable`. */
export interface PayuApi {
  /** @param reference ours, which is one order however often it is sent @param notifyUrl for call-backs @param continueUrl for the payer */
  createOrder(order: PaymentToStart, reference: string, places: Places, methods: PayMethods | undefined): Promise<CreatedOrder>;
  readOrder(orderId: string): Promise<PayuOrder>;
  /** Why its last transaction failed; undefined when PayU does not say. */
  resultCode(orderId: string): Promise<string | undefined>;
  cancelOrder(orderId: string): Promise<void>;
  refund(orderId: string, refund: RefundToMake): Promise<'accepted' | 'refused'>;
}

interface Places {
  readonly notifyUrl: string;
  readonly continueUrl: string;
}

/** PayU knows languages by ISO 639-1. */
const languages = { pl: 'pl', ua: 'uk' } as const;

export function payuApi(call: CallOperator, { url, posId, clientId, clientSecret }: PayuSettings, now: () => Date): PayuApi {
  const send = withAccessToken({ call, url: `${url}/pl/standard/user/oauth/authorize`, clientId, clientSecret, now });
  const orders = `${url}/api/v2_1/orders`;
  const headers = { 'content-type': 'application/json' };

  const addressOf = (orderId: string): string => `${orders}/${encodeURIComponent(orderId)}`;

  async function read<Schema extends v.GenericSchema>(schema: Schema, address: string): Promise<v.InferOutput<Schema>> {
    const answer = await send({ method: 'GET', url: address, headers, tries: 1 });
    const parsed = v.safeParse(schema, answer.body);
    if (!parsed.success) throw new OperatorUnavailable(`GET ${address}: ${answer.status}, of an unknown form`, true);
    return parsed.output;
  }

  return {
    createOrder: async ({ amount, description, payer }, reference, places, payMethods) => {
      const body = JSON.stringify({
        ...places,
        // An IPv4 address as a socket of both kinds writes it.
        customerIp: payer.ip.replace(/^::ffff:/, ''),
        merchantPosId: posId,
        description,
        extOrderId: reference,
        currencyCode: 'PLN',
        totalAmount: String(amount),
        buyer: { email: payer.email, language: languages[payer.language] },
        products: [{ name: description, unitPrice: String(amount), quantity: '1' }],
        ...(payMethods !== undefined && { payMethods }),
      });
      const answer = await send({ method: 'POST', url: orders, headers, body, tries: 2 });
      const parsed = v.safeParse(Created, answer.body);
      if (!parsed.success) throw new OperatorUnavailable(`POST ${orders}: ${answer.status}, of an unknown form`, true);
      const { status: said, orderId, redirectUri } = parsed.output;
      if (said?.statusCode === 'ERROR_ORDER_NOT_UNIQUE') return { kind: 'exists', orderId: orderId ?? null };
      if (answer.status >= 400 || orderId === undefined)
        return { kind: 'refused', why: `${answer.status} ${said?.statusCode ?? ''} ${said?.statusDesc ?? ''}`.trim() };
      return { kind: 'created', orderId, redirectUri: redirectUri ?? null };
    },
    readOrder: async (orderId) => {
      const [order] = (await read(Orders, addressOf(orderId))).orders;
      if (order === undefined) throw new OperatorUnavailable(`GET ${orders}: no order`, true);
      return order;
    },
    resultCode: async (orderId) =>
      (await read(Transactions, `${addressOf(orderId)}/transactions`)).transactions.findLast(({ resultCode }) => resultCode !== undefined)
        ?.resultCode,
    cancelOrder: async (orderId) => void (await send({ method: 'DELETE', url: addressOf(orderId), headers, tries: 1 })),
    refund: async (orderId, { id, amount }) => {
      const address = `${addressOf(orderId)}/refunds`;
      const refund = { description: 'Zwrot', amount: String(amount), extRefundId: id, currencyCode: 'PLN' };
      // By `extRefundId` the same call is the same refund.
      const answer = await send({ method: 'POST', url: address, headers, body: JSON.stringify({ refund }), tries: 2 });
      if (answer.status < 300) return 'accepted';
      if (answer.status === 401 || answer.status === 403) throw new OperatorUnavailable(`POST ${address}: ${answer.status}`, false);
      const made = (await read(Refunds, address)).some((one) => one.extRefundId === id && one.status !== 'CANCELED');
      return made ? 'accepted' : 'refused';
    },
  };
}
