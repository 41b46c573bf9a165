/** errors that visitors report. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MOST_SCREEN_BASE64 } from 'shared-contracts/reviews';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { post, posted } from './support/post.ts';
import { removeFolder, startFilledServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

const MAILBOX = 'pomoc@amperio.example';
let server: RunningServer;
let staff: Staff;

beforeAll(async () => {
  server = await startFilledServer({
    WRITE_LIMITS: '1',
  });
  staff = await newStaff(server, 'moderator');
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const form = {
  name: 'Ola Nowak',
  email: 'ola@example.com',
  phone: '+48 600 100 200',
  comment: 'Przycisk nie działa.\n<b>Po kliknięciu</b> nic się nie dzieje.',
  page: '/telewizory-i-audio.html',
};

const report = async (change: object, ip = '203.0.113.7') => {
  const response = await post(
    server,
    '/rest/V1/contact/report_error',
    { ...form, ...change },
    { 'user-agent': 'Browser/1', 'x-forwarded-for': ip },
  );
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }; // an answer of our own server
};

interface OpenReport {
  readonly id: number;
  readonly comment: string;
  readonly has_picture: boolean;
}

const openReports = async (): Promise<readonly OpenReport[]> =>
  (await deskAnswer<{ readonly items: readonly OpenReport[] }>(server, staff.token, '/error-reports')).items;

describe('an error that a visitor reports', () => {
  it('[A-53] reaches the mailbox of the shop and the list of the desk, as it was written', async () => {
    expect(await report({})).toEqual({ status: 200, body: true });
    const [mail] = await mailsTo(server, MAILBOX);
    expect(mail?.kind).toBe('error-reported');
    for (const text of [form.name, form.email, '600 100 200', 'Przycisk nie działa.', 'https://sklep.example/telewizory-i-audio.html'])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('&#60;b&#62;Po kliknięciu&#60;/b&#62;');
    expect(await openReports()).toMatchObject([
      { name: form.name, email: form.email, comment: form.comment, page_url: 'https://sklep.example/telewizory-i-audio.html' },
    ]);
  });

  it('[A-53] each field tells what is wrong with it, and a page elsewhere is not kept', async () => {
    const problems = async (change: object) => (await report(change)).body['parameters'];
    expect(await problems({ name: ' ', email: 'ola', phone: '12', comment: '' })).toEqual({
      name: 'required',
      email: 'email',
      phone: 'phone',
      comment: 'required',
    });
    expect(await problems({ comment: 'a'.repeat(4001) })).toEqual({ comment: 'too-long' });
    expect((await report({ phone: '', comment: 'Obca strona', page: 'https://evil.example/x' })).status).toBe(200);
    expect((await openReports()).at(-1)).toMatchObject({ comment: 'Obca strona', page_url: '' });
  });

  it('[J-261] a message to the shop reaches the same list and mailbox with its topic, once however often it is sent', async () => {
    const send = async (change: object) => {
      const response = await fetch(`${server.url}/rest/V1/contact/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.44' },
        body: JSON.stringify({
          ...form,
          page: undefined,
          email: 'jan@example.com',
          topic: 'dostawa',
          comment: 'Kiedy przyjedzie?',
          ...change,
        }),
      });
      return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }; // an answer of our own server
    };
    const key = 'klucz-wiadomosci-0001';
    for (let time = 0; time < 2; time += 1) expect(await send({ key })).toEqual({ status: 200, body: true });
    expect((await openReports()).filter(({ comment }) => comment === 'Kiedy przyjedzie?')).toMatchObject([
      { topic: 'Dostawa', page_url: '' },
    ]);
    const reports = (await openReports()).length;
    // One of each, and no more.
    const mails = await mailsTo(server, MAILBOX, reports);
    expect(mails.filter(({ subject, text }) => text.includes('Kiedy przyjedzie?') && subject.includes('Dostawa'))).toHaveLength(1);
    expect((await send({ topic: 'obcy', comment: ' ' })).body['parameters']).toEqual({ topic: 'required', comment: 'required' });
    expect(await send({ website: 'https://spam.example', comment: 'Spam' })).toEqual({ status: 200, body: true });
    expect((await openReports()).some(({ comment }) => comment === 'Spam')).toBe(false);
  });

  it('[J-318] whether a page has helped is kept once, told at the desk, and not kept of programs and of pages that are none', async () => {
    const vote = (body: object, ip = '203.0.113.61') => post(server, '/rest/V1/contact/page_vote', body, { 'x-forwarded-for': ip });
    const page = '/zwroty.html';
    const key = 'glos-na-strone-0001';
    for (let time = 0; time < 2; time += 1)
      expect(await (await vote({ page, helpful: 'no', comment: 'Brakuje <b>adresu</b>', key })).json()).toBe(true);
    expect(await (await vote({ page, helpful: 'yes', website: 'https://spam.example' })).json()).toBe(true);
    expect((await vote({ page: '/telewizory-i-audio.html', helpful: 'yes' })).status).toBe(404);
    expect((await vote({ page, helpful: 'yes', comment: 'a'.repeat(1001) })).status).toBe(400);
    const form = await fetch(`${server.url}/rest/V1/contact/page_vote`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.62' },
      body: new URLSearchParams({ page, helpful: 'yes', comment: '', website: '' }),
    });
    expect([form.status, await form.text()]).toEqual([
      200,
      expect.stringContaining(`<a href="${page}" rel="noreferrer">Wróć na stronę</a>`),
    ]);
    const read = () => deskAnswer<{ readonly items: readonly object[] }>(server, staff.token, '/page-votes');
    expect((await read()).items).toMatchObject([
      {
        page,
        page_url: `https://sklep.example${page}`,
        helpful: 1,
        unhelpful: 1,
        comments: [{ text: 'Brakuje <b>adresu</b>', is_helpful: false }],
      },
    ]);
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await vote({ page, helpful: 'yes' }, '198.51.100.33')).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([200]), 429]);
  });

  it('[J-321] a report that waited for a connection is kept once, however often it is sent', async () => {
    const before = (await openReports()).length;
    for (let time = 0; time < 2; time += 1)
      expect(await report({ key: 'klucz-zgloszenia-001', comment: 'Czekało na sieć', email: 'siec@example.com' }, '203.0.113.71')).toEqual({
        status: 200,
        body: true,
      });
    expect(await openReports()).toHaveLength(before + 1);
  });

  /** A screen as a browser sends it, with what a camera would say of itself. */
  const screen = async (): Promise<string> =>
    (
      await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a3fe5' } })
        .withExif({ IFD0: { Copyright: 'Ola' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
  const from = '203.0.113.81';

  it('[J-375] a picture of the screen is seen by staff alone, without what the file said of itself, until the report has been dealt with', async () => {
    const change = { email: 'ekran@example.com', comment: 'Z obrazem ekranu', key: 'klucz-obrazu-ekranu', picture: await screen() };
    for (let time = 0; time < 2; time += 1) expect(await report(change, from)).toEqual({ status: 200, body: true });
    const { id, has_picture: hasPicture } = (await openReports()).at(-1) ?? {};
    expect(hasPicture).toBe(true);
    const place = `/error-reports/${id}/picture`;
    const answer = await desk(server, staff.token, place);
    const { headers } = answer;
    expect(['content-type', 'cache-control', 'x-content-type-options'].map((name) => headers.get(name))).toEqual([
      'image/webp',
      'no-store',
      'nosniff',
    ]);
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([shown.width, shown.height, shown.exif]).toEqual([1600, 800, undefined]);
    const editor = await newStaff(server, 'editor');
    expect(await Promise.all([undefined, editor.token].map(async (token) => (await desk(server, token, place)).status))).toEqual([
      401, 403,
    ]);
    const mails = await mailsTo(server, MAILBOX, (await openReports()).length);
    expect(mails.filter(({ text }) => text.includes('Z obrazem ekranu') && text.includes('Obraz ekranu jest'))).toHaveLength(1);
    expect((await desk(server, staff.token, `/error-reports/${id}/close`, { method: 'POST' })).status).toBe(200);
    expect((await desk(server, staff.token, place)).status).toBe(404);
  });

  it('[J-375] what is no picture is told at its field, and nothing of the report is kept', async () => {
    const before = (await openReports()).length;
    const refused = async (picture: string) => {
      const { status, body } = await report({ email: 'ekran@example.com', picture }, from);
      return [status, body['parameters']];
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(await refused(svg)).toEqual([400, { picture: 'photo_type' }]);
    expect(await refused((await screen()).slice(0, 400))).toEqual([400, { picture: 'photo_broken' }]);
    expect((await report({ picture: 'A'.repeat(MOST_SCREEN_BASE64 + 4) }, from)).status).toBe(400);
    expect((await report({ picture: 'A'.repeat(MOST_SCREEN_BASE64 + 256 * 1024) }, from)).status).toBe(413);
    expect(await openReports()).toHaveLength(before);
  });

  it('[J-204] is kept by nobody when a program has filled in the field that people do not see', async () => {
    const before = (await openReports()).length;
    expect(await report({ website: 'https://spam.example' })).toEqual({ status: 200, body: true });
    expect(await openReports()).toHaveLength(before);
  });

  it('[J-204] staff deals with it once, and learns when a colleague was faster; nobody else reads it', async () => {
    const [first] = await openReports();
    const close = (id: number | undefined) => desk(server, staff.token, `/error-reports/${id}/close`, { method: 'POST' });
    expect((await close(first?.id)).status).toBe(200);
    expect((await openReports()).map(({ id }) => id)).not.toContain(first?.id);
    const again = await close(first?.id);
    expect([again.status, ((await again.json()) as { readonly message: string }).message]).toEqual([
      409,
      `Ktoś już to załatwił (${staff.name}).`,
    ]);
    expect((await close(99_999)).status).toBe(404);
    expect((await desk(server, undefined, '/error-reports')).status).toBe(401);
  });

  it('[J-204] one network, and one mailbox from many networks, may report only so many an hour', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) statuses.push((await report({ email: `a${at}@example.com` }, '198.51.100.9')).status);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses.slice(20)]).toEqual([true, [429, 429]]);
    const mailbox: number[] = [];
    for (let at = 0; at < 11; at += 1) mailbox.push((await report({ email: 'ela@example.com' }, `192.0.2.${at + 1}`)).status);
    expect([mailbox.slice(0, 10).every((status) => status === 200), mailbox[10]]).toEqual([true, 429]);
  });

  it('[J-124] [J-375] is deleted after half a year, its picture a month after it was dealt with', async () => {
    expect((await openReports()).length).toBeGreaterThan(0);
    // The picture of a report that was dealt with goes earlier.
    const inAMonth = new Date(Date.now() + 31 * 24 * 60 * 60_000).toISOString();
    expect(await posted(server, '/dev/clean-up', { now: inAMonth })).toMatchObject({ errorPictures: 1, errorReports: 0 });
    const later = new Date(Date.now() + 181 * 24 * 60 * 60_000).toISOString();
    expect((await post(server, '/dev/clean-up', { now: later })).status).toBe(200);
    expect(await openReports()).toEqual([]);
  });
});
