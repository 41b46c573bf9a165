import { damagedReleases, incompatibleReleases } from '../../lib/faults/release-faults.ts';
import { faultyRemote } from '../../lib/faults/remotes.ts';
import { servedRelease } from '../../lib/faults/served.ts';
import { releaseIsBack, expectRefused, expectMessageWithoutRemote } from '../../lib/faults/missing-remote.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

// One remote for each fault; `tests/long` has all combinations.
let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;

test.beforeEach(() => {
  test.setTimeout(90_000);
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
});
test.afterEach(async ({ page }) => {
  await page.close(); // before its host stops
  await host.stop();
  scratch.remove();
});

const started = [
  ['mfe-cart-checkout', incompatibleReleases.contracts],
  ['mfe-account', incompatibleReleases.react],
] as const;

for (const [name, fault] of started) {
  const remote = faultyRemote(name);
  test(`[J-60] ${name} ${fault.name}: a host that starts with it as its first release shows a message in place of its pages, all others work, and a valid release restores them`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(name);
    releases.activateAlone(name, fault.make(releases, name));
    host = await hostOver(releases, shopUrl);
    await host.ready('/healthz');
    await expectMessageWithoutRemote({ host, releases, shop, catalogue }, remote);
    await releaseIsBack({ host, releases, shop, catalogue }, remote, good);
  });
}

test('[J-60] a host that starts with an incompatible release uses the previous one', async ({ shop, shopUrl, catalogue }) => {
  const good = releases.active('mfe-catalog');
  releases.activate('mfe-catalog', incompatibleReleases.react.make(releases, 'mfe-catalog'));
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
  expect(await servedRelease(host, 'mfe-catalog')).toBe(good);
  const { address, heading } = await faultyRemote('mfe-catalog').page(catalogue, shop.texts);
  await shop.open(host.url + address);
  await shop.expectHeading(heading);
});

test('[J-17] [J-60] a release that lacks a browser file never replaces a complete one', async ({ shop, shopUrl, catalogue }) => {
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
  await expectRefused({ host, releases, shop, catalogue }, faultyRemote('mfe-content'), damagedReleases.lost);
});
