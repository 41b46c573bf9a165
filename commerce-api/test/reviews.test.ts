/** Reviews: writing, confirming, moderation, votes, and what of it is seen. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, eachOnce, guestShopper, sellable, type Sellable, valueOf } from './support/checkout.ts';
import { clientWith, registered, registeredOwner } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { connectLive, type Live } from './support/live.ts';
import { bodyOf, newKey, ordered, ready, setStatus } from './support/orders.ts';
import { post, posted } from './support/post.ts';
import { decide, linkTo, ratingOf, reviewOf, reviewsOf, waiting, waitingOf } from './support/written.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly Sellable[];

/** A product that no other test writes about. */
const fresh = eachOnce(() => products);

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

const written = (body: object) => posted<{ readonly state: string }>(server, '/rest/V1/reviews', body);
/** The next news of products; other files change pages of the same shop meanwhile. */
async function newsOf(live: Live): Promise<Readonly<Record<string, unknown>>> {
  const news = await live.next();
  return 'wsProducts' in news ? news : newsOf(live);
}
const press = (token: string) => post(server, `/rest/V1/pqa/confirm/${token}`, {});

describe('[J-150] [J-151] a review of a guest', () => {
  it('waits for its author, then for the shop, and is on the page after that, with stars and counts everywhere', async () => {
    const { id, sku } = fresh();
    const email = 'gosc@example.com';
    const before = await ratingOf(server, id);
    const live = await connectLive(server.url);
    expect(await written(reviewOf(id, { email: ' Gosc@Example.com ', vote: 1 }))).toEqual({ state: 'unconfirmed' });
    expect(await waitingOf(server, id)).toEqual([]);
    const token = await linkTo(server, email, 'review-asked');
    // A look changes nothing.
    const look = await (await fetch(`${server.url}/rest/V1/pqa/confirm/${token}`)).json();
    expect(look).toMatchObject({ kind: 'review', state: 'open', request_path: expect.stringMatching(/^\/.+\.html$/) });
    expect(await waitingOf(server, id)).toEqual([]);
    expect(await (await press(token)).json()).toMatchObject({ kind: 'review', state: 'confirmed' });
    expect(await ratingOf(server, id)).toEqual(before);
    const reviewId = await decide(server, id);
    expect(await newsOf(live)).toMatchObject({ wsProducts: [{ id, sku, review_count: before.review_count + 1 }] });
    live.close();
    const after = await ratingOf(server, id);
    expect(after.review_count).toBe(before.review_count + 1);
    expect(after.review_summary).not.toBe(before.review_summary);
    expect((await reviewsOf(server, id)).reviews[0]).toMatchObject({
      review_id: reviewId,
      author: 'Ola z Gdyni',
      title: 'Polecam',
      text: 'Cicha i szybka.\nTylko instrukcja jest krótka.',
      vote: 1,
      is_confirmed: false,
    });
    const [mail] = await mailsTo(server, email, 2);
    expect([mail?.kind, mail?.text.includes('#opinie')]).toEqual(['review-published', true]);
    // Pressed again: it says the same.
    expect(await (await press(token)).json()).toMatchObject({ state: 'confirmed' });
  });

  it('moves its product in the order of the best rated ones without a restart', async () => {
    const order = async (): Promise<readonly string[]> =>
      (
        await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
          '{productsForCategory(id:"2",sortBy:rating,sortOrder:DESC){items_ids}}',
        )
      ).productsForCategory.items_ids;
    const first = (await order()).slice(0, 20).map(Number);
    const { msProducts } = await server.graphql<{ msProducts: { items: readonly { id: number; colours: readonly object[] }[] } }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{id colours{id}}}}',
      { ids: first },
    );
    // Of a product in several colours another one would take its place.
    const best = String(msProducts.items.find(({ colours }) => colours.length < 2)?.id);
    const before = (await order()).indexOf(best);
    const { review_count: count } = await ratingOf(server, Number(best));
    for (let at = 0; at <= count; at += 1) {
      const email = `zly${at}@example.com`;
      await written(reviewOf(Number(best), { email, vote: 1, text: `Zły ${at}` }));
      await press(await linkTo(server, email, 'review-asked'));
      await decide(server, Number(best));
    }
    expect((await order()).indexOf(best)).toBeGreaterThan(before + 10);
  });

  it('is rejected with a reason that its author is sent, and is not on the page', async () => {
    const { id } = fresh();
    const email = 'odmowa@example.com';
    const before = await ratingOf(server, id);
    await written(reviewOf(id, { email }));
    await press(await linkTo(server, email, 'review-asked'));
    await decide(server, id, { reason: 'Opinia nie dotyczy produktu.' });
    const [mail] = await mailsTo(server, email, 2);
    expect([mail?.kind, mail?.text.includes('Opinia nie dotyczy produktu.')]).toEqual(['review-rejected', true]);
    expect(await ratingOf(server, id)).toEqual(before);
    expect(await waitingOf(server, id)).toEqual([]);
  });

  it('[J-122] says nothing in an e-mail that its author has typed', async () => {
    const { id } = fresh();
    const email = 'ofiara@example.com';
    await written(reviewOf(id, { email, author: 'Kup na evil.example', title: 'evil.example', text: 'Wejdź na http://evil.example' }));
    const [mail] = await mailsTo(server, email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil');
  });

  it('touches nothing of the address before it is confirmed: a stranger replaces no review', async () => {
    const { id } = fresh();
    const email = 'wlascicielka@example.com';
    await written(reviewOf(id, { email }));
    await press(await linkTo(server, email, 'review-asked'));
    await written(reviewOf(id, { email, text: 'Nie moje słowa' }));
    expect((await waitingOf(server, id)).map(({ document }) => document.text)).toEqual([reviewOf(id).text]);
  });

  it('is the same when it is sent twice: one e-mail, one review', async () => {
    const { id } = fresh();
    const email = 'dwarazy@example.com';
    expect(await Promise.all([written(reviewOf(id, { email })), written(reviewOf(id, { email }))])).toHaveLength(2);
    await written(reviewOf(id, { email }));
    await press(await linkTo(server, email, 'review-asked'));
    expect(await waitingOf(server, id)).toHaveLength(1);
  });

  it('with links that are made up, too old, or of another kind opens nothing', async () => {
    for (const token of ['nonsense', 'a'.repeat(43), '%00', '..%2f..']) expect((await press(token)).status).toBeGreaterThanOrEqual(400);
    const { id } = fresh();
    await written(reviewOf(id, { email: 'stary@example.com' }));
    const token = await linkTo(server, 'stary@example.com', 'review-asked');
    const inNineDays = new Date(Date.now() + 9 * 86_400_000).toISOString();
    expect(await posted(server, '/dev/clean-up', { now: inNineDays })).toMatchObject({ unconfirmed: expect.any(Number) });
    const late = await press(token);
    expect([late.status, await late.json()]).toMatchObject([404, { code: 'link_invalid', message: 'Link jest nieprawidłowy lub wygasł.' }]);
  });
});

