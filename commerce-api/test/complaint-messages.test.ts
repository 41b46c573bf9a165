/** What is written about a complaint after it was submitted, and the day of the courier: who may, what is taken, once. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { claimant, fileId, picture, read, submit, submitted, upload, waitingComplaint } from './support/complaints.ts';
import { registered } from './support/customers.ts';
import { desk, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { fromAnotherNetwork } from './support/network.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
}, 60_000);

interface Status {
  readonly state: string;
  readonly is_proven: boolean;
  readonly timeline: readonly { readonly message: string }[];
  readonly messages: readonly { readonly text: string; readonly files: readonly string[] }[];
  readonly pickup: {
    readonly day: string | null;
    readonly shipment: string | null;
    readonly collected_at: string | null;
    readonly days: string[];
  } | null;
}
type Headers = Readonly<Record<string, string>>;

const ukrainian = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };
const answerOf = async (answer: Response): Promise<Status> => (await answer.json()) as Status; // our own server's answer
const codeOf = async (answer: Response): Promise<unknown> => [answer.status, ((await answer.json()) as { code: string }).code]; // as above
const problems = async (answer: Response): Promise<unknown> => ((await answer.json()) as { readonly parameters?: unknown }).parameters; // as above
const write = (body: object, headers: Headers = fromAnotherNetwork()) => post(server, '/rest/V1/rma/messages', body, headers);
const choose = (body: object, headers: Headers = fromAnotherNetwork()) => post(server, '/rest/V1/rma/pickup', body, headers);
const reply = async (number: string, body: object): Promise<Response> => {
  const { id } = await waitingComplaint(server, staff, number);
  return desk(server, staff.token, `/complaints/${id}/reply`, { method: 'POST', body });
};
/** A complaint of a mailbox of its own. */
async function fresh(change: Partial<ComplaintToSubmit> = {}, headers: Headers = {}) {
  const email = `pisze.${crypto.randomUUID()}@example.com`;
  const answer = await submit(server, { ...change, claimant: { ...claimant, email } }, { ...fromAnotherNetwork(), ...headers });
  if (!answer.ok) throw new Error(await answer.text());
  const { complaintNumber: number } = (await answer.json()) as { complaintNumber: string }; // our own server's answer
  return { email, number, proof: { complaintNumber: number, email } };
}

