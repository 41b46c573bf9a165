/** The live socket and pictures. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { connectLive, type Live } from './support/live.ts';
import { setStock } from './support/orders.ts';
import { post, setPrice } from './support/post.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();
let product: {
  readonly id: number;
  readonly sku: string;
  readonly final_price: number;
  readonly thumbnail: string;
  readonly main_category: { readonly id: number };
};

beforeAll(async () => {
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly (typeof product)[] } }>(
    'query($id:Int!){msProducts(ids:[$id]){items{id sku final_price thumbnail main_category{id}}}}',
    { id: Number(productsForCategory.items_ids[0]) },
  );
  const [first] = msProducts.items;
  if (first === undefined) throw new Error('the catalogue is empty');
  product = first;
}, 60_000);

const connect = (): Promise<Live> => connectLive(server.url);

describe('live socket', () => {
  it('[J-274] a page that was drawn before a change and opens its socket after it is told of it, others are not', async () => {
    const lower = product.final_price - 500;
    expect((await setPrice(server, product.sku, lower)).status).toBe(200);
    const late = await connectLive(server.url, '?store=amperio&changed_within=30');
    expect(await late.next()).toMatchObject({
      wsProducts: expect.arrayContaining([expect.objectContaining({ sku: product.sku, final_price: lower })]),
    });
    const others = await Promise.all(['', '?changed_within=0', '?changed_within=soon'].map((query) => connectLive(server.url, query)));
    expect((await setPrice(server, product.sku, product.final_price)).status).toBe(200);
    for (const live of others)
      expect(await live.next()).toMatchObject({ wsProducts: [{ sku: product.sku, final_price: product.final_price }] });
    for (const live of [late, ...others]) live.close();
  });

  it('[L-06] a changed price is pushed to all sockets and returned by all queries', async () => {
    const [one, two] = await Promise.all([connect(), connect()]);
    const lower = product.final_price - 1000;
    expect((await setPrice(server, product.sku, lower)).status).toBe(200);
    for (const live of [one, two]) {
      expect(await live.next()).toMatchObject({ wsProducts: [{ id: product.id, sku: product.sku, final_price: lower }] });
      live.close();
    }
    expect(await server.graphql('query($s:[String!]!){pricesForProducts(skus:$s){final_price}}', { s: [product.sku] })).toEqual({
      pricesForProducts: [{ final_price: lower }],
    });
    const { msProducts } = await server.graphql<{
      msProducts: { items: readonly { omnibus_price: number | null; final_price: number }[] };
    }>('query($s:[String!]){msProducts(skus:$s){items{final_price omnibus_price}}}', { s: [product.sku] });
    // [P-02] The previous price counts among the prices of the 30 days.
    expect(msProducts.items[0]?.omnibus_price).toBeLessThanOrEqual(product.final_price);
  });

  it('[L-06] a changed stock is pushed to all sockets', async () => {
    const live = await connect();
    expect(await setStock(server, product.sku, 7).then(({ status }) => status)).toBe(200);
    expect(await live.next()).toMatchObject({ wsProducts: [{ sku: product.sku, qty: 7 }] });
    live.close();
  });

  it('[L-04] viewers of a listing get a message when a change alters its order or its price range', async () => {
    const live = await connect();
    const { id } = product.main_category;
    live.send({ action: 'wsCatalog', category_id: id, sortBy: 'price', sortOrder: 'DESC' });
    const before = await live.next();
    expect(await setPrice(server, product.sku, 9_999_900).then(({ status }) => status)).toBe(200);
    expect(await live.next()).toMatchObject({ wsProducts: [{ sku: product.sku }] });
    const { wsCatalog } = await live.next();
    expect(wsCatalog).toMatchObject({ category_id: id, stats: expect.arrayContaining([expect.objectContaining({ max: 9_999_900 })]) });
    // A message of the contract.
    expect((wsCatalog as { readonly items_ids: readonly string[] }).items_ids[0]).toBe(String(product.id));
    expect(wsCatalog).not.toEqual(before['wsCatalog']);
    await setPrice(server, product.sku, product.final_price);
    live.close();
  });

  it('[L-05] a renamed category is pushed to all sockets and returned by all queries', async () => {
    const live = await connect();
    const { id } = product.main_category;
    const read = async () =>
      (
        await server.graphql<{ msCategories: { items: readonly { name: string }[] } }>(
          'query($ids:[Int!]){msCategories(ids:$ids){items{name}}}',
          { ids: [id] },
        )
      ).msCategories.items[0]?.name;
    const before = await read();
    expect(await post(server, '/dev/category', { id, name: 'Nowa nazwa' }).then(({ status }) => status)).toBe(200);
    expect(await live.next()).toMatchObject({ wsCategories: [{ id, name: 'Nowa nazwa', name_in_tiles: 'Nowa nazwa' }] });
    expect(await read()).toBe('Nowa nazwa');
    await post(server, '/dev/category', { id, name: before ?? '' });
    expect(await post(server, '/dev/category', { id: 999_999, name: 'x' }).then(({ status }) => status)).toBe(400);
    live.close();
  });

  it('[L-07] a renamed manufacturer is pushed to all sockets and returned by all queries', async () => {
    const live = await connect();
    const read = async () =>
      (await server.graphql<{ manufacturers: { items: readonly { id: number; name: string }[] } }>('{manufacturers{items{id name}}}'))
        .manufacturers.items;
    const [before] = await read();
    if (before === undefined) throw new Error('there is no manufacturer');
    expect(await post(server, '/dev/manufacturer', { id: before.id, name: 'Nowa marka' }).then(({ status }) => status)).toBe(200);
    expect(await live.next()).toEqual({ wsManufacturers: [{ id: before.id, name: 'Nowa marka' }] });
    expect((await read()).find(({ id }) => id === before.id)?.name).toBe('Nowa marka');
    await post(server, '/dev/manufacturer', before);
    expect(await post(server, '/dev/manufacturer', { id: 999_999, name: 'x' }).then(({ status }) => status)).toBe(400);
    live.close();
  });

  it('[L-08] [L-09] [L-10] accepts pings and refreshes without an answer, answers wsCatalog and wsProducts, ignores invalid messages', async () => {
    const live = await connect();
    live.send('nonsense');
    live.send({ action: 'shutdown' });
    live.send({ action: 'ping', pathname: '/' });
    live.send({ action: 'refreshSession', data: { session_id: 'browser-by-socket', url: '/agd.html' } });
    live.send({ action: 'refreshSession', data: { url: '/' } });
    live.send({ action: 'wsProducts', skus: [product.sku], fields: ['name', 'document'] });
    expect(await live.next()).toEqual({ wsProducts: [{ id: product.id, sku: product.sku, name: expect.any(String) }] });
    live.send({ action: 'wsCatalog', category_id: product.main_category.id, sortBy: 'price', sortOrder: 'ASC' });
    const { productsForCategory } = await server.graphql<{ productsForCategory: object }>(
      'query($id:String!){productsForCategory(id:$id,sortBy:price,sortOrder:ASC){total_count items_ids}}',
      { id: String(product.main_category.id) },
    );
    expect(await live.next()).toMatchObject({ wsCatalog: { category_id: product.main_category.id, ...productsForCategory } });
    live.close();
    const visit = (): Promise<Response> => fetch(`${server.url}/dev/visits/browser-by-socket`);
    let kept = await visit();
    while (kept.status === 404) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      kept = await visit();
    }
    expect(await kept.json()).toMatchObject({ refreshes: 1, url: '/agd.html' });
  });
});

describe('pictures', () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${server.url}${path}`, { headers });

  it.each(['avif', 'webp', 'jpeg'] as const)('[P-30] are rendered as %s at the requested width, immutable', async (format) => {
    const response = await get(`${product.thumbnail}?w=160&f=${format}`);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([meta.width, meta.height]).toEqual([160, 160]);
    const again = await get(`${product.thumbnail}?w=160&f=${format}`, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('[P-30] without a requested format are WebP where it is accepted, else JPEG', async () => {
    expect((await get(`${product.thumbnail}?w=80`, { accept: 'image/webp,*/*' })).headers.get('content-type')).toBe('image/webp');
    expect((await get(`${product.thumbnail}?w=80`, { accept: '*/*' })).headers.get('content-type')).toBe('image/jpeg');
  });

  it('are refused at widths that are not offered, and answer 404 when missing', async () => {
    expect((await get(`${product.thumbnail}?w=81&f=webp`)).status).toBe(400);
    expect((await get('/media/catalog/999999999/front?w=80&f=webp')).status).toBe(404);
    expect((await get('/media/brand/nie-ma?w=80&f=webp')).status).toBe(404);
    expect((await get('/media/cms/..%2f..%2fetc?w=80&f=webp')).status).toBe(404);
  });

  it('of categories and brands exist for all of them', async () => {
    const data = await server.graphql<{
      msCategories: { items: readonly { image: string }[] };
      manufacturers: { items: readonly { logo: string }[] };
    }>('{msCategories{items{image}} manufacturers{items{logo}}}');
    const paths = [...data.msCategories.items.map((one) => one.image), ...data.manufacturers.items.map((one) => one.logo)];
    const statuses = new Set<number>();
    for (const path of paths) statuses.add((await get(`${path}?w=80&f=webp`)).status);
    expect([...statuses]).toEqual([200]);
  }, 30_000);
});
