import type { Registry } from '../schema/registry-schema.ts';
import type { ReleaseRef } from './release-storage.ts';

/** As what a registry or a developer's override references a release. */
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

/** Why a release stays: it is referenced, a page that was drawn with it may still be open, or its age is unknown. */
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
  /** How long a page lives at most, ms. */
  readonly keepMs?: number;
  /** When a release was uploaded, ms; null: unknown. */
  readonly releasedAt: (release: ReleaseRef) => number | null;
  /** When pages were last drawn with it, ms, where that was recorded. */
  readonly servedUntil?: (release: ReleaseRef) => number | null;
}

/** A page that was drawn with a release needs its files for as long as it may stay open: a week. */
export const PAGE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

const idOf = ({ name, release }: ReleaseRef): string => `${name}@${release}`;

/**
 * Since when no page can have been drawn with a release that nothing references. It was replaced by another one of its package: at the
 * earliest when that one was uploaded, so an old release that was active until a minute ago is as young as the one after it.
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
 * Which releases may be removed: nothing references them, and no page that was drawn with them can still be open. For every other
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
    // A clock that has gone back makes nothing old.
    else if (now - used < keepMs) reasons.push('young');
    if (reasons.length > 0) keep.push({ ...ref, reasons });
    else remove.push(ref);
  }
  return { remove, keep };
};
