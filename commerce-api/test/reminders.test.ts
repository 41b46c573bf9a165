/** Reminders: asked for, confirmed by e-mail, sent once, ended. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sellable, valueOf, type Sellable } from './support/checkout.ts';
import { registered, registeredOwner } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { setStock } from './support/orders.ts';
import { post, setPrice } from './support/post.ts';
import { linkIn, pressLink } from './support/reminders.ts';
import { useFilledServer } from './support/use-server.ts';

const dayMs = 24 * 60 * 60_000;
const ukrainian = { cookie: 'translation=%7B%22language%22%3A%22ua%22%7D' };

const server = useFilledServer();
let products: readonly Sellable[];
let product: Sellable;
let next = 0;

beforeAll(async () => {
  products = (await sellable(server)).slice(0, 20);
}, 60_000);

// Each test has a product of its own, sold out.
beforeEach(async () => {
  const own = products[(next += 1) % products.length];
  if (own === undefined) throw new Error('the catalogue is empty');
  product = own;
  await setStock(server, product.sku, 0);
});

const ask = (email: string, { sku } = product): ReturnType<typeof server.rest.notifyAboutAvailability> =>
  server.rest.notifyAboutAvailability({ email, sku });

/** The link in the newest e-mail of a kind. */
async function linkTo(email: string, kind: 'confirm' | 'end', mail = 'reminder-asked', ofMails = 1): Promise<string> {
  const found = (await mailsTo(server, email, ofMails)).find((one) => one.kind === mail);
  return linkIn(found?.text ?? '', kind);
}

const press = (path: string, body?: string, type?: string): Promise<Response> => pressLink(server, path, body, type);

const headingOf = async (answer: Response): Promise<string> => /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? '';
const look = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

/** The kinds of e-mails to an address, the oldest first; `marker` gets one afterwards, so that nothing is still on its way. */
async function kindsTo(email: string, marker: string): Promise<readonly string[]> {
  const other = products.find(({ sku }) => sku !== product.sku);
  await setStock(server, other?.sku ?? '', 0);
  await ask(marker, other);
  await mailsTo(server, marker);
  return (await mailsTo(server, email, 0)).map(({ kind }) => kind).toReversed();
}

const confirmed = async (email: string): Promise<void> => {
  expect(await ask(email)).toEqual({ ok: true, value: { is_active: false } });
  expect((await press(await linkTo(email, 'confirm'))).status).toBe(200);
};

