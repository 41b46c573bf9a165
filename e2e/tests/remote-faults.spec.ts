import type { RemoteName } from 'shared-contracts/federation';
import { browserFaults, type BrowserFault } from '../lib/faults/browser-faults.ts';
import { faultyRemote } from '../lib/faults/remotes.ts';
import {
  expectOthersToWork,
  failAfterServerRendering,
  failInCartDrawer,
  navigateToFailure,
  navigateToMissingCode,
  prepare,
  recover,
} from '../lib/faults/scenarios.ts';
import { expect, test } from '../lib/test.ts';

// Each fault once, with different remotes; `tests/long/remote-faults.spec.ts` has every fault for every remote.

const rendered: Readonly<Record<string, readonly (readonly [RemoteName, BrowserFault])[]>> = {
  'of catalogue or cart': [
    ['mfe-catalog', browserFaults.tampered],
    ['mfe-cart-checkout', browserFaults.missing],
  ],
  'of account or content': [
    ['mfe-account', browserFaults.cutOff],
    ['mfe-content', browserFaults.unstyled],
  ],
};

for (const [whose, faults] of Object.entries(rendered))
  test(`[J-59] after files ${whose} failed the server's HTML stays, everything else works, and the page hydrates when the remote is back`, async ({
    shop,
    catalogue,
  }) => {
    for (const [name, fault] of faults)
      await test.step(`${name} ${fault.name}`, () => failAfterServerRendering({ shop, catalogue }, faultyRemote(name), fault));
  });

test('[J-59] during navigations in one document cart and catalogue fail: a message with a retry, everything else works, and then the page, with a press or by itself', async ({
  shop,
  catalogue,
}) => {
  const visit = { shop, catalogue };
  const [catalog, cart] = [faultyRemote('mfe-catalog'), faultyRemote('mfe-cart-checkout')];
  await prepare(shop, browserFaults.truncated);
  await shop.useScreen('desktop');
  await shop.open('/customer/account/login');
  await shop.markDocument();
  // The first, because the other's rest of the page has a cart drawer.
  await test.step(`mfe-cart-checkout ${browserFaults.broken.name}, and recovers without a press`, async () => {
    const { target, end } = await navigateToFailure(visit, cart, browserFaults.broken);
    end();
    await shop.expectHeading(target.heading);
    expect(await shop.isSameDocument()).toBe(true);
  });
  await test.step(`mfe-catalog ${browserFaults.truncated.name}`, async () => {
    const { target, message, end } = await navigateToFailure(visit, catalog, browserFaults.truncated);
    await expectOthersToWork(visit, catalog, target, message);
    await recover(shop, target, message, end);
  });
});

test('[J-59] during a navigation content fails, and once it has started its next page: a message with a retry, and then the page', async ({
  shop,
  catalogue,
}) => {
  const visit = { shop, catalogue };
  const content = faultyRemote('mfe-content');
  await prepare(shop, browserFaults.mistyped);
  await shop.useScreen('desktop');
  await shop.open('/customer/account/login');
  await shop.markDocument();
  await test.step(`mfe-content ${browserFaults.mistyped.name}`, async () => {
    const { target, message, end } = await navigateToFailure(visit, content, browserFaults.mistyped);
    await recover(shop, target, message, end);
  });
  await test.step('mfe-content has started, and its other scripts fail', async () => {
    const { target, message, end } = await navigateToMissingCode(visit, content, browserFaults.halved);
    await recover(shop, target, message, end);
  });
});

test("[V-03] [J-59] remotes that hang: the cart drawer on another remote's page shows a message and links to the cart; a page says after five seconds that loading takes longer, and is shown when it comes", async ({
  page,
  shop,
  catalogue,
}) => {
  await failInCartDrawer({ shop, catalogue }, faultyRemote('mfe-cart-checkout'), browserFaults.hanging);
  await page.keyboard.press('Escape');
  const { url, name } = await catalogue.category();
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
