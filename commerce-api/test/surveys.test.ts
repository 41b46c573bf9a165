/** What the shop asks about an order at its end. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, parcel, person, valueOf, type Sellable } from './support/checkout.ts';
import { registered } from './support/customers.ts';
import { desk, deskAnswer, newStaff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { connectLive } from './support/live.ts';
import { bodyOf, mailTo, newKey, ordered, ready, setStatus, setStock } from './support/orders.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let goods: Sellable;

beforeAll(async () => {
  goods = await parcel(server);
  await setStock(server, goods.sku, 50);
}, 60_000);

const order = async () => ordered(await guestShopper(server), { sku: goods.sku });
const linkOf = async (number: string, pattern: RegExp): Promise<string> => {
  const mail = await mailTo(
    server,
    person.email,
    ({ kind, text }) => kind === 'order-status' && text.includes(number) && pattern.test(text),
  );
  return pattern.exec(mail.text)?.[1] ?? '';
};
const code = async (answer: Response): Promise<unknown> => [answer.status, ((await answer.json()) as { code?: string }).code];

describe('[J-233] the e-mail about an order’s end asks once', () => {
  it('for a rating when it has been delivered: stars of shop and delivery, one answer, read at the desk', async () => {
    const { number } = await order();
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    const path = `/rest/V1/surveys/rating/${await linkOf(number, /\/wystaw-ocene\/(\d+\/[\w-]+)/)}`;
    expect(await (await fetch(server.url + path)).json()).toEqual({ number, state: 'open' });
    const empty = await post(server, path, { shop: 0, delivery: 0, comment: 'a'.repeat(1001) });
    expect(await empty.json()).toMatchObject({ parameters: { shop: 'required', delivery: 'required', comment: 'too-long' } });
    const rating = { shop: 5, delivery: 3, comment: 'Szybko, ale kurier <b>spóźniony</b>.' };
    const twice = await Promise.all([post(server, path, rating), post(server, path, rating)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await (await fetch(server.url + path)).json()).toEqual({ number, state: 'answered' });
    expect(await code(await post(server, path, rating))).toEqual([409, 'already_answered']);
    const { token } = await newStaff(server, 'moderator');
    const { items } = await deskAnswer<{ readonly items: readonly object[] }>(server, token, '/surveys');
    expect(items[0]).toMatchObject({ number, kind: 'rating', shop: 5, delivery: 3, text: rating.comment });
    expect((await desk(server, undefined, '/surveys')).status).toBe(401);
  });

  it('for the reason when it has been cancelled; another reason is told in own words', async () => {
    const { number } = await order();
    await setStatus(server, number, 'cancelled');
    const path = `/rest/V1/surveys/cancellation/${await linkOf(number, /\/powod-rezygnacji\/([\w-]+)/)}`;
    expect(await (await fetch(server.url + path)).json()).toEqual({ number, state: 'open' });
    expect(await (await post(server, path, { reason: 'other' })).json()).toMatchObject({ parameters: { text: 'required' } });
    expect((await post(server, path, { reason: 'price' })).status).toBe(200);
    expect(await code(await post(server, path, { reason: 'other', text: 'Znalazłem taniej' }))).toEqual([409, 'already_answered']);
  });

  it('opens nothing for whoever guesses, nor for another order', async () => {
    const { number, order_id: id } = await order();
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    const [, token = ''] = (await linkOf(number, /\/wystaw-ocene\/(\d+\/[\w-]+)/)).split('/');
    for (const path of [`rating/${id}/${'x'.repeat(43)}`, `rating/${id + 1}/${token}`, `cancellation/${token}`]) {
      expect(await code(await fetch(`${server.url}/rest/V1/surveys/${path}`))).toEqual([404, 'link_invalid']);
      const body = path.startsWith('rating') ? { shop: 5, delivery: 5 } : { reason: 'price' };
      expect(await code(await post(server, `/rest/V1/surveys/${path}`, body))).toEqual([404, 'link_invalid']);
    }
  });
});

describe('[J-312] a rating', () => {
  /** An order of a customer that has come. */
  async function delivered(email: string): Promise<string> {
    const shopper = await customerShopper(server, email);
    const cart = await ready(shopper, { sku: goods.sku });
    const { number } = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email }));
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    return number;
  }
  const remindAfter = (order: string, days: number) =>
    post(server, '/dev/rating-reminders', { order, now: new Date(Date.now() + days * 86_400_000).toISOString() });
  const pathIn = (text: string): string => `/rest/V1/surveys/rating/${/\/wystaw-ocene\/(\d+\/[\w-]+)/.exec(text)?.[1]}`;
  const rating = { shop: 5, delivery: 5, comment: '' };

  it('that was not given is asked for once more after a week, of whoever has asked for that alone; it is thanked for once', async () => {
    const email = 'oceniam@example.com';
    const { rest } = await registered(server, email);
    const number = await delivered(email);
    await remindAfter(number, 8);
    expect(valueOf(await rest.readRatingReminder())).toEqual({ is_on: false });
    expect([valueOf(await rest.setRatingReminder(true)), valueOf(await rest.setRatingReminder(true))]).toEqual([
      { is_on: true },
      { is_on: true },
    ]);
    await remindAfter(number, 6);
    await Promise.all([remindAfter(number, 8), remindAfter(number, 8)]);
    await remindAfter(number, 9);
    const reminder = await mailTo(server, email, ({ kind }) => kind === 'rating-reminder');
    expect(reminder.text).toContain(number);
    const twice = await Promise.all([post(server, pathIn(reminder.text), rating), post(server, pathIn(reminder.text), rating)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await mailTo(server, email, ({ kind }) => kind === 'rating-thanks');
    const first = await mailTo(server, email, ({ kind, text }) => kind === 'order-status' && text.includes('/wystaw-ocene/'));
    expect(await code(await post(server, pathIn(first.text), rating))).toEqual([409, 'already_answered']);
    const kinds = (await mailsTo(server, email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('rating-')).toSorted()).toEqual(['rating-reminder', 'rating-thanks']);
  });

  it('is not asked for again when it was given, nor after the link that ends these e-mails, nor of anybody else', async () => {
    const email = 'koniec.ocen@example.com';
    const { rest } = await registered(server, email);
    valueOf(await rest.setRatingReminder(true));
    const [first, second] = [await delivered(email), await delivered(email)];
    const asked = await mailTo(
      server,
      email,
      ({ kind, text }) => kind === 'order-status' && text.includes(first) && text.includes('/wystaw-ocene/'),
    );
    await post(server, pathIn(asked.text), rating);
    await remindAfter(first, 8);
    await remindAfter(second, 8);
    const { text } = await mailTo(server, email, ({ kind }) => kind === 'rating-reminder');
    expect(text).toContain(second);
    const end = /https:\/\/sklep\.example(\/rest\/V1\/rating-reminders\/end\?token=[\w-]+)/.exec(text)?.[1] ?? '';
    await fetch(server.url + end);
    expect(valueOf(await rest.readRatingReminder())).toEqual({ is_on: true });
    expect((await fetch(server.url + end, { method: 'POST' })).status).toBe(200);
    expect(valueOf(await rest.readRatingReminder())).toEqual({ is_on: false });
    const third = await delivered(email);
    await remindAfter(third, 8);
    const other = await registered(server, 'obce.oceny@example.com');
    expect(valueOf(await other.rest.readRatingReminder())).toEqual({ is_on: false });
    expect(await server.rest.setRatingReminder(true)).toMatchObject({ ok: false, error: { status: 401 } });
    const reminders = (await mailsTo(server, email)).filter(({ kind }) => kind === 'rating-reminder');
    expect(reminders).toHaveLength(1);
  });
});

