import type { Registry, ReleaseReference } from 'release-kit/schema';

/** Path in a release's folder → bytes. */
export type GivenFiles = ReadonlyMap<string, Uint8Array>;

/** Renders a release's smoke page where a failure harms nobody. @throws why the release cannot be used */
export type SmokeTest = (name: string, reference: ReleaseReference, registry: Registry) => Promise<void>;

/** The same for a release that no store has. @param files of the release */
export type SmokeTestGiven = (...smokeTest: [...Parameters<SmokeTest>, files?: GivenFiles | null]) => Promise<void>;
