import type { Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** A call of the commerce server's interface for tests, which the shop does not forward. */
const change = async (page: Page, path: '/dev/price' | '/dev/category' | '/dev/manufacturer', data: object): Promise<void> => {
  const commerce = process.env['COMMERCE_URL'] ?? `http://127.0.0.1:${process.env['COMMERCE_API_PORT'] ?? '4000'}`;
  const response = await page.request.post(commerce + path, { data });
  expect(response.status(), await response.text()).toBe(200);
};

const money = (value: number): RegExp => new RegExp(formatMoney(grosze(value)).replaceAll(/\s/g, '\\s'));

/** The page cache has the new text, too. */
const nextPageHas = (page: Page, url: string, text: RegExp): Promise<void> =>
  expect
    .poll(async () => text.test(await (await page.request.get(url)).text()), { message: `the next page of ${url} has ${text.source}` })
    .toBe(true);

test('[L-04] [L-05] [L-07] an open listing is sorted again when a price changes, a renamed category and a renamed manufacturer have their new names, all without a reload', async ({
  page,
  shop,
  catalogue,
}) => {
  const isOneDocument = async (): Promise<void> => expect(await shop.isSameDocument(), 'there was no reload').toBe(true);

  await test.step('the listing', async () => {
    const { url, products } = await catalogue.mostExpensive();
    const [first, second] = products;
    const firstTile = shop.main.getByRole('article').first();
    // The server has answered the subscription to this listing.
    const answered = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"wsCatalog"')));
    await shop.open(`${url}?order=price_desc`);
    await shop.markDocument();
    await expect(firstTile.getByRole('link', { name: first.name }).first()).toBeVisible();
    await answered;
    await change(page, '/dev/price', { sku: second.sku, final_price: first.finalPrice + 1_000 });
    try {
      await expect(firstTile.getByRole('link', { name: second.name }).first()).toBeVisible();
      await isOneDocument();
    } finally {
      await change(page, '/dev/price', { sku: second.sku, final_price: second.finalPrice });
    }
  });

  await test.step('the category', async () => {
    const { url, child } = await catalogue.subcategory();
    const link = (name: string) => shop.main.getByRole('link', { name, exact: true });
    const renamed = `${child.name} i nowości`;
    await shop.navigate(url);
    await expect(link(child.name)).toBeVisible();
    await change(page, '/dev/category', { id: child.id, name: renamed });
    try {
      await expect(link(renamed)).toBeVisible();
      await isOneDocument();
      await nextPageHas(page, url, new RegExp(escapePattern(renamed)));
    } finally {
      await change(page, '/dev/category', { id: child.id, name: child.name });
    }
  });

  await test.step('the manufacturer', async () => {
    const url = '/producenci.html';
    const answer = await page.request.post('/graphql', { data: { query: '{manufacturers{items{id name}}}' } });
    // The contract of the commerce server says that each has a name.
    const { data } = (await answer.json()) as { data: { manufacturers: { items: readonly { id: number; name: string }[] } } };
    const [brand] = data.manufacturers.items;
    if (brand === undefined) throw new Error('there is no manufacturer');
    const renamed = `${brand.name} Polska`;
    const link = (name: string) => shop.main.getByRole('link', { name: new RegExp(`^${escapePattern(name)}( \\d|$)`) }).first();
    await shop.navigate(url);
    await expect(link(brand.name)).toBeVisible();
    await change(page, '/dev/manufacturer', { id: brand.id, name: renamed });
    try {
      await expect(link(renamed)).toBeVisible();
      await isOneDocument();
      await nextPageHas(page, url, new RegExp(escapePattern(renamed)));
    } finally {
      await change(page, '/dev/manufacturer', brand);
    }
  });
});

test('[L-03] [L-09] [L-06] [S-32] a text of the socket is a toast; a dropped socket reconnects and gets what was pushed meanwhile; a price that changes is shown on the open page and on the next one', async ({
  page,
  shop,
  catalogue,
}) => {
  const product = await catalogue.changeableAt(2);
  const changePrice = (finalPrice: number): Promise<void> => change(page, '/dev/price', { sku: product.sku, final_price: finalPrice });
  const shown = (price: number) => shop.main.getByText(money(price)).first();
  const sockets: { close(): Promise<void> }[] = [];
  /** What the page has sent to the server. */
  const sent: string[] = [];
  // The first connection gets nothing of the server but a text: the page can learn of the change only after it has reconnected.
  await page.routeWebSocket(/\/ws/, (socket) => {
    sockets.push(socket);
    if (sockets.length === 1) {
      socket.send('Dziś do 20:00 darmowa dostawa');
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
  });
  await shop.open(product.url);
  await expect(shop.toasts.getByRole('status').filter({ hasText: 'Dziś do 20:00 darmowa dostawa' })).toBeVisible();
  expect(sockets).toHaveLength(1);
  await expect(shown(product.finalPrice)).toBeAttached();
  const [missed, pushed] = [product.finalPrice + 2_222, product.finalPrice + 1_111];
  try {
    await changePrice(missed);
    await sockets[0]?.close();
    await expect(shown(missed)).toBeAttached();
    // Without a socket the page asks for its prices, which may be answered before the second socket is open.
    await expect.poll(() => sent.filter((message) => message.includes('"action":"wsProducts"'))).not.toEqual([]);
    expect(sockets).toHaveLength(2);

    await changePrice(pushed);
    await expect(shown(pushed)).toBeAttached();
    // The page cache does not have the old price either.
    await nextPageHas(page, product.url, money(pushed));
  } finally {
    await changePrice(product.finalPrice);
  }
});

test('[J-274] a price that changes after the page was rendered, before its socket is open, is shown', async ({ page, shop, catalogue }) => {
  const product = await catalogue.changeableAt(1);
  const changePrice = (finalPrice: number): Promise<void> => change(page, '/dev/price', { sku: product.sku, final_price: finalPrice });
  const shown = (price: number) => shop.main.getByText(money(price)).first();
  const hasChanged = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/ws/, async (socket) => {
    await hasChanged.promise;
    socket.connectToServer();
  });
  await shop.open(product.url);
  await expect(shown(product.finalPrice)).toBeAttached();
  const changed = product.finalPrice + 3_333;
  try {
    await changePrice(changed);
    hasChanged.resolve();
    await expect(shown(changed)).toBeAttached();
  } finally {
    await changePrice(product.finalPrice);
  }
});
