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

/** Opens a page and waits until its live socket is connected and subscribed. */
const nextSocket = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const socket = page.waitForEvent('websocket');
  await open();
  await socket;
  // Long enough for the socket to be open and subscribed.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3_000);
};

test('[L-06] a price that changes is shown on the next page, and on the open one without a reload', async ({ page, shop, catalogue }) => {
  const product = (await catalogue.buyable(3)).at(-1);
  if (product === undefined) throw new Error('nothing to buy');
  const text = (value: number): RegExp => new RegExp(formatMoney(grosze(value)).replaceAll(/\s/g, '\\s'));
  const changePrice = (finalPrice: number): Promise<void> => change(page, '/dev/price', { sku: product.sku, final_price: finalPrice });
  const changed = product.finalPrice + 1_111;
  await nextSocket(page, () => shop.open(product.url));
  await expect(shop.main.getByText(text(product.finalPrice)).first()).toBeAttached();
  await changePrice(changed);
  try {
    await expect(shop.main.getByText(text(changed)).first()).toBeAttached();
    // The page cache does not have the old price either.
    await expect.poll(async () => text(changed).test(await (await page.request.get(product.url)).text())).toBe(true);
  } finally {
    await changePrice(product.finalPrice);
  }
});

test('[L-04] an open listing is sorted again without a reload when a price changes', async ({ page, shop, catalogue }) => {
  const { url, products } = await catalogue.mostExpensive();
  const [first, second] = products;
  const firstTile = shop.main.getByRole('article').first();
  const answered = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"wsCatalog"')));
  await shop.open(`${url}?order=price_desc`);
  await expect(firstTile.getByRole('link', { name: first.name }).first()).toBeVisible();
  // The server has answered the subscription to this listing.
  await answered;
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await change(page, '/dev/price', { sku: second.sku, final_price: first.finalPrice + 1_000 });
  try {
    await expect(firstTile.getByRole('link', { name: second.name }).first()).toBeVisible();
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  } finally {
    await change(page, '/dev/price', { sku: second.sku, final_price: second.finalPrice });
  }
});

test('[L-05] a renamed category has its new name on the open page without a reload, and on the next one', async ({
  page,
  shop,
  catalogue,
}) => {
  const { url, child } = await catalogue.subcategory();
  const link = (name: string) => shop.main.getByRole('link', { name, exact: true });
  const renamed = `${child.name} i nowości`;
  await nextSocket(page, () => shop.open(url));
  await expect(link(child.name)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await change(page, '/dev/category', { id: child.id, name: renamed });
  try {
    await expect(link(renamed)).toBeVisible();
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    await expect.poll(async () => (await (await page.request.get(url)).text()).includes(renamed)).toBe(true);
  } finally {
    await change(page, '/dev/category', { id: child.id, name: child.name });
  }
});

test('[L-07] a renamed manufacturer has its new name on the open page without a reload, and on the next one', async ({ page, shop }) => {
  const url = '/producenci.html';
  await nextSocket(page, () => shop.open(url));
  const answer = await page.request.post('/graphql', { data: { query: '{manufacturers{items{id name}}}' } });
  // The contract of the commerce server says that each has a name.
  const { data } = (await answer.json()) as { data: { manufacturers: { items: readonly { id: number; name: string }[] } } };
  const [brand] = data.manufacturers.items;
  if (brand === undefined) throw new Error('there is no manufacturer');
  const renamed = `${brand.name} Polska`;
  const link = (name: string) => shop.main.getByRole('link', { name: new RegExp(`^${escapePattern(name)}( \\d|$)`) }).first();
  await expect(link(brand.name)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await change(page, '/dev/manufacturer', { id: brand.id, name: renamed });
  try {
    await expect(link(renamed)).toBeVisible();
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    await expect.poll(async () => (await (await page.request.get(url)).text()).includes(renamed)).toBe(true);
  } finally {
    await change(page, '/dev/manufacturer', brand);
  }
});

test('[S-32] a plain text message of the socket is shown as a toast', async ({ page, shop }) => {
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.connectToServer();
    socket.send('Dziś do 20:00 darmowa dostawa');
  });
  await shop.open('/');
  await expect(shop.toasts.getByRole('status').filter({ hasText: 'Dziś do 20:00 darmowa dostawa' })).toBeVisible();
});

test('[L-03] [L-09] a dropped socket reconnects, and the page gets what was pushed meanwhile', async ({ page, shop, catalogue }) => {
  const product = (await catalogue.buyable(3)).at(-1);
  if (product === undefined) throw new Error('nothing to buy');
  const text = (value: number): RegExp => new RegExp(formatMoney(grosze(value)).replaceAll(/\s/g, '\\s'));
  const sockets: { close(): Promise<void> }[] = [];
  // The first connection gets nothing from the server: the page can learn of the change only after it has reconnected.
  await page.routeWebSocket(/\/ws/, (socket) => {
    sockets.push(socket);
    if (sockets.length > 1) socket.connectToServer();
  });
  await shop.open(product.url);
  await expect.poll(() => sockets.length).toBe(1);
  await expect(shop.main.getByText(text(product.finalPrice)).first()).toBeAttached();
  const changed = product.finalPrice + 2_222;
  await change(page, '/dev/price', { sku: product.sku, final_price: changed });
  try {
    await sockets[0]?.close();
    await expect(shop.main.getByText(text(changed)).first()).toBeAttached();
    expect(sockets).toHaveLength(2);
  } finally {
    await change(page, '/dev/price', { sku: product.sku, final_price: product.finalPrice });
  }
});
