/** Photos of reviews: what is taken, and when who sees them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eachOnce, sellable, type Sellable, valueOf } from './support/checkout.ts';
import { registered } from './support/customers.ts';
import { post, posted } from './support/post.ts';
import { decide, ratingOf, reviewOf, reviewsOf } from './support/written.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();
let products: readonly Sellable[];

/** A product that no other test writes about. */
const fresh = eachOnce(() => products);

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

const upload = (bytes: Buffer, type: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}/rest/V1/reviews/photos`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(bytes),
  });

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

async function uploaded(): Promise<string> {
  // Our own server's answer.
  return ((await (await upload(await photo(), 'image/jpeg')).json()) as { readonly id: string }).id;
}

describe('[J-152] photos of a review', () => {
  it('are seen by nobody before the shop has published them, and those that it leaves out never are', async () => {
    const { id } = fresh();
    const ids = [await uploaded(), await uploaded()];
    const { rest } = await registered(server, 'fotografka@example.com');
    const statuses = () => Promise.all(ids.map(async (one) => (await fetch(`${server.url}/media/review/${one}`)).status));
    valueOf(await rest.writeReview(reviewOf(id, { photos: ids })));
    expect(await statuses()).toEqual([404, 404]);
    await decide(server, id, { without_photos: [ids[1]] });
    expect(await statuses()).toEqual([200, 404]);
    const shown = (await reviewsOf(server, id, ',withPhotos:true')).reviews[0]?.photos;
    expect(shown).toEqual([{ id: ids[0], width: 640, height: 480 }]);
    expect((await ratingOf(server, id)).photo_review_count).toBe(1);
    const picture = await fetch(`${server.url}/media/review/${ids[0]}/thumbnail`);
    expect([picture.headers.get('content-type'), picture.headers.get('x-content-type-options')]).toEqual(['image/webp', 'nosniff']);
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(240);
  });

  it('that are none, too large or broken are refused with a word for the shopper', async () => {
    const large = await sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answers = await Promise.all([
      upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/jpeg'),
      upload(await photo(), 'image/gif'),
      upload(large, 'image/png'),
      upload(Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg'),
      upload((await photo()).subarray(0, 300), 'image/jpeg'),
    ]);
    const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { code: string }).code));
    expect(codes).toEqual(['photo_type', 'photo_type', 'photo_pixels', 'photo_bytes', 'photo_broken']);
  });

  it('belong to one review alone, are five at most, and go after a day without one', async () => {
    const one = await uploaded();
    const { rest } = await registered(server, 'piec@example.com');
    valueOf(await rest.writeReview(reviewOf(fresh().id, { photos: [one] })));
    const again = await rest.writeReview(reviewOf(fresh().id, { photos: [one] }));
    expect(again.ok ? again : again.error.code).toBe('photo_gone');
    const six = await post(
      server,
      '/rest/V1/reviews',
      reviewOf(fresh().id, { email: 'a@b.pl', photos: Array.from({ length: 6 }, () => randomUUID()) }),
    );
    expect(six.status).toBe(400);
    await uploaded();
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
    expect(await posted(server, '/dev/clean-up', { now: inTwoDays })).toMatchObject({ photos: 1 });
  });
});
