import * as v from 'valibot';
import { integrity, releaseId } from './release-schema.ts';

/** A release and the sha384 of its `release.json`, which lists the hash of every file, so that no other bytes are accepted. */
const reference = v.object({ release: releaseId, document: integrity });

export type ReleaseReference = v.InferOutput<typeof reference>;

/** A release that a share of the visitors gets: `percentage` in steps of 0.01; another salt selects other visitors. */
const canary = v.object({
  ...reference.entries,
  percentage: v.pipe(v.number(), v.gtValue(0, 'is not above 0 %'), v.ltValue(100, 'is not below 100 %')),
  salt: v.pipe(v.string(), v.nonEmpty()),
});

export type Canary = v.InferOutput<typeof canary>;

const registryEntry = v.object({
  active: reference,
  canary: v.nullable(canary),
  /** Kill switch: the remote is not loaded, its slots show their fallback, also in open pages. */
  killed: v.boolean(),
  /** The active release and earlier ones, the newest first: the targets of rollbacks. */
  retained: v.array(reference),
  /** Withdrawn by a rollback: open pages leave them with their next navigation, a checkout after its order. */
  withdrawn: v.array(releaseId),
});

export type RegistryEntry = v.InferOutput<typeof registryEntry>;

/** Description of the change: `mfe-catalog: 1.0.0-a → 1.0.0-b`. */
const registryChange = v.object({ revision: v.number(), at: v.string(), by: v.string(), text: v.string() });

export type RegistryChange = v.InferOutput<typeof registryChange>;

/** The present releases of each remote. Small, replaced as a whole; each revision is derived from the previous one. */
export const registrySchema = v.object({
  schemaVersion: v.literal(2),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  previousRevision: v.nullable(v.number()),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.record(v.string(), registryEntry),
  /** The last ten, the newest first. */
  changes: v.array(registryChange),
});

export type Registry = v.InferOutput<typeof registrySchema>;

/** `registry.json`: the registry with an Ed25519 signature over all of it (base64), by the key that `keyId` names. */
export const signedRegistrySchema = v.object({
  ...registrySchema.entries,
  signature: v.object({ keyId: v.string(), value: v.string() }),
});

export type SignedRegistry = v.InferOutput<typeof signedRegistrySchema>;
