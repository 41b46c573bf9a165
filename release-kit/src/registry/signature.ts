import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { registrySchema, signedRegistrySchema, type Registry, type SignedRegistry } from '../schema/registry-schema.ts';

// Domain separation: a signature of the same key for other data is never valid for a registry.
const PURPOSE = 'amperio-registry-2\n';

/** Canonical JSON, with sorted keys: independent of how the registry was written. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

const signedBytes = (registry: Registry): Buffer => Buffer.from(PURPOSE + JSON.stringify(sorted(registry)), 'utf8');

/** The id of a public key: twelve characters. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 12);

/** @param key an Ed25519 private key */
export const signRegistry = (registry: Registry, key: KeyObject): SignedRegistry => ({
  ...registry,
  signature: { keyId: keyIdOf(key), value: sign(null, signedBytes(registry), key).toString('base64') },
});

/**
 * Parses a registry and verifies that one of the keys has signed it.
 * @throws in one line: not a registry, unsigned, signed by a key that is not trusted, or changed since
 */
export const verifiedRegistry = (text: string, keys: readonly KeyObject[]): Registry => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!parsed.success) throw new Error('is not JSON');
  const plain = v.safeParse(registrySchema, parsed.output);
  if (!plain.success) {
    const [issue] = plain.issues;
    // A parser's message may quote the whole file.
    throw new Error(`is not a registry (${v.getDotPath(issue) ?? ''} ${issue.message})`.replace(/\s+/g, ' ').slice(0, 200));
  }
  const signed = v.safeParse(signedRegistrySchema, parsed.output);
  if (!signed.success) throw new Error('is not signed');
  const { keyId, value } = signed.output.signature;
  const key = keys.find((known) => keyIdOf(known) === keyId);
  if (key === undefined) throw new Error(`is signed by a key that is not trusted (${keyId})`);
  if (!verify(null, signedBytes(plain.output), key, Buffer.from(value, 'base64')))
    throw new Error('has a signature that does not fit: it was changed after it was signed');
  return plain.output;
};
