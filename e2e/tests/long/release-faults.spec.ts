import { damages, liar, misfits } from '../../lib/faults/release-faults.ts';
import { faultyRemotes } from '../../lib/faults/remotes.ts';
import { servedRelease } from '../../lib/faults/served.ts';
import { comeBack, expectRefused, liveWithout, liveWithoutScripts } from '../../lib/faults/without-remote.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;

test.beforeEach(() => {
  test.setTimeout(150_000);
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
});
test.afterEach(async ({ page }) => {
  await page.close(); // before its host goes
  await host.stop();
  scratch.remove();
});

const start = async (shopUrl: string): Promise<void> => {
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
};

for (const remote of faultyRemotes) {
  test(`[J-17] [J-60] a new release of ${remote.remote} that does not fit, or whose files are missing, cut off or changed, is never served`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    await start(shopUrl);
    for (const fault of Object.values({ ...misfits, ...damages }))
      await test.step(fault.name, () => expectRefused({ host, releases, shop, catalogue }, remote, fault));
  });

  test(`[J-60] a host that starts with a release of ${remote.remote} that does not fit goes on with the one before it`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(remote.remote);
    for (const fault of Object.values(misfits)) releases.activate(remote.remote, fault.make(releases, remote.remote));
    await start(shopUrl);
    expect(await servedRelease(host, remote.remote)).toBe(good);
    const { address, heading } = await remote.page(catalogue, shop.texts);
    await shop.open(host.url + address);
    await shop.expectHeading(heading);
  });

  for (const fault of Object.values(misfits)) {
    test(`[J-60] ${remote.remote} ${fault.name} when a host starts with it as its first release: its pages say so politely, all others stand, and a good release brings it back`, async ({
      shop,
      shopUrl,
      catalogue,
    }) => {
      const good = releases.active(remote.remote);
      releases.activateAlone(remote.remote, fault.make(releases, remote.remote));
      await start(shopUrl);
      await liveWithout({ host, releases, shop, catalogue }, remote);
      await comeBack({ host, releases, shop, catalogue }, remote, good);
    });
  }

  test(`[J-60] ${remote.remote} ${liar.name}: its page is drawn and never run with it, all others stand, and a good release brings it back`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(remote.remote);
    releases.activate(remote.remote, liar.make(releases, remote.remote));
    await start(shopUrl);
    await liveWithoutScripts({ host, releases, shop, catalogue }, remote);
    await comeBack({ host, releases, shop, catalogue }, remote, good);
  });
}
