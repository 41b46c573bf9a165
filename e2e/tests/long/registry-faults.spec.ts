import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lastGoodFile } from 'release-kit/registry';
import { withPictures } from '../../lib/browser-start.ts';
import { registryFaults } from '../../lib/faults/registry-faults.ts';
import { served } from '../../lib/faults/served.ts';
import { expectNextRelease, expectNothingChanged, registryWithHistory, walkAllRemotes } from '../../lib/faults/damaged-registry.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expectRefusal } from '../../lib/refused-start.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

let scratch: Scratch;
let releases: OwnReleases;
let older: string;
let host: OwnServer;

test.beforeEach(() => {
  test.setTimeout(120_000);
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
  older = registryWithHistory(releases);
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

for (const fault of registryFaults) {
  test(`[J-61] the registry ${fault.name} while a host runs: all pages work, and the next valid registry is used`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    await start(shopUrl);
    await expectNothingChanged(host, releases, fault, older);
    await walkAllRemotes(host, shop, catalogue);
    await expectNextRelease(host, releases, 'next');
  });

  test(`[J-61] the registry ${fault.name} when a host starts that has run before: it uses its copy of the last valid one`, async ({
    shop,
    shopUrl,
    catalogue,
  }) => {
    await start(shopUrl);
    const before = await served(host);
    await host.stop();
    const good = readFileSync(releases.registryFile, 'utf8');
    fault.damage(releases.registryFile, older);
    await start(shopUrl);
    expect(await served(host)).toEqual(before);
    await walkAllRemotes(host, shop, catalogue);
    writeFileSync(releases.registryFile, good);
    await expectNextRelease(host, releases, 'next');
  });

  if (fault.isUnknownToNewHosts)
    test(`[J-61] the registry ${fault.name} when a host starts for the first time: it is signed, and all pages are rendered by it`, async ({
      shop,
      shopUrl,
      catalogue,
    }) => {
      rmSync(lastGoodFile(releases.registryFile), { force: true });
      fault.damage(releases.registryFile, older);
      await start(shopUrl);
      await walkAllRemotes(host, shop, catalogue);
    });
  else
    test(`[J-61] the registry ${fault.name} when a host starts for the first time: it reports this in one line and ends`, async ({
      shopUrl,
    }) => {
      fault.damage(releases.registryFile, older);
      host = await hostOver(releases, shopUrl);
      await expectRefusal(host, 'REGISTRY_FILE', /registry\.json/);
    });
}
