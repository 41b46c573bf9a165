/** Complaints: what may be sent, who may read what, and the staff's side of it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { guestShopper, parcel, person, type Sellable } from './support/checkout.ts';
import { clientWith, registered } from './support/customers.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { ordered, setStock } from './support/orders.ts';
import { fromAnotherNetwork } from './support/network.ts';
import { claimant, complaint, read, submit, submitted, waitingComplaint } from './support/complaints.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;
let goods: Sellable;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
  goods = await parcel(server);
  await setStock(server, goods.sku, 50);
}, 60_000);

const receipt = { docNo: 'PA/11/2401', docDate: '2026-10-05' } as const;

const problems = async (answer: Response): Promise<unknown> => ((await answer.json()) as { readonly parameters?: unknown }).parameters; // our own server's answer
const status = (complaintNumber: string, headers?: Readonly<Record<string, string>>) => read(server, complaintNumber, {}, headers);
const check = (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = fromAnotherNetwork()) =>
  fetch(`${server.url}/rest/V1/amperio/rma/stationary/validate-document?${new URLSearchParams(query).toString()}`, { headers });

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
    const headers = fromAnotherNetwork();
    for (let at = 0; at < 20; at += 1) expect((await check({ ...receipt, docNo: `PA/${at}` }, headers)).status).toBe(404);
    expect((await check(receipt, headers)).status).toBe(429);
    expect((await check(receipt)).status).toBe(200);
  });
});

describe('a complaint', () => {
  it('[A-57] [A-52] [B-09] is submitted with a number, told of by e-mail, and read by it; nothing of its claimant is told', async () => {
    const number = await submitted(server);
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
    const email = 'dwa.razy.reklamuje@example.com';
    const change = { claimant: { ...claimant, email } };
    const numbers = await Promise.all([submitted(server, change), submitted(server, change), submitted(server, change)]);
    expect(new Set(numbers).size).toBe(1);
    expect(await submitted(server, { ...change, description: `${complaint().description} I buczy.` })).not.toBe(numbers[0]);
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
    expect(await problems(await submit(server, change))).toMatchObject(expected),
  );

  it('[A-57] [J-231] about an order is taken from its customer and from whoever knows its e-mail, and from nobody else', async () => {
    const order = await ordered(await guestShopper(server), { sku: goods.sku });
    const about = {
      channel: 'online' as const,
      document: { type: 'order' as const, docNo: order.number },
      product: { sku: goods.sku, qty: 1 },
    };
    const stranger = await registered(server, 'obcy.reklamuje@example.com');
    expect(await problems(await submit(server, about))).toEqual({ docNo: 'unknown-order' });
    expect(await problems(await submit(server, about, { ...fromAnotherNetwork(), authorization: `Bearer ${stranger.token}` }))).toEqual({
      docNo: 'unknown-order',
    });
    expect(await problems(await submit(server, { ...about, document: { type: 'order', docNo: 'A999999' } }))).toEqual({
      docNo: 'unknown-order',
    });
    const owner = { claimant: { ...claimant, email: person.email.toUpperCase() } };
    expect(await problems(await submit(server, { ...about, ...owner, product: { sku: goods.sku, qty: 5 } }))).toEqual({
      qty: 'not-in-document',
    });
    const number = await submitted(server, { ...about, ...owner });
    expect((await waitingComplaint(server, staff, number)).product_name).not.toBe('');
  });

  it('[A-57] a session that is over sends nothing under another name', async () => {
    const answer = await submit(server, {}, { ...fromAnotherNetwork(), authorization: `Bearer ${'x'.repeat(43)}` });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'session_expired']);
  });

  it('[J-273] has a confirmation as PDF, in the language of who loads it, for whoever knows its number', async () => {
    const number = await submitted(server, { description: 'Grzałka przestała grzać po tygodniu używania.' });
    const paper = async (complaintNumber: string, headers: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams({ complaintNumber });
      const answer = await fetch(`${server.url}/rest/V1/rma/confirmation?${query}`, { headers: { ...fromAnotherNetwork(), ...headers } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
    };
    const { answer, bytes } = await paper(number);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect([bytes.slice(0, 5), bytes.includes('/Lang (pl-PL)')]).toEqual(['%PDF-', true]);
    const ukrainian = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };
    expect((await paper(number, ukrainian)).bytes).toContain('/Lang (uk-UA)');
    const unknown = await paper('RMA-AAAAA-AAAAA');
    expect([unknown.answer.status, unknown.bytes.includes('complaint_not_found')]).toEqual([404, true]);
  });

  it('[A-52] [J-231] numbers cannot be guessed: after twenty wrong ones the network waits', async () => {
    const number = await submitted(server, { description: 'Nie działa wcale, a był używany dwa razy.' });
    const headers = fromAnotherNetwork();
    for (let at = 0; at < 20; at += 1) expect((await status(`RMA-AAAAA-AAA${at}`, headers)).status).toBe(404);
    expect((await status(number, headers)).status).toBe(429);
    expect((await status(number)).status).toBe(200);
  });
});

describe('[J-232] the staff’s side of a complaint', () => {
  it('answers, decides once, tells the claimant by e-mail and in the timeline, and notes who did', async () => {
    const email = 'czeka.na.decyzje@example.com';
    const number = await submitted(server, { claimant: { ...claimant, email } });
    const { id, claimant: who } = await waitingComplaint(server, staff, number);
    expect(who.name).toBe('Ola Lipa');
    const reply = (body: object) => desk(server, staff.token, `/complaints/${id}/reply`, { method: 'POST', body });
    expect(await problems(await reply({ reply: 'accepted', message: ' ' }))).toEqual({ message: 'required' });
    expect((await reply({ reply: 'answered', message: 'Prosimy o zdjęcie tabliczki.' })).status).toBe(200);
    expect((await waitingComplaint(server, staff, number)).state).toBe('answered');
    expect((await reply({ reply: 'accepted', message: 'Naprawimy bezpłatnie.' })).status).toBe(200);
    expect((await reply({ reply: 'rejected', message: 'Jednak nie.' })).status).toBe(409);
    await expect(waitingComplaint(server, staff, number)).rejects.toThrow('does not wait');
    expect(await (await read(server, number, { email })).json()).toMatchObject({
      state: 'accepted',
      timeline: [{ state: 'submitted' }, { state: 'answered', message: 'Prosimy o zdjęcie tabliczki.' }, { state: 'accepted' }],
    });
    const mails = await mailsTo(server, email, 3);
    // Several are sent at once, so that a later one may arrive first.
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['complaint-replied', 'complaint-replied', 'complaint-submitted']);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Naprawimy bezpłatnie.');
    const admin = await newStaff(server, 'admin');
    const { complaints } = await deskAnswer<{ readonly complaints: readonly object[] }>(server, admin.token, '/audit');
    expect(complaints).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ staff_id: staff.id, subject_id: id, state_before: 'answered', state_after: 'accepted' }),
      ]),
    );
  });

  it('is closed to everybody without a token, customers included', async () => {
    const { token } = await registered(server, 'klientka.bez.biura@example.com');
    expect((await desk(server, undefined, '/complaints')).status).toBe(401);
    expect((await desk(server, token, '/complaints')).status).toBe(401);
    expect((await clientWith(server, token).complaintStatus('RMA-22222-22222')).ok).toBe(false);
  });
});
