import type { Route } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
}

const faults: readonly Fault[] = [
  { name: 'is missing', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  {
    name: 'has other bytes than its release',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tampered = "";' }),
  },
  { name: 'does not answer', answer: (route) => route.abort('connectionreset') },
];

/** Complaints that a failing remote is bound to cause. */
const wanted = [/Failed to load resource/, /could not be loaded/, /integrity/i, /failed/, /preload/];

interface Case {
  readonly remote: RemoteName;
  /** A page that the remote draws. */
  readonly address: (shop: CatalogueAddresses) => string;
  readonly heading: RegExp | null;
}

interface CatalogueAddresses {
  readonly listing: string;
  readonly content: string;
}

const cases: readonly Case[] = [
  { remote: 'mfe-catalog', address: ({ listing }) => listing, heading: null },
  { remote: 'mfe-content', address: ({ content }) => content, heading: null },
  { remote: 'mfe-cart-checkout', address: () => '/checkout/cart', heading: /koszyk/i },
  { remote: 'mfe-account', address: () => '/customer/account/login', heading: /zaloguj/i },
];

const entryOf = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/remoteEntry\\.js`);

/** A page whose own remote is not the one that fails. */
const otherPage = (remote: RemoteName): string => (remote === 'mfe-account' ? '/' : '/customer/account/login');

const failure = (shop: Shop) => shop.main.getByRole('alert').filter({ hasText: shop.texts.say('host-shell', 'slot.failed') });

for (const { remote, address } of cases) {
  for (const fault of faults) {
    test(`[E-04] ${remote} ${fault.name}: the page that the server drew stays, everything else works, and it comes to life when the remote is back`, async ({
      page,
      shop,
      catalogue,
      complaints,
    }) => {
      complaints.expect(...wanted);
      const target = address({ listing: (await catalogue.category()).url, content: await catalogue.contentPage() });
      await page.route(entryOf(remote), fault.answer);
      await page.goto(target);
      await expect(shop.heading).toBeVisible();
      const text = await shop.main.innerText();
      // The header lives: the language link is there and the cart opens its drawer.
      await shop.useScreen('desktop');
      await shop.waitForHeader();
      await page.keyboard.press('Tab');
      expect(await shop.main.innerText()).toBe(text);
      await expect(page.locator('html[data-tampered]')).toHaveCount(0);
      await shop.markDocument();
      await page.unroute(entryOf(remote));
      // Tried again by itself (1, 2, … s).
      await shop.interactive();
      expect(await shop.isSameDocument()).toBe(true);
    });

    test(`[E-04] on the way to a page, ${remote} ${fault.name}: a polite message with a retry, and the page without a reload`, async ({
      page,
      shop,
      catalogue,
      complaints,
    }) => {
      complaints.expect(...wanted);
      const target = address({ listing: (await catalogue.category()).url, content: await catalogue.contentPage() });
      await shop.open(otherPage(remote));
      await shop.markDocument();
      await page.route(entryOf(remote), fault.answer);
      await shop.navigate(target);
      const message = failure(shop);
      await expect(message).toBeVisible();
      await expect(shop.header).toBeVisible();
      await expect(shop.footer).toBeAttached();
      await expect(page.locator('html[data-tampered]')).toHaveCount(0);
      await page.unroute(entryOf(remote));
      await message.getByRole('button').click();
      await expect(message).toBeHidden();
      await expect(shop.heading.first()).toBeVisible();
      expect(await shop.isSameDocument()).toBe(true);
    });
  }
}

test('[V-03] a remote that hangs: after five seconds the page says that it takes longer, and shows the page when it comes', async ({
  page,
  shop,
  catalogue,
}) => {
  const { url, name } = await catalogue.category();
  await shop.open('/customer/account/login');
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entryOf('mfe-catalog'), async (route) => {
    await late;
    await route.continue();
  });
  await shop.navigate(url);
  await expect(shop.main.getByText(shop.texts.say('host-shell', 'slot.slow'))).toBeVisible();
  await expect(shop.tool('header.cart')).toBeVisible();
  release();
  await shop.expectHeading(name);
});

test('a remote that failed comes back by itself, without a press', async ({ page, shop, catalogue, complaints }) => {
  complaints.expect(...wanted);
  const { url, name } = await catalogue.category();
  await shop.open('/customer/account/login');
  await shop.markDocument();
  await page.route(entryOf('mfe-catalog'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await shop.navigate(url);
  await expect(failure(shop)).toBeVisible();
  await page.unroute(entryOf('mfe-catalog'));
  await shop.expectHeading(name);
  expect(await shop.isSameDocument()).toBe(true);
});
