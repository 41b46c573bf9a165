/** Passkeys: made, used and removed with an authenticator in software. */
import { describe, expect, it } from '@jest/globals';
import { createRestClient } from 'shared-contracts/rest';
import { SoftwarePasskey } from './support/authenticator.ts';
import { valueOf } from './support/checkout.ts';
import { clientWith, goodPassword, registered, type SignedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { mailTo } from './support/orders.ts';
import { advanceClock, withSecondFactor } from './support/second-factor.ts';
import { useFilledServer } from './support/use-server.ts';

const origin = 'https://sklep.example';
const pro = 'https://pro.sklep.example';
const proof = { password: goodPassword };
const server = useFilledServer();

const refusal = (status: number, code: string) => ({ ok: false, error: { status, code } });
const refused = refusal(400, 'passkey_refused');

/** A customer with a passkey, signed in since before. */
async function withPasskey(email: string): Promise<SignedIn & { readonly passkey: SoftwarePasskey; readonly id: string }> {
  const session = await registered(server, email);
  const passkey = new SoftwarePasskey();
  const options = valueOf(await session.rest.newPasskeyOptions(proof));
  const { id } = valueOf(await session.rest.addPasskey(passkey.create(options, { origin })));
  return { ...session, passkey, id };
}

const signInWith = async (passkey: SoftwarePasskey, behaviour: Parameters<SoftwarePasskey['get']>[1] = { origin }) =>
  server.rest.signInWithPasskey(passkey.get(valueOf(await server.rest.passkeySignInOptions()), behaviour));

describe('[J-144] a passkey', () => {
  it('is made after the password, asked for with user verification for this store, and reported by e-mail', async () => {
    const email = 'klucz@example.com';
    const { rest } = await registered(server, email);
    expect(await rest.newPasskeyOptions({ password: 'nie-to' })).toMatchObject(refusal(400, 'wrong_password'));
    const options = valueOf(await rest.newPasskeyOptions(proof));
    expect(options).toMatchObject({
      rp: { id: 'sklep.example', name: 'Amperio' },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const passkey = new SoftwarePasskey();
    const made = valueOf(await rest.addPasskey(passkey.create(options, { origin })));
    expect(made).toMatchObject({ host: 'sklep.example', last_used_at: null });
    expect(valueOf(await rest.listPasskeys())).toEqual([made]);
    const again = valueOf(await rest.newPasskeyOptions(proof));
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id.toString('base64url')]);
    const mails = await mailsTo(server, email, 2);
    expect(mails.find(({ kind }) => kind === 'passkey-added')?.subject).toBe('Dodano klucz dostępu: konto Amperio');
  });

  it('signs in without e-mail address and password, and counts as both factors', async () => {
    const email = 'bez.hasla@example.com';
    const { rest, app } = await withSecondFactor(server, email);
    const passkey = new SoftwarePasskey();
    expect(await rest.newPasskeyOptions(proof)).toMatchObject(refusal(400, 'code_required'));
    const options = valueOf(await rest.newPasskeyOptions({ ...proof, code: await app.nextCode() }));
    await rest.addPasskey(passkey.create(options, { origin }));
    const session = clientWith(server, valueOf(await signInWith(passkey)));
    expect(valueOf(await session.readCustomer()).email).toBe(email);
    expect(valueOf(await session.listSessions()).find(({ is_current }) => is_current)?.method).toBe('passkey');
    expect(valueOf(await session.listPasskeys())[0]?.last_used_at).toEqual(expect.any(String));
  });

  it('is not made of an answer to another page, without user verification, twice, or too late', async () => {
    const { rest } = await registered(server, 'odmowa@example.com');
    const make = async (behaviour: Parameters<SoftwarePasskey['create']>[1], waitMs = 0) => {
      const options = valueOf(await rest.newPasskeyOptions(proof));
      await advanceClock(server, waitMs);
      return rest.addPasskey(new SoftwarePasskey().create(options, behaviour));
    };
    expect(await make({ origin: 'https://sklep.zly.example' })).toMatchObject(refused);
    expect(await make({ origin: pro })).toMatchObject(refused);
    expect(await make({ origin, verifies: false })).toMatchObject(refused);
    expect(await make({ origin }, 5 * 60_000 + 1000)).toMatchObject(refused);
    const answer = new SoftwarePasskey().create(valueOf(await rest.newPasskeyOptions(proof)), { origin });
    expect(await rest.addPasskey(answer)).toMatchObject({ ok: true });
    expect(await rest.addPasskey(answer)).toMatchObject(refused);
    const other = await registered(server, 'odmowa.inna@example.com');
    const others = new SoftwarePasskey().create(valueOf(await other.rest.newPasskeyOptions(proof)), { origin });
    expect(await rest.addPasskey(others)).toMatchObject(refused);
    expect(valueOf(await rest.listPasskeys())).toHaveLength(1);
  });

  it('does not sign in for another page, without user verification, or with an answer that was given before', async () => {
    const { passkey } = await withPasskey('falszywe@example.com');
    expect(await signInWith(passkey, { origin: 'https://sklep.zly.example' })).toMatchObject(refused);
    expect(await signInWith(passkey, { origin, verifies: false })).toMatchObject(refused);
    expect(await signInWith(new SoftwarePasskey())).toMatchObject(refused);
    const answer = passkey.get(valueOf(await server.rest.passkeySignInOptions()), { origin });
    const foreign = new SoftwarePasskey().get(valueOf(await server.rest.passkeySignInOptions()), { origin });
    const forged = { ...answer, response: { ...answer.response, signature: foreign.response.signature } };
    expect(await server.rest.signInWithPasskey(forged)).toMatchObject(refused);
    // The challenge has been used up by the try.
    expect(await server.rest.signInWithPasskey(answer)).toMatchObject(refused);
    expect(await signInWith(passkey)).toMatchObject({ ok: true });
  });

  it('that has been copied is refused: its counter does not grow', async () => {
    const { passkey } = await withPasskey('kopia@example.com');
    expect(await signInWith(passkey)).toMatchObject({ ok: true });
    passkey.counter -= 1;
    expect(await signInWith(passkey)).toMatchObject(refused);
  });

  it('is the store’s in which it was made: the other one has passkeys of its own', async () => {
    const { passkey, token } = await withPasskey('dwa.sklepy@example.com');
    const inPro = createRestClient({ baseUrl: server.url, store: () => 'amperio_pro', token: () => token });
    const options = valueOf(await inPro.passkeySignInOptions());
    expect(options.rpId).toBe('pro.sklep.example');
    expect(await inPro.signInWithPasskey(passkey.get(options, { origin: pro }))).toMatchObject(refused);
    const creation = valueOf(await inPro.newPasskeyOptions(proof));
    expect(creation).toMatchObject({ rp: { id: 'pro.sklep.example', name: 'Amperio Pro' }, excludeCredentials: [] });
    const second = new SoftwarePasskey();
    expect(await inPro.addPasskey(second.create(creation, { origin: pro }))).toMatchObject({
      ok: true,
      value: { host: 'pro.sklep.example' },
    });
    const answer = second.get(valueOf(await inPro.passkeySignInOptions()), { origin: pro });
    expect(await inPro.signInWithPasskey(answer)).toMatchObject({ ok: true });
  });

  it('is renamed and, after the password, removed by its owner and by nobody else; then it opens nothing', async () => {
    const email = 'usuwa@example.com';
    const { rest, passkey, id } = await withPasskey(email);
    const stranger = await registered(server, 'obca@example.com');
    const notFound = refusal(404, 'passkey_not_found');
    expect(await stranger.rest.removePasskey(id, proof)).toMatchObject(notFound);
    expect(await stranger.rest.renamePasskey(id, 'Mój')).toMatchObject(notFound);
    expect(await server.rest.removePasskey(id, proof)).toMatchObject(refusal(401, 'not_signed_in'));
    expect(await rest.renamePasskey(id, '  ')).toMatchObject(refusal(400, 'invalid_fields'));
    expect(valueOf(await rest.renamePasskey(id, ' Telefon ')).name).toBe('Telefon');
    expect(await rest.removePasskey(id, { password: 'nie-to' })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.removePasskey(id, proof)).toEqual({ ok: true, value: true });
    expect(await rest.removePasskey(id, proof)).toMatchObject(notFound);
    expect(await signInWith(passkey)).toMatchObject(refused);
    expect((await mailsTo(server, email, 3)).map(({ kind }) => kind)).toContain('passkey-removed');
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
  });
});

describe('[J-276] a password that is set by a link', () => {
  const dayMs = 24 * 60 * 60_000;
  const mailOf = async (email: string, kind: string): Promise<string> => (await mailTo(server, email, (mail) => mail.kind === kind)).text;
  const resetLink = async (email: string): Promise<string> => {
    await server.rest.askPasswordReset(email);
    return /resetpassword\?token=([\w-]+)/.exec(await mailOf(email, 'reset-password'))?.[1] ?? '';
  };

  it('ends passkeys of the last thirty days, which may be a thief’s, and tells the owner which ones still open the account', async () => {
    const email = 'po.kradziezy@example.com';
    const { passkey: own } = await withPasskey(email);
    await advanceClock(server, 31 * dayMs);
    const thief = clientWith(server, valueOf(await server.rest.signIn(email, goodPassword)));
    const added = new SoftwarePasskey();
    const options = valueOf(await thief.newPasskeyOptions(proof));
    valueOf(await thief.addPasskey(added.create(options, { origin })));
    expect(await signInWith(added)).toMatchObject({ ok: true });
    valueOf(await server.rest.resetPassword(await resetLink(email), 'Nowe2026haslo'));
    expect(await thief.readCustomer()).toMatchObject(refusal(401, 'session_expired'));
    expect(await signInWith(added)).toMatchObject(refused);
    expect(await signInWith(own)).toMatchObject({ ok: true });
    const told = await mailOf(email, 'password-changed');
    expect(told).toMatch(
      /Usunięte klucze dostępu[\s\S]+sklep\.example: dodany [\s\S]+nadal można się zalogować[\s\S]+sklep\.example: dodany /,
    );
  });

  it('ends all passkeys where its owner asks for that, and an asked change of the address in any case', async () => {
    const email = 'wszystkie.klucze@example.com';
    const { passkey } = await withPasskey(email);
    await advanceClock(server, 31 * dayMs);
    const thief = clientWith(server, valueOf(await server.rest.signIn(email, goodPassword)));
    valueOf(await thief.askEmailChange({ ...proof, email: 'zlodziej.adresu@example.com' }));
    const asked = await mailOf('zlodziej.adresu@example.com', 'email-change-asked');
    const change = /\/rest\/V1\/account\/email\?token=[\w-]+/.exec(asked)?.[0] ?? '';
    valueOf(await server.rest.resetPassword(await resetLink(email), 'Nowe2026haslo', true));
    expect(await signInWith(passkey)).toMatchObject(refused);
    expect(await mailOf(email, 'password-changed')).not.toContain('nadal można się zalogować');
    const press = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' };
    expect((await fetch(server.url + change, press)).status).toBe(404);
    const owner = clientWith(server, valueOf(await server.rest.signIn(email, 'Nowe2026haslo')));
    expect(valueOf(await owner.readCustomer()).email).toBe(email);
  });
});