describe('the comment of a rating on the page of the shop’s reviews', () => {
  interface ShopReviews {
    readonly rating_count: number;
    readonly shop_summary: number;
    readonly rating_stats: readonly { readonly vote: number; readonly vote_count: number }[];
    readonly total_count: number;
    readonly items: readonly { readonly author: string; readonly shop: number; readonly delivery: number; readonly text: string }[];
  }
  const shopReviews = async ({ store = 'amperio', page = 1, pageSize = 50 } = {}): Promise<ShopReviews> => {
    const query = `query ($page: Int!, $pageSize: Int!) {
      shopReviews(page: $page, pageSize: $pageSize) {
        rating_count shop_summary rating_stats { vote vote_count } total_count items { author shop delivery text }
      }
    }`;
    const { shopReviews: read } = await server.graphql<{ readonly shopReviews: ShopReviews }>(query, { page, pageSize }, { store });
    return read;
  };
  const starsOf = ({ rating_stats: stats }: ShopReviews): number =>
    stats.reduce((sum, { vote, vote_count: count }) => sum + vote * count, 0);
  const commentOf = async (text: string) => (await shopReviews()).items.find((item) => item.text === text);
  const publication = (firstName?: string) => ({ words: '1', ...(firstName !== undefined && { first_name: firstName }) });
  /** A delivered order of a guest, and the address of its rating. */
  async function rated(body: object): Promise<{ readonly number: string; readonly path: string; readonly answer: Response }> {
    const { number } = await order();
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    const path = `/rest/V1/surveys/rating/${await linkOf(number, /\/wystaw-ocene\/(\d+\/[\w-]+)/)}`;
    return { number, path, answer: await post(server, path, body) };
  }
  interface Waiting {
    readonly id: number;
    readonly number: string;
    readonly author: string;
    readonly text: string;
  }
  const waiting = async (token: string, number: string): Promise<Waiting | undefined> =>
    (await deskAnswer<{ readonly items: readonly Waiting[] }>(server, token, '/shop-reviews')).items.find((one) => one.number === number);
  const decide = (token: string, id: number, body: object) => desk(server, token, `/shop-reviews/${id}/decision`, { method: 'POST', body });

  it('[J-339] is published with its consent alone, once staff has approved it, as the plain text that was written', async () => {
    const { token } = await newStaff(server, 'moderator');
    const hostile = `<img src=x onerror=alert(1)> Polecam\u202e ${crypto.randomUUID()}`;
    const text = hostile.replace('\u202e', '');
    const before = await shopReviews();
    const { number, path, answer } = await rated({ shop: 4, delivery: 5, comment: hostile, publication: publication(' Ola <b> ') });
    expect(await answer.json()).toEqual({ number, state: 'answered', publication: 'waiting' });
    expect(await commentOf(text)).toBeUndefined();
    const review = await waiting(token, number);
    expect(review).toMatchObject({ author: 'Ola <b>', text });
    const id = review?.id ?? 0;
    const twice = await Promise.all([decide(token, id, { decision: 'publish' }), decide(token, id, { decision: 'publish' })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await commentOf(text)).toEqual({ author: 'Ola <b>', shop: 4, delivery: 5, text });
    expect(await (await fetch(server.url + path)).json()).toEqual({ number, state: 'answered', publication: 'published' });
    const mail = await mailTo(server, person.email, ({ kind, text: words }) => kind === 'shop-review-published' && words.includes(number));
    expect(mail.text).toContain('/opinie-o-sklepie');
    expect(mail.text).not.toContain('Polecam');
    const after = await shopReviews();
    expect(after.rating_count).toBeGreaterThan(before.rating_count);
    expect(after.rating_stats.reduce((sum, { vote_count: count }) => sum + count, 0)).toBe(after.rating_count);
    expect((await shopReviews({ store: 'amperio_pro' })).items.map((item) => item.text)).not.toContain(text);
    expect(JSON.stringify(after)).not.toContain(number);
    const { token: admin } = await newStaff(server, 'admin');
    expect(await deskAnswer<object>(server, admin, '/audit')).toMatchObject({
      shop_reviews: expect.arrayContaining([
        expect.objectContaining({ subject_id: id, state_before: 'waiting', state_after: 'published' }),
      ]),
    });
  });

  it('[J-339] without a consent counts in the average and is shown to nobody; a refused one tells its author why', async () => {
    const { token } = await newStaff(server, 'moderator');
    const before = await shopReviews();
    const quiet = await rated({ shop: 1, delivery: 1, comment: 'Tylko dla sklepu.' });
    expect(quiet.answer.status).toBe(200);
    const after = await shopReviews();
    const count = before.rating_count + 1;
    expect([after.rating_count, starsOf(after)]).toEqual([count, starsOf(before) + 1]);
    expect(after.shop_summary).toBe(Math.round((20 * starsOf(after)) / count));
    expect(after.total_count).toBe(before.total_count);
    expect(await waiting(token, quiet.number)).toBeUndefined();
    const { number } = await rated({ shop: 5, delivery: 5, comment: 'Zadzwoń: 600 000 000', publication: publication() });
    const id = (await waiting(token, number))?.id ?? 0;
    expect(await (await decide(token, id, { decision: 'reject' })).json()).toMatchObject({ parameters: { reason: 'required' } });
    expect((await decide(token, id, { decision: 'reject', reason: 'Jest w nim numer telefonu.' })).status).toBe(200);
    const mail = await mailTo(server, person.email, ({ kind, text }) => kind === 'shop-review-rejected' && text.includes(number));
    expect(mail.text).toContain('Jest w nim numer telefonu.');
    const { items } = await shopReviews();
    expect(items.map(({ text }) => text)).not.toEqual(expect.arrayContaining(['Tylko dla sklepu.']));
    expect(items.map(({ text }) => text)).not.toEqual(expect.arrayContaining(['Zadzwoń: 600 000 000']));
  });

  it('[J-339] needs words to publish, a first name that is none of a novel, and a consent to words that the shop has shown', async () => {
    const { answer, path } = await rated({ shop: 5, delivery: 5, comment: ' ', publication: publication('a'.repeat(31)) });
    expect(await answer.json()).toMatchObject({ parameters: { comment: 'required', first_name: 'too-long' } });
    for (const words of ['', '0', ' 1', 'wszystko'])
      expect((await post(server, path, { shop: 5, delivery: 5, comment: 'Dobrze', publication: { words } })).status).toBe(400);
    expect(await (await fetch(server.url + path)).json()).toMatchObject({ state: 'open' });
  });

  it('[J-339] stands there the newest first and by pages', async () => {
    const { token } = await newStaff(server, 'moderator');
    const texts = [`Pierwsza ${crypto.randomUUID()}`, `Druga ${crypto.randomUUID()}`] as const;
    const numbers: string[] = [];
    for (const comment of texts) numbers.push((await rated({ shop: 5, delivery: 5, comment, publication: publication() })).number);
    // The later one is approved first: what counts is when it was written.
    for (const number of numbers.toReversed()) await decide(token, (await waiting(token, number))?.id ?? 0, { decision: 'publish' });
    const [first, second] = [await shopReviews({ page: 1, pageSize: 1 }), await shopReviews({ page: 2, pageSize: 1 })];
    expect([first, second].map(({ items }) => items.map(({ text }) => text))).toEqual([[texts[1]], [texts[0]]]);
    expect([first.total_count, second.total_count]).toEqual(Array(2).fill((await shopReviews()).total_count));
  });

  it('[J-340] leaves the page by the link of its rating, whatever has become of it, and its stars stay in the average', async () => {
    const { token } = await newStaff(server, 'moderator');
    const text = `Jednak nie ${crypto.randomUUID()}`;
    const { number, path } = await rated({ shop: 3, delivery: 3, comment: text, publication: publication('Jan') });
    const id = (await waiting(token, number))?.id ?? 0;
    await decide(token, id, { decision: 'publish' });
    expect(await commentOf(text)).toBeDefined();
    const { rating_count: count } = await shopReviews();
    const take = () => fetch(`${server.url}${path}/publication`, { method: 'DELETE' });
    expect(await (await take()).json()).toEqual({ number, state: 'answered', publication: 'withdrawn' });
    expect((await take()).status).toBe(200);
    expect(await commentOf(text)).toBeUndefined();
    expect((await shopReviews()).rating_count).toBeGreaterThanOrEqual(count);
    expect(await code(await decide(token, id, { decision: 'publish' }))).toEqual([404, 'not_waiting']);
    expect(await code(await fetch(`${server.url}${path}x/publication`, { method: 'DELETE' }))).toEqual([404, 'link_invalid']);
  });

  it('[J-340] that is taken back again and again, or before it was published, is told to no open page', async () => {
    const { token } = await newStaff(server, 'moderator');
    const comment = { shop: 5, delivery: 5, comment: 'Bez rozgłosu', publication: publication() };
    const [shown, unseen] = [await rated(comment), await rated(comment)];
    await decide(token, (await waiting(token, shown.number))?.id ?? 0, { decision: 'publish' });
    const live = await connectLive(server.url);
    for (const { path } of [shown, shown, unseen, unseen])
      expect(await (await fetch(`${server.url}${path}/publication`, { method: 'DELETE' })).json()).toMatchObject({
        publication: 'withdrawn',
      });
    // Messages come in their order: what is behind these is told last.
    await setStock(server, goods.sku, 49);
    const messages: unknown[] = [];
    while (!JSON.stringify(messages.at(-1) ?? '').includes(`"${goods.sku}"`)) messages.push(await live.next());
    live.close();
    await setStock(server, goods.sku, 50);
    expect(messages.filter((message) => JSON.stringify(message).includes('/opinie-o-sklepie'))).toHaveLength(1);
  });

  it('[J-340] leaves the page from the consents of its author’s account, of nobody else’s', async () => {
    const email = 'zgoda.komentarz@example.com';
    const { rest } = await registered(server, email);
    const shopper = await customerShopper(server, email);
    const cart = await ready(shopper, { sku: goods.sku });
    const { number } = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email }));
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    const link = /\/wystaw-ocene\/(\d+\/[\w-]+)/;
    const asked = await mailTo(server, email, ({ text }) => link.test(text));
    await post(server, `/rest/V1/surveys/rating/${link.exec(asked.text)?.[1]}`, {
      shop: 5,
      delivery: 4,
      comment: 'Dla wszystkich',
      publication: publication(),
    });
    const consents = async () => valueOf(await rest.readConsents()).shop_reviews ?? [];
    expect(await consents()).toMatchObject([{ number, state: 'waiting', withdrawn_at: null }]);
    const id = (await consents())[0]?.id ?? 0;
    const other = await registered(server, 'obcy.komentarz@example.com');
    expect(await other.rest.withdrawShopReview(id)).toMatchObject({ ok: false, error: { status: 404, code: 'review_not_found' } });
    expect(valueOf(await other.rest.readConsents()).shop_reviews).toEqual([]);
    expect(await server.rest.withdrawShopReview(id)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(valueOf(await rest.withdrawShopReview(id))).toEqual({ id });
    expect(await consents()).toMatchObject([{ number, state: 'withdrawn', withdrawn_at: expect.any(String) }]);
    const { token } = await newStaff(server, 'moderator');
    expect(await waiting(token, number)).toBeUndefined();
  });
});
