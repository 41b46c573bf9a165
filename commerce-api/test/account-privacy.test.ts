/** What customers do with their account as time passes: links that expire, another e-mail address, and passwords that were found in leaks. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { SoftwarePasskey } from './support/authenticator.ts';
import { accountLinks, isKind, origin, proof, refusal, told } from './support/account-links.ts';
import { guestShopper, sellable, valueOf } from './support/checkout.ts';
import { clientWith, goodPassword, registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { leakService, type LeakService } from './support/leak-service.ts';
import { bodyOf, mailTo, newKey, ready } from './support/orders.ts';
import { advanceClock, challengeOf, withSecondFactor } from './support/second-factor.ts';
import { post, posted } from './support/post.ts';
import { useFilledServer } from './support/use-server.ts';

const dayMs = 86_400_000;

let leaks: LeakService;
const server = useFilledServer(async () => {
  leaks = await leakService();
  return { LEAKED_PASSWORDS_URL: leaks.url };
});
afterAll(() => leaks.close());
const { linkIn, look, press, newPasswordBy, changed } = accountLinks(server);

describe('[J-240] a copy of everything that the shop keeps of a customer', () => {
  it('is given for the password alone, with a code where the second factor is on, three times a day', async () => {
    const { rest, app } = await withSecondFactor(server, 'kody@example.com');
    expect(await rest.exportCustomer({ password: 'nie-to' })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.exportCustomer(proof)).toMatchObject(refusal(400, 'code_required'));
    expect(await rest.exportCustomer({ ...proof, code: await app.nextCode() })).toMatchObject({ ok: true });
    expect(await server.rest.exportCustomer(proof)).toMatchObject({ ok: false, error: { status: 401 } });
    const plain = (await registered(server, 'czesto@example.com')).rest;
    for (let count = 0; count < 3; count += 1) expect(await plain.exportCustomer(proof)).toMatchObject({ ok: true });
    expect(await plain.exportCustomer(proof)).toMatchObject(refusal(429, 'too_many_exports'));
  });
});

describe('[J-244] a newsletter that is asked for again while its link waits', () => {
  it('sends another link, and is one wish in the history', async () => {
    const email = 'dwa-linki@example.com';
    await changed('przed-linkami@example.com', email);
    const ask = () => posted(server, '/rest/V1/newsletter/subscribe', { email, checked_newsletter: true });
    await ask();
    await advanceClock(server, 11 * 60_000);
    await ask();
    const kinds = (await mailsTo(server, email, 5)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-asked')).toHaveLength(2);
    expect(valueOf(await (await signedIn(server, email)).rest.readConsents()).newsletter).toMatchObject([{ event: 'asked' }]);
  });
});

describe('[J-241] the end of an account', () => {
  it('needs the newest link within a day; one that is wrong, replaced or late says so', async () => {
    const email = 'pozno@example.com';
    const { rest } = await registered(server, email);
    valueOf(await rest.askAccountDeletion(proof));
    const first = await linkIn(email, 'deletion-asked', 'delete');
    valueOf(await rest.askAccountDeletion(proof));
    await mailsTo(server, email, 3);
    const newest = await linkIn(email, 'deletion-asked', 'delete');
    expect(newest).not.toBe(first);
    expect(told(await press(first))).toEqual([404, 'Link nie działa']);
    expect(told(await press(`/rest/V1/account/delete?token=${'a'.repeat(43)}`))).toEqual([404, 'Link nie działa']);
    // A link does only what it is for.
    expect(told(await press(newest.replace('/delete', '/email')))).toEqual([404, 'Link nie działa']);
    await advanceClock(server, dayMs + 1000);
    expect(told(await press(newest))).toEqual([410, 'Link wygasł']);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
  });
});

describe('[J-242] another e-mail address', () => {
  it('is the account’s once its owner has opened the link; sessions and links of the old one end', async () => {
    const [old, next] = ['stary@example.com', 'nowy@example.com'];
    const { rest } = await registered(server, old);
    expect(await rest.askEmailChange({ password: 'nie-to', email: next })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.askEmailChange({ ...proof, email: 'to nie adres' })).toMatchObject(refusal(400, 'invalid_fields'));
    expect(await rest.askEmailChange({ ...proof, email: ' Stary@example.com ' })).toMatchObject(refusal(400, 'same_email'));
    valueOf(await server.rest.askPasswordReset(old));
    const reset = /resetpassword\?token=([\w-]+)/.exec((await mailTo(server, old, isKind('reset-password'))).text)?.[1];
    valueOf(await rest.askEmailChange({ ...proof, email: next }));
    const path = await linkIn(next, 'email-change-asked', 'email');
    const page = await look(path);
    expect(told(page)).toEqual([200, 'Potwierdź nowy adres konta']);
    // Whoever presses may be a stranger to whoever has asked: the account is named, but not so that it can be written to.
    expect(page.html).toContain('s•••@example.com → nowy@example.com');
    expect(page.html).not.toContain(old);
    expect(valueOf(await rest.readCustomer())).toMatchObject({ email: old });
    const pressed = await Promise.all([press(path), press(path)]);
    expect(pressed.map(told).toSorted()).toEqual([
      [200, 'Adres konta został zmieniony'],
      [410, 'Ten link został już użyty'],
    ]);
    expect(await rest.readCustomer()).toMatchObject(refusal(401, 'session_expired'));
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    // What was known before opens nothing of what the shop knows of the new address.
    expect(await server.rest.signIn(next, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    expect(await server.rest.resetPassword(reset ?? '', 'InneHaslo2026')).toMatchObject(refusal(400, 'reset_token_invalid'));
    await newPasswordBy(next);
    expect(valueOf(await (await signedIn(server, next)).rest.readCustomer())).toMatchObject({ email: next });
  });

  it('is undone by the link that the old one gets: the password that was known opens nothing any more', async () => {
    const [old, stolen] = ['wlasciciel@example.com', 'zlodziej@example.com'];
    await changed(old, stolen);
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    const thief = (await signedIn(server, stolen)).rest;
    // Until it can no longer be undone, nobody deletes the account or takes its old address.
    expect(await thief.askAccountDeletion(proof)).toMatchObject(refusal(409, 'email_just_changed'));
    const taking = { customer: { email: old, firstname: 'A', lastname: 'B' }, password: goodPassword, agreements: { checked_terms: true } };
    expect(await server.rest.createCustomer(taking)).toMatchObject(refusal(400, 'email_taken'));
    // Changed once more: the first owner's link still works.
    valueOf(await thief.askEmailChange({ ...proof, email: 'paser@example.com' }));
    await press(await linkIn('paser@example.com', 'email-change-asked', 'email'));
    expect(told(await look(undo))).toEqual([200, 'Cofnąć zmianę adresu?']);
    expect(told(await press(undo))).toEqual([200, 'Zmiana została cofnięta']);
    expect(told(await press(undo))).toEqual([410, 'Ta zmiana jest już cofnięta']);
    for (const email of [old, stolen, 'paser@example.com'])
      expect(await server.rest.signIn(email, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    await newPasswordBy(old, 'NoweHaslo2026x');
    expect(await server.rest.signIn(old, 'NoweHaslo2026x')).toMatchObject({ ok: true });
    // What the thief's address got undoes nothing.
    expect(told(await press(await linkIn(stolen, 'email-changed', 'email/undo')))).toEqual([404, 'Link nie działa']);
  });

  it('is undone by its owner even after whoever has stolen the account has undone a change of their own', async () => {
    const [old, stolen, third] = ['pierwszy@example.com', 'drugi@example.com', 'trzeci@example.com'];
    await changed(old, stolen);
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    const thief = (await signedIn(server, stolen)).rest;
    valueOf(await thief.askEmailChange({ ...proof, email: third }));
    await press(await linkIn(third, 'email-change-asked', 'email'));
    expect(told(await press(await linkIn(stolen, 'email-changed', 'email/undo')))).toEqual([200, 'Zmiana została cofnięta']);
    expect(told(await press(undo))).toEqual([200, 'Zmiana została cofnięta']);
    await newPasswordBy(old);
    expect(valueOf(await (await signedIn(server, old)).rest.readCustomer())).toMatchObject({ email: old });
    for (const email of [stolen, third])
      expect(await server.rest.signIn(email, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
  });

  it('leaves no passkey; undone, no second factor either that was turned on shortly before it', async () => {
    const [old, stolen] = ['klucze@example.com', 'przejete@example.com'];
    const { rest, app } = await withSecondFactor(server, old);
    const passkey = new SoftwarePasskey();
    const options = valueOf(await rest.newPasskeyOptions({ ...proof, code: await app.nextCode() }));
    valueOf(await rest.addPasskey(passkey.create(options, { origin })));
    const signInWithPasskey = async () =>
      server.rest.signInWithPasskey(passkey.get(valueOf(await server.rest.passkeySignInOptions()), { origin }));
    expect(await signInWithPasskey()).toMatchObject({ ok: true });
    valueOf(await rest.askEmailChange({ ...proof, code: await app.nextCode(), email: stolen }));
    await press(await linkIn(stolen, 'email-change-asked', 'email'));
    expect(await signInWithPasskey()).toMatchObject(refusal(400, 'passkey_refused'));
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    expect((await look(undo)).html).toContain('weryfikację dwuetapową');
    await press(undo);
    await newPasswordBy(old);
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject({ ok: true });
  });

  it('undone, keeps a second factor that its owner has had for long', async () => {
    const [old, stolen] = ['dawny-kod@example.com', 'obcy-kod@example.com'];
    const { app } = await withSecondFactor(server, old);
    await advanceClock(server, 31 * dayMs);
    const token = valueOf(await server.rest.signInWithCode(await challengeOf(server, old), await app.nextCode()));
    valueOf(await clientWith(server, token).askEmailChange({ ...proof, code: await app.nextCode(), email: stolen }));
    await press(await linkIn(stolen, 'email-change-asked', 'email'));
    await press(await linkIn(old, 'email-changed', 'email/undo'));
    await newPasswordBy(old);
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject(refusal(401, 'code_required'));
  });

  it('is asked for twice a day of one mailbox by one account: that leaves it to others', async () => {
    const stranger = (await registered(server, 'uparty@example.com')).rest;
    for (const email of ['skrzynka@example.com', 'skrzynka+a@example.com', 'skrzynka+b@example.com'])
      expect(await stranger.askEmailChange({ ...proof, email })).toEqual({ ok: true, value: true });
    const owner = (await registered(server, 'sama@example.com')).rest;
    valueOf(await owner.askEmailChange({ ...proof, email: 'skrzynka+c@example.com' }));
    await linkIn('skrzynka+c@example.com', 'email-change-asked', 'email');
    expect(await mailsTo(server, 'skrzynka+b@example.com', 0)).toEqual([]);
  });

  it('that has an account stays that account’s; whoever asks does not learn of it, its owner does', async () => {
    await registered(server, 'zajety@example.com');
    const { rest } = await registered(server, 'ciekawski@example.com');
    const answers = [
      await rest.askEmailChange({ ...proof, email: 'zajety@example.com' }),
      await rest.askEmailChange({ ...proof, email: 'wolny@example.com' }),
    ];
    expect(answers).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ]);
    expect(await mailTo(server, 'zajety@example.com', ({ kind }) => kind === 'email-has-account')).toBeTruthy();
    // Taken between the asking and the press.
    const path = await linkIn('wolny@example.com', 'email-change-asked', 'email');
    await registered(server, 'wolny@example.com');
    expect(told(await press(path))).toEqual([409, 'Ten adres ma już inne konto']);
    expect(valueOf(await rest.readCustomer())).toMatchObject({ email: 'ciekawski@example.com' });
  });

  it('the link of the old address works for a week', async () => {
    await changed('urlop@example.com', 'urlop2@example.com');
    const undo = await linkIn('urlop@example.com', 'email-changed', 'email/undo');
    await advanceClock(server, 7 * dayMs + 1000);
    expect(told(await press(undo))).toEqual([410, 'Link wygasł']);
    expect(await server.rest.signIn('urlop2@example.com', goodPassword)).toMatchObject({ ok: true });
  });
});

describe('[J-357] a password that was found in leaks', () => {
  const refused = (field: string) => ({ ok: false, error: { code: 'invalid_fields', parameters: { [field]: 'leaked-password' } } });
  const leaked = 'Wyciekle7haslo';

  it('is refused at registration, change and reset, at its field; the link of the e-mail stays valid', async () => {
    leaks.leak(leaked);
    const form = { customer: { email: 'wyciek@example.com', firstname: 'Ola', lastname: 'Lipa' }, agreements: { checked_terms: true } };
    const refusedForm = await post(server, '/rest/V1/customers', { ...form, password: leaked });
    expect([refusedForm.status, await refusedForm.json()]).toMatchObject([400, { parameters: { password: 'leaked-password' } }]);
    const { rest } = await registered(server, 'wyciek@example.com');
    expect(await rest.changePassword(goodPassword, leaked)).toMatchObject(refused('newPassword'));
    await rest.askPasswordReset('wyciek@example.com');
    const mails = await mailsTo(server, 'wyciek@example.com', 2);
    const token = /token=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'reset-password')?.text ?? '')?.[1] ?? '';
    expect(await rest.resetPassword(token, leaked)).toMatchObject(refused('newPassword'));
    expect(await rest.resetPassword(token, 'Nowe2026haslo')).toEqual({ ok: true, value: true });
    expect(leaks.asked.every((path) => /^\/range\/[0-9A-F]{5}$/.test(path))).toBe(true);
  });

  it('is refused with an order that makes an account, which is ordered with another one', async () => {
    leaks.leak(leaked);
    const shopper = await guestShopper(server);
    const [first] = await sellable(server);
    const body = bodyOf(await ready(shopper, { sku: first?.sku ?? '' }));
    const place = (password: string) => {
      const wish = {
        ...body,
        email: 'wyciek-z-zamowieniem@example.com',
        additionalData: { ...body.additionalData, create_account: { password } },
      };
      return shopper.rest.placeOrder(shopper.cart, newKey(), wish);
    };
    expect(await place(leaked)).toMatchObject(refused('password'));
    expect(valueOf(await place(goodPassword)).account).toBe('created');
  });

  it('is let through while the service is away: nobody is kept from an account by it', async () => {
    leaks.setAway(true);
    const { rest } = await registered(server, 'bez-uslugi@example.com');
    expect(await rest.changePassword(goodPassword, leaked)).toEqual({ ok: true, value: true });
    leaks.setAway(false);
  });
});
