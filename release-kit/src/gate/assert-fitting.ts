import { eventSchemas } from 'shared-contracts/events';
import type { Release } from '../schema/release-schema.ts';
import { slotModules } from 'shared-contracts';
import { compatibilityProblems, type CommerceContract, type HostOffer } from './compatibility.ts';
import { readContractFiles } from './contract-files.ts';
import { serviceProblems } from './services.ts';
import { supplyProblems } from './supply.ts';

/** What a host offers that was built into this release. */
export const offerOf = ({ provides, shared }: Release, commerce: CommerceContract): HostOffer => ({
  graphql: commerce.graphql,
  rest: commerce.rest,
  contracts: provides.contracts,
  singletons: shared,
  names: provides.names ?? {},
  slots: Object.keys(slotModules),
  events: Object.keys(eventSchemas),
});

/** The releases of a set that do not fit its host: name → sentences. A set without a host has nothing to fit. */
const misfits = (
  host: Release | undefined,
  releases: readonly Release[],
  commerce: CommerceContract,
): ReadonlyMap<string, readonly string[]> => {
  if (host === undefined) return new Map();
  const offer = offerOf(host, commerce);
  const found = releases.map((release) => [`${release.name}@${release.release}`, compatibilityProblems(release, offer)] as const);
  return new Map(found.filter(([, problems]) => problems.length > 0));
};

/**
 * Why some releases must not become active beside those that stay: one line for each thing. A new remote may need what the host
 * lacks, a new host may lack what a remote needs, and what others rely on may be lost.
 * @param active what is active now, by name; what is switched off or lost left out
 * @param candidates what is to take its place
 * @param commerce the APIs that the remotes are to find
 */
export const fittingProblems = (
  hostName: string,
  active: readonly Release[],
  candidates: readonly Release[],
  commerce: CommerceContract = readContractFiles(),
): readonly string[] => {
  const set = new Map([...active, ...candidates].map((release) => [release.name, release]));
  const remotes = [...set.values()].filter(({ name }) => name !== hostName);
  const lines = [...misfits(set.get(hostName), remotes, commerce)].flatMap(([release, problems]) =>
    problems.map((problem) => `${release}: ${problem}`),
  );
  const releases = [...set.values()];
  return [...lines, ...serviceProblems(releases), ...supplyProblems(active, releases)];
};
