/** Pictures of editors. */
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { desk, deskAnswer, newStaff } from '../support/desk.ts';
import { problemOf } from '../support/editing.ts';
import { connectLive } from '../support/live.ts';
import { asked, newKeyOf, ola, postValues, published, read, server } from './editor.ts';

interface Picture {
  readonly id: number;
  readonly address: string;
  readonly width: number;
  readonly version: number;
  readonly alt_pl: string;
  readonly is_used: boolean;
}

describe('pictures of editors', () => {
  const upload = (bytes: Buffer, token: string | undefined = ola.token) =>
    fetch(`${server.url}/rest/V1/desk/pictures?name=kuchnia.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  const uploaded = async (bytes: Buffer): Promise<Picture> => (await (await upload(bytes)).json()) as Picture; // our own server's answer
  const photo = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'tajne' } })
      .jpeg()
      .toBuffer();
  const described = (id: number, body: object, staff = ola): Promise<Response> =>
    desk(server, staff.token, `/pictures/${id}`, { method: 'PUT', body });
  const texts = { version: 0, alt_pl: 'Biała kuchnia', alt_ua: 'Біла кухня', is_decorative: false };

  it('[J-291] are kept once, served from an address of their content in every width, and removed only while nothing shows them; the log says who', async () => {
    const bytes = await photo('#336699');
    expect((await upload(bytes, (await newStaff(server, 'moderator')).token)).status).toBe(403);
    const picture = await uploaded(bytes);
    expect(await uploaded(bytes)).toMatchObject({ id: picture.id, address: picture.address, width: 800, version: 0 });
    const answer = await fetch(`${server.url}${picture.address}?w=320&f=webp`);
    expect([answer.status, answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual([
      200,
      'nosniff',
      'public, max-age=31536000, immutable',
    ]);
    const got = Buffer.from(await answer.arrayBuffer());
    expect([await sharp(got).metadata(), got.includes('tajne')]).toMatchObject([{ width: 320, height: 160 }, false]);
    // Never larger than it is.
    const large = await fetch(`${server.url}${picture.address}?w=1280&f=jpeg`);
    expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(800);
    expect((await fetch(`${server.url}${picture.address.replace('800x400', '900x400')}?w=320`)).status).toBe(404);
    for (const [file, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [Buffer.from([0xff, 0xd8, 0xff, 0]), 400],
    ] as const)
      expect((await upload(file)).status).toBe(status);
    expect((await desk(server, ola.token, `/pictures/${picture.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${server.url}${picture.address}?w=320&f=webp`)).status).toBe(404);
    const boss = await newStaff(server, 'admin');
    const { pictures } = await deskAnswer<{ readonly pictures: readonly object[] }>(server, boss.token, '/audit');
    expect(pictures.slice(0, 2)).toMatchObject([
      { action: 'remove-picture', staff_name: 'Test editor', subject_id: picture.id, state_before: 'uploaded', state_after: 'removed' },
      { action: 'upload-picture', staff_name: 'Test editor', subject_id: picture.id },
    ]);
  });

  it('[J-292] stand in contents once they are described in both languages, or as decoration; pages show them, and say what they show in their language', async () => {
    const picture = await uploaded(await photo('#993366'));
    const { version, content } = await read('banner', 'amperio');
    const tiles = content['tiles'] as readonly object[]; // of a banner
    const withPicture = { kind: 'banner', tiles: tiles.map((tile, at) => (at === 0 ? { ...tile, picture: picture.address } : tile)) };
    const early = await asked('banner', 'amperio', '', { version, content: withPicture });
    expect((await problemOf(early)).parameters).toEqual({ 'tiles.0.picture': 'unknown-picture' });
    expect((await problemOf(await described(picture.id, { ...texts, alt_ua: ' ' }))).parameters).toEqual({ alt_ua: 'required' });
    expect((await described(picture.id, texts)).status).toBe(200);
    // Who has seen none yet comes second.
    expect((await described(picture.id, { ...texts, alt_pl: 'Inna' })).status).toBe(409);
    await published('banner', 'amperio', version, withPicture);
    const hero = async (language: string) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `translation=${encodeURIComponent(JSON.stringify({ language }))}` },
        body: JSON.stringify({ query: '{ msCmsBlock(identifiers: ["home_hero"]) { items { cms_json } } }' }),
      });
      return JSON.stringify(await answer.json()).replaceAll('\\"', '"');
    };
    expect(await hero('pl')).toContain(`"picture":"${picture.address}"`);
    expect(await hero('pl')).toContain('"pictureText":"Biała kuchnia"');
    expect(await hero('ua')).toContain('"pictureText":"Біла кухня"');
    // A new description is on the pages at once.
    const live = await connectLive(server.url);
    expect((await described(picture.id, { ...texts, version: 1, alt_pl: 'Kuchnia z oknem' })).status).toBe(200);
    expect(await live.next()).toEqual({ wsContent: { paths: [''].map((path) => `/${path}`) } });
    live.close();
    expect(await hero('pl')).toContain('"pictureText":"Kuchnia z oknem"');
    expect((await desk(server, ola.token, `/pictures/${picture.id}`, { method: 'DELETE' })).status).toBe(409);
    // In the text of a page, and as the picture of a post.
    const page = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const pageContent = {
      urlKey: 'kuchnie-ze-zdjeciem',
      heading: 'Kuchnie',
      format: 'markdown',
      source: `Oto kuchnia: ![x](${picture.address})`,
      metaTitle: 'Kuchnie',
      metaDescription: 'Kuchnie',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    await published('page', page.key, 0, pageContent);
    const { cmsPages } = await server.graphql<{ readonly cmsPages: readonly { readonly content: string }[] }>(
      'query($ids: [Int!]!) { cmsPages(ids: $ids) { content } }',
      { ids: [Number(page.key)] },
    );
    expect(cmsPages[0]?.content).toContain(`<img src="${picture.address}?w=960" alt="Kuchnia z oknem" width="800" height="400"`);
    const post = await newKeyOf('post');
    const values = { ...(await postValues()), urlPath: 'blog/wpis-ze-zdjeciem', picture: picture.address.replace('-5-5', '-2-8') };
    await published('post', post, 0, { values });
    const { blogPosts } = await server.graphql<{
      readonly blogPosts: { readonly items: readonly { readonly image: string; readonly image_alt: string }[] };
    }>('query($ids: [Int!]) { blogPosts(ids: $ids) { items { image image_alt } } }', { ids: [Number(post)] });
    expect(blogPosts.items[0]).toEqual({ image: values.picture, image_alt: 'Kuchnia z oknem' });
    // Without it the drawn one is back.
    const now = await read('banner', 'amperio');
    await published('banner', 'amperio', now.version, { tiles });
    expect(await hero('pl')).not.toContain(picture.address);
  });
});
