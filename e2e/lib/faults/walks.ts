import type { Locator, Page } from '@playwright/test';
import { RELOAD_GUARDS } from 'shared-contracts';
import type { Catalogue } from '../catalogue.ts';
import { layoutShift } from '../layout-shift.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { TAMPERED, boundComplaints, inject, type BrowserFault } from './browser-faults.ts';
import type { FaultyRemote, Place } from './remotes.ts';
import { expectRestToWork } from './rest-of-page.ts';

export interface Visit {
  readonly shop: Shop;
  readonly catalogue: Catalogue;
}

/** What counts as a layout that jumps (the shop's own bound for a page that comes to life). */
const MAX_SHIFT = 0.01;

/** The page gives a file up after two minutes (N-02). */
const GIVEN_UP_MS = 121_000;

/** The word in the place of a part that failed. */
export const failureIn = (place: Locator, { texts }: Shop): Locator =>
  place.getByRole('alert').filter({ hasText: texts.say('host-shell', 'slot.failed') });

const retryOf = (message: Locator, { texts }: Shop): Locator =>
  message.getByRole('button', { name: texts.say('shared-ui', 'error.retry') });

/** The shopper reads what happened, that the rest is safe, and what to press: in the language of the shop. */
export const expectProperWords = async (message: Locator, shop: Shop): Promise<void> => {
  await expect(message).toBeVisible();
  await expect(message).toContainText(shop.texts.say('host-shell', 'slot.failedText'));
  await expect(retryOf(message, shop)).toBeVisible();
};

/** A gate that stays closed until somebody opens it. */
const closedGate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/** The clock of the page can be moved where a fault lets it wait for minutes. */
const prepare = async ({ page, complaints }: Shop, { hangs }: BrowserFault): Promise<void> => {
  complaints.expect(...boundComplaints);
  if (hangs) await page.clock.install();
};

/** The page must not read itself anew meanwhile (E-04): that is another test's. */
const forbidReload = (page: Page): Promise<void> =>
  page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ chunk: Date.now() })), RELOAD_GUARDS.name);

/** Waits for the message; a file that never comes is told of as late (V-03) before it is given up. */
const expectFailure = async (shop: Shop, place: Locator, { hangs }: BrowserFault): Promise<Locator> => {
  const message = failureIn(place, shop);
  if (hangs) {
    await expect(place.getByText(shop.texts.say('host-shell', 'slot.slow'))).toBeVisible();
    await shop.page.clock.fastForward(GIVEN_UP_MS);
  }
  await expectProperWords(message, shop);
  return message;
};

/** Wrong bytes have not run. */
const expectNothingForeign = (page: Page): Promise<void> => expect(page.locator(TAMPERED)).toHaveCount(0);

/**
 * The server has drawn the page of a remote whose files fail in the browser: what it has drawn stays as it is, the frame
 * lives, and the page comes to life by itself once the files come.
 */
export const standAsDrawn = async ({ shop, catalogue }: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { page, texts } = shop;
  await prepare(shop, fault);
  const { address } = await remote.page(catalogue, texts);
  await shop.useScreen('desktop');
  const end = await inject(page, remote.remote, fault);
  await page.goto(address);
  await expect(shop.heading).toBeVisible();
  const text = await shop.main.innerText();
  await shop.waitForHeader();
  await page.keyboard.press('Tab');
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
  expect(await shop.main.innerText()).toBe(text);
  await expectNothingForeign(page);
  await shop.markDocument();
  end();
  if (fault.hangs) await page.clock.fastForward(GIVEN_UP_MS);
  // Tried again by itself (1, 2, … s).
  await shop.interactive();
  expect(await shop.isSameDocument()).toBe(true);
};

/** The message stands where the page would, everything else works, other teams' pages too, and a press brings the page. */
const livesWithout = async ({ shop, catalogue }: Visit, remote: FaultyRemote, target: Place, message: Locator): Promise<void> => {
  const elsewhere = remote.elsewhere(shop.texts);
  await expectNothingForeign(shop.page);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
  await shop.navigate(elsewhere.address);
  await shop.expectHeading(elsewhere.heading);
  await expect(message).toHaveCount(0);
  await shop.navigate(target.address);
  await expect(message).toBeVisible();
};

/** Presses until the message is gone: its own next try may be under way, which fails yet or brings the page by itself. */
const pressRetry = (message: Locator, shop: Shop): Promise<void> =>
  expect(async () => {
    if (await message.isVisible()) await retryOf(message, shop).click({ timeout: 1_000 });
    await expect(message).toBeHidden({ timeout: 1_000 });
  }).toPass();

const recover = async (shop: Shop, target: Place, message: Locator, end: () => void): Promise<void> => {
  end();
  await pressRetry(message, shop);
  await shop.expectHeading(target.heading);
  expect(await shop.isSameDocument()).toBe(true);
};

/** The files fail while the shopper is on the way from another team's page. */
export const failOnTheWay = async (visit: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { shop, catalogue } = visit;
  const { page } = shop;
  await prepare(shop, fault);
  await shop.useScreen('desktop');
  const target = await remote.page(catalogue, shop.texts);
  await shop.open(remote.elsewhere(shop.texts).address);
  await forbidReload(page);
  await shop.markDocument();
  const gate = closedGate();
  const end = await inject(page, remote.remote, fault, gate.opened);
  await shop.navigate(target.address);
  await expect(shop.main.getByRole('status').first()).toBeVisible();
  const before = await layoutShift(page);
  gate.open();
  const message = await expectFailure(shop, shop.main, fault);
  const after = await layoutShift(page);
  expect(after.total - before.total, after.moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  await livesWithout(visit, remote, target, message);
  await recover(shop, target, message, end);
};

/** The remote has started with one page; the code of its next one does not come. */
export const missFurtherPage = async (visit: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { shop, catalogue } = visit;
  const { page, texts } = shop;
  await prepare(shop, fault);
  await shop.useScreen('desktop');
  const target = remote.further(texts);
  await shop.open((await remote.page(catalogue, texts)).address);
  await forbidReload(page);
  await shop.markDocument();
  const end = await inject(page, remote.remote, fault);
  await shop.navigate(target.address);
  const message = await expectFailure(shop, shop.main, fault);
  await livesWithout(visit, remote, target, message);
  await recover(shop, target, message, end);
};

/** The files of what the cart drawer shows fail on another team's page: the drawer says so and leads to the cart all the same. */
export const failInCartDrawer = async ({ shop, catalogue }: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { page, texts } = shop;
  const { address, heading } = remote.elsewhere(texts);
  await prepare(shop, fault);
  await shop.useScreen('desktop');
  await shop.open(address);
  await forbidReload(page);
  await shop.markDocument();
  const end = await inject(page, remote.remote, fault);
  await shop.tool('header.cart').click();
  const message = await expectFailure(shop, shop.cartDrawer, fault);
  await expect(shop.cartDrawer.getByRole('link', { name: texts.say('host-shell', 'drawer.goToCart') })).toHaveAttribute(
    'href',
    '/checkout/cart',
  );
  await expectNothingForeign(page);
  await page.keyboard.press('Escape');
  await expect(shop.cartDrawer).toBeHidden();
  await shop.expectHeading(heading);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: true });
  await shop.tool('header.cart').click();
  await expect(message).toBeVisible();
  end();
  await pressRetry(message, shop);
  await expect(shop.cartDrawer.getByText(texts.say('mfe-cart-checkout', 'empty.title'))).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
};
