/** Questions about products: asking, confirming, moderation, answers; and how much may be written. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sellable, type Sellable } from './support/checkout.ts';
import { mailsTo } from './support/inbox.ts';
import { post, posted } from './support/post.ts';
import { linkTo, ratingOf, waiting } from './support/written.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer({ WRITE_LIMITS: '1' });
let products: readonly Sellable[];

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

let caller = 0;
const from = (network = `198.51.100.${(caller += 1)}`) => ({ 'x-forwarded-for': network });

const idOf = (at: number): number => products[at]?.id ?? 0;
const question = (change: object = {}) => ({
  product_id: idOf(0),
  author: 'Jan',
  email: 'jan.pyta@example.com',
  question: 'Czy ma timer?',
  checked_publication: true,
  ...change,
});
const ask = (change: object = {}, network?: string) => post(server, '/rest/V1/pqa/questions', question(change), from(network));
const press = (token: string) => post(server, `/rest/V1/pqa/confirm/${token}`, {}, from());

async function questionsOf(productId: number): Promise<readonly { readonly question: string; readonly answer: string | null }[]> {
  const { productQuestions } = await server.graphql<{ productQuestions: readonly { question: string; answer: string | null }[] }>(
    `{productQuestions(productId:${productId}){id question answer answered_by author}}`,
  );
  return productQuestions;
}

describe('[J-156] [R-66] a question', () => {
  it('is confirmed by the link of an e-mail, published by the shop, and its answer is announced to who has asked', async () => {
    const id = idOf(0);
    const email = 'jan.pyta@example.com';
    const before = await ratingOf(server, id);
    expect(await (await ask()).json()).toEqual({ state: 'unconfirmed' });
    expect((await waiting(server)).questions).toEqual([]);
    const token = await linkTo(server, email, 'question-asked');
    expect(await (await press(token)).json()).toMatchObject({ kind: 'question', state: 'confirmed' });
    const [one] = (await waiting(server)).questions;
    expect(one?.document).toEqual({ author: 'Jan', question: 'Czy ma timer?' });
    await posted(server, `/dev/questions/${one?.id}`);
    const asked = { question_count: before.question_count + 1, answered_question_count: before.answered_question_count };
    expect(await ratingOf(server, id)).toMatchObject(asked);
    expect((await questionsOf(id))[0]).toMatchObject({ question: 'Czy ma timer?', answer: null });
    expect(await mailsTo(server, email)).toHaveLength(1);
    await posted(server, `/dev/questions/${one?.id}/answer`, { answer: 'Tak, do 24 godzin.' });
    // By these counts open pages notice that there is something to read.
    expect(await ratingOf(server, id)).toMatchObject({ ...asked, answered_question_count: asked.answered_question_count + 1 });
    expect((await questionsOf(id))[0]).toMatchObject({ answer: 'Tak, do 24 godzin.', answered_by: 'Doradca Amperio' });
    const [mail] = await mailsTo(server, email, 2);
    expect([mail?.kind, mail?.text.includes('#pytania'), mail?.text.includes('timer')]).toEqual(['question-answered', true, false]);
    // A better answer is no news.
    await posted(server, `/dev/questions/${one?.id}/answer`, { answer: 'Tak, do 48 godzin.' });
    expect(await mailsTo(server, email)).toHaveLength(2);
    // Used again, the link says the same; nobody is asked twice.
    expect(await (await press(token)).json()).toMatchObject({ state: 'confirmed' });
    expect((await waiting(server)).questions).toEqual([]);
  });

  it('may be answered as it is published, or rejected with a reason', async () => {
    const id = idOf(1);
    const email = 'ola.pyta@example.com';
    for (const [at, text] of ['Czy jest cicha?', 'Sprzedam opla'].entries()) {
      await ask({ product_id: id, email, question: text });
      await press(await linkTo(server, email, 'question-asked', at * 2 + 1));
      const [one] = (await waiting(server)).questions;
      await posted(server, `/dev/questions/${one?.id}`, at === 0 ? { answer: 'Tak.' } : { reason: 'To nie jest pytanie o produkt.' });
      await mailsTo(server, email, at * 2 + 2);
    }
    expect((await questionsOf(id))[0]).toMatchObject({ question: 'Czy jest cicha?', answer: 'Tak.' });
    expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual([
      'question-rejected',
      'question-asked',
      'question-answered',
      'question-asked',
    ]);
  });

  it.each([
    ['nothing asked', { question: '' }, { question: 'required' }],
    ['ten thousand characters', { question: 'x'.repeat(10_000) }, { question: 'too-long' }],
    ['no address', { email: '' }, { email: 'required' }],
  ])('with %s is refused with the problem of its field', async (_what, change, parameters) => {
    const response = await ask(change);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_fields', parameters }]);
  });
});

describe('[J-155] one network and one mailbox', () => {
  it('write so much and no more; others still may', async () => {
    const many = await Promise.all(
      Array.from({ length: 25 }, (_, at) => ask({ email: `wielu${at}@example.com`, question: `Pytanie ${at}?` }, '203.0.113.7')),
    );
    expect(many.filter(({ status }) => status === 429)).toHaveLength(5);
    const refused = many.find(({ status }) => status === 429);
    expect([await refused?.json(), refused?.headers.get('retry-after')]).toMatchObject([{ code: 'too_many_written' }, /^\d+$/]);
    const mailbox = await Promise.all(Array.from({ length: 8 }, (_, at) => ask({ email: `ta+${at}@example.com`, question: `Ile ${at}?` })));
    expect(mailbox.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await ask({ email: 'inna@example.com' })).status).toBe(200);
  });

  it('upload sixty photos and vote sixty times an hour', async () => {
    const { productReviews } = await server.graphql<{ productReviews: readonly { reviews: readonly { review_id: number }[] }[] }>(
      `{productReviews(productIds:[${idOf(2)},${idOf(3)},${idOf(4)}]){reviews{review_id}}}`,
    );
    const review = productReviews.flatMap(({ reviews }) => reviews)[0]?.review_id ?? 1;
    const votes = await Promise.all(
      Array.from({ length: 62 }, () => post(server, `/rest/V1/reviews/${review}/helpful`, { browser: randomUUID() }, from('203.0.113.8'))),
    );
    expect(votes.filter(({ status }) => status === 429)).toHaveLength(2);
    const photos = await Promise.all(
      Array.from({ length: 62 }, () =>
        fetch(`${server.url}/rest/V1/reviews/photos`, {
          method: 'POST',
          headers: { 'content-type': 'image/png', ...from('203.0.113.9') },
          body: 'no photo',
        }),
      ),
    );
    expect(photos.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('guess so many links and no more', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 62 }, (_, at) => fetch(`${server.url}/rest/V1/pqa/confirm/guess-${at}`, { headers: from('203.0.113.10') })),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(60);
  });
});
