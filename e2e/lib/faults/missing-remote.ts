import type { Catalogue } from '../catalogue.ts';
import type { OwnReleases } from '../own-release.ts';
import type { OwnServer } from '../own-servers.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { expectedComplaints } from './browser-faults.ts';
import type { ReleaseFault } from './release-faults.ts';
import type { FaultyRemote } from './remotes.ts';
import { expectRestToWork } from './rest-of-page.ts';
import { servedRelease } from './served.ts';
import { expectFailureMessage, failureIn } from './scenarios.ts';

/** Messages of React for a page that the server could not render. */
const notRendered = [/419|hydration|Suspense|not part of this page/] as const;

export interface OwnShop {
  readonly host: OwnServer;
  readonly releases: OwnReleases;
  readonly shop: Shop;
  readonly catalogue: Catalogue;
}

/** Activates a release with a fault: a running host logs that it is unusable and keeps serving the previous one. */
export const expectRefused = async (
  { host, releases, shop, catalogue }: OwnShop,
  remote: FaultyRemote,
  fault: ReleaseFault,
): Promise<void> => {
  const name = remote.remote;
  const good = releases.active(name);
  const bad = fault.make(releases, name);
  releases.activate(name, bad);
  await expect
    .poll(() => host.output.split('\n').some((line) => line.includes(`"release":"${bad}"`) && line.includes('unusable')), {
      timeout: 30_000,
      message: `${bad} is refused`,
    })
    .toBe(true);
  expect(await servedRelease(host, name)).toBe(good);
  for (const { address } of [await remote.page(catalogue, shop.texts), remote.elsewhere(shop.texts)]) {
    const response = await fetch(host.url + address);
    expect(response.status).toBe(200);
    expect((await response.text()).includes(bad)).toBe(false);
  }
  releases.activate(name, good);
};

/** A page of a remote of which the host has no release: the server renders the frame, a message replaces the page, all others work. */
export const expectMessageWithoutRemote = async ({ host, shop, catalogue }: OwnShop, remote: FaultyRemote): Promise<void> => {
  const { page, texts, complaints } = shop;
  complaints.expect(...expectedComplaints, ...notRendered);
  const { address } = await remote.page(catalogue, texts);
  const elsewhere = remote.elsewhere(texts);
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(host.url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<footer');
  }
  await shop.useScreen('desktop');
  await page.goto(host.url + address);
  const message = failureIn(shop.main, shop);
  await expectFailureMessage(message, shop);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
  if (remote.fillsCartDrawer) {
    await shop.tool('header.cart').click();
    await expectFailureMessage(failureIn(shop.cartDrawer, shop), shop);
    await page.keyboard.press('Escape');
  }
  await shop.markDocument();
  await shop.navigate(elsewhere.address);
  await shop.expectHeading(elsewhere.heading);
  await shop.navigate(address);
  await expectFailureMessage(message, shop);
  expect(await shop.isSameDocument()).toBe(true);
  expect(host.hasEnded, host.output).toBe(false);
};

/** The host renders with a release that no browser can run: a navigation to its page shows a message, everything else works. */
export const expectMessageWithoutScripts = async ({ host, shop, catalogue }: OwnShop, remote: FaultyRemote): Promise<void> => {
  const { texts, complaints } = shop;
  // The federation runtime logs it and throws it.
  complaints.expect(...expectedComplaints, /shared singleton module \S+ does not satisfy the requirement/);
  const { address } = await remote.page(catalogue, texts);
  expect(await (await fetch(host.url + address)).text()).toMatch(/<h1/);
  await shop.useScreen('desktop');
  await shop.open(host.url + remote.elsewhere(texts).address);
  await shop.navigate(address);
  await expectFailureMessage(failureIn(shop.main, shop), shop);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
};

/** Activates a valid release: the next document shows the page. */
export const releaseIsBack = async ({ host, releases, shop, catalogue }: OwnShop, remote: FaultyRemote, good: string): Promise<void> => {
  releases.activate(remote.remote, good);
  await expect.poll(() => servedRelease(host, remote.remote), { timeout: 30_000 }).toBe(good);
  const { address, heading } = await remote.page(catalogue, shop.texts);
  await shop.open(host.url + address);
  await shop.expectHeading(heading);
};
