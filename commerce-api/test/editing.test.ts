/** What editors change at the desk, and what shoppers see of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sellable, type Sellable } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { editorCalls, place, problemOf, type Entry } from './support/editing.ts';
import { connectLive } from './support/live.ts';
import { removeFolder, startFilledServer, startServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let products: readonly Sellable[];
let ola: Staff;
let jan: Staff;
let boss: Staff;

beforeAll(async () => {
  server = await startFilledServer();
  products = await sellable(server);
  ola = await newStaff(server, 'editor');
  jan = await newStaff(server, 'editor');
  boss = await newStaff(server, 'admin');
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const { read, asked, changed, saved, published } = editorCalls(() => ({ server, staff: ola }));

const resolved = async (
  urlKey: string,
): Promise<{ readonly type: string; readonly id: number | null; readonly canonical_url: string | null }> =>
  (
    await server.graphql<{
      readonly urlResolver: { readonly type: string; readonly id: number | null; readonly canonical_url: string | null };
    }>('query($urlKey: String!) { urlResolver(urlKey: $urlKey) { type id canonical_url } }', { urlKey })
  ).urlResolver;
const pageText = async (id: number): Promise<string | undefined> =>
  (
    await server.graphql<{ readonly cmsPages: readonly { readonly content: string }[] }>(
      'query($ids: [Int!]!) { cmsPages(ids: $ids) { content } }',
      { ids: [id] },
    )
  ).cmsPages[0]?.content;
interface Tile {
  readonly graphicsId: number;
  readonly title: string;
}
const heroes = async (): Promise<readonly Tile[]> => {
  const { msCmsBlock } = await server.graphql<{ readonly msCmsBlock: { readonly items: readonly { readonly cms_json: string }[] } }>(
    '{ msCmsBlock(identifiers: ["home_hero"]) { items { cms_json } } }',
  );
  // The shop's own block.
  return (JSON.parse(msCmsBlock.items[0]?.cms_json ?? '{}') as { readonly tiles: readonly Tile[] }).tiles;
};
const priceOf = async (sku: string) =>
  (
    await server.graphql<{
      readonly msProducts: {
        readonly items: readonly {
          readonly name: string;
          readonly price: number;
          readonly final_price: number;
          readonly omnibus_price: number | null;
        }[];
      };
    }>('query($skus: [String!]!) { msProducts(skus: $skus) { items { name price final_price omnibus_price } } }', { skus: [sku] })
  ).msProducts.items[0];
const advance = (ms: number): Promise<Response> =>
  fetch(`${server.url}/dev/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ms }) });

const page = {
  urlKey: 'czarny-piatek-2026',
  heading: 'Czarny piątek',
  format: 'markdown',
  source: 'Rabaty do **50%**',
  metaTitle: 'Czarny piątek | Amperio',
  metaDescription: 'Rabaty',
  stores: ['amperio'],
  isWithdrawn: false,
} as const;
const newPage = async (): Promise<string> =>
  (await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' })).key;
const hourMs = 60 * 60_000;
const nowMs = async (): Promise<number> => Date.parse(((await (await advance(0)).json()) as { readonly now: string }).now);

describe('[J-217] content at the desk', () => {
  it('is open to editors and admins, and closed to everybody else', async () => {
    const moderator = await newStaff(server, 'moderator');
    for (const [method, path] of [
      ['GET', '/content/page'],
      ['GET', '/content/page/1'],
      ['PUT', '/content/page/1'],
      ['POST', '/content/page/1/publish'],
      ['POST', '/content/page/1/unschedule'],
      ['POST', '/content/page/1/restore'],
      ['POST', '/content-preview'],
      ['POST', '/content-page'],
      ['POST', '/content-new/post'],
      ['GET', '/content-form/post'],
      ['POST', '/content/page/1/preview-link'],
    ] as const) {
      expect([path, (await desk(server, undefined, path, { method })).status]).toEqual([path, 401]);
      expect([path, (await desk(server, moderator.token, path, { method })).status]).toEqual([path, 403]);
    }
    expect((await desk(server, boss.token, '/content/page')).status).toBe(200);
    for (const path of ['/reviews', '/tokens', '/audit']) expect((await desk(server, ola.token, path)).status).toBe(403);
    expect(await deskAnswer(server, ola.token, '/me')).toMatchObject({ name: 'Test editor', is_editor: true });
  });

  it('is a draft until it is published, every save is a version with its author, an earlier one comes back by one call, and the log says so', async () => {
    const before = await heroes();
    const start = await read('banner', 'amperio');
    expect([start.version, start.versions]).toEqual([0, []]);
    const tiles = start.content['tiles'] as readonly Tile[]; // of a banner
    const turned = tiles.toReversed().map((tile) => ({ ...tile, title: `Nowy ${tile.title}` }));
    const draft = await saved('banner', 'amperio', 0, { tiles: turned });
    expect([draft.version, draft.live_version]).toEqual([2, 1]);
    expect(draft.versions).toMatchObject([
      { number: 2, by: 'Test editor' },
      { number: 1, by: null },
    ]);
    expect(await heroes()).toEqual(before);

    const live = await connectLive(server.url);
    const shown = await changed('banner', 'amperio', '/publish', { version: 2 });
    expect([shown.version, shown.live_version]).toEqual([2, 2]);
    expect(await live.next()).toEqual({ wsContent: { paths: ['/'] } });
    expect((await heroes()).map(({ title }) => title)).toEqual(turned.map(({ title }) => title));

    const back = await changed('banner', 'amperio', '/restore', { version: 2, number: 1 });
    expect([back.version, back.live_version, back.versions[0]?.restored]).toEqual([3, 3, 1]);
    expect(await live.next()).toEqual({ wsContent: { paths: ['/'] } });
    live.close();
    expect((await heroes()).map(({ title }) => title)).toEqual(before.map(({ title }) => title));

    const { content } = await deskAnswer<{ readonly content: readonly object[] }>(server, boss.token, '/audit');
    expect(content.slice(0, 3)).toMatchObject([
      { action: 'restore-content', kind: 'banner', key: 'amperio', staff_name: 'Test editor', state_before: '2', state_after: '1' },
      { action: 'publish-content', state_before: '1', state_after: '2' },
      { action: 'save-content', state_before: '1', state_after: '2' },
    ]);
  });

  it('of the home page keeps its promotions: none may be added, and a store that is none has none', async () => {
    const { version, content } = await read('banner', 'amperio');
    const tiles = content['tiles'] as readonly Tile[]; // of a banner
    const refused = await asked('banner', 'amperio', '', {
      version,
      content: { kind: 'banner', tiles: [{ ...tiles[0], graphicsId: 99_999 }] },
    });
    expect([refused.status, (await problemOf(refused)).parameters]).toEqual([400, { tiles: 'fixed' }]);
    expect((await asked('banner', 'nowhere', '', { version: 0, content: { kind: 'banner', tiles } })).status).toBe(404);
    expect(
      (
        await asked('product', 'no-such-sku', '', {
          version: 0,
          content: { kind: 'product', name: 'x', shortText: 'y', price: 1, finalPrice: 1 },
        })
      ).status,
    ).toBe(404);
    expect((await asked('page', '1', '', { version: 0, content: { kind: 'banner', tiles } })).status).toBe(400);
  });

  it('of a new page is found at its address once it is published, says 410 once it is withdrawn, and is there again', async () => {
    const key = await newPage();
    const urlKey = 'nowa-promocja';
    expect((await resolved(urlKey)).type).toBe('NOTFOUND');
    const draft = await saved('page', key, 0, { ...page, urlKey });
    expect((await resolved(urlKey)).type).toBe('NOTFOUND');
    const listed = await deskAnswer<{ readonly items: readonly { readonly key: string; readonly version: number }[] }>(
      server,
      ola.token,
      '/content/page?q=promocja',
    );
    expect(listed.items).toContainEqual(expect.objectContaining({ key, version: 1, live_version: null }));
    await changed('page', key, '/publish', { version: draft.version });
    expect(await resolved(urlKey)).toEqual({ type: 'CMS_PAGE', id: Number(key), canonical_url: `/${urlKey}.html` });
    expect(await pageText(Number(key))).toBe('<p>Rabaty do <strong>50%</strong></p>\n');
    const gone = await published('page', key, 1, { ...page, urlKey, isWithdrawn: true });
    expect((await resolved(urlKey)).type).toBe('UNPUBLISHED');
    expect(await pageText(Number(key))).toBeUndefined();
    await changed('page', key, '/restore', { version: gone.version, number: 1 });
    expect((await resolved(urlKey)).type).toBe('CMS_PAGE');
    const moved = await asked('page', key, '', { version: 3, content: { kind: 'page', ...page, urlKey: 'inny-adres' } });
    expect([moved.status, (await problemOf(moved)).parameters]).toEqual([400, { urlKey: 'fixed' }]);
  });
});

describe('[J-218] two editors and a time', () => {
  it('[J-255] of two who begin a page at once each gets a number of their own, as does who begins one before the other has saved', async () => {
    const keys = await Promise.all([newPage(), newPage(), newPage()]);
    expect(new Set([...keys, await newPage()]).size).toBe(4);
    const [key = ''] = keys;
    expect(await read('page', key)).toMatchObject({ version: 0, content: null, versions: [] });
  });

  it('whoever saves second is told by whom and when, and nothing is overwritten, also when both press at once', async () => {
    const key = await newPage();
    const answers = await Promise.all(
      [ola, jan].map((staff) =>
        asked('page', key, '', { version: 0, content: { kind: 'page', ...page, urlKey: 'dwoje', source: staff.token } }, staff),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = await read('page', key);
    const refused = await asked('page', key, '', { version: 0, content: { kind: 'page', ...page, urlKey: 'dwoje', source: 'Moje' } }, jan);
    const problem = await problemOf(refused);
    expect([refused.status, problem.code, problem.parameters]).toEqual([
      409,
      'edited_meanwhile',
      { by: 'Test editor', at: expect.stringMatching(/^20\d\d-/), version: 1 },
    ]);
    expect(problem.message).toContain('Test editor');
    for (const call of ['/publish', '/restore']) expect((await asked('page', key, call, { version: 0, number: 1 }, jan)).status).toBe(409);
    expect(await read('page', key)).toEqual(first);
  });

  it('a content is published at its time, by itself; a term that was taken back is none', async () => {
    const key = await newPage();
    await saved('page', key, 0, page);
    const at = new Date((await nowMs()) + hourMs).toISOString();
    const planned = await changed('page', key, '/publish', { version: 1, at });
    expect([planned.due_at, planned.due_by, planned.live_version]).toEqual([at, 'Test editor', null]);
    const free = await changed('page', key, '/unschedule', { version: 1 });
    expect(free.due_at).toBeNull();
    expect((await asked('page', key, '/unschedule', { version: 1 })).status).toBe(404);
    await changed('page', key, '/publish', { version: 1, at });
    await advance(hourMs - 5_000);
    expect((await resolved(page.urlKey)).type).toBe('NOTFOUND');
    await advance(6_000);
    expect((await resolved(page.urlKey)).type).toBe('CMS_PAGE');
    expect(await read('page', key)).toMatchObject({ due_at: null, live_version: 1 });
    const { content } = await deskAnswer<{ readonly content: readonly object[] }>(server, boss.token, '/audit');
    expect(content[0]).toMatchObject({ action: 'publish-content', staff_name: null, state_after: '1' });
  });

  it('a change that came due while no server ran is made at its start', async () => {
    const other = await startFilledServer();
    const editor = await newStaff(other, 'editor');
    const call = (path: string, method: string, body: object) => deskAnswer<Entry>(other, editor.token, path, { method, body });
    const key = 'amperio stary-adres-przy-starcie';
    const path = place('redirect', key);
    await call(path, 'PUT', { version: 0, content: { kind: 'redirect', action: 'redirect', target: '/regulamin.html' } });
    const due = Date.now() + 3_000;
    await call(`${path}/publish`, 'POST', { version: 1, at: new Date(due).toISOString() });
    const asks = (one: RunningServer) =>
      one.graphql<{ readonly urlResolver: { readonly type: string; readonly canonical_url: string } }>(
        '{ urlResolver(urlKey: "stary-adres-przy-starcie") { type canonical_url } }',
      );
    expect((await asks(other)).urlResolver.type).toBe('NOTFOUND');
    await other.kill();
    // The server is down when the time comes.
    await new Promise((resolve) => setTimeout(resolve, due - Date.now()));
    const again = await startServer({ DATA_DIR: other.dataDir });
    expect((await asks(again)).urlResolver).toEqual({ type: 'REDIRECT', canonical_url: '/regulamin.html' });
    await again.stop();
    removeFolder(other.dataDir);
  }, 60_000);
});

describe('[J-219] what would harm the shop', () => {
  it('is refused at its field: redirects in a circle, also those that were drafted before, addresses that are taken', async () => {
    await published('redirect', 'amperio stare-a', 0, { action: 'redirect', target: '/regulamin.html' });
    expect(await resolved('stare-a')).toMatchObject({ type: 'REDIRECT', canonical_url: '/regulamin.html' });
    await saved('redirect', 'amperio stare-b', 0, { action: 'redirect', target: '/stare-a.html' });
    const circle = await asked('redirect', 'amperio stare-a', '', {
      version: 1,
      content: { kind: 'redirect', action: 'redirect', target: '/stare-a.html' },
    });
    expect([circle.status, (await problemOf(circle)).parameters]).toEqual([400, { target: 'loop' }]);
    await changed('redirect', 'amperio stare-b', '/publish', { version: 1 });
    const later = await asked('redirect', 'amperio stare-a', '', {
      version: 1,
      content: { kind: 'redirect', action: 'redirect', target: '/stare-b.html' },
    });
    expect((await problemOf(later)).parameters).toEqual({ target: 'loop' });
    const taken = await asked('redirect', 'amperio regulamin', '', {
      version: 0,
      content: { kind: 'redirect', action: 'gone', target: '' },
    });
    expect((await problemOf(taken)).parameters).toEqual({ path: 'taken' });
    await published('redirect', 'amperio stare-b', 1, { action: 'gone', target: '' });
    expect((await resolved('stare-b')).type).toBe('UNPUBLISHED');
    await published('redirect', 'amperio stare-b', 2, { action: 'none', target: '' });
    expect((await resolved('stare-b')).type).toBe('NOTFOUND');
  });

  it('is taken out of texts, in the preview as on the page', async () => {
    const source =
      '<p onclick="x()">Dobry</p><script>alert(1)</script><style>p{}</style><a href="data:text/html,x">a</a><img src="data:image/png;base64,x">';
    const { html } = await deskAnswer<{ readonly html: string }>(server, ola.token, '/content-preview', {
      method: 'POST',
      body: { format: 'html', source },
    });
    expect(html).toBe('<p>Dobry</p><a>a</a>');
    const key = await newPage();
    await published('page', key, 0, { ...page, urlKey: 'wrogi-tekst', format: 'html', source });
    expect(await pageText(Number(key))).toBe(html);
  });
});

describe('[J-227] a price', () => {
  it('is corrected and brought back: what it costs, the regular price and the lowest one of 30 days stay true', async () => {
    const sku = products.find(({ sku: one }) => one !== '')?.sku ?? '';
    const start = await read('product', sku);
    const { name, shortText } = start.content as unknown as { readonly name: string; readonly shortText: string }; // of a product
    const plain = { name, shortText };
    await published('product', sku, start.version, { ...plain, price: 200_000, finalPrice: 200_000 });
    expect(await priceOf(sku)).toMatchObject({ price: 200_000, final_price: 200_000, omnibus_price: null });
    await advance(31 * 24 * hourMs);
    const wrong = await published('product', sku, 2, { ...plain, name: `${name} 2`, price: 200_000, finalPrice: 150_000 });
    expect(await priceOf(sku)).toEqual({ name: `${name} 2`, price: 200_000, final_price: 150_000, omnibus_price: 200_000 });
    const live = await connectLive(server.url);
    const back = await changed('product', sku, '/restore', { version: wrong.version, number: 2 });
    expect(await live.next()).toMatchObject({ wsProducts: [{ sku, price: 200_000, final_price: 200_000 }] });
    live.close();
    expect(await priceOf(sku)).toEqual({ name, price: 200_000, final_price: 200_000, omnibus_price: null });
    await advance(hourMs);
    await published('product', sku, back.version, { ...plain, price: 200_000, finalPrice: 180_000 });
    // The mistaken price was asked for a while: it counts.
    expect(await priceOf(sku)).toMatchObject({ final_price: 180_000, omnibus_price: 150_000 });
  });

  it('that has come another way is a version, too: one can go back to it', async () => {
    const sku = products.at(-1)?.sku ?? '';
    const start = await read('product', sku);
    const { name, shortText } = start.content as unknown as { readonly name: string; readonly shortText: string }; // of a product
    await published('product', sku, start.version, { name, shortText, price: 90_000, finalPrice: 90_000 });
    await fetch(`${server.url}/dev/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku, final_price: 80_000 }),
    });
    const now = await read('product', sku);
    expect(now.content).toMatchObject({ price: 90_000, finalPrice: 80_000 });
    const next = await published('product', sku, now.version, { name, shortText, price: 70_000, finalPrice: 70_000 });
    expect(next.versions.map(({ by }) => by)).toEqual(['Test editor', null, 'Test editor', null]);
    await changed('product', sku, '/restore', { version: next.version, number: 3 });
    expect(await priceOf(sku)).toMatchObject({ price: 90_000, final_price: 80_000 });
  });
});