describe('[J-150] a review of a customer', () => {
  it('waits for the shop at once; a second one takes the place of the first and keeps its votes', async () => {
    const { id } = fresh();
    const { rest } = await registered(server, 'klientka@example.com');
    const before = await ratingOf(server, id);
    expect(valueOf(await rest.writeReview(reviewOf(id)))).toEqual({ state: 'waiting' });
    const reviewId = await decide(server, id);
    await posted(server, `/rest/V1/reviews/${reviewId}/helpful`, { browser: randomUUID() });
    valueOf(await rest.writeReview(reviewOf(id, { vote: 5, text: 'Po miesiącu jeszcze lepiej.' })));
    // The first one stays until the shop has looked at the second.
    expect((await reviewsOf(server, id)).reviews[0]).toMatchObject({ text: reviewOf(id).text });
    expect(await decide(server, id)).toBe(reviewId);
    expect((await reviewsOf(server, id)).reviews[0]).toMatchObject({ review_id: reviewId, vote: 5, helpful_votes: 1 });
    expect((await ratingOf(server, id)).review_count).toBe(before.review_count + 1);
  });

  it('has the mark of a confirmed purchase if the account has paid for that product, and no other', async () => {
    const bought = fresh();
    const { rest } = await registered(server, 'kupujaca@example.com');
    const shopper = await customerShopper(server, 'kupujaca@example.com');
    const { number } = await ordered(shopper, { sku: bought.sku });
    valueOf(await rest.writeReview(reviewOf(bought.id)));
    expect((await waitingOf(server, bought.id)).map((one) => one.is_purchase)).toEqual([false]);
    await setStatus(server, number, 'processing');
    valueOf(await rest.writeReview(reviewOf(bought.id, { text: 'Już zapłacone.' })));
    expect((await waitingOf(server, bought.id)).map((one) => one.is_purchase)).toEqual([true]);
    await decide(server, bought.id);
    expect((await reviewsOf(server, bought.id, ',confirmed:true')).reviews.map(({ text }) => text)).toContain('Już zapłacone.');
    const other = fresh();
    valueOf(await rest.writeReview(reviewOf(other.id)));
    expect((await waitingOf(server, other.id)).map((one) => one.is_purchase)).toEqual([false]);
  });

  it('has it as a guest, too, for orders of the confirmed address', async () => {
    const { id, sku } = fresh();
    const shopper = await guestShopper(server);
    const email = 'goscinna@example.com';
    const cart = await ready(shopper, { sku });
    const { number } = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email }));
    await setStatus(server, number, 'processing');
    await written(reviewOf(id, { email }));
    const mails = await mailsTo(server, email, 1);
    expect(mails.length).toBeGreaterThan(0);
    await press(await linkTo(server, email, 'review-asked', 3));
    expect((await waitingOf(server, id)).map((one) => one.is_purchase)).toEqual([true]);
  });

  it('is not sent under another name when the session is over', async () => {
    const refused = await clientWith(server, 'x'.repeat(43)).writeReview(reviewOf(fresh().id));
    expect(refused.ok ? refused : refused.error.code).toBe('session_expired');
  });
});

