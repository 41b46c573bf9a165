import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { eventSchemas } from '../events/payloads.ts';
import { releaseSchema, type Release } from '../federation/release-schema.ts';
import { slotModules } from '../pages/slots.ts';
import { compatibilityProblems, type HostOffer } from './compatibility.ts';
import { readContractFiles } from './contract-files.ts';

/** What a host offers that was built into this release. */
export const offerOf = ({ provides, shared }: Release): HostOffer => ({
  ...readContractFiles(),
  contracts: provides.contracts,
  singletons: shared,
  names: provides.names ?? {},
  slots: Object.keys(slotModules),
  events: Object.keys(eventSchemas),
});

/** The releases of a set that do not fit its host: name → sentences. A set without a host has nothing to fit. */
export const misfits = (host: Release | undefined, releases: readonly Release[]): ReadonlyMap<string, readonly string[]> => {
  if (host === undefined) return new Map();
  const offer = offerOf(host);
  const found = releases.map((release) => [`${release.name}@${release.release}`, compatibilityProblems(release, offer)] as const);
  return new Map(found.filter(([, problems]) => problems.length > 0));
};

/**
 * Reads the releases that would be active together and compares each remote with the host: a new remote may need what the
 * host lacks, and a new host may lack what a remote needs.
 * @param set name of a package → release
 * @throws with a line for each thing that does not fit
 */
export const assertFitting = (releasesDir: string, hostName: string, set: Readonly<Record<string, string>>): void => {
  const read = ([name, id]: readonly [string, string]): Release =>
    v.parse(releaseSchema, JSON.parse(readFileSync(join(releasesDir, name, id, 'release.json'), 'utf8')));
  const releases = Object.entries(set).map(read);
  const found = misfits(
    releases.find(({ name }) => name === hostName),
    releases.filter(({ name }) => name !== hostName),
  );
  if (found.size === 0) return;
  const lines = [...found].flatMap(([release, problems]) => problems.map((problem) => `  ${release}: ${problem}`));
  throw new Error(`nothing was released, because it would not fit together:\n${lines.join('\n')}`);
};
