import { damages, misfits } from '../../lib/faults/release-faults.ts';
import { faultyRemote } from '../../lib/faults/remotes.ts';
import { servedRelease } from '../../lib/faults/served.ts';
import { comeBack, expectRefused, liveWithout } from '../../lib/faults/without-remote.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

// One remote for each fault; `tests/long` has all of them.
let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;

test.beforeEach(() => {
  test.setTimeout(90_000);
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
});
test.afterEach(async ({ page }) => {
  await page.close(); // before its host goes
  await host.stop();
  scratch.remove();
});

const started = [
  ['mfe-cart-checkout', misfits.contracts],
  ['mfe-account', misfits.react],
] as const;

for (const [name, fault] of started) {
  const remote = faultyRemote(name);
  test(`[J-60] ${name} ${fault.name}: a host that starts with it as its first release shows a message in the place of its pages, all others stand, and a good release brings it back`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(name);
    releases.activateAlone(name, fault.make(releases, name));
    host = await hostOver(releases, shopUrl);
    await host.ready('/healthz');
    await liveWithout({ host, releases, shop, catalogue }, remote);
    await comeBack({ host, releases, shop, catalogue }, remote, good);
  });
}

test('[J-60] a host that starts with a release that does not fit goes on with the one before it', async ({ shop, shopUrl, catalogue }) => {
  const good = releases.active('mfe-catalog');
  releases.activate('mfe-catalog', misfits.react.make(releases, 'mfe-catalog'));
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
  expect(await servedRelease(host, 'mfe-catalog')).toBe(good);
  const { address, heading } = await faultyRemote('mfe-catalog').page(catalogue, shop.texts);
  await shop.open(host.url + address);
  await shop.expectHeading(heading);
});

test('[J-17] [J-60] a release that lacks a file for browsers never takes the place of one that is whole', async ({
  shop,
  shopUrl,
  catalogue,
}) => {
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
  await expectRefused({ host, releases, shop, catalogue }, faultyRemote('mfe-content'), damages.lost);
});
