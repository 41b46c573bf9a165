import { registryFaults } from '../../lib/faults/registry-faults.ts';
import { expectNextRelease, expectNothingChanged, registryWithHistory, walkAllRemotes } from '../../lib/faults/damaged-registry.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch } from '../../lib/own-servers.ts';
import { test } from '../../lib/test.ts';

test('[J-61] a registry that is missing, unsigned, changed, older, truncated or empty changes nothing in a running shop; the next valid one is used', async ({
  page,
  shop,
  shopUrl,
  catalogue,
}) => {
  test.setTimeout(90_000);
  const scratch = new Scratch();
  const releases = new OwnReleases(scratch);
  const older = registryWithHistory(releases);
  const host = await hostOver(releases, shopUrl);
  try {
    await host.ready('/healthz');
    for (const fault of registryFaults) await test.step(fault.name, () => expectNothingChanged(host, releases, fault, older));
    await walkAllRemotes(host, shop, catalogue);
    await expectNextRelease(host, releases, 'next');
    await page.close(); // before its host stops
  } finally {
    await host.stop();
    scratch.remove();
  }
});