describe('[J-286] a message of a claimant', () => {
  it('reaches the desk with its files, and the answer the claimant, who reads both', async () => {
    const { email, number, proof } = await fresh();
    const photo = await fileId(await upload(server, await picture(), 'image/jpeg'));
    const paper = await fileId(await upload(server, Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n'), 'application/pdf'));
    await reply(number, { reply: 'answered', message: 'Prosimy o zdjęcie tabliczki.' });
    const sent = await answerOf(
      await write({ ...proof, email: ` ${email.toUpperCase()} `, text: ' Oto tabliczka. ', files: [photo, paper] }),
    );
    expect(sent).toMatchObject({ state: 'answered', messages: [{ text: 'Oto tabliczka.', files: ['zdjęcie.jpg', 'zdjęcie.jpg'] }] });
    const waiting = await waitingComplaint(server, staff, number);
    expect(waiting.files).toEqual([]);
    expect(waiting.messages).toMatchObject([{ text: 'Oto tabliczka.', files: [{ id: photo }, { id: paper }] }]);
    expect((await desk(server, staff.token, `/complaint-files/${photo}`)).status).toBe(200);
    await reply(number, { reply: 'answered', message: 'Dziękujemy, naprawimy.' });
    expect((await answerOf(await read(server, number, { email }))).timeline.at(-1)?.message).toBe('Dziękujemy, naprawimy.');
    const mails = await mailsTo(server, email, 3);
    expect(mails[0]?.text).toContain('Dziękujemy, naprawimy.');
    // J-122: the shop sends nobody's words but its own.
    for (const { text } of mails) expect(text).not.toContain('Oto tabliczka');
  });

  it('sent twice, even at once and after the answer was lost, is one; another one is another', async () => {
    const { number, proof } = await fresh();
    const files = [await fileId(await upload(server, await picture(), 'image/jpeg'))];
    const body = { ...proof, text: 'Dosyłam zdjęcie.', files };
    const answers = await Promise.all([write(body), write(body), write(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await reply(number, { reply: 'answered', message: 'Mamy je.' });
    expect((await write(body)).status).toBe(200);
    expect((await write({ ...proof, text: 'Dosyłam drugie.' })).status).toBe(200);
    expect((await waitingComplaint(server, staff, number)).messages.map(({ text }) => text)).toEqual([
      'Dosyłam zdjęcie.',
      'Dosyłam drugie.',
    ]);
    // The photo belongs to this complaint.
    const other = await fresh();
    expect(await codeOf(await write({ ...other.proof, text: 'Cudzy plik.', files }))).toEqual([400, 'file_gone']);
  });

  it.each<[string, string, string]>([
    ['nothing', ' \n\t ', 'required'],
    ['10,000 characters', 'a'.repeat(10_000), 'too-long'],
  ])('%s is refused at its field', async (_, text, problem) => {
    const { proof } = await fresh();
    expect(await problems(await write({ ...proof, text }))).toEqual({ text: problem });
  });

  it('is refused with files that nobody has sent, six of them, or after the decision', async () => {
    const { number, proof } = await fresh();
    const unknown = Array.from({ length: 6 }, () => crypto.randomUUID());
    expect(await codeOf(await write({ ...proof, text: 'Pliki.', files: unknown.slice(0, 1) }))).toEqual([400, 'file_gone']);
    expect((await write({ ...proof, text: 'Pliki.', files: unknown })).status).toBe(400);
    expect((await write({ ...proof, text: 'Pliki.', files: ["' or 1=1"] })).status).toBe(400);
    await reply(number, { reply: 'accepted', message: 'Naprawimy.' });
    expect(await codeOf(await write({ ...proof, text: 'Jeszcze jedno.' }))).toEqual([409, 'complaint_decided']);
  });

  it('after ten without an answer the next one waits for it', async () => {
    const { number, proof } = await fresh();
    for (let at = 0; at < 10; at += 1) expect((await write({ ...proof, text: `Wiadomość ${at}` })).status).toBe(200);
    expect(await codeOf(await write({ ...proof, text: 'Wiadomość 10' }))).toEqual([429, 'complaint_unanswered']);
    await reply(number, { reply: 'answered', message: 'Czytamy.' });
    expect((await write({ ...proof, text: 'Wiadomość 10' })).status).toBe(200);
  });
});

describe('[J-287] a number alone', () => {
  it('tells how a complaint stands, and no word of it; nobody writes, or moves the courier, without its address', async () => {
    const { email, number, proof } = await fresh();
    await reply(number, { reply: 'answered', message: 'Prosimy o zdjęcie tabliczki.' });
    await write({ ...proof, text: 'Sekretna historia czajnika.' });
    const stranger = await registered(server, `obca.${crypto.randomUUID()}@example.com`);
    for (const headers of [fromAnotherNetwork(), { ...fromAnotherNetwork(), authorization: `Bearer ${stranger.token}` }]) {
      const text = await (await read(server, number, {}, headers)).text();
      expect(JSON.parse(text)).toMatchObject({ state: 'answered', is_proven: false, messages: [] });
      for (const secret of ['tabliczki', 'Sekretna', email]) expect(text).not.toContain(secret);
      for (const call of [
        write({ complaintNumber: number, text: 'To nie ja.' }, headers),
        choose({ complaintNumber: number, day: '2026-12-01' }, headers),
      ])
        expect(await codeOf(await call)).toEqual([403, 'claimant_differs']);
    }
    for (const wrong of ['', 'obcy@example.com', `${email} or 1=1`, '%'])
      expect(await codeOf(await read(server, number, { email: wrong }))).toEqual([403, 'claimant_differs']);
    expect((await answerOf(await read(server, number, { email }))).messages).toHaveLength(1);
  });

  it('addresses cannot be guessed: after twenty wrong ones the network waits', async () => {
    const { email, number } = await fresh();
    const headers = fromAnotherNetwork();
    for (let at = 0; at < 20; at += 1) expect((await read(server, number, { email: `${at}@example.com` }, headers)).status).toBe(403);
    expect((await read(server, number, { email }, headers)).status).toBe(429);
    expect((await read(server, number, { email })).status).toBe(200);
  });

  it('its customer needs no address, until the session is over', async () => {
    const { token } = await registered(server, `wlasna.${crypto.randomUUID()}@example.com`);
    const headers = { ...fromAnotherNetwork(), authorization: `Bearer ${token}` };
    const { number, proof } = await fresh({}, headers);
    expect((await answerOf(await read(server, number, {}, headers))).is_proven).toBe(true);
    expect((await write({ complaintNumber: number, text: 'Z konta.' }, headers)).status).toBe(200);
    const over = { ...headers, authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await codeOf(await write({ complaintNumber: number, text: 'Po sesji.' }, over))).toEqual([401, 'session_expired']);
    expect((await write({ ...proof, text: 'Po sesji.' }, over)).status).toBe(200);
    expect((await waitingComplaint(server, staff, number)).messages.map(({ text }) => text)).toEqual(['Z konta.', 'Po sesji.']);
  });
});

describe('[J-288] the day on which a courier collects the goods', () => {
  const offered = async (): Promise<readonly string[]> => {
    const answer = await fetch(`${server.url}/rest/V1/amperio/rma/pickup-days`);
    return ((await answer.json()) as { days: string[] }).days; // our own server's answer
  };
  const settle = (now: string) => post(server, '/dev/pickups', { now });

  it('is chosen with the complaint, moved by its claimant, told to the courier, and fixed once it is there', async () => {
    const [first = '', second = '', third = ''] = await offered();
    const { email, number, proof } = await fresh({ pickup_on: first });
    expect((await answerOf(await read(server, number))).pickup).toMatchObject({ day: first, shipment: null, collected_at: null });
    const today = new Date().toISOString();
    await settle(today);
    const shipment = (await answerOf(await read(server, number))).pickup?.shipment;
    expect(shipment).toMatch(/^KUR\d{12}$/);
    // The last press counts, and both answer.
    expect((await Promise.all([choose({ ...proof, day: second }), choose({ ...proof, day: third })])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await choose({ ...proof, day: second })).status).toBe(200);
    await settle(today);
    expect((await waitingComplaint(server, staff, number)).pickup).toEqual({ day: second, shipment, collected_at: null });
    await settle(`${second}T09:00:00.000Z`);
    expect((await answerOf(await read(server, number))).pickup?.collected_at).toBeNull();
    await Promise.all([settle(`${second}T16:00:00.000Z`), settle(`${second}T16:00:00.000Z`)]);
    const collected = (await answerOf(await read(server, number, { email }))).pickup;
    expect(collected).toMatchObject({ day: second, shipment, collected_at: `${second}T16:00:00.000Z`, days: [] });
    expect(await codeOf(await choose({ ...proof, day: third }))).toEqual([409, 'pickup_fixed']);
    const paper = await fetch(`${server.url}/rest/V1/rma/confirmation?complaintNumber=${number}`, { headers: fromAnotherNetwork() });
    expect(paper.status).toBe(200);
  });

  it.each([['2026-11-22'], ['2026-12-25'], ['2999-01-01'], ['jutro'], ["2026-12-01' or 1=1"], ['']])(
    '%s is no day that can be had',
    async (day) => {
      const { proof } = await fresh();
      expect(await problems(await choose({ ...proof, day: day.slice(0, 20) }))).toEqual({ day: 'date' });
      if (day !== '') expect(await problems(await submit(server, { pickup_on: day.slice(0, 20) }))).toMatchObject({ pickup_on: 'date' });
    },
  );

  it('is none where the product is brought to a shop, and ends with a rejected complaint', async () => {
    const [first = ''] = await offered();
    const brought = await fresh({ return_way: 'shop', pickup_on: first });
    expect((await answerOf(await read(server, brought.number))).pickup).toBeNull();
    expect(await codeOf(await choose({ ...brought.proof, day: first }))).toEqual([409, 'pickup_fixed']);
    const rejected = await fresh({ pickup_on: first });
    await settle(new Date().toISOString());
    await reply(rejected.number, { reply: 'rejected', message: 'Uszkodzenie mechaniczne.' });
    await settle(`${first}T16:00:00.000Z`);
    expect((await answerOf(await read(server, rejected.number))).pickup).toBeNull();
    expect(await codeOf(await choose({ ...rejected.proof, day: first }))).toEqual([409, 'pickup_fixed']);
  });
});

it('[J-289] e-mails about a complaint are in the language in which it was written', async () => {
  const { email, number } = await fresh({}, ukrainian);
  expect((await waitingComplaint(server, staff, number)).language).toBe('ua');
  await reply(number, { reply: 'rejected', message: 'Механічне пошкодження.' });
  const [decided, taken] = await mailsTo(server, email, 2);
  expect(taken?.subject).toBe(`Рекламація ${number} – ми прийняли звернення`);
  expect(decided?.subject).toBe(`Рекламація ${number} – ми не визнали рекламацію`);
  expect(decided?.text).toContain('Механічне пошкодження.');
  expect(`${decided?.text}${taken?.text}`).not.toMatch(/Reklamacj|Sprawdź|Odpowied/);
  const polish = await submitted(server, { claimant: { ...claimant, email: `pl.${crypto.randomUUID()}@example.com` } });
  expect((await waitingComplaint(server, staff, polish)).language).toBe('pl');
});
