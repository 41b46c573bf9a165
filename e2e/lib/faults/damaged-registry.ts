import { readFileSync, writeFileSync } from 'node:fs';
import type { Catalogue } from '../catalogue.ts';
import type { OwnReleases } from '../own-release.ts';
import type { OwnServer } from '../own-servers.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { faultyRemotes } from './remotes.ts';
import type { RegistryFault } from './registry-faults.ts';
import { afterThreePolls, served, servedRelease } from './served.ts';

const NAME = 'mfe-account';

/** Writes a second revision of the registry. @returns the text of the first */
export const registryWithHistory = (releases: OwnReleases): string => {
  const older = readFileSync(releases.registryFile, 'utf8');
  releases.activate(
    NAME,
    releases.derive(NAME, 'later', (bundle) => `${bundle}\n// later`),
  );
  return older;
};

/** Damages the registry of a running host and checks that the host serves the same releases; restores the file. */
export const expectNothingChanged = async (host: OwnServer, releases: OwnReleases, fault: RegistryFault, older: string): Promise<void> => {
  const before = await served(host);
  const good = readFileSync(releases.registryFile, 'utf8');
  fault.damage(releases.registryFile, older);
  const isOver = afterThreePolls();
  await expect.poll(async () => (await served(host)).releases.length === before.releases.length && isOver()).toBe(true);
  expect(await served(host)).toEqual(before);
  writeFileSync(releases.registryFile, good);
};

/** Activates a new release and waits until the host serves it. */
export const expectNextRelease = async (host: OwnServer, releases: OwnReleases, suffix: string): Promise<void> => {
  const next = releases.derive(NAME, suffix, (bundle) => `${bundle}\n// ${suffix}`);
  releases.activate(NAME, next);
  await expect.poll(() => servedRelease(host, NAME), { timeout: 20_000 }).toBe(next);
};

/** Visits a page of every remote in one document; the server renders each of these pages without an error, too. */
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
