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

const refusal = (error: number, more: object = {}): OperatorReply => ({ status: 200, json: { error, message: 'An error', ...more } });

/** Starts a gateway for SMS that knows one account. Numbers that begin with 48000 do not exist. */
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
    if (refused !== null) return refusal(refused);
    if (text('format') !== 'json' || text('encoding') !== 'utf-8' || text('check_idx') !== '1') return refusal(18);
    if (!/^48[1-9]\d{8}$/.test(one.to))
      return refusal(13, { invalid_numbers: [{ number: one.to, submitted_number: one.to, message: 'Invalid phone number' }] });
    if (one.message === '') return refusal(11);
    if (sent.some(({ idx }) => idx === one.idx)) return refusal(53);
    sent.push(one);
    const list = [{ id: `5901${sent.length}`, points: 0.16, number: one.to, date_sent: 1_764_200_000, status: 'QUEUE', idx: one.idx }];
    return { status: 200, json: { count: 1, list } };
  });
  return { ...server, sent, asked, refuseWith: (error) => void (refused = error) };
}
