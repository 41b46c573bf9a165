/** PayU as its documentation of REST API 2.1 describes it: tokens, orders (302 with JSON), BLIK, states, refunds, signed notifications. */
import { createHash, randomUUID } from 'node:crypto';
import { startOperator, type OperatorReply, type OperatorRequest, type OperatorServer } from './operator-server.ts';

/** Settings of the shop that pays here. */
export const payuKeys = {
  PAYU_POS_ID: '300746',
  PAYU_CLIENT_ID: '300746',
  PAYU_CLIENT_SECRET: '2ee86a66e5d97e3fadc400c9f19b065d',
  PAYU_SECOND_KEY: 'b6ca15b0d1020e8094d9b5f8d163db54',
} as const;

interface OrderRequest {
  readonly notifyUrl: string;
  readonly continueUrl: string;
  readonly customerIp: string;
  readonly merchantPosId: string;
  readonly description: string;
  readonly extOrderId: string;
  readonly currencyCode: string;
  readonly totalAmount: string;
  readonly buyer: { readonly email: string; readonly language: string };
  readonly products: readonly { readonly name: string; readonly unitPrice: string; readonly quantity: string }[];
  readonly payMethods?: { readonly payMethod: { readonly type: string; readonly value: string } };
}

export interface PayuFakeOrder {
  readonly orderId: string;
  readonly asked: OrderRequest;
  status: 'NEW' | 'PENDING' | 'COMPLETED' | 'CANCELED';
  resultCode?: string;
  readonly refunds: { readonly extRefundId: string; readonly amount: number }[];
}

export interface FakePayu extends OperatorServer {
  readonly orders: readonly PayuFakeOrder[];
  /** The orders of a page, or of a payment: newest last. */
  orderAt(redirectUri: string | null): PayuFakeOrder;
  /** A notification as PayU sends it. @param changes of its order @param secondKey who signs it */
  notification(order: PayuFakeOrder, changes?: object, algorithm?: 'MD5' | 'SHA-256', secondKey?: string): SignedNotification;
  refundNotification(order: PayuFakeOrder, extRefundId: string, status: 'FINALIZED' | 'CANCELED'): SignedNotification;
}

