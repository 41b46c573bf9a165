import { eventSchemas } from 'shared-contracts/events';
import type { Release } from '../schema/release-schema.ts';
import { slotModules } from 'shared-contracts';
import { compatibilityProblems, type CommerceContract, type HostCapabilities } from './compatibility.ts';
import { readContractFiles } from './contract-files.ts';
import { noLongerProvided } from './no-longer-provided.ts';
import { serviceProblems } from './services.ts';

/** What this host release provides to remotes. */
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

/** The releases that are active after the candidates have replaced theirs. */
export const withCandidates = (active: readonly Release[], candidates: readonly Release[]): readonly Release[] => [
  ...new Map([...active, ...candidates].map((release) => [release.name, release])).values(),
];

/** Why releases of a set are incompatible: remotes that the host cannot run, missing services. */
const runtimeProblems = (hostName: string, set: readonly Release[], commerce: CommerceContract): readonly string[] => {
  const host = set.find(({ name }) => name === hostName);
  const remotes = set.filter(({ name }) => name !== hostName);
  const lines = [...incompatible(host, remotes, commerce)].flatMap(([release, problems]) =>
    problems.map((problem) => `${release}: ${problem}`),
  );
  return [...lines, ...serviceProblems(set)];
};

/**
 * Why some releases must not become active together with those that stay: one line each. A new remote may require something that the
 * host lacks, a new host may lack something that a remote requires, and something that others rely on may no longer be provided.
 * @param active the active releases, without remotes that are switched off and releases that are missing in the storage
 * @param candidates the releases that replace some of them
 * @param commerce the APIs of the commerce server that the remotes will use
 */
export const releaseSetProblems = (
  hostName: string,
  active: readonly Release[],
  candidates: readonly Release[],
  commerce: CommerceContract = readContractFiles(),
): readonly string[] => {
  const set = withCandidates(active, candidates);
  return [...runtimeProblems(hostName, set, commerce), ...noLongerProvided(active, set)];
};

/**
 * Why a rollback must not lead to some releases: one line for each incompatibility with the other releases. Incompatibilities that
 * existed before the rollback do not count, nor does a slot or an event that the earlier release does not provide yet.
 * Parameters as in `releaseSetProblems`.
 */
export const rollbackProblems = (
  hostName: string,
  active: readonly Release[],
  candidates: readonly Release[],
  commerce: CommerceContract = readContractFiles(),
): readonly string[] => {
  const before = new Set(runtimeProblems(hostName, active, commerce));
  return runtimeProblems(hostName, withCandidates(active, candidates), commerce).filter((problem) => !before.has(problem));
};
