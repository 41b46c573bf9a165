import type { Registry, ReleaseReference } from '../schema/registry-schema.ts';

const sameRelease = (one: ReleaseReference | null | undefined, other: ReleaseReference): boolean =>
  one?.release === other.release && one.document === other.document;

/**
 * The releases that a change of the registry would show to more visitors, by package: releases that become active, a canary
 * that starts or grows, and the active release of a remote that is switched on again.
 */
export const newlyShown = (before: Registry['remotes'], after: Registry['remotes']): Readonly<Record<string, ReleaseReference>> => {
  const found = Object.entries(after).flatMap(([name, { active, canary, killed }]): [string, ReleaseReference][] => {
    const old = before[name];
    if (canary !== null && !(sameRelease(old?.canary, canary) && canary.percentage === old?.canary?.percentage))
      return [[name, { release: canary.release, document: canary.document }]];
    const wasShown = old !== undefined && !old.killed && sameRelease(old.active, active);
    return killed || wasShown ? [] : [[name, active]];
  });
  return Object.fromEntries(found);
};
