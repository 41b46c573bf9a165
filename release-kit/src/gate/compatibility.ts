import type { GraphQLSchema } from 'graphql';
import { satisfies, validRange } from 'semver';
import type { Release } from '../schema/release-schema.ts';
import { graphqlProblems } from './graphql-use.ts';

/** The two APIs of a commerce server. */
export interface CommerceContract {
  /** Its schema. */
  readonly graphql: GraphQLSchema;
  /** Its operations, `GET /rest/V1/…`. */
  readonly rest: readonly string[];
}

/** What a host provides to remotes. */
export interface HostCapabilities extends CommerceContract {
  /** Version of its shared-contracts. */
  readonly contracts: string;
  /** Versions of the packages of which a page may hold one instance only. */
  readonly singletons: Readonly<Record<string, string>>;
  /** Exports that it provides of each shared package; of a package that is not here it provides all. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Slots that it knows. */
  readonly slots: readonly string[];
  /** Events that its shared-contracts know, `name@major`. */
  readonly events: readonly string[];
}

const within = (version: string, range: string): boolean =>
  validRange(range) !== null && satisfies(version, range, { includePrerelease: true });

const contractProblems = ({ requires }: Release, { contracts }: HostCapabilities): readonly string[] =>
  within(contracts, requires.contracts) ? [] : [`shared-contracts: the release requires ${requires.contracts}, the host has ${contracts}.`];

/** An older release does not list its ranges: the major versions that it was built with must be the host's. */
const rangesOf = ({ requires, shared }: Release): Readonly<Record<string, string>> =>
  requires.singletons ?? Object.fromEntries(Object.entries(shared).map(([name, version]) => [name, `^${version.split('.')[0] ?? ''}.0.0`]));

const singletonProblems = (release: Release, { singletons }: HostCapabilities): readonly string[] =>
  Object.entries(rangesOf(release)).flatMap(([name, range]) => {
    const version = singletons[name];
    if (version === undefined) return [`${name}: the release shares it, the host does not have it.`];
    return within(version, range) ? [] : [`${name}: the release requires ${range}, the host has ${version}.`];
  });

const nameProblems = ({ requires }: Release, { names }: HostCapabilities): readonly string[] =>
  Object.entries(requires.imports).flatMap(([key, imported]) => {
    const offered = names[key];
    if (offered === undefined) return [];
    return imported
      .filter((name) => name !== '*' && !offered.includes(name))
      .map((name) => `${key}: the release imports ${name}, which the host does not hand over.`);
  });

const missing = (wanted: readonly string[] | undefined, offered: readonly string[], sentence: (name: string) => string): string[] =>
  (wanted ?? []).filter((name) => !offered.includes(name)).map(sentence);

/** What a release requires of the commerce server and the server lacks: one sentence each. */
export const commerceProblems = ({ requires }: Release, { graphql, rest }: CommerceContract): readonly string[] => [
  ...graphqlProblems(graphql, requires.graphql ?? {}),
  ...missing(requires.rest, rest, (name) => `REST: ${name} does not exist, the release calls it.`),
];

/**
 * Why a release cannot run in a host: one sentence for each requirement that the host lacks; empty when it can.
 * Lists that the document of an older release lacks are not checked.
 */
export const compatibilityProblems = (release: Release, host: HostCapabilities): readonly string[] => {
  const { requires } = release;
  return [
    ...contractProblems(release, host),
    ...singletonProblems(release, host),
    ...nameProblems(release, host),
    ...missing(requires.slots, host.slots, (name) => `Slot ${name}: the release asks for it, the host does not know it.`),
    ...missing(requires.events, host.events, (name) => `Event ${name}: the release listens to it, the host does not know it.`),
    ...commerceProblems(release, host),
  ];
};

/** @throws with all sentences when a release cannot run in a host */
export const assertCompatible = (release: Release, host: HostCapabilities): void => {
  const problems = compatibilityProblems(release, host);
  if (problems.length > 0) throw new Error(`${release.name}@${release.release} does not fit this host: ${problems.join(' ')}`);
};
