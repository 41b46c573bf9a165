/** SMSAPI.pl as its documentation describes `sms.do`: it takes a message once by its `idx`, and says what is wrong by numbered errors. */
import { startOperator, type OperatorReply, type OperatorServer } from './operator-server.ts';

export interface SentSms {
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly idx: string;
}

export interface FakeSmsapi extends OperatorServer {
  /** Messages that left for telephones. */
  readonly sent: readonly SentSms[];
  /** The `idx` of every call, in order. */
  readonly asked: readonly string[];
  /** Answers every call with that error from now on; null: not any more. */
  refuseWith(error: number | null): void;
}

export const smsapiKeys = { SMSAPI_TOKEN: 'token-of-the-shop', SMSAPI_SENDER: 'Amperio' };

/** What SMSAPI says of a refusal may name the number. */
const refusal = (error: number, number: string): OperatorReply => ({
  status: 200,
  json: {
    error,
    message: `An error with ${number}`,
    invalid_numbers: [{ number, submitted_number: number, message: 'Invalid phone number' }],
  },
});

/** Starts a gateway for SMS that knows one account. */
export async function startFakeSmsapi(): Promise<FakeSmsapi> {
  const sent: SentSms[] = [];
  const asked: string[] = [];
  let refused: number | null = null;
  const server = await startOperator(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/sms.do') return { status: 404, text: '' };
    if (headers.authorization !== `Bearer ${smsapiKeys.SMSAPI_TOKEN}`)
      return { status: 401, json: { error: 101, message: 'Authorization failed' } };
    const form = new URLSearchParams(body);
    const text = (name: string): string => form.get(name) ?? '';
    const one: SentSms = { to: text('to'), from: text('from'), message: text('message'), idx: text('idx') };
    asked.push(one.idx);
    if (refused !== null) return refusal(refused, one.to);
    if (sent.some(({ idx }) => idx === one.idx)) return refusal(53, one.to);
    sent.push(one);
    const list = [{ id: `5901${sent.length}`, points: 0.16, number: one.to, date_sent: 1_764_200_000, status: 'QUEUE', idx: one.idx }];
    return { status: 200, json: { count: 1, list } };
  });
  return { ...server, sent, asked, refuseWith: (error) => void (refused = error) };
}