describe('[J-308] what a customer has written', () => {
  it('is listed with its state, the reason and the answer, ten of a page, to nobody else', async () => {
    const { rest } = await registered(server, 'lista.opinii@example.com');
    const products = Array.from({ length: 11 }, () => fresh());
    for (const { id } of products) valueOf(await rest.writeReview(reviewOf(id, { vote: 3 })));
    const [first, second] = products;
    await decide(server, first?.id ?? 0);
    await decide(server, second?.id ?? 0, { reason: 'Opinia nie dotyczy produktu.' });
    const newest = valueOf(await rest.ownReviews(1));
    expect([newest.items.length, newest.total_count]).toEqual([10, 11]);
    expect(newest.items[0]).toMatchObject({ state: 'waiting', vote: 3, title: 'Polecam', photos: 0, shop_answer: null, reason: null });
    expect(newest.items[0]?.product?.request_path).toMatch(/^\/.+\.html$/);
    expect(newest.items[9]).toMatchObject({ state: 'rejected', reason: 'Opinia nie dotyczy produktu.' });
    expect(valueOf(await rest.ownReviews(2)).items).toMatchObject([{ state: 'published' }]);
    const other = await registered(server, 'inna.lista@example.com');
    expect(valueOf(await other.rest.ownReviews(1))).toEqual({ items: [], total_count: 0 });
    expect(await server.rest.ownReviews(1)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await server.rest.ownQuestions(1)).toMatchObject({ ok: false, error: { status: 401 } });
  });

  it('a question is there with its answer', async () => {
    const { id } = fresh();
    const email = 'pytam@example.com';
    const { rest } = await registered(server, email);
    valueOf(await rest.askQuestion({ product_id: id, author: 'Ola', question: 'Czy ma filtr?', checked_publication: true }));
    expect(valueOf(await rest.ownQuestions(1)).items).toMatchObject([{ state: 'unconfirmed', question: 'Czy ma filtr?', answer: null }]);
    await press(await linkTo(server, email, 'question-asked', 2));
    const asked = (await waiting(server)).questions.find((one) => one.product_id === id);
    await posted(server, `/dev/questions/${asked?.id}`, { answer: 'Tak.' });
    expect(valueOf(await rest.ownQuestions(1))).toMatchObject({
      items: [{ state: 'published', answer: 'Tak.', answered_by: 'Doradca Amperio', product: { request_path: expect.any(String) } }],
      total_count: 1,
    });
  });

  it('as a guest is there once the mailbox is known to be theirs and the link was pressed', async () => {
    const { id } = fresh();
    const email = 'goscinnie@example.com';
    const other = fresh();
    await written(reviewOf(id, { email }));
    await written(reviewOf(other.id, { email, text: 'Nikt tego nie potwierdził.' }));
    const mails = await mailsTo(server, email, 2);
    // Of two links one is pressed.
    const token = /\/pqa\/confirm\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    await press(token);
    const unproven = await registered(server, email);
    expect(valueOf(await unproven.rest.ownReviews(1)).items).toEqual([]);
    const mailbox = 'goscinnie.swoja@example.com';
    const third = fresh();
    await written(reviewOf(third.id, { email: mailbox }));
    await press(await linkTo(server, mailbox, 'review-asked'));
    await written(reviewOf(other.id, { email: mailbox, text: 'Nikt tego nie potwierdził.' }));
    await mailsTo(server, mailbox, 2);
    const { rest } = await registeredOwner(server, mailbox, 2);
    expect(valueOf(await rest.ownReviews(1)).items).toMatchObject([{ state: 'waiting', text: reviewOf(id).text }]);
  });

  it('is taken back once: what waits is not looked at, what is published leaves the page with its votes; others cannot', async () => {
    const { id } = fresh();
    const { rest } = await registered(server, 'wycofuje@example.com');
    const other = await registered(server, 'nie.moje@example.com');
    const before = await ratingOf(server, id);
    valueOf(await rest.writeReview(reviewOf(id)));
    const own = async () => valueOf(await rest.ownReviews(1)).items[0]?.id ?? 0;
    expect(await other.rest.withdrawReview(await own())).toMatchObject({ ok: false, error: { status: 404, code: 'review_not_found' } });
    expect(valueOf(await rest.withdrawReview(await own()))).toMatchObject({ id: expect.any(Number) });
    expect(await waitingOf(server, id)).toEqual([]);

    valueOf(await rest.writeReview(reviewOf(id, { text: 'Druga opinia.' })));
    const reviewId = await decide(server, id);
    await posted(server, `/rest/V1/reviews/${reviewId}/helpful`, { browser: randomUUID() });
    const published = await own();
    expect(await other.rest.withdrawReview(published)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await server.rest.withdrawReview(published)).toMatchObject({ ok: false, error: { status: 401 } });
    const live = await connectLive(server.url);
    const [first, second] = await Promise.all([rest.withdrawReview(published), rest.withdrawReview(published)]);
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    expect(await newsOf(live)).toMatchObject({ wsProducts: [{ id, review_count: before.review_count }] });
    live.close();
    expect(await ratingOf(server, id)).toEqual(before);
    expect((await reviewsOf(server, id)).reviews.map(({ review_id: shown }) => shown)).not.toContain(reviewId);
    expect((await post(server, `/rest/V1/reviews/${reviewId}/helpful`, { browser: randomUUID() })).status).toBe(404);
  });
});

