/** Tpay as the documentation of its Open API describes it: tokens, transactions, BLIK, banks, refunds, notifications with JWS and checksum. */
import { createHash, randomUUID, sign, type KeyObject } from 'node:crypto';
import { certified } from './certificates.ts';
import type { SignedNotification } from './fake-payu.ts';
import { startOperator, type OperatorReply, type OperatorRequest, type OperatorServer } from './operator-server.ts';

/** Settings of the shop that pays here, but for its root certificate. */
export const tpayKeys = {
  TPAY_CLIENT_ID: '01H4TG-client',
  TPAY_CLIENT_SECRET: 'c44ec8bf0d1e4d8f9f4d1d5a0b8f1b5e',
  TPAY_SECURITY_CODE: 'a!Very-Secret-Code',
} as const;

const MERCHANT = '1010';

interface TransactionRequest {
  readonly amount: number;
  readonly description: string;
  readonly hiddenDescription: string;
  readonly lang: string;
  readonly payer: { readonly email: string; readonly name: string };
  readonly callbacks: {
    readonly notification: { readonly url: string };
    readonly payerUrls: { readonly success: string; readonly error: string };
  };
  readonly pay?: { readonly groupId: number };
}

export interface TpayFakeTransaction {
  readonly transactionId: string;
  readonly title: string;
  readonly asked: TransactionRequest;
  status: 'pending' | 'correct';
  readonly codes: string[];
  readonly attempts: { readonly paymentErrorCode: string }[];
  readonly refunds: number[];
}

interface Signer {
  /** Where the certificate of the signature is. */
  readonly x5u?: string;
  readonly key?: KeyObject;
  readonly securityCode?: string;
}

export interface FakeTpay extends OperatorServer {
  readonly transactions: readonly TpayFakeTransaction[];
  /** Tpay's root certificate, PEM. */
  readonly root: string;
  transactionAt(pageUrl: string | null): TpayFakeTransaction;
  /** A notification as Tpay sends it. @param changes of its fields */
  notification(transaction: TpayFakeTransaction, changes?: Readonly<Record<string, string>>, signer?: Signer): SignedNotification;
}

const refused = (status: number, errorCode: string, errorMessage: string): OperatorReply => ({
  status,
  json: { result: 'failed', requestId: '8d67feda5067b7df97f0', errors: [{ errorCode, errorMessage }] },
});
const good = { result: 'success', requestId: '8d67feda5067b7df97f0' } as const;

