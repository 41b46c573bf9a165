import { createHash } from 'node:crypto';
import type { Canary } from '../schema/registry-schema.ts';

const STEPS = 10_000;

/**
 * Whether a visitor is in a canary. A visitor stays in it while the canary runs, also when it grows; results for another
 * remote or another canary (salt) are independent.
 * @param visitor the visitor's cohort: random, kept in a cookie while a canary runs
 */
export const isInCanary = (visitor: string, name: string, { percentage, salt }: Pick<Canary, 'percentage' | 'salt'>): boolean => {
  const hash = createHash('sha256')
    .update(JSON.stringify([salt, name, visitor]))
    .digest();
  return hash.readUIntBE(0, 6) % STEPS < Math.round(percentage * (STEPS / 100));
};
