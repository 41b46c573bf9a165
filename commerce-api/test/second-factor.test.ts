/** The second factor of a customer: codes of an authenticator app, and recovery codes. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { valueOf } from './support/checkout.ts';
import { clientWith, goodPassword, registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { AuthenticatorApp, advanceClock, challengeOf, toNextStep, withSecondFactor } from './support/second-factor.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();

const refusal = (status: number, code: string) => ({ ok: false, error: { status, code } });
const wrong = refusal(401, 'wrong_code');
const used = refusal(401, 'used_code');
const ended = refusal(401, 'challenge_ended');
const off = { ok: true, value: { since: null, recovery_codes_left: 0 } };

/** Kinds of the customer's e-mails, the newest last. */
const mailKinds = async (email: string, mails: number): Promise<readonly string[]> =>
  (await mailsTo(server, email, mails)).map(({ kind }) => kind).toReversed();

const post = async (path: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

/** From a network address of one's own. */
const codeFrom = (address: string, challenge: string, code: string, cookie = ''): Promise<Response> =>
  fetch(`${server.url}/rest/V1/integration/customer/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ challenge, code }),
  });

describe('[J-141] the second factor', () => {
  it('is set up after the password and turned on by the first code; its secret is shown once, and the customer gets an e-mail', async () => {
    const email = 'wlacza@example.com';
    const { rest } = await registered(server, email);
    expect(await rest.readSecondFactor()).toEqual(off);
    expect(await rest.beginSecondFactor('nie-to')).toMatchObject(refusal(400, 'wrong_password'));
    const { secret, uri } = valueOf(await rest.beginSecondFactor(goodPassword));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain('otpauth://totp/Amperio:wlacza%40example.com?issuer=Amperio&secret=');
    const app = new AuthenticatorApp(server, secret);
    expect(await rest.confirmSecondFactor('000000')).toMatchObject(refusal(400, 'wrong_code'));
    expect(await rest.readSecondFactor()).toEqual(off);
    await signedIn(server, email);
    const { recovery_codes } = valueOf(await rest.confirmSecondFactor(app.code()));
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const state = valueOf(await rest.readSecondFactor());
    expect(state).toEqual({ since: expect.any(String), recovery_codes_left: 10 });
    expect(await rest.beginSecondFactor(goodPassword)).toMatchObject(refusal(409, 'second_factor_on'));
    expect(await rest.confirmSecondFactor(app.code())).toMatchObject(refusal(409, 'set_up_ended'));
    expect(await mailKinds(email, 3)).toEqual(['welcome', 'new-sign-in', 'second-factor-on']);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Weryfikacja dwuetapowa włączona: konto Amperio');
    expect(mail?.text).toContain('https://sklep.example/customer/account/security');
    expect(mail?.text).not.toContain(secret);
  });

  it('[J-145] asks for a code after the right password alone, and begins the session with it; sessions stay as they were', async () => {
    const email = 'loguje@example.com';
    const { rest, app } = await withSecondFactor(server, email);
    expect(await server.rest.signIn(email, 'nie-to')).toMatchObject(refusal(401, 'wrong_credentials'));
    expect(await server.rest.signIn('nieznana@example.com', goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    const challenge = await challengeOf(server, email);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
    expect(await server.rest.signInWithCode(challenge, '000000')).toMatchObject(wrong);
    const token = valueOf(await server.rest.signInWithCode(challenge, await app.nextCode()));
    const session = clientWith(server, token);
    expect(valueOf(await session.readCustomer()).email).toBe(email);
    const methods = valueOf(await session.listSessions()).map(({ method, is_current }) => [method, is_current]);
    expect(methods).toEqual([
      ['code', true],
      ['password', false],
    ]);
  });

  it('accepts a code once, one step early or late, and none of further away', async () => {
    const email = 'kody@example.com';
    const { app, firstCode } = await withSecondFactor(server, email);
    expect(await server.rest.signInWithCode(await challengeOf(server, email), firstCode)).toMatchObject(used);
    await toNextStep(server);
    await toNextStep(server);
    const [first, second] = [await challengeOf(server, email), await challengeOf(server, email)];
    expect(await server.rest.signInWithCode(first, app.code(2))).toMatchObject(wrong);
    expect(await server.rest.signInWithCode(first, app.code(-2))).toMatchObject(wrong);
    expect(await server.rest.signInWithCode(first, app.code(-1))).toMatchObject({ ok: true });
    const code = app.code();
    expect(await server.rest.signInWithCode(second, code)).toMatchObject({ ok: true });
    expect(await server.rest.signInWithCode(await challengeOf(server, email), code)).toMatchObject(used);
    const late = await challengeOf(server, email);
    expect(await server.rest.signInWithCode(late, app.code(1))).toMatchObject({ ok: true });
    expect(await server.rest.signInWithCode(late, await app.nextCode())).toMatchObject(ended);
  });

  it('one code that is sent twice at the same time begins one session', async () => {
    const email = 'naraz@example.com';
    const { app } = await withSecondFactor(server, email);
    const challenges = [await challengeOf(server, email), await challengeOf(server, email)];
    const code = await app.nextCode();
    const answers = await Promise.all(challenges.map((challenge) => server.rest.signInWithCode(challenge, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('waits five minutes for the code, and not any longer', async () => {
    const email = 'czeka@example.com';
    const { app } = await withSecondFactor(server, email);
    const challenge = await challengeOf(server, email);
    await advanceClock(server, 5 * 60_000 + 1000);
    expect(await server.rest.signInWithCode(challenge, app.code())).toMatchObject(ended);
    expect(await server.rest.signInWithCode('nie-ma-takiego', app.code())).toMatchObject(ended);
    const { now } = (await post('/dev/clock', { ms: 0 })) as { now: string }; // our own server's answer
    expect(await post('/dev/clean-up', { now })).toMatchObject({ challenges: expect.any(Number) });
    expect(await post('/dev/clean-up', { now })).toMatchObject({ challenges: 0 });
  });

  it('a set-up that nobody finishes within half an hour has to be begun again', async () => {
    const { rest } = await registered(server, 'porzuca@example.com');
    const { secret } = valueOf(await rest.beginSecondFactor(goodPassword));
    await advanceClock(server, 31 * 60_000);
    const late = new AuthenticatorApp(server, secret);
    expect(await rest.confirmSecondFactor(late.code())).toMatchObject(refusal(409, 'set_up_ended'));
    const again = valueOf(await rest.beginSecondFactor(goodPassword));
    expect(again.secret).not.toBe(secret);
  });

  it('ends with password and code together; then the password is enough again', async () => {
    const email = 'wylacza@example.com';
    const { rest, app } = await withSecondFactor(server, email);
    expect(await rest.endSecondFactor({ password: goodPassword })).toMatchObject(refusal(400, 'code_required'));
    expect(await rest.endSecondFactor({ password: 'nie-to', code: await app.nextCode() })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.endSecondFactor({ password: goodPassword, code: '000000' })).toMatchObject(refusal(400, 'wrong_code'));
    expect(await rest.endSecondFactor({ password: goodPassword, code: app.code() })).toEqual({ ok: true, value: true });
    expect(await rest.readSecondFactor()).toEqual(off);
    await signedIn(server, email);
    expect((await mailKinds(email, 4)).slice(0, 3)).toEqual(['welcome', 'second-factor-on', 'second-factor-off']);
  });

  it('stays when the password is set again by e-mail, which ends sign-ins with the old one', async () => {
    const email = 'zapomina@example.com';
    const { app } = await withSecondFactor(server, email);
    const old = await challengeOf(server, email);
    await server.rest.askPasswordReset(email);
    const [mail] = (await mailsTo(server, email, 3)).filter(({ kind }) => kind === 'reset-password');
    const token = /resetpassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await server.rest.resetPassword(token, 'Nowe2026haslo')).toMatchObject({ ok: true });
    const code = await app.nextCode();
    expect(await server.rest.signInWithCode(old, code)).toMatchObject(ended);
    expect(await server.rest.signInWithCode(await challengeOf(server, email, 'Nowe2026haslo'), code)).toMatchObject({ ok: true });
  });

  it('has a key of its own beside the database, open to the server alone', () => {
    const file = join(server.dataDir, 'account-key');
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('[J-142] a recovery code', () => {
  it('signs in once in place of the app, however it is written; the customer gets an e-mail that says how many are left', async () => {
    const email = 'zapas@example.com';
    const { recoveryCodes } = await withSecondFactor(server, email);
    const [code = ''] = recoveryCodes;
    const token = valueOf(await server.rest.signInWithCode(await challengeOf(server, email), ` ${code.replace('-', '').toLowerCase()} `));
    const session = clientWith(server, token);
    expect(valueOf(await session.readSecondFactor()).recovery_codes_left).toBe(9);
    expect(valueOf(await session.listSessions())[0]?.method).toBe('recovery-code');
    expect(await server.rest.signInWithCode(await challengeOf(server, email), code)).toMatchObject(wrong);
    const mails = await mailsTo(server, email, 4);
    expect(mails.find(({ kind }) => kind === 'recovery-code-used')?.text).toContain('Pozostałe kody zapasowe: 9.');
  });

  it('of another customer is refused', async () => {
    const [own, other] = ['moje@example.com', 'cudze@example.com'];
    const { recoveryCodes } = await withSecondFactor(server, other);
    await withSecondFactor(server, own);
    expect(await server.rest.signInWithCode(await challengeOf(server, own), recoveryCodes[0] ?? '')).toMatchObject(wrong);
  });

  it('is replaced with all others after password and code', async () => {
    const email = 'nowe.kody@example.com';
    const { rest, app, recoveryCodes } = await withSecondFactor(server, email);
    expect(await rest.renewRecoveryCodes({ password: goodPassword })).toMatchObject(refusal(400, 'code_required'));
    const proof = { password: goodPassword, code: await app.nextCode() };
    const { recovery_codes } = valueOf(await rest.renewRecoveryCodes(proof));
    expect(recovery_codes).toHaveLength(10);
    const challenge = await challengeOf(server, email);
    expect(await server.rest.signInWithCode(challenge, recoveryCodes[1] ?? '')).toMatchObject(wrong);
    expect(await server.rest.signInWithCode(challenge, recovery_codes[1] ?? '')).toMatchObject({ ok: true });
    expect(await mailKinds(email, 5)).toContain('recovery-codes-made');
  });
});

describe('[J-143] wrong codes', () => {
  it('that come at the same time pass no limit: five are looked at, and a new challenge begins no new count', async () => {
    const email = 'zgaduje@example.com';
    const { app } = await withSecondFactor(server, email);
    await toNextStep(server);
    const challenge = await challengeOf(server, email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => codeFrom('198.51.100.7', challenge, '000000')));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
    const again = await codeFrom('198.51.100.7', await challengeOf(server, email), app.code());
    expect(again.status).toBe(429);
    expect(await again.json()).toMatchObject({ code: 'too_many_codes' });
  });

  it('of many networks are ten an hour together; a browser that the owner has used before is not held up', async () => {
    const email = 'sieci@example.com';
    const { app } = await withSecondFactor(server, email);
    const first = await codeFrom('198.51.100.8', await challengeOf(server, email), await app.nextCode());
    const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
    await toNextStep(server);
    const challenge = await challengeOf(server, email);
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, at) => codeFrom(`203.0.113.${at}`, challenge, '000000')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await codeFrom('203.0.113.99', challenge, app.code())).status).toBe(429);
    expect((await codeFrom('198.51.100.8', challenge, app.code(), cookie)).status).toBe(200);
  });

  it('of somebody with a stolen session are limited, too, and so are wrong passwords', async () => {
    const { rest, app } = await withSecondFactor(server, 'skradziona@example.com');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await rest.endSecondFactor({ password: goodPassword, code: '000000' })).toMatchObject(refusal(400, 'wrong_code'));
    const right = { password: goodPassword, code: await app.nextCode() };
    expect(await rest.endSecondFactor(right)).toMatchObject(refusal(429, 'too_many_codes'));
    const other = await registered(server, 'skradziona.druga@example.com');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await other.rest.beginSecondFactor('nie-to')).toMatchObject(refusal(400, 'wrong_password'));
    expect(await other.rest.beginSecondFactor(goodPassword)).toMatchObject({ ok: false, error: { status: 429 } });
  });
});
