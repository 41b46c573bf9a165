import { withPictures } from '../../lib/browser-start.ts';
import { damagedReleases, wrongReactInBrowser, incompatibleReleases } from '../../lib/faults/release-faults.ts';
import { faultyRemotes } from '../../lib/faults/remotes.ts';
import { servedRelease } from '../../lib/faults/served.ts';
import { releaseIsBack, expectRefused, expectMessageWithoutRemote, expectMessageWithoutScripts } from '../../lib/faults/missing-remote.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;

test.beforeEach(() => {
  test.setTimeout(150_000);
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
});
test.afterEach(async ({ page }) => {
  await page.close(); // before its host stops
  await host.stop();
  scratch.remove();
});

const start = async (shopUrl: string): Promise<void> => {
  host = await hostOver(releases, shopUrl);
  await host.ready('/healthz');
};

for (const remote of faultyRemotes) {
  test(`[J-17] [J-60] a new release of ${remote.remote} that is incompatible, or whose files are missing, truncated or changed, is never served`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    await start(shopUrl);
    for (const fault of Object.values({ ...incompatibleReleases, ...damagedReleases }))
      await test.step(fault.name, () => expectRefused({ host, releases, shop, catalogue }, remote, fault));
  });

  test(`[J-60] a host that starts with a release of ${remote.remote} that is incompatible uses the previous one`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(remote.remote);
    for (const fault of Object.values(incompatibleReleases)) releases.activate(remote.remote, fault.make(releases, remote.remote));
    await start(shopUrl);
    expect(await servedRelease(host, remote.remote)).toBe(good);
    const { address, heading } = await remote.page(catalogue, shop.texts);
    await shop.open(host.url + address);
    await shop.expectHeading(heading);
  });

  for (const fault of Object.values(incompatibleReleases)) {
    test(`[J-60] ${remote.remote} ${fault.name} when a host starts with it as its first release: its pages show a message, all others work, and a valid release restores them`, async ({
      shop,
      shopUrl,
      catalogue,
    }) => {
      const good = releases.active(remote.remote);
      releases.activateAlone(remote.remote, fault.make(releases, remote.remote));
      await start(shopUrl);
      await expectMessageWithoutRemote({ host, releases, shop, catalogue }, remote);
      await releaseIsBack({ host, releases, shop, catalogue }, remote, good);
    });
  }

  test(`[J-60] ${remote.remote} ${wrongReactInBrowser.name}: its page is rendered but never hydrated with it, all others work, and a valid release restores it`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    const good = releases.active(remote.remote);
    releases.activate(remote.remote, wrongReactInBrowser.make(releases, remote.remote));
    await start(shopUrl);
    await expectMessageWithoutScripts({ host, releases, shop, catalogue }, remote);
    await releaseIsBack({ host, releases, shop, catalogue }, remote, good);
  });
}