describe('[A-54] [J-171] a reminder of a product that is sold out', () => {
  it('is confirmed by e-mail, sent once when the product is back, and never again', async () => {
    const email = 'ola@przypomnij.example';
    expect(await ask(` Ola@Przypomnij.example `)).toEqual({ ok: true, value: { is_active: false } });
    const confirm = await linkTo(email, 'confirm');
    expect(await headingOf(await press(confirm))).toBe('Gotowe, damy Ci znać');
    await setStock(server, product.sku, 4);
    const [mail] = await mailsTo(server, email, 2);
    expect(mail).toMatchObject({ kind: 'back-in-stock', subject: expect.stringMatching(/^Znów dostępny: /) });
    expect(mail?.text).toMatch(/https:\/\/sklep\.example\/[\w/-]+\.html/);
    await setStock(server, product.sku, 0);
    await setStock(server, product.sku, 9);
    expect(await kindsTo(email, 'po@przypomnij.example')).toEqual(['reminder-asked', 'back-in-stock']);
    expect(await headingOf(await look(confirm))).toBe('To przypomnienie zostało już wysłane');
  });

  it('that nobody has confirmed is never sent; opening the link changes nothing', async () => {
    const email = 'skaner@przypomnij.example';
    await ask(email);
    const page = await look(await linkTo(email, 'confirm'));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<button>Potwierdzam</button>');
    await setStock(server, product.sku, 4);
    expect(await kindsTo(email, 'inny@przypomnij.example')).toEqual(['reminder-asked']);
  });

  it('whose product comes back before it is confirmed is sent with the confirmation', async () => {
    const email = 'pozno@przypomnij.example';
    await ask(email);
    const confirm = await linkTo(email, 'confirm');
    await setStock(server, product.sku, 4);
    await press(confirm);
    expect((await mailsTo(server, email, 2))[0]?.kind).toBe('back-in-stock');
  });

  it('is asked for as often as one likes: one e-mail, the same answer', async () => {
    const email = 'znowu@przypomnij.example';
    const answers = await Promise.all([ask(email), ask(email), ask(email)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await press(await linkTo(email, 'confirm'));
    const from = performance.now();
    expect(await ask(email)).toEqual(answers[0]);
    expect(performance.now() - from).toBeGreaterThanOrEqual(249);
    expect(await kindsTo(email, 'ktos@przypomnij.example')).toEqual(['reminder-asked']);
  });

  it('can be asked for again after it was sent, with a confirmation of its own', async () => {
    const email = 'wraca@przypomnij.example';
    await confirmed(email);
    await setStock(server, product.sku, 1);
    await mailsTo(server, email, 2);
    await setStock(server, product.sku, 0);
    await ask(email);
    await press(await linkTo(email, 'confirm', 'reminder-asked', 3));
    await setStock(server, product.sku, 2);
    expect((await mailsTo(server, email, 4)).map(({ kind }) => kind)).toEqual([
      'back-in-stock',
      'reminder-asked',
      'back-in-stock',
      'reminder-asked',
    ]);
  });

  it('ends with the link of any of its e-mails, and the other ones with one press more', async () => {
    const email = 'koniec@przypomnij.example';
    await confirmed(email);
    const end = await linkTo(email, 'end');
    const other = products.find(({ sku }) => sku !== product.sku);
    await setStock(server, other?.sku ?? '', 0);
    await ask(email, other);
    await press(await linkTo(email, 'confirm', 'reminder-asked', 2));
    expect(await (await look(end)).text()).toContain('Zakończ przypomnienie');
    const ended = await press(end);
    expect(await ended.text()).toContain('<h1>Przypomnienie zakończone</h1>');
    expect(await headingOf(await press(end))).toBe('To przypomnienie jest już zakończone');
    expect(await headingOf(await press(end, 'all=1'))).toBe('Wszystkie przypomnienia zakończone');
    await setStock(server, product.sku, 3);
    await setStock(server, other?.sku ?? '', 3);
    expect(await kindsTo(email, 'dalej@przypomnij.example')).toEqual(['reminder-asked', 'reminder-asked']);
  });

  it.each(['List-Unsubscribe=One-Click', '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'])(
    'ends with one press in a mail reader (RFC 8058): %j',
    async (body) => {
      const email = `czytnik${body.length}@przypomnij.example`;
      await confirmed(email);
      const type = body.startsWith('--') ? 'multipart/form-data; boundary=x' : undefined;
      expect((await press(await linkTo(email, 'end'), body, type)).status).toBe(200);
      await setStock(server, product.sku, 3);
      expect(await kindsTo(email, `po${body.length}@przypomnij.example`)).toEqual(['reminder-asked']);
    },
  );

  it('has pages for links that were used, that end nothing, and that are foreign, in both languages', async () => {
    const email = 'strony@przypomnij.example';
    await confirmed(email);
    const confirm = await linkTo(email, 'confirm');
    expect(await headingOf(await press(confirm))).toBe('To przypomnienie jest już potwierdzone');
    const translated = await look(confirm, ukrainian);
    expect(await translated.text()).toMatch(/<html lang="uk">[\s\S]*<h1>Це нагадування вже підтверджено<\/h1>/);
    for (const path of ['/rest/V1/reminders/confirm?token=obcy', '/rest/V1/reminders/end?token=obcy']) {
      const foreign = await press(path);
      expect([foreign.status, await headingOf(foreign)]).toEqual([404, 'Link nie działa']);
    }
  });

  it('is refused where there is nothing to wait for: a product in stock, an unknown one, no address', async () => {
    await setStock(server, product.sku, 5);
    expect(await ask('juz@przypomnij.example')).toMatchObject({ ok: false, error: { status: 409, code: 'product_available' } });
    expect(await server.rest.notifyAboutAvailability({ email: 'x@przypomnij.example', sku: 'NIE-MA' })).toMatchObject({
      ok: false,
      error: { status: 404, code: 'unknown_product' },
    });
    expect(await ask('to nie adres')).toMatchObject({ ok: false, error: { code: 'invalid_fields', parameters: { email: 'email' } } });
  });
});

describe('[J-171] a reminder of a lower price', () => {
  it('is sent when the price falls below the one that was seen, with both prices and the lowest of thirty days', async () => {
    const email = 'taniej@przypomnij.example';
    const price = product.final_price;
    await setStock(server, product.sku, 5);
    await server.rest.notifyAboutPrice({ email, sku: product.sku }, price);
    await press(await linkTo(email, 'confirm'));
    await setPrice(server, product.sku, price + 1000);
    await setPrice(server, product.sku, price);
    expect(await kindsTo(email, 'ceny@przypomnij.example')).toEqual(['reminder-asked']);
    await setPrice(server, product.sku, price - 500);
    const [mail] = await mailsTo(server, email, 2);
    expect(mail).toMatchObject({ kind: 'price-drop', subject: expect.stringMatching(/^Cena spadła: /) });
    expect(mail?.text).toMatch(/Cena z dnia prośby: [\s\S]*Najniższa cena z 30 dni przed obniżką: [\s\S]*Teraz: /);
    await setPrice(server, product.sku, price);
  });

  it('is refused when the price has fallen already', async () => {
    const asked = server.rest.notifyAboutPrice({ email: 'stara.cena@przypomnij.example', sku: product.sku }, product.final_price + 1);
    expect(await asked).toMatchObject({ ok: false, error: { status: 409, code: 'price_lower' } });
  });
});

describe('[J-171] reminders of a customer', () => {
  it('wait at once once their address is proven, are listed, and end', async () => {
    const email = 'klientka@przypomnij.example';
    const { rest } = await registeredOwner(server, email);
    expect(await rest.notifyAboutAvailability({ email, sku: product.sku })).toEqual({ ok: true, value: { is_active: true } });
    const mine = await rest.readReminders();
    expect(mine).toMatchObject({ ok: true, value: [{ product_id: product.id, kind: 'stock', is_active: true }] });
    await setStock(server, product.sku, 3);
    expect((await mailsTo(server, email, 5))[0]?.kind).toBe('back-in-stock');
    expect(await rest.readReminders()).toEqual({ ok: true, value: [] });

    await setStock(server, product.sku, 0);
    await rest.notifyAboutAvailability({ email, sku: product.sku });
    const again = await rest.readReminders();
    const id = again.ok ? (again.value[0]?.reminder_id ?? 0) : 0;
    const other = await registered(server, 'obca@przypomnij.example');
    expect(await other.rest.endReminder(id)).toMatchObject({ ok: false, error: { status: 404, code: 'unknown_reminder' } });
    expect(await rest.readReminders()).toEqual(again);
    expect(await rest.endReminder(id)).toEqual({ ok: true, value: [] });
    expect(await rest.endReminder(id)).toEqual({ ok: true, value: [] });
    expect(await server.rest.readReminders()).toMatchObject({ ok: false, error: { status: 401 } });
  });

  it('[J-309] include those that were asked for without signing in, of a mailbox that is known to be theirs, and of no other', async () => {
    const email = 'goscinnie@przypomnij.example';
    await setStock(server, product.sku, 5);
    await server.rest.notifyAboutPrice({ email, sku: product.sku }, product.final_price);
    const unproven = await registered(server, email);
    await press(await linkTo(email, 'confirm', 'reminder-asked', 2));
    expect(await unproven.rest.readReminders()).toEqual({ ok: true, value: [] });
    const mailbox = 'wlasna@przypomnij.example';
    await server.rest.notifyAboutPrice({ email: mailbox, sku: product.sku }, product.final_price);
    await press(await linkTo(mailbox, 'confirm'));
    const { rest } = await registeredOwner(server, mailbox, 1);
    const [mine] = valueOf(await rest.readReminders());
    expect(mine).toMatchObject({ kind: 'price', price_seen: product.final_price, is_active: true });
    expect(await unproven.rest.endReminder(mine?.reminder_id ?? 0)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await rest.endReminder(mine?.reminder_id ?? 0)).toEqual({ ok: true, value: [] });
  });

  it('need one confirmation, which proves the address; another mailbox needs its own', async () => {
    const email = 'nowa@przypomnij.example';
    const { rest } = await registered(server, email);
    expect(await rest.notifyAboutAvailability({ email, sku: product.sku })).toEqual({ ok: true, value: { is_active: false } });
    await press(await linkTo(email, 'confirm', 'reminder-asked', 2));
    const other = products.find(({ sku }) => sku !== product.sku);
    await setStock(server, other?.sku ?? '', 0);
    expect(await rest.notifyAboutAvailability({ email, sku: other?.sku ?? '' })).toEqual({ ok: true, value: { is_active: true } });
    const foreign = 'nie.moja@przypomnij.example';
    expect(await rest.notifyAboutAvailability({ email: foreign, sku: product.sku })).toEqual({ ok: true, value: { is_active: false } });
    expect((await mailsTo(server, foreign)).map(({ kind }) => kind)).toEqual(['reminder-asked']);
  });
});
describe('[J-171] reminders have limits and an end', () => {
  it('are removed: unconfirmed and finished ones after two weeks, waiting ones after a year', async () => {
    const cleanUpAt = async (days: number): Promise<unknown> =>
      (await post(server, '/dev/clean-up', { now: new Date(Date.now() + days * dayMs).toISOString() })).json();
    const email = 'zostaje@przypomnij.example';
    await ask('nigdy@przypomnij.example');
    await confirmed(email);
    expect(await cleanUpAt(13)).toMatchObject({ reminders: 0, waitingReminders: 0 });
    const unconfirmed = await linkTo('nigdy@przypomnij.example', 'confirm');
    expect(await headingOf(await look(unconfirmed))).toBe('Potwierdź przypomnienie');
    const after = (await cleanUpAt(15)) as { readonly reminders: number }; // our own server's answer
    expect(after.reminders).toBeGreaterThan(0);
    expect((await look(unconfirmed)).status).toBe(404);
    expect(await headingOf(await look(await linkTo(email, 'confirm')))).toBe('To przypomnienie jest już potwierdzone');
    // Our own server's answer.
    expect(((await cleanUpAt(366)) as { readonly waitingReminders: number }).waitingReminders).toBeGreaterThan(0);
  });
});