export async function startFakeTpay(): Promise<FakeTpay> {
  const transactions: TpayFakeTransaction[] = [];
  const token = randomUUID();
  const root = certified({ name: 'Tpay root' });
  const leaf = certified({ name: 'Tpay notifications', by: { name: 'Tpay root', key: root.key } });
  const stranger = certified({ name: 'Tpay notifications' });

  function authorize({ body }: OperatorRequest): OperatorReply {
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== tpayKeys.TPAY_CLIENT_ID || form.get('client_secret') !== tpayKeys.TPAY_CLIENT_SECRET)
      return refused(401, 'access_denied', 'Client authentication failed');
    const issued = { issued_at: 1_700_000_000, scope: 'read write', token_type: 'Bearer', expires_in: 7200 };
    return { status: 200, json: { ...issued, client_id: tpayKeys.TPAY_CLIENT_ID, access_token: token } };
  }

  const view = ({ transactionId, title, asked, status, attempts }: TpayFakeTransaction) => ({
    ...good,
    transactionId,
    title,
    posId: 'ps_NyRBLzV5kelrpjaM',
    status,
    amount: asked.amount,
    currency: 'PLN',
    description: asked.description,
    hiddenDescription: asked.hiddenDescription,
    payments: { status, method: 'pay_by_link', amountPaid: status === 'correct' ? asked.amount : 0, attempts },
    transactionPaymentUrl: `https://secure.sandbox.tpay.com/?title=${title}&uid=${transactionId}`,
  });

  function create({ body }: OperatorRequest): OperatorReply {
    // What the shop sends is what the test looks at.
    const asked = JSON.parse(body) as TransactionRequest;
    if (!(asked.amount > 0) || asked.description === '' || asked.payer.email === '' || asked.payer.name === '')
      return refused(400, 'is_required', 'A field is required');
    const transaction: TpayFakeTransaction = {
      transactionId: `ta_${randomUUID().replaceAll('-', '')}`,
      title: `TR-BRA-${randomUUID().slice(0, 7).toUpperCase()}`,
      asked,
      status: 'pending',
      codes: [],
      attempts: [],
      refunds: [],
    };
    transactions.push(transaction);
    return { status: 200, json: view(transaction) };
  }

  function pay(transaction: TpayFakeTransaction, body: string): OperatorReply {
    const { groupId, blikPaymentData } = JSON.parse(body) as { groupId: number; blikPaymentData: { blikToken: string } };
    if (groupId !== 150) return refused(400, 'bank_group_does_not_exist', 'Provided bank group does not exist!');
    if (blikPaymentData.blikToken === '000000') {
      const errors = [{ errorCode: 'payment_failed', errorMessage: 'Incorrect BLIK code' }];
      return { status: 200, json: { ...view(transaction), result: 'failed', payments: { status: 'pending', errors } } };
    }
    transaction.codes.push(blikPaymentData.blikToken);
    return { status: 200, json: view(transaction) };
  }

  function refund(transaction: TpayFakeTransaction, body: string): OperatorReply {
    const { amount } = JSON.parse(body) as { readonly amount: number };
    const sum = transaction.refunds.reduce((total, one) => total + one, amount);
    if (transaction.status !== 'correct' || Math.round(sum * 100) > Math.round(transaction.asked.amount * 100))
      return refused(400, 'cannot_create_refund', 'Cannot create refund for this payment channel');
    transaction.refunds.push(amount);
    return { status: 200, json: { ...good, status: 'correct' } };
  }

  function reply(request: OperatorRequest): OperatorReply {
    const { method, path, headers, body } = request;
    if (path === '/x509/notifications-jws.pem') return { status: 200, text: leaf.pem };
    if (path === '/x509/stranger.pem') return { status: 200, text: stranger.pem };
    if (method === 'POST' && path === '/oauth/auth') return authorize(request);
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'access_denied', 'Unauthorized');
    if (method === 'POST' && path === '/transactions') return create(request);
    if (path.startsWith('/transactions/bank-groups')) {
      const groups = [
        { id: '150', name: 'BLIK' },
        { id: '102', name: 'Bank Pekao' },
        { id: '160', name: 'mBank' },
      ];
      return { status: 200, json: { ...good, groups: Object.fromEntries(groups.map((one) => [one.id, one])) } };
    }
    const [, id, part] = /^\/transactions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const transaction = transactions.find(({ transactionId }) => transactionId === id);
    if (transaction === undefined) return refused(404, 'not_found', 'Transaction not found');
    switch (`${method} ${part ?? ''}`.trim()) {
      case 'GET':
        return { status: 200, json: view(transaction) };
      case 'POST pay':
        return pay(transaction, body);
      case 'GET refunds':
        return { status: 200, json: { ...good, refunds: transaction.refunds.map((amount) => ({ amount, status: 'correct' })) } };
      case 'POST refunds':
        return refund(transaction, body);
      default:
        return { status: 405 };
    }
  }

  const server = await startOperator(reply);
  const certificate = `${server.url}/x509/notifications-jws.pem`;
  return {
    ...server,
    transactions,
    root: root.pem,
    transactionAt: (pageUrl) => {
      const found = transactions.find(({ transactionId }) => pageUrl?.includes(transactionId));
      if (found === undefined) throw new Error(`Tpay has no transaction of ${pageUrl}`);
      return found;
    },
    notification: (
      { title, asked },
      changes = {},
      { x5u = certificate, key = leaf.key, securityCode = tpayKeys.TPAY_SECURITY_CODE } = {},
    ) => {
      const sum = asked.amount.toFixed(2);
      const fields: Readonly<Record<string, string>> = {
        id: MERCHANT,
        tr_id: title,
        tr_date: '2026-11-27 03:00:00',
        tr_crc: asked.hiddenDescription,
        tr_amount: sum,
        tr_paid: sum,
        tr_desc: asked.description,
        tr_status: 'TRUE',
        tr_error: 'none',
        tr_email: asked.payer.email,
        test_mode: '0',
        ...changes,
      };
      const md5sum = createHash('md5')
        .update(`${fields['id']}${fields['tr_id']}${fields['tr_amount']}${fields['tr_crc']}${securityCode}`)
        .digest('hex');
      const body = new URLSearchParams({ ...fields, md5sum }).toString();
      const header = Buffer.from(JSON.stringify({ alg: 'RS256', x5u })).toString('base64url');
      const signature = sign('RSA-SHA256', Buffer.from(`${header}.${Buffer.from(body).toString('base64url')}`), key);
      const jws = `${header}..${signature.toString('base64url')}`;
      return { body, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-jws-signature': jws } };
    },
  };
}
