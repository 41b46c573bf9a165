import type { Registry } from '../schema/registry-schema.ts';
import type { ReleaseRef } from './release-storage.ts';

/** The kind of a reference to a release, by a registry or a developer's override. */
export type ReferenceKind = 'active' | 'candidate' | 'retained' | 'override';

export interface Reference extends ReleaseRef {
  readonly as: ReferenceKind;
}

/** Every release that a registry references, killed remotes included: they can be revived. */
export const referencesOf = ({ remotes }: Pick<Registry, 'remotes'>): Reference[] =>
  Object.entries(remotes).flatMap(([name, { active, canary, retained }]) => [
    { name, release: active.release, as: 'active' as const },
    ...(canary ? [{ name, release: canary.release, as: 'candidate' as const }] : []),
    ...retained.map(({ release }) => ({ name, release, as: 'retained' as const })),
  ]);

/** Why a release stays: it is referenced, a page that was rendered with it may still be open, or its age is unknown. */
export type KeepReason = ReferenceKind | 'young' | 'age unknown';

export interface KeptRelease extends ReleaseRef {
  readonly reasons: readonly KeepReason[];
}

export interface Collectable {
  readonly remove: readonly ReleaseRef[];
  readonly keep: readonly KeptRelease[];
}

export interface CollectionInput {
  readonly stored: readonly ReleaseRef[];
  readonly references: readonly Reference[];
  /** ms */
  readonly now: number;
  /** The longest time that a page stays open, ms. */
  readonly keepMs?: number;
  /** Time of a release's upload, ms; null when unknown. */
  readonly releasedAt: (release: ReleaseRef) => number | null;
  /** When pages were last rendered with it, ms, where that was recorded. */
  readonly servedUntil?: (release: ReleaseRef) => number | null;
}

/** The longest time that a page stays open and needs the files of its releases: a week, ms. */
export const PAGE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

const idOf = ({ name, release }: ReleaseRef): string => `${name}@${release}`;

/**
 * The last time at which a page can have been rendered with an unreferenced release. It was replaced by another release of its package, at
 * the earliest when that one was uploaded; so an old release that was active until a minute ago counts as young as its successor.
 */
const lastUse = (ref: ReleaseRef, { stored, releasedAt, servedUntil = () => null }: CollectionInput): number | null => {
  const came = releasedAt(ref);
  if (came === null) return null;
  const successors = stored
    .filter(({ name, release }) => name === ref.name && release !== ref.release)
    .map(releasedAt)
    .filter((time) => time !== null && time > came);
  const replaced = successors.length > 0 ? Math.min(...successors.map(Number)) : came;
  return Math.max(came, replaced, servedUntil(ref) ?? 0);
};

/**
 * Which releases may be removed: nothing references them, and no page that was rendered with them can still be open. For every other
 * one, all reasons why it stays.
 */
export const removableReleases = (input: CollectionInput): Collectable => {
  const { stored, references, now, keepMs = PAGE_LIFE_MS } = input;
  const named = new Map<string, Set<KeepReason>>();
  for (const reference of references) named.set(idOf(reference), (named.get(idOf(reference)) ?? new Set()).add(reference.as));
  const remove: ReleaseRef[] = [];
  const keep: KeptRelease[] = [];
  for (const { name, release } of stored) {
    const ref = { name, release };
    const reasons = [...(named.get(idOf(ref)) ?? [])];
    const used = lastUse(ref, input);
    if (used === null) reasons.push('age unknown');
    // If the clock was set back, nothing counts as old.
    else if (now - used < keepMs) reasons.push('young');
    if (reasons.length > 0) keep.push({ ...ref, reasons });
    else remove.push(ref);
  }
  return { remove, keep };
};