/** A body with PayU's signature. */
function signed(json: object, algorithm: 'MD5' | 'SHA-256', secondKey: string): SignedNotification {
  const body = JSON.stringify(json);
  const signature = createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
    .update(`${body}${secondKey}`)
    .digest('hex');
  const header = `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
  return { body, headers: { 'content-type': 'application/json;charset=UTF-8', 'openpayu-signature': header } };
}

export interface SignedNotification {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const failed = (status: number, statusCode: string, statusDesc = statusCode, more: object = {}): OperatorReply => ({
  status,
  json: { status: { statusCode, severity: 'ERROR', statusDesc }, ...more },
});
const done = { statusCode: 'SUCCESS' } as const;

export async function startFakePayu(): Promise<FakePayu> {
  const orders: PayuFakeOrder[] = [];
  const token = randomUUID();

  function authorize({ body }: OperatorRequest): OperatorReply {
    const form = new URLSearchParams(body);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === payuKeys.PAYU_CLIENT_ID &&
      form.get('client_secret') === payuKeys.PAYU_CLIENT_SECRET;
    if (!isKnown) return { status: 401, json: { error: 'invalid_client', error_description: 'Bad client credentials' } };
    return { status: 200, json: { access_token: token, token_type: 'bearer', expires_in: 43_199, grant_type: 'client_credentials' } };
  }

  function create({ body }: OperatorRequest): OperatorReply {
    // What the shop sends is what the test looks at.
    const asked = JSON.parse(body) as OrderRequest;
    const known = orders.find((one) => one.asked.extOrderId === asked.extOrderId);
    const about = { orderId: known?.orderId, extOrderId: asked.extOrderId };
    if (known !== undefined) return failed(400, 'ERROR_ORDER_NOT_UNIQUE', 'Order exists', about);
    const texts = [asked.notifyUrl, asked.continueUrl, asked.description, asked.totalAmount, asked.products[0]?.unitPrice];
    if (texts.some((text) => typeof text !== 'string' || text === '')) return failed(400, 'ERROR_VALUE_MISSING');
    if (asked.merchantPosId !== payuKeys.PAYU_POS_ID) return failed(403, 'ERROR_VALUE_INVALID', 'INVALID_AUTH_FOR_THIS_ORDER');
    if (!/^[\d.:a-f]+$/.test(asked.customerIp) || !/^\d+$/.test(asked.totalAmount)) return failed(400, 'ERROR_VALUE_INVALID');
    const method = asked.payMethods?.payMethod;
    const isBlik = method?.type === 'BLIK_AUTHORIZATION_CODE';
    if (isBlik && method.value === '000000') return failed(400, 'ERROR_VALUE_INVALID', 'INVALID_BLIK_CODE');
    const orderId = `${randomUUID().slice(0, 8).toUpperCase()}GUEST000P01`;
    orders.push({ orderId, asked, status: isBlik ? 'PENDING' : 'NEW', refunds: [] });
    if (isBlik) return { status: 201, json: { status: done, orderId, extOrderId: asked.extOrderId } };
    const redirectUri = `https://merch-prod.snd.payu.com/pay/?orderId=${orderId}&token=x`;
    return { status: 302, headers: { location: redirectUri }, json: { status: done, redirectUri, orderId, extOrderId: asked.extOrderId } };
  }

  function refund(order: PayuFakeOrder, body: string): OperatorReply {
    const wanted = (JSON.parse(body) as { readonly refund: { readonly extRefundId: string; readonly amount: string } }).refund;
    const amount = Number(wanted.amount);
    const sum = order.refunds.reduce((total, one) => total + one.amount, 0);
    if (!order.refunds.some(({ extRefundId }) => extRefundId === wanted.extRefundId)) {
      if (order.status !== 'COMPLETED' || sum + amount > Number(order.asked.totalAmount)) return failed(400, 'ERROR_VALUE_INVALID');
      order.refunds.push({ extRefundId: wanted.extRefundId, amount });
    }
    return {
      status: 200,
      json: { orderId: order.orderId, refund: { ...wanted, refundId: '5000000142', status: 'PENDING' }, status: done },
    };
  }

  const view = ({ orderId, status, asked }: PayuFakeOrder) => ({
    ...asked,
    orderId,
    orderCreateDate: '2026-11-27T02:00:00.000+01:00',
    status,
  });

  function reply(request: OperatorRequest): OperatorReply {
    const { method, path, headers, body } = request;
    if (method === 'POST' && path === '/pl/standard/user/oauth/authorize') return authorize(request);
    if (headers.authorization !== `Bearer ${token}`) return failed(401, 'UNAUTHORIZED');
    if (method === 'POST' && path === '/api/v2_1/orders') return create(request);
    const [, id, part] = /^\/api\/v2_1\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const order = orders.find(({ orderId }) => orderId === id);
    if (order === undefined) return failed(404, 'DATA_NOT_FOUND');
    switch (`${method} ${part ?? ''}`.trim()) {
      case 'GET':
        return { status: 200, json: { orders: [view(order)], status: done } };
      case 'DELETE':
        order.status = 'CANCELED';
        return { status: 200, json: { orderId: order.orderId, status: done } };
      case 'GET transactions':
        return { status: 200, json: { transactions: [{ payMethod: { value: 'blik' }, resultCode: order.resultCode }] } };
      case 'GET refunds':
        return { status: 200, json: order.refunds.map((one) => ({ ...one, refundId: '5000000142', status: 'PENDING' })) };
      case 'POST refunds':
        return refund(order, body);
      default:
        return { status: 405 };
    }
  }

  const server = await startOperator(reply);
  return {
    ...server,
    orders,
    orderAt: (redirectUri) => {
      const order = orders.find(({ orderId }) => redirectUri?.includes(orderId));
      if (order === undefined) throw new Error(`PayU has no order of ${redirectUri}`);
      return order;
    },
    notification: (order, changes = {}, algorithm = 'MD5', secondKey = payuKeys.PAYU_SECOND_KEY) => {
      const sent = { ...view(order), payMethod: { type: 'PBL' }, ...changes };
      const properties = [{ name: 'PAYMENT_ID', value: '151471228' }];
      return signed({ order: sent, localReceiptDateTime: '2026-11-27T02:01:00.000+01:00', properties }, algorithm, secondKey);
    },
    refundNotification: ({ orderId, asked }, extRefundId, status) => {
      const refund = { refundId: '5000000142', extRefundId, amount: asked.totalAmount, currencyCode: 'PLN', status };
      return signed({ orderId, extOrderId: asked.extOrderId, refund }, 'MD5', payuKeys.PAYU_SECOND_KEY);
    },
  };
}
