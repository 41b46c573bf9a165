import type { Catalogue } from '../catalogue.ts';
import type { OwnReleases } from '../own-release.ts';
import type { OwnServer } from '../own-servers.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { boundComplaints } from './browser-faults.ts';
import type { ReleaseFault } from './release-faults.ts';
import type { FaultyRemote } from './remotes.ts';
import { expectRestToWork } from './rest-of-page.ts';
import { servedRelease } from './served.ts';
import { expectProperWords, failureIn } from './walks.ts';

/** What React says of a page that the server could not draw. */
const undrawn = [/419|hydration|Suspense|not part of this page/] as const;

export interface OwnShop {
  readonly host: OwnServer;
  readonly releases: OwnReleases;
  readonly shop: Shop;
  readonly catalogue: Catalogue;
}

/** A running host is told to serve a release with a fault: it says why it does not, and the one before it stays. */
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

/** A page of a remote that the host has no release of: its frame from the server, a message in its place, and all others as ever. */
export const liveWithout = async ({ host, shop, catalogue }: OwnShop, remote: FaultyRemote): Promise<void> => {
  const { page, texts, complaints } = shop;
  complaints.expect(...boundComplaints, ...undrawn);
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
  await expectProperWords(message, shop);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
  if (remote.fillsCartDrawer) {
    await shop.tool('header.cart').click();
    await expectProperWords(failureIn(shop.cartDrawer, shop), shop);
    await page.keyboard.press('Escape');
  }
  await shop.markDocument();
  await shop.navigate(elsewhere.address);
  await shop.expectHeading(elsewhere.heading);
  await shop.navigate(address);
  await expectProperWords(message, shop);
  expect(await shop.isSameDocument()).toBe(true);
  expect(host.hasEnded, host.output).toBe(false);
};

/** The host draws with a release that no browser can run: on the way to its page a message, everything else as ever. */
export const liveWithoutScripts = async ({ host, shop, catalogue }: OwnShop, remote: FaultyRemote): Promise<void> => {
  const { texts, complaints } = shop;
  complaints.expect(...boundComplaints, /SharedVersionError/);
  const { address } = await remote.page(catalogue, texts);
  expect(await (await fetch(host.url + address)).text()).toMatch(/<h1/);
  await shop.useScreen('desktop');
  await shop.open(host.url + remote.elsewhere(texts).address);
  await shop.navigate(address);
  await expectProperWords(failureIn(shop.main, shop), shop);
  await expectRestToWork(shop, catalogue, { withoutCartDrawer: remote.fillsCartDrawer === true });
};

/** A good release comes: the next document has the page. */
export const comeBack = async ({ host, releases, shop, catalogue }: OwnShop, remote: FaultyRemote, good: string): Promise<void> => {
  releases.activate(remote.remote, good);
  await expect.poll(() => servedRelease(host, remote.remote)).toBe(good);
  const { address, heading } = await remote.page(catalogue, shop.texts);
  await shop.open(host.url + address);
  await shop.expectHeading(heading);
};
