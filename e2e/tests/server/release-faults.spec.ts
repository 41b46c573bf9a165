import { incompatibleReleases } from '../../lib/faults/release-faults.ts';
import { faultyRemote } from '../../lib/faults/remotes.ts';
import { servedRelease } from '../../lib/faults/served.ts';
import { releaseIsBack, expectMessageWithoutRemote } from '../../lib/faults/missing-remote.ts';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

// Each fault for another remote, all at one start; `tests/long` has all combinations.
test('[J-60] a host starts with releases that it cannot use: the previous one, a message or the browser stands in, all other pages work, and a valid release restores them', async ({
  page,
  shop,
  shopUrl,
  catalogue,
}) => {
  test.setTimeout(60_000);
  const scratch = new Scratch();
  const releases = new OwnReleases(scratch);
  const [catalog, cart, account] = [faultyRemote('mfe-catalog'), faultyRemote('mfe-cart-checkout'), faultyRemote('mfe-account')];
  const [goodCatalog, goodCart] = [releases.active(catalog.remote), releases.active(cart.remote)];
  releases.activate(catalog.remote, incompatibleReleases.react.make(releases, catalog.remote));
  releases.activateAlone(cart.remote, incompatibleReleases.contracts.make(releases, cart.remote));
  releases.activateAlone(
    account.remote,
    releases.derive(account.remote, 'bad', () => 'throw new Error("broken on purpose");'),
  );
  const host = await hostOver(releases, shopUrl);
  try {
    await host.ready('/healthz');
    await test.step('an incompatible release after one that fits', async () => {
      expect(await servedRelease(host, catalog.remote)).toBe(goodCatalog);
      const { address } = await catalog.page(catalogue, shop.texts);
      expect(await (await fetch(host.url + address)).text()).toContain(`/assets/${catalog.remote}/${goodCatalog}/`);
    });
    await test.step('an incompatible first release', () => expectMessageWithoutRemote({ host, releases, shop, catalogue }, cart));
    await test.step('a server bundle that fails', async () => {
      const { address, heading } = await account.page(catalogue, shop.texts);
      const answer = await fetch(host.url + address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const html = await answer.text();
      expect(html).toContain('<footer');
      expect(html, 'the part is left to the browser').not.toContain('<h1');
      await page.goto(host.url + address);
      await shop.expectHeading(heading);
      await expect(shop.main.getByRole('textbox').first()).toBeVisible();
    });
    await test.step('a valid release', () => releaseIsBack({ host, releases, shop, catalogue }, cart, goodCart));
    expect(host.hasEnded, host.output).toBe(false);
    await page.close(); // before its host stops
  } finally {
    await host.stop();
    scratch.remove();
  }
});
