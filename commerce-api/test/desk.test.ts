/** What staff decides at the desk, and what becomes of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eachOnce, sellable, type Sellable } from './support/checkout.ts';
import { askedQuestion, desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { connectLive } from './support/live.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';
import { post, posted } from './support/post.ts';
import { linkTo, ratingOf, reviewsOf } from './support/written.ts';

let server: RunningServer;
let products: readonly Sellable[];
let ola: Staff;
let jan: Staff;
let boss: Staff;

/** A product that no other test writes about. */
const fresh = eachOnce(() => products);

beforeAll(async () => {
  server = await startFilledServer();
  products = await sellable(server);
  ola = await newStaff(server, 'moderator');
  jan = await newStaff(server, 'moderator');
  boss = await newStaff(server, 'admin');
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

interface Waiting {
  readonly id: number;
  readonly product_id: number;
  readonly product_url: string;
  readonly question?: string;
  readonly photos?: readonly { readonly id: string }[];
}
const listOf = async (name: string, productId: number): Promise<readonly Waiting[]> =>
  (await deskAnswer<{ readonly items: readonly Waiting[] }>(server, ola.token, `/${name}`)).items.filter(
    (one) => one.product_id === productId,
  );
const onlyOf = async (name: string, productId: number): Promise<Waiting> => {
  const [one] = await listOf(name, productId);
  if (one === undefined) throw new Error('nothing waits');
  return one;
};

/** A review of a guest, confirmed: it waits for the shop. */
const writtenReview = async (productId: number, email: string, change: object = {}): Promise<Waiting> => {
  const body = { product_id: productId, email, vote: 5, author: 'Ola z Gdyni', text: 'Cicha.', checked_publication: true, ...change };
  await posted(server, '/rest/V1/reviews', body);
  await post(server, `/rest/V1/pqa/confirm/${await linkTo(server, email, 'review-asked')}`, {});
  return onlyOf('reviews', productId);
};

const uploaded = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#225588' } })
    .jpeg()
    .toBuffer();
  const answer = await fetch(`${server.url}/rest/V1/reviews/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  // Our own server's answer.
  return ((await answer.json()) as { readonly id: string }).id;
};

const decide = (staff: Staff, kind: 'reviews' | 'questions', id: number, body: object): Promise<Response> =>
  desk(server, staff.token, `/${kind}/${id}/decision`, { method: 'POST', body });

describe('[J-161] a review at the desk', () => {
  it('is read with its photos, published without one of them, and on the page at once', async () => {
    const { id, sku } = fresh();
    const photos = [await uploaded(), await uploaded()];
    const before = await ratingOf(server, id);
    const waiting = await writtenReview(id, 'biuro1@example.com', { photos });
    expect(waiting).toMatchObject({
      stars: 5,
      author: 'Ola z Gdyni',
      text: 'Cicha.',
      product_url: expect.stringMatching(/^https:\/\/sklep\.example\/.+\.html$/),
    });
    expect(waiting.photos?.map((photo) => photo.id)).toEqual(photos);
    for (const size of ['picture', 'thumbnail']) {
      const photo = await desk(server, ola.token, `/photos/${photos[0]}/${size}`);
      expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'no-store',
      ]);
      expect(
        Buffer.from(await photo.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP');
      expect((await fetch(`${server.url}/media/review/${photos[0]}`)).status).toBe(404);
    }
    const live = await connectLive(server.url);
    const answer = await decide(ola, 'reviews', waiting.id, { decision: 'publish', without_photos: [photos[1]] });
    expect([answer.status, await answer.json()]).toEqual([200, { id: waiting.id, state: 'published' }]);
    expect(await live.next()).toMatchObject({ wsProducts: [{ id, sku, review_count: before.review_count + 1 }] });
    live.close();
    const [shown] = (await reviewsOf(server, id)).reviews;
    expect([shown?.text, shown?.photos.map((photo) => photo.id)]).toEqual(['Cicha.', [photos[0]]]);
    expect(await listOf('reviews', id)).toEqual([]);
    expect((await mailsTo(server, 'biuro1@example.com', 2))[0]?.kind).toBe('review-published');
  });

  it('is refused with a reason alone, which its author is sent', async () => {
    const { id } = fresh();
    const waiting = await writtenReview(id, 'biuro2@example.com');
    for (const [reason, problem] of [
      [undefined, 'required'],
      [' \n ', 'required'],
      ['x'.repeat(2001), 'too-long'],
    ] as const) {
      const answer = await decide(ola, 'reviews', waiting.id, { decision: 'reject', reason });
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ parameters: { reason: problem } })]);
    }
    expect((await decide(ola, 'reviews', waiting.id, { decision: 'reject', reason: 'Podaje numer telefonu.' })).status).toBe(200);
    const [mail] = await mailsTo(server, 'biuro2@example.com', 2);
    expect([mail?.kind, mail?.text.includes('Podaje numer telefonu.')]).toEqual(['review-rejected', true]);
    expect((await reviewsOf(server, id)).reviews.map(({ text }) => text)).not.toContain('Cicha.');
  });

  it('that somebody has decided is told to the second one, also when both press at once', async () => {
    const { id } = fresh();
    const waiting = await writtenReview(id, 'biuro3@example.com');
    const answers = await Promise.all([
      decide(ola, 'reviews', waiting.id, { decision: 'publish' }),
      decide(jan, 'reviews', waiting.id, { decision: 'publish' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await decide(jan, 'reviews', waiting.id, { decision: 'reject', reason: 'Nie na temat.' });
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'already_decided',
        message: 'Ktoś już to opublikował (Test moderator).',
        parameters: { state: 'published', by: 'Test moderator' },
      }),
    ]);
    expect((await reviewsOf(server, id)).reviews.filter(({ text }) => text === 'Cicha.')).toHaveLength(1);
    expect((await decide(ola, 'reviews', 2_000_000_000, { decision: 'publish' })).status).toBe(404);
  });
});

describe('[J-161] a question at the desk', () => {
  interface Shown {
    readonly question: string;
    readonly answer: string | null;
    readonly answered_by: string | null;
  }
  const shown = async (productId: number, question: string): Promise<Shown | undefined> =>
    (
      await server.graphql<{ productQuestions: readonly Shown[] }>(
        `{productQuestions(productId:${productId}){question answer answered_by}}`,
      )
    ).productQuestions.find((one) => one.question === question);

  it('is published first and answered later, as the shop, once', async () => {
    const { id } = fresh();
    await askedQuestion(server, id, 'pyta1@example.com', 'Czy mieści się pod blatem?');
    const waiting = await onlyOf('questions', id);
    expect((await decide(ola, 'questions', waiting.id, { decision: 'publish' })).status).toBe(200);
    expect(await shown(id, 'Czy mieści się pod blatem?')).toMatchObject({ answer: null });
    const open = (await listOf('unanswered', id)).find(({ question }) => question === 'Czy mieści się pod blatem?');
    const answer = (staff: Staff, text: string) =>
      desk(server, staff.token, `/questions/${open?.id}/answer`, { method: 'POST', body: { answer: text } });
    expect((await answer(ola, '  ')).status).toBe(400);
    const both = await Promise.all([answer(ola, 'Tak, ma 82 cm.'), answer(jan, 'Tak.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await answer(jan, 'Nie.');
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ parameters: { state: 'answered', by: 'Test moderator' } }),
    ]);
    expect(await shown(id, 'Czy mieści się pod blatem?')).toMatchObject({
      answer: expect.stringMatching(/^Tak/),
      answered_by: 'Doradca Amperio',
    });
    expect((await mailsTo(server, 'pyta1@example.com', 2))[0]?.kind).toBe('question-answered');
  });

  it('is published with its answer, or refused with a reason', async () => {
    const { id } = fresh();
    await askedQuestion(server, id, 'pyta2@example.com', 'Jaki ma kabel?');
    const waiting = await onlyOf('questions', id);
    expect((await decide(ola, 'questions', waiting.id, { decision: 'publish', answer: 'Półtora metra.' })).status).toBe(200);
    expect(await shown(id, 'Jaki ma kabel?')).toMatchObject({ answer: 'Półtora metra.', answered_by: 'Doradca Amperio' });
    await askedQuestion(server, id, 'pyta3@example.com', 'Kupię używaną, 600 100 200');
    const advert = await onlyOf('questions', id);
    expect((await decide(ola, 'questions', advert.id, { decision: 'reject', reason: 'To ogłoszenie.' })).status).toBe(200);
    expect(await shown(id, 'Kupię używaną, 600 100 200')).toBeUndefined();
    const second = await decide(jan, 'questions', advert.id, { decision: 'publish' });
    expect([second.status, (await second.text()).includes('Ktoś już to odrzucił')]).toEqual([409, true]);
  });
});

it('[J-161] the desk counts the confirmed mailboxes that wait for a product, and names none', async () => {
  const { id, sku, final_price: price } = fresh();
  const email = 'czeka.na.cene@example.com';
  const counts = async (): Promise<string> => (await desk(server, ola.token, '/reminders')).text();
  await posted(server, '/rest/V1/notify-about-price', { email, sku, price });
  const [mail] = await mailsTo(server, email);
  expect(await counts()).not.toContain(sku);
  const confirm = /https:\/\/[\w.]+(\/rest\/V1\/reminders\/confirm\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await fetch(server.url + confirm, { method: 'POST' })).status).toBe(200);
  const text = await counts();
  // Our own server's answer.
  const { items } = JSON.parse(text) as { readonly items: readonly { readonly product_id: number }[] };
  expect(items.find((one) => one.product_id === id)).toMatchObject({ sku, stock: 0, price: 1 });
  expect(text).not.toContain('@');
});

describe('[J-159] the log of changes', () => {
  it('has a row for each change: who, what, when, from which state to which, and nothing of what was written', async () => {
    const { id } = fresh();
    const waiting = await writtenReview(id, 'dziennik@example.com', { text: 'Tekst tajny.' });
    await decide(ola, 'reviews', waiting.id, { decision: 'reject', reason: 'Powód tajny.' });
    await decide(jan, 'reviews', waiting.id, { decision: 'publish' });
    const { text, items } = await actions();
    expect(items.filter((row) => row.action === 'decide-review' && row.subject_id === waiting.id)).toEqual([
      {
        id: expect.any(Number),
        staff_id: ola.id,
        staff_name: ola.name,
        made_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        action: 'decide-review',
        subject_id: waiting.id,
        state_before: 'waiting',
        state_after: 'rejected',
      },
    ]);
    expect(text).not.toMatch(/tajny|@example/i);
    await askedQuestion(server, id, 'dziennik2@example.com', 'Ile waży?');
    const question = await onlyOf('questions', id);
    await decide(jan, 'questions', question.id, { decision: 'publish', answer: 'Sto gramów.' });
    const made = await deskAnswer<{ readonly id: number }>(server, boss.token, '/tokens', {
      method: 'POST',
      body: { name: 'Ewa', role: 'admin' },
    });
    await desk(server, boss.token, `/tokens/${made.id}`, { method: 'DELETE' });
    const changes = (await actions()).items
      .slice(0, 4)
      .map((row) => [row.staff_id, row.action, row.subject_id, row.state_before, row.state_after]);
    expect(changes).toEqual([
      [boss.id, 'revoke-token', made.id, 'admin', 'revoked'],
      [boss.id, 'make-token', made.id, 'none', 'admin'],
      [jan.id, 'answer-question', question.id, 'unanswered', 'answered'],
      [jan.id, 'decide-question', question.id, 'waiting', 'published'],
    ]);
  });

  it('is read on from an older row', async () => {
    const { items } = await actions();
    const [first, second] = items;
    const older = await deskAnswer<{ readonly items: readonly Action[] }>(server, boss.token, `/audit?before=${first?.id}`);
    expect(older.items[0]?.id).toBe(second?.id);
  });

  interface Action {
    readonly id: number;
    readonly staff_id: number | null;
    readonly action: string;
    readonly subject_id: number;
    readonly state_before: string;
    readonly state_after: string;
  }
  const actions = async (): Promise<{ readonly text: string; readonly items: readonly Action[] }> => {
    const text = await (await desk(server, boss.token, '/audit')).text();
    // Our own server's answer.
    return { text, ...(JSON.parse(text) as { readonly items: readonly Action[] }) };
  };
});
