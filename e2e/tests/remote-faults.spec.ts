import type { RemoteName } from 'shared-contracts/federation';
import { boundComplaints, browserFaults, inject, type BrowserFault } from '../lib/faults/browser-faults.ts';
import { faultyRemote } from '../lib/faults/remotes.ts';
import { failInCartDrawer, failOnTheWay, failureIn, missFurtherPage, standAsDrawn } from '../lib/faults/walks.ts';
import { expect, test } from '../lib/test.ts';

// Each fault once, spread over the remotes; `tests/long/remote-faults.spec.ts` has every fault for every remote.

const drawn: readonly (readonly [RemoteName, BrowserFault])[] = [
  ['mfe-catalog', browserFaults.tampered],
  ['mfe-cart-checkout', browserFaults.missing],
  ['mfe-account', browserFaults.cutOff],
  ['mfe-content', browserFaults.unstyled],
];

for (const [name, fault] of drawn) {
  test(`[E-04] [J-59] ${name} ${fault.name}: the page that the server drew stays, everything else works, and it comes to life when the remote is back`, async ({
    shop,
    catalogue,
  }) => standAsDrawn({ shop, catalogue }, faultyRemote(name), fault));
}

const underWay: readonly (readonly [RemoteName, BrowserFault])[] = [
  ['mfe-catalog', browserFaults.truncated],
  ['mfe-content', browserFaults.mistyped],
  ['mfe-account', browserFaults.broken],
];

for (const [name, fault] of underWay) {
  test(`[E-04] [J-59] on the way to a page, ${name} ${fault.name}: a polite message with a retry, and the page without a reload`, async ({
    shop,
    catalogue,
  }) => failOnTheWay({ shop, catalogue }, faultyRemote(name), fault));
}

test(`[E-04] [J-59] mfe-content has started, and nothing behind its entry comes any more: its next page says so, and comes with a press`, async ({
  shop,
  catalogue,
}) => missFurtherPage({ shop, catalogue }, faultyRemote('mfe-content'), browserFaults.halved));

test(`[E-04] [V-03] [J-59] mfe-cart-checkout ${browserFaults.hanging.name}: the cart drawer says so on another team's page, and leads to the cart`, async ({
  shop,
  catalogue,
}) => failInCartDrawer({ shop, catalogue }, faultyRemote('mfe-cart-checkout'), browserFaults.hanging));

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
  await page.route(browserFaults.hanging.hits('mfe-catalog'), async (route) => {
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
  complaints.expect(...boundComplaints);
  const { url, name } = await catalogue.category();
  await shop.open('/customer/account/login');
  await shop.markDocument();
  const end = await inject(page, 'mfe-catalog', browserFaults.missing);
  await shop.navigate(url);
  await expect(failureIn(shop.main, shop)).toBeVisible();
  end();
  await shop.expectHeading(name);
  expect(await shop.isSameDocument()).toBe(true);
});
