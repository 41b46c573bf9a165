import { describe, expect, it } from '@jest/globals';
import { OperatorUnavailable } from '../gateway.ts';
import { withAccessToken } from './access-token.ts';
import { createCall, type OperatorCall } from './call.ts';
import { attemptOf, referenceOf } from './reference.ts';

const get: OperatorCall = { method: 'GET', url: 'https://operator.example/orders?key=x', headers: {}, tries: 2 };
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** A network that answers so, one call after the other. */
function network(...answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const sent: { readonly url: string; readonly authorization: string | null; readonly redirect: string | undefined }[] = [];
  const send: typeof fetch = async (input, init) => {
    sent.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization'), redirect: init?.redirect });
    const answer = left.shift() ?? json({});
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { call: createCall(send), sent };
}

const refusedConnection = (): Error => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });

const failureOf = async (call: Promise<unknown>): Promise<OperatorUnavailable> => {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (!(failure instanceof OperatorUnavailable)) throw new Error('it did not fail as it should');
  return failure;
};

describe('a call of an operator', () => {
  it('[J-282] is sent again after a failure, as often as it may be, and follows no redirect', async () => {
    const { call, sent } = network(json({}, 503), json({ ok: true }, 302));
    expect(await call(get)).toEqual({ status: 302, body: { ok: true } });
    expect(sent.map(({ redirect }) => redirect)).toEqual(['manual', 'manual']);
    const once = network(json({}, 503), json({ ok: true }));
    await failureOf(once.call({ ...get, tries: 1 }));
    expect(once.sent).toHaveLength(1);
  });

  it('[J-282] that had no connection has not arrived; one without an answer may have, and its failure tells no secret', async () => {
    const none = await failureOf(network(refusedConnection(), refusedConnection()).call(get));
    expect([none.mayHaveArrived, none.message]).toEqual([false, 'GET https://operator.example/orders: TypeError']);
    const lost = await failureOf(network(refusedConnection(), new TypeError('terminated')).call(get));
    expect(lost.mayHaveArrived).toBe(true);
  });
});

describe('an access token of an operator', () => {
  const token = (name: string, seconds = 3600): Response => json({ access_token: name, expires_in: seconds });
  const open = (call: ReturnType<typeof network>['call'], time: { now: number }) =>
    withAccessToken({ call, url: 'https://operator.example/token', clientId: 'c', clientSecret: 's', now: () => new Date(time.now) });

  it('[J-281] is kept until shortly before its end, and asked for once by calls at the same time', async () => {
    const time = { now: 0 };
    const { call, sent } = network(token('first'), json({}), json({}), token('second'), json({}));
    const send = open(call, time);
    await Promise.all([send(get), send(get)]);
    time.now = 3_541_000;
    await send(get);
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, 'Bearer first', 'Bearer first', null, 'Bearer second']);
  });

  it('[J-281] that is refused is replaced once; without one nothing is sent', async () => {
    const { call, sent } = network(token('old'), json({}, 401), token('new'), json({ ok: true }));
    expect((await open(call, { now: 0 })(get)).body).toEqual({ ok: true });
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, 'Bearer old', null, 'Bearer new']);
    const refused = network(json({ error: 'invalid_client' }, 401));
    expect((await failureOf(open(refused.call, { now: 0 })(get))).mayHaveArrived).toBe(false);
    expect(refused.sent).toHaveLength(1);
  });
});

it('[J-282] an attempt is known by a reference of its own', () => {
  expect(attemptOf(referenceOf({ paymentId: 'a-b_C', attempt: 2 }))).toEqual({ paymentId: 'a-b_C', attempt: 2 });
  for (const odd of ['', 'a', 'a.', '.1', 'a.b', 'a.1.2', `${'a'.repeat(65)}.1`]) expect(attemptOf(odd)).toBeUndefined();
});
