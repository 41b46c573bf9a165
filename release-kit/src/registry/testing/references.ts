import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ReleaseReference } from '../../schema/registry-schema.ts';

/** A reference for tests; the release need not exist. */
export const refer = (release: string, mark = 'A'): ReleaseReference => ({ release, document: `sha384-${mark.repeat(64)}` });

export interface TestKeys {
  readonly key: KeyObject;
  readonly trusted: readonly KeyObject[];
}

export const testKeys = (): TestKeys => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { key: privateKey, trusted: [publicKey] };
};
