import * as v from 'valibot';
import { releaseId } from './release-schema.ts';

const registryEntry = v.object({
  active: releaseId,
  retained: v.array(releaseId),
  /** Kill switch: the remote is not loaded at all, its slots show their fallback. */
  killed: v.optional(v.boolean(), false),
});

/** `registry.json`: which release each remote has now; small, written atomically, compare-and-swap on `revision`. */
export const registrySchema = v.object({
  schemaVersion: v.literal(1),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  previousRevision: v.nullable(v.number()),
  issuedAt: v.string(),
  remotes: v.record(v.string(), registryEntry),
});

export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryEntry = v.InferOutput<typeof registryEntry>;
