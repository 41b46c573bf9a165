import type { Registry, RegistryEntry, ReleaseReference } from '../schema/registry-schema.ts';

/** Number of retained releases per remote, for rollbacks and for checkouts that began with them. */
const RETAINED = 30;
const CHANGES = 10;

/** A change of the registry, with descriptions. */
export interface Change {
  readonly remotes: Registry['remotes'];
  /** One for each remote that changed; empty when nothing changes. */
  readonly texts: readonly string[];
}

type Remotes = Registry['remotes'];

const NO_CHANGE = (remotes: Remotes): Change => ({ remotes, texts: [] });

const known = (remotes: Remotes, name: string): RegistryEntry => {
  const entry = remotes[name];
  if (entry === undefined) throw new Error(`${name} has no release in the registry yet`);
  return entry;
};

const first = (wanted: ReleaseReference, others: readonly ReleaseReference[]): ReleaseReference[] =>
  [wanted, ...others.filter(({ release }) => release !== wanted.release)].slice(0, RETAINED);

/** Retains a release that has been served, canaries included: open pages and checkouts may have begun with it. */
const served = ({ active, canary: trial, retained }: RegistryEntry): ReleaseReference[] => {
  const others = trial === null ? retained : first({ release: trial.release, document: trial.document }, retained);
  return first(active, others);
};

const withdrawing = ({ withdrawn }: RegistryEntry, release: string): string[] =>
  [release, ...withdrawn.filter((one) => one !== release)].slice(0, RETAINED);

/** The withdrawn releases after a canary is replaced: it was never active, so no rollback leads to it. */
const afterCanary = (old: RegistryEntry, next: string): string[] =>
  (old.canary === null ? old.withdrawn : withdrawing(old, old.canary.release)).filter((release) => release !== next);

const sameReference = (one: ReleaseReference, other: ReleaseReference): boolean =>
  one.release === other.release && one.document === other.document;

/** Makes releases active for all visitors; a canary of the same release ends. */
export const promote = (remotes: Remotes, releases: Readonly<Record<string, ReleaseReference>>): Change =>
  Object.entries(releases).reduce<Change>((change, [name, wanted]) => {
    const old = change.remotes[name];
    if (old !== undefined && sameReference(old.active, wanted) && !old.killed && old.canary === null) return change;
    const entry: RegistryEntry = {
      active: wanted,
      canary: null,
      killed: false,
      retained: first(wanted, old === undefined ? [] : served(old)),
      withdrawn: old === undefined ? [] : afterCanary(old, wanted.release),
    };
    const text = old === undefined ? `${name}: ${wanted.release}` : `${name}: ${old.active.release} → ${wanted.release}`;
    return { remotes: { ...change.remotes, [name]: entry }, texts: [...change.texts, text] };
  }, NO_CHANGE(remotes));

/**
 * Shows a release to a share of the visitors. Another percentage of the same release keeps its salt, so that visitors keep the
 * release while the share grows.
 * @param salt of a new canary
 */
export const canary = (remotes: Remotes, name: string, wanted: ReleaseReference, percentage: number, salt: string): Change => {
  const old = known(remotes, name);
  if (old.active.release === wanted.release) throw new Error(`${name} ${wanted.release} is active for everybody already`);
  const running = old.canary !== null && sameReference(old.canary, wanted) ? old.canary : null;
  if (running?.percentage === percentage) return NO_CHANGE(remotes);
  const entry: RegistryEntry = {
    ...old,
    canary: { ...wanted, percentage, salt: running?.salt ?? salt },
    retained: served(old),
    withdrawn: afterCanary(old, wanted.release),
  };
  return { remotes: { ...remotes, [name]: entry }, texts: [`${name}: canary ${wanted.release} at ${percentage} %`] };
};

/**
 * Withdraws a release: the canary, if there is one and no release is named; else the active release, in favour of the previous or the
 * named one. Open pages leave the withdrawn release with their next navigation.
 * @throws in one line when there is no earlier release
 */
export const rollback = (remotes: Remotes, name: string, wanted?: string): Change => {
  const old = known(remotes, name);
  if (old.canary !== null && wanted === undefined) {
    const { release } = old.canary;
    const entry: RegistryEntry = { ...old, canary: null, retained: served(old), withdrawn: withdrawing(old, release) };
    return { remotes: { ...remotes, [name]: entry }, texts: [`${name}: canary ${release} taken back; ${old.active.release} for all`] };
  }
  const candidates = old.retained.filter(({ release }) => release !== old.active.release && !old.withdrawn.includes(release));
  const target = wanted === undefined ? candidates[0] : old.retained.find(({ release }) => release === wanted);
  if (target === undefined) {
    const names = candidates.map(({ release }) => release).join(', ');
    if (wanted === undefined || names === '') throw new Error(`${name} has no earlier release to go back to`);
    throw new Error(`${name} has no earlier release ${wanted}: there are ${names}`);
  }
  if (target.release === old.active.release) throw new Error(`${name} ${target.release} is active already`);
  const entry: RegistryEntry = {
    active: target,
    canary: null,
    killed: false,
    retained: served(old),
    withdrawn: withdrawing({ ...old, withdrawn: afterCanary(old, target.release) }, old.active.release).filter(
      (release) => release !== target.release,
    ),
  };
  return { remotes: { ...remotes, [name]: entry }, texts: [`${name}: back from ${old.active.release} to ${target.release}`] };
};

/** Switches a remote off (or on again), also in pages that are open. */
export const kill = (remotes: Remotes, name: string, killed = true): Change => {
  const old = known(remotes, name);
  if (old.killed === killed) return NO_CHANGE(remotes);
  const text = killed ? `${name}: switched off` : `${name}: on again with ${old.active.release}`;
  return { remotes: { ...remotes, [name]: { ...old, killed } }, texts: [text] };
};

/** Removes releases that are no longer stored from the lists. @throws for one that is active or a canary */
export const forget = (remotes: Remotes, name: string, releases: readonly string[]): Change => {
  const old = known(remotes, name);
  const used = [old.active.release, old.canary?.release].find((release) => release !== undefined && releases.includes(release));
  if (used !== undefined) throw new Error(`${name} ${used} is in use`);
  const retained = old.retained.filter(({ release }) => !releases.includes(release));
  const withdrawn = old.withdrawn.filter((release) => !releases.includes(release));
  if (retained.length === old.retained.length && withdrawn.length === old.withdrawn.length) return NO_CHANGE(remotes);
  return { remotes: { ...remotes, [name]: { ...old, retained, withdrawn } }, texts: [`${name}: ${releases.length} releases forgotten`] };
};

/** The registry after a change. @param by who made it, for people */
export const revised = (before: Registry | null, change: Change, now: Date, by: string): Registry => {
  const revision = (before?.revision ?? 0) + 1;
  const at = now.toISOString();
  const made = change.texts.map((text) => ({ revision, at, by, text })).toReversed();
  return {
    schemaVersion: 2,
    revision,
    previousRevision: before?.revision ?? null,
    issuedAt: at,
    remotes: change.remotes,
    changes: [...made, ...(before?.changes ?? [])].slice(0, CHANGES),
  };
};
