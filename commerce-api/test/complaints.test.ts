/** Complaints: what may be sent, who may read what, and the staff's side of it. */
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { guestShopper, person, sellable, type Sellable } from './support/checkout.ts';
import { clientWith, registered } from './support/customers.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { ordered } from './support/orders.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';
import { post } from './support/written.ts';

let server: RunningServer;
let staff: Staff;
let goods: Sellable;

beforeAll(async () => {
  server = await startFilledServer({ STORE_URLS: 'amperio=https://sklep.example,amperio_pro=https://pro.sklep.example' });
  staff = await newStaff(server, 'moderator');
  const found = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 8000);
  if (found === undefined) throw new Error('nothing to buy');
  goods = found;
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const receipt = { docNo: 'PA/11/2401', docDate: '2026-10-05' } as const;
let caller = 0;
/** As if it came from another network: wrong tries are counted for each. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${(caller += 1)}` });

const claimant = {
  firstname: 'Ola',
  lastname: 'Lipa',
  street: 'ul. Lipowa 12/4',
  postcode: '30-702',
  city: 'Kraków',
  email: 'ola.reklamuje@example.com',
  telephone: '600 100 200',
};
const complaint = (change: Partial<ComplaintToSubmit> = {}): ComplaintToSubmit => ({
  channel: 'stationary',
  claimant,
  buyer: 'consumer',
  document: { type: 'other' },
  product: { name: 'Czajnik Lumena', qty: 1 },
  complaint_type: 1,
  defect_found_on: '2026-11-01',
  description: 'Czajnik nie włącza się od tygodnia, dioda nie świeci.',
  basis: 'conformity',
  demand: 'repair',
  return_way: 'courier',
  checked_terms: true,
  ...change,
});

const submit = (change: Partial<ComplaintToSubmit> = {}, headers: Readonly<Record<string, string>> = from()) =>
  post(server, '/rest/V1/amperio/rma/submit', complaint(change), headers);
const submitted = async (change: Partial<ComplaintToSubmit> = {}): Promise<string> => {
  const answer = await submit(change);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { readonly complaintNumber: string }).complaintNumber; // our own server's answer
};
const problems = async (answer: Response): Promise<unknown> => ((await answer.json()) as { readonly parameters?: unknown }).parameters; // our own server's answer
const status = (complaintNumber: string, headers: Readonly<Record<string, string>> = from()) =>
  post(server, '/rest/V1/rma/status', { complaintNumber }, headers);
const check = (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = from()) =>
  fetch(`${server.url}/rest/V1/amperio/rma/stationary/validate-document?${new URLSearchParams(query).toString()}`, { headers });
const upload = (bytes: Buffer, type = 'application/octet-stream') =>
  fetch(`${server.url}/rest/V1/amperio/rma/files?name=${encodeURIComponent('zdjęcie.jpg')}`, {
    method: 'POST',
    headers: { 'content-type': type, ...from() },
    body: new Uint8Array(bytes),
  });
const picture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'tajne' } })
    .jpeg()
    .toBuffer();
const fileId = async (answer: Response): Promise<string> => ((await answer.json()) as { readonly id: string }).id; // our own server's answer

interface Open {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly product_name: string;
  readonly claimant: { readonly name: string };
  readonly files: readonly { readonly id: string; readonly media_type: string }[];
}
const waiting = async (number: string): Promise<Open> => {
  const { items } = await deskAnswer<{ readonly items: readonly Open[] }>(server, staff.token, '/complaints');
  const found = items.find((one) => one.number === number);
  if (found === undefined) throw new Error(`${number} does not wait`);
  return found;
};

describe('what a complaint begins with', () => {
  it('[A-55] its types are told in the language of who asks', async () => {
    const types = await (await fetch(`${server.url}/rest/V1/amperio/rma/stationary/complaint-types`)).json();
    expect(types).toMatchObject({ items: expect.arrayContaining([{ id: 1, name: 'Produkt nie działa' }]) });
    const headers = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };
    const translated = await (await fetch(`${server.url}/rest/V1/amperio/rma/stationary/complaint-types`, { headers })).json();
    expect(translated).toMatchObject({ items: expect.arrayContaining([{ id: 1, name: 'Товар не працює' }]) });
  });

  it('[A-56] [B-06] a receipt is found by number and day, with or without its shop, and lists what was bought', async () => {
    const found = { kind: 'receipt', store: { id: 11 }, items: [{ qty: 1 }, { qty: 2 }] };
    expect(await (await check(receipt)).json()).toMatchObject(found);
    expect(await (await check({ ...receipt, storeId: '11' })).json()).toMatchObject(found);
  });

  it.each([
    ['another day', { ...receipt, docDate: '2026-10-06' }],
    ['another number', { ...receipt, docNo: 'PA/11/2402' }],
    ['another shop', { ...receipt, storeId: '12' }],
    ['markup', { ...receipt, docNo: `' or 1=1 --` }],
  ])('[A-56] [B-06] %s finds nothing, and the answer does not say which of them is wrong', async (_, query) => {
    const answer = await check(query);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'document_not_found']);
  });

  it.each([
    ['2999-01-01', 'future'],
    ['2026-02-30', 'date'],
    ['wczoraj', 'date'],
  ])('[A-56] [B-06] the day %s is refused at its field', async (docDate, problem) =>
    expect(await problems(await check({ ...receipt, docDate }))).toEqual({ docDate: problem }),
  );

  it('[A-56] [J-231] documents cannot be guessed: after twenty wrong ones the network waits', async () => {
    const headers = from();
    for (let at = 0; at < 20; at += 1) expect((await check({ ...receipt, docNo: `PA/${at}` }, headers)).status).toBe(404);
    expect((await check(receipt, headers)).status).toBe(429);
    expect((await check(receipt)).status).toBe(200);
  });
});

describe('a complaint', () => {
  it('[A-57] [A-52] [B-09] is submitted with a number, told of by e-mail, and read by it; nothing of its claimant is told', async () => {
    const number = await submitted();
    expect(number).toMatch(/^RMA-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const read = await (await status(` ${number.toLowerCase()} `)).text();
    expect(JSON.parse(read)).toMatchObject({
      complaintNumber: number,
      state: 'submitted',
      product_name: 'Czajnik Lumena',
      timeline: [{ state: 'submitted' }],
    });
    for (const secret of ['Lipa', 'Lipowa', 'example.com', '600 100 200', 'dioda']) expect(read).not.toContain(secret);
    const [mail] = await mailsTo(server, claimant.email);
    expect(mail?.text).toContain(`https://sklep.example/reklamacje?numer=${number}`);
    // J-122: nobody can send his own words to a stranger through the shop.
    for (const typed of ['Ola', 'Czajnik', 'dioda']) expect(mail?.text).not.toContain(typed);
  });

  it('[A-57] [B-09] sent twice, even at once, is one complaint and one e-mail; another one is another', async () => {
    const email = 'dwa.razy@example.com';
    const change = { claimant: { ...claimant, email } };
    const numbers = await Promise.all([submitted(change), submitted(change), submitted(change)]);
    expect(new Set(numbers).size).toBe(1);
    expect(await submitted({ ...change, description: `${complaint().description} I buczy.` })).not.toBe(numbers[0]);
    expect(await mailsTo(server, email, 2)).toHaveLength(2);
  });

  it.each<[string, Partial<ComplaintToSubmit>, object]>([
    [
      'nothing about the claimant',
      { claimant: { ...claimant, firstname: '', email: 'x', telephone: '1' } },
      { firstname: 'required', email: 'email', telephone: 'phone' },
    ],
    ['a defect of 10,000 characters', { description: 'a'.repeat(10_000) }, { description: 'too-long' }],
    ['a defect of one word', { description: 'Zepsuty' }, { description: 'too-short' }],
    ['a defect found tomorrow', { defect_found_on: '2999-01-01' }, { defect_found_on: 'future' }],
    ['a company without a NIP', { buyer: 'company', basis: 'statutory', nip: '123' }, { nip: 'nip' }],
    ['a consumer with the law of companies', { basis: 'statutory' }, { basis: 'required' }],
    ['money without a reason and an account', { demand: 'withdrawal' }, { demand_reason: 'required', iban: 'iban' }],
    [
      'a lower price without an amount',
      { demand: 'price-reduction', demand_reason: 'again', iban: '61109010140000071219812874' },
      { amount: 'amount' },
    ],
    ['no consent', { checked_terms: false }, { checked_terms: 'required' }],
    [
      'a document that no shop has issued',
      { document: { type: 'receipt', docNo: 'PA/1', docDate: '2026-10-05' }, product: { sku: 'x', qty: 1 } },
      { docNo: 'unknown-document' },
    ],
    [
      'a document of another shop',
      { document: { type: 'receipt', ...receipt, storeId: 12 }, product: { sku: 'x', qty: 1 } },
      { docNo: 'unknown-document' },
    ],
    [
      'what the document does not list',
      { document: { type: 'receipt', ...receipt }, product: { sku: 'x', qty: 1 } },
      { product: 'not-in-document' },
    ],
  ])('[A-57] [B-09] %s is refused at its field', async (_, change, expected) =>
    expect(await problems(await submit(change))).toMatchObject(expected),
  );

  it('[A-57] [J-231] about an order is taken from its customer and from whoever knows its e-mail, and from nobody else', async () => {
    const order = await ordered(await guestShopper(server), { sku: goods.sku });
    const about = {
      channel: 'online' as const,
      document: { type: 'order' as const, docNo: order.number },
      product: { sku: goods.sku, qty: 1 },
    };
    const stranger = await registered(server, 'obcy@example.com');
    expect(await problems(await submit(about))).toEqual({ docNo: 'unknown-order' });
    expect(await problems(await submit(about, { ...from(), authorization: `Bearer ${stranger.token}` }))).toEqual({
      docNo: 'unknown-order',
    });
    expect(await problems(await submit({ ...about, document: { type: 'order', docNo: 'A999999' } }))).toEqual({ docNo: 'unknown-order' });
    const owner = { claimant: { ...claimant, email: person.email.toUpperCase() } };
    expect(await problems(await submit({ ...about, ...owner, product: { sku: goods.sku, qty: 5 } }))).toEqual({ qty: 'not-in-document' });
    const number = await submitted({ ...about, ...owner });
    expect((await waiting(number)).product_name).not.toBe('');
  });

  it('[A-57] a session that is over sends nothing under another name', async () => {
    const answer = await submit({}, { ...from(), authorization: `Bearer ${'x'.repeat(43)}` });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'session_expired']);
  });

  it('[A-52] [J-231] numbers cannot be guessed: after twenty wrong ones the network waits', async () => {
    const number = await submitted({ description: 'Nie działa wcale, a był używany dwa razy.' });
    const headers = from();
    for (let at = 0; at < 20; at += 1) expect((await status(`RMA-AAAAA-AAA${at}`, headers)).status).toBe(404);
    expect((await status(number, headers)).status).toBe(429);
    expect((await status(number)).status).toBe(200);
  });
});

describe('[A-57] [J-230] files of a complaint', () => {
  it('pictures are drawn anew, papers kept, and both are read by staff alone', async () => {
    const photo = await fileId(await upload(await picture(), 'image/jpeg'));
    const paper = await fileId(await upload(Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n'), 'application/pdf'));
    const number = await submitted({ files: [photo, paper], description: 'Obudowa pękła przy pierwszym użyciu, zdjęcie dołączam.' });
    const { files } = await waiting(number);
    expect(files.map(({ id, media_type: type }) => [id, type])).toEqual([
      [photo, 'image/webp'],
      [paper, 'application/pdf'],
    ]);
    const read = await desk(server, staff.token, `/complaint-files/${photo}`);
    const bytes = Buffer.from(await read.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes('tajne')).toBe(false);
    expect(read.headers.get('content-disposition')).toBe('attachment');
    expect((await desk(server, undefined, `/complaint-files/${photo}`)).status).toBe(401);
    // A file belongs to one complaint.
    expect((await submit({ files: [photo], description: 'Ten sam plik w innym zgłoszeniu, czego nie wolno.' })).status).toBe(400);
  });

  it('a photo that is added to what has been sent is not lost; the same with the same photo is the same complaint', async () => {
    const words = { description: 'Pokrętło odpadło przy pierwszym użyciu, zdjęcie dosyłam.' };
    const without = await submitted(words);
    const files = [await fileId(await upload(await picture(), 'image/jpeg'))];
    const number = await submitted({ ...words, files });
    expect(number).not.toBe(without);
    expect((await waiting(number)).files.map(({ id }) => id)).toEqual(files);
    expect(await submitted({ ...words, files })).toBe(number);
  });

  it('[J-236] one network sends ten at the same time; another one, and who comes when one is over, is served', async () => {
    const address = '198.51.100.250';
    const begin = async (): Promise<ClientRequest> => {
      const headers = { 'content-type': 'image/jpeg', 'content-length': 1000, expect: '100-continue', 'x-forwarded-for': address };
      const call = request(`${server.url}/rest/V1/amperio/rma/files`, { method: 'POST', headers }).on('error', () => undefined);
      call.flushHeaders();
      await once(call, 'continue');
      return call;
    };
    const calls = await Promise.all(Array.from({ length: 10 }, begin));
    const photo = await picture();
    const sent = async (network: string): Promise<number> => {
      const headers = { 'content-type': 'image/jpeg', 'x-forwarded-for': network };
      return (await fetch(`${server.url}/rest/V1/amperio/rma/files`, { method: 'POST', headers, body: new Uint8Array(photo) })).status;
    };
    expect([await sent(address), await sent('198.51.100.251')]).toEqual([429, 200]);
    calls[0]?.destroy();
    let served = 429;
    for (let tries = 0; served === 429 && tries < 50; tries += 1) served = await sent(address);
    expect(served).toBe(200);
    for (const call of calls) call.destroy();
  });

  it.each([
    ['a script that is called a picture', Buffer.from('<script>alert(1)</script>'), 415, 'file_type'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_type'],
    ['a program', Buffer.from('MZ\x90\x00'), 415, 'file_type'],
    ['a picture that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, 'file_broken'],
    ['a paper that is cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 400, 'file_broken'],
    ['a paper that does something by itself', Buffer.from('%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>\n%%EOF'), 400, 'file_active'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, 'file_bytes'],
  ])('%s is refused, whatever it says of itself', async (_, bytes, code, problem) => {
    const answer = await upload(bytes, 'image/jpeg');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([code, problem]);
  });
});

describe('[J-232] the staff’s side of a complaint', () => {
  it('answers, decides once, tells the claimant by e-mail and in the timeline, and notes who did', async () => {
    const email = 'czeka.na.decyzje@example.com';
    const number = await submitted({ claimant: { ...claimant, email } });
    const { id, claimant: who } = await waiting(number);
    expect(who.name).toBe('Ola Lipa');
    const reply = (body: object) => desk(server, staff.token, `/complaints/${id}/reply`, { method: 'POST', body });
    expect(await problems(await reply({ reply: 'accepted', message: ' ' }))).toEqual({ message: 'required' });
    expect((await reply({ reply: 'answered', message: 'Prosimy o zdjęcie tabliczki.' })).status).toBe(200);
    expect((await waiting(number)).state).toBe('answered');
    expect((await reply({ reply: 'accepted', message: 'Naprawimy bezpłatnie.' })).status).toBe(200);
    expect((await reply({ reply: 'rejected', message: 'Jednak nie.' })).status).toBe(409);
    await expect(waiting(number)).rejects.toThrow('does not wait');
    expect(await (await status(number)).json()).toMatchObject({
      state: 'accepted',
      timeline: [{ state: 'submitted' }, { state: 'answered', message: 'Prosimy o zdjęcie tabliczki.' }, { state: 'accepted' }],
    });
    const mails = await mailsTo(server, email, 3);
    expect(mails.map(({ kind }) => kind)).toEqual(['complaint-replied', 'complaint-replied', 'complaint-submitted']);
    expect(mails[0]?.text).toContain('Naprawimy bezpłatnie.');
    const admin = await newStaff(server, 'admin');
    const { complaints } = await deskAnswer<{ readonly complaints: readonly object[] }>(server, admin.token, '/audit');
    expect(complaints[0]).toMatchObject({ staff_id: staff.id, subject_id: id, state_before: 'answered', state_after: 'accepted' });
  });

  it('is closed to everybody without a token, customers included', async () => {
    const { token } = await registered(server, 'klientka.bez.biura@example.com');
    expect((await desk(server, undefined, '/complaints')).status).toBe(401);
    expect((await desk(server, token, '/complaints')).status).toBe(401);
    expect((await clientWith(server, token).complaintStatus('RMA-22222-22222')).ok).toBe(false);
  });
});
