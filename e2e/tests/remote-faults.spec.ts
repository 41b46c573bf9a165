import type { RemoteName } from 'shared-contracts/federation';
import { expectedComplaints, browserFaults, inject, type BrowserFault } from '../lib/faults/browser-faults.ts';
import { faultyRemote } from '../lib/faults/remotes.ts';
import { failInCartDrawer, failDuringNavigation, failureIn, failOnNextPage, failAfterServerDrawing } from '../lib/faults/scenarios.ts';
import { expect, test } from '../lib/test.ts';

// Each fault once, with different remotes; `tests/long/remote-faults.spec.ts` has every fault for every remote.

const drawn: readonly (readonly [RemoteName, BrowserFault])[] = [
  ['mfe-catalog', browserFaults.tampered],
  ['mfe-cart-checkout', browserFaults.missing],
  ['mfe-account', browserFaults.cutOff],
  ['mfe-content', browserFaults.unstyled],
];

for (const [name, fault] of drawn) {
  test(`[J-59] ${name} ${fault.name}: the server's HTML stays, everything else works, and the page hydrates when the remote is back`, async ({
    shop,
    catalogue,
  }) => failAfterServerDrawing({ shop, catalogue }, faultyRemote(name), fault));
}

const underWay: readonly (readonly [RemoteName, BrowserFault])[] = [
  ['mfe-catalog', browserFaults.truncated],
  ['mfe-content', browserFaults.mistyped],
  ['mfe-account', browserFaults.broken],
];

for (const [name, fault] of underWay) {
  test(`[J-59] during a navigation ${name} ${fault.name}: a message with a retry, and then the page without a reload`, async ({
    shop,
    catalogue,
  }) => failDuringNavigation({ shop, catalogue }, faultyRemote(name), fault));
}

test(`[J-59] mfe-content has started, and its other scripts fail: its next page shows a message, and is shown after a retry`, async ({
  shop,
  catalogue,
}) => failOnNextPage({ shop, catalogue }, faultyRemote('mfe-content'), browserFaults.halved));

test(`[V-03] [J-59] mfe-cart-checkout ${browserFaults.hanging.name}: the cart drawer on another remote's page shows a message and links to the cart`, async ({
  shop,
  catalogue,
}) => failInCartDrawer({ shop, catalogue }, faultyRemote('mfe-cart-checkout'), browserFaults.hanging));

test('[V-03] a remote that hangs: after five seconds the page says that loading takes longer, and then shows the page', async ({
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
  await expect(shop.main.getByText(shop.texts.translate('host-shell', 'slot.slow'))).toBeVisible();
  await expect(shop.tool('header.cart')).toBeVisible();
  release();
  await shop.expectHeading(name);
});

test('a remote that failed recovers by itself, without a press', async ({ page, shop, catalogue, complaints }) => {
  complaints.expect(...expectedComplaints);
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