describe('[J-155] what is written', () => {
  it.each([
    ['no stars', { vote: 0 }, { vote: 'required' }],
    ['no text', { text: ' \u200E ' }, { text: 'required' }],
    ['ten thousand characters', { text: 'x'.repeat(10_000) }, { text: 'too-long' }],
    ['a long signature and title', { author: 'x'.repeat(41), title: 'x'.repeat(101) }, { author: 'too-long', title: 'too-long' }],
    ['a wrong address', { email: 'ola@' }, { email: 'email' }],
    ['no consent', { checked_publication: false }, { checked_publication: 'required' }],
  ])('with %s is refused with the problem of its field', async (_what, change, parameters) => {
    const response = await post(server, '/rest/V1/reviews', reviewOf(fresh().id, { email: 'ola@example.com', ...change }));
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_fields', parameters }]);
  });

  it('is plain text: markup stays text, other alphabets and emoji stay, marks of direction go', async () => {
    const { id } = fresh();
    const text = '<img src=x onerror=alert(1)> שלום 👩‍🔧 &amp;';
    const { rest } = await registered(server, 'hostile@example.com');
    valueOf(await rest.writeReview(reviewOf(id, { author: '\u202EaloB', title: '<b>x</b>', text: `\u2066${text}` })));
    await decide(server, id);
    expect((await reviewsOf(server, id)).reviews[0]).toMatchObject({ author: 'aloB', title: '<b>x</b>', text });
  });

  it('about a product that the store does not have is refused', async () => {
    const response = await post(server, '/rest/V1/reviews', reviewOf(2_000_000_000, { email: 'ola@example.com' }));
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'unknown_product' }]);
  });
});

describe('[J-153] [J-154] the reviews of a product', () => {
  it('are narrowed by stars and sorted by how many they have helped; each browser counts once', async () => {
    const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
      '{productsForCategory(id:"2",sortBy:rating){items_ids}}',
    );
    const id = Number(productsForCategory.items_ids[0]);
    const all = await reviewsOf(server, id);
    const five = await reviewsOf(server, id, ',stars:5');
    expect(five.total_count).toBe(all.reviews.filter(({ vote }) => vote === 5).length);
    expect(five.reviews.every(({ vote }) => vote === 5)).toBe(true);
    const last = all.reviews.at(-1);
    if (last === undefined) throw new Error('no reviews');
    const most = Math.max(...all.reviews.map((one) => one.helpful_votes));
    const browsers = Array.from({ length: most - last.helpful_votes + 1 }, () => randomUUID());
    for (const browser of [...browsers, ...browsers]) await posted(server, `/rest/V1/reviews/${last.review_id}/helpful`, { browser });
    const [first] = (await reviewsOf(server, id, ',sortBy:helpful')).reviews;
    expect([first?.review_id, first?.helpful_votes]).toEqual([last.review_id, most + 1]);
    const unknown = await post(server, '/rest/V1/reviews/2000000000/helpful', { browser: randomUUID() });
    expect(unknown.status).toBe(404);
  });

  it('a customer counts once, whatever browser they use', async () => {
    const { id } = fresh();
    const { rest } = await registered(server, 'glosujaca@example.com');
    valueOf(await rest.writeReview(reviewOf(id)));
    const reviewId = await decide(server, id);
    for (const browser of [randomUUID(), randomUUID()]) {
      expect(valueOf(await rest.findReviewHelpful(reviewId, browser))).toEqual({ helpful_votes: 1 });
    }
  });
});
