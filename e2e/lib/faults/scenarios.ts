import type { Locator, Page } from '@playwright/test';
import { RELOAD_GUARDS } from 'shared-contracts';
import type { Catalogue } from '../catalogue.ts';
import { layoutShift } from '../layout-shift.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { TAMPERED, expectedComplaints, inject, type BrowserFault } from './browser-faults.ts';
import type { FaultyRemote, Place } from './remotes.ts';
import { expectRestToWork } from './rest-of-page.ts';

export interface Visit {
  readonly shop: Shop;
  readonly catalogue: Catalogue;
}

/** The highest acceptable layout shift, the same bound as for hydration. */
const MAX_SHIFT = 0.01;

/** The page stops waiting for a file after two minutes (N-02). */
const GIVEN_UP_MS = 121_000;

/** The message in place of a part that failed. */
export const failureIn = (place: Locator, { texts }: Shop): Locator =>
  place.getByRole('alert').filter({ hasText: texts.translate('host-shell', 'slot.failed') });

const retryOf = (message: Locator, { texts }: Shop): Locator =>
  message.getByRole('button', { name: texts.translate('shared-ui', 'error.retry') });

/** The message says what has failed, that the rest works, and has a retry button, in the shop's language. */
export const expectFailureMessage = async (message: Locator, shop: Shop): Promise<void> => {
  await expect(message).toBeVisible();
  await expect(message).toContainText(shop.texts.translate('host-shell', 'slot.failedText'));
  await expect(retryOf(message, shop)).toBeVisible();
};

/** A promise that resolves when `open` is called. */
const closedGate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/** Allows the expected complaints, and installs a fake clock for faults that only end with a time-out. */
export const prepare = async ({ page, complaints }: Shop, { hangs }: BrowserFault): Promise<void> => {
  complaints.expect(...expectedComplaints);
  if (hangs) await page.clock.install();
};

/** Keeps the page from its automatic reload (E-04), which has a test of its own. */
const forbidReload = (page: Page): Promise<void> =>
  page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ chunk: Date.now() })), RELOAD_GUARDS.name);

/** Waits for the failure message; for a hanging request first for the message that loading takes longer (V-03). */
const expectFailure = async (shop: Shop, place: Locator, { hangs }: BrowserFault): Promise<Locator> => {
  const message = failureIn(place, shop);
  if (hangs) {
    await expect(place.getByText(shop.texts.translate('host-shell', 'slot.slow'))).toBeVisible();
    await shop.page.clock.fastForward(GIVEN_UP_MS);
  }
  await expectFailureMessage(message, shop);
  return message;
};

/** The replaced script has not run. */
const expectNothingForeign = (page: Page): Promise<void> => expect(page.locator(TAMPERED)).toHaveCount(0);

/**
 * The files of a remote fail in the browser after the server has rendered its page: the server's HTML stays unchanged, the frame works,
 * and the page hydrates without a reload once the files can be loaded.
 */
export const failAfterServerRendering = async ({ shop, catalogue }: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
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
  // The page retries after 1, 2, … s.
  await shop.interactive();
  expect(await shop.isSameDocument()).toBe(true);
};

/** The message stands in place of the page; everything else works, including pages of other remotes. */
export const expectOthersToWork = async (
  { shop, catalogue }: Visit,
  remote: FaultyRemote,
  target: Place,
  message: Locator,
): Promise<void> => {
  const elsewhere = remote.elsewhere(shop.texts);
  await expectNothingForeign(shop.page);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
  await shop.navigate(elsewhere.address);
  await shop.expectHeading(elsewhere.heading);
  await expect(message).toHaveCount(0);
  await shop.navigate(target.address);
  await expect(message).toBeVisible();
};

/** Presses the retry button until the message is gone: an automatic retry may be in progress at the same time. */
const pressRetry = (message: Locator, shop: Shop): Promise<void> =>
  expect(async () => {
    if (await message.isVisible()) await retryOf(message, shop).click({ timeout: 1_000 });
    await expect(message).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });

export const recover = async (shop: Shop, target: Place, message: Locator, end: () => void): Promise<void> => {
  end();
  await pressRetry(message, shop);
  await shop.expectHeading(target.heading);
  expect(await shop.isSameDocument()).toBe(true);
};

/** A failure that is shown in place of a page. */
interface Failure {
  readonly target: Place;
  readonly message: Locator;
  /** Ends the fault. */
  readonly end: () => void;
}

/** Navigates from the open page of another remote to a page whose files fail: a message in its place, without a jump. */
export const navigateToFailure = async ({ shop, catalogue }: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<Failure> => {
  const { page } = shop;
  const target = await remote.page(catalogue, shop.texts);
  await forbidReload(page);
  const gate = closedGate();
  const end = await inject(page, remote.remote, fault, gate.opened);
  await shop.navigate(target.address);
  await expect(shop.main.getByRole('status').and(page.locator('[aria-busy=true]')).first()).toBeVisible();
  const before = await layoutShift(page);
  gate.open();
  const message = await expectFailure(shop, shop.main, fault);
  const after = await layoutShift(page);
  expect(after.total - before.total, after.moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  return { target, message, end };
};

/** The files fail during a navigation from another remote's page. */
export const failDuringNavigation = async (visit: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { shop } = visit;
  await prepare(shop, fault);
  await shop.useScreen('desktop');
  await shop.open(remote.elsewhere(shop.texts).address);
  await shop.markDocument();
  const { target, message, end } = await navigateToFailure(visit, remote, fault);
  await expectOthersToWork(visit, remote, target, message);
  await recover(shop, target, message, end);
};

/** The code of the next page of a remote that has started fails to load. */
export const navigateToMissingCode = async ({ shop }: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<Failure> => {
  const target = remote.further(shop.texts);
  await forbidReload(shop.page);
  const end = await inject(shop.page, remote.remote, fault);
  await shop.navigate(target.address);
  return { target, message: await expectFailure(shop, shop.main, fault), end };
};

/** The remote has started with one page; the code of its next page fails to load. */
export const failOnNextPage = async (visit: Visit, remote: FaultyRemote, fault: BrowserFault): Promise<void> => {
  const { shop, catalogue } = visit;
  await prepare(shop, fault);
  await shop.useScreen('desktop');
  await shop.open((await remote.page(catalogue, shop.texts)).address);
  await shop.markDocument();
  const { target, message, end } = await navigateToMissingCode(visit, remote, fault);
  await expectOthersToWork(visit, remote, target, message);
  await recover(shop, target, message, end);
};

/** The files of the cart drawer's content fail on another remote's page: the drawer shows a message and still links to the cart. */
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
  await expect(shop.cartDrawer.getByRole('link', { name: texts.translate('host-shell', 'drawer.goToCart') })).toHaveAttribute(
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
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'empty.title'))).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
};
