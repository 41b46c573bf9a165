import { readFileSync, writeFileSync } from 'node:fs';
import type { Catalogue } from '../catalogue.ts';
import type { OwnReleases } from '../own-release.ts';
import type { OwnServer } from '../own-servers.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { faultyRemotes } from './remotes.ts';
import type { RegistryFault } from './registry-faults.ts';
import { afterThreeLooks, served, servedRelease } from './served.ts';

const NAME = 'mfe-account';

/** A registry of two revisions: what came before the last one can be put back. @returns the text of the older one */
export const registryWithPast = (releases: OwnReleases): string => {
  const older = readFileSync(releases.registryFile, 'utf8');
  releases.activate(
    NAME,
    releases.derive(NAME, 'later', (bundle) => `${bundle}\n// later`),
  );
  return older;
};

/** A host that runs while its registry is spoilt goes on as before, and takes the next good one. */
export const expectNothingChanged = async (host: OwnServer, releases: OwnReleases, fault: RegistryFault, older: string): Promise<void> => {
  const before = await served(host);
  const good = readFileSync(releases.registryFile, 'utf8');
  fault.spoil(releases.registryFile, older);
  const isOver = afterThreeLooks();
  await expect.poll(async () => (await served(host)).releases.length === before.releases.length && isOver()).toBe(true);
  expect(await served(host)).toEqual(before);
  writeFileSync(releases.registryFile, good);
};

/** The next release that the registry names is served. */
export const expectNextRelease = async (host: OwnServer, releases: OwnReleases, suffix: string): Promise<void> => {
  const next = releases.derive(NAME, suffix, (bundle) => `${bundle}\n// ${suffix}`);
  releases.activate(NAME, next);
  await expect.poll(() => servedRelease(host, NAME), { timeout: 20_000 }).toBe(next);
};

/** A shopper reads a page of every remote in one document, the first one as the server draws it. */
export const walkAllRemotes = async ({ url }: OwnServer, shop: Shop, catalogue: Catalogue): Promise<void> => {
  await shop.open(`${url}/`);
  await shop.markDocument();
  for (const { page } of faultyRemotes) {
    const { address, heading } = await page(catalogue, shop.texts);
    expect((await fetch(url + address)).status).toBe(200);
    await shop.navigate(address);
    await shop.expectHeading(heading);
  }
  expect(await shop.isSameDocument()).toBe(true);
};
