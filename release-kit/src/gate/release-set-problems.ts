import { eventSchemas } from 'shared-contracts/events';
import type { Release } from '../schema/release-schema.ts';
import { slotModules } from 'shared-contracts';
import { compatibilityProblems, type CommerceContract, type HostCapabilities } from './compatibility.ts';
import { readContractFiles } from './contract-files.ts';
import { noLongerProvided } from './no-longer-provided.ts';
import { serviceProblems } from './services.ts';

/** What the host of this release offers to remotes. */
export const capabilitiesOf = ({ provides, shared }: Release, commerce: CommerceContract): HostCapabilities => ({
  graphql: commerce.graphql,
  rest: commerce.rest,
  contracts: provides.contracts,
  singletons: shared,
  names: provides.names ?? {},
  slots: Object.keys(slotModules),
  events: Object.keys(eventSchemas),
});

/** The releases of a set that are incompatible with its host: name → sentences. Without a host there is nothing to compare with. */
const incompatible = (
  host: Release | undefined,
  releases: readonly Release[],
  commerce: CommerceContract,
): ReadonlyMap<string, readonly string[]> => {
  if (host === undefined) return new Map();
  const capabilities = capabilitiesOf(host, commerce);
  const found = releases.map((release) => [`${release.name}@${release.release}`, compatibilityProblems(release, capabilities)] as const);
  return new Map(found.filter(([, problems]) => problems.length > 0));
};

/**
 * Why some releases must not become active beside those that stay: one line for each thing. A new remote may require what the host
 * lacks, a new host may lack what a remote requires, and what others rely on may no longer be provided.
 * @param active what is active now, without remotes that are switched off and releases that are missing
 * @param candidates what is to take its place
 * @param commerce the APIs that the remotes are to find
 */
export const releaseSetProblems = (
  hostName: string,
  active: readonly Release[],
  candidates: readonly Release[],
  commerce: CommerceContract = readContractFiles(),
): readonly string[] => {
  const set = new Map([...active, ...candidates].map((release) => [release.name, release]));
  const remotes = [...set.values()].filter(({ name }) => name !== hostName);
  const lines = [...incompatible(set.get(hostName), remotes, commerce)].flatMap(([release, problems]) =>
    problems.map((problem) => `${release}: ${problem}`),
  );
  const releases = [...set.values()];
  return [...lines, ...serviceProblems(releases), ...noLongerProvided(active, releases)];
};
