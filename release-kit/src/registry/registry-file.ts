import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { registrySchema, type Registry } from '../schema/registry-schema.ts';
import { revised, type Change } from './changes.ts';
import { signRegistry, verifiedRegistry } from './signature.ts';

/** Age after which a lock is stale, ms: a change takes milliseconds, so its process has died. */
const LOCK_LIFE_MS = 10_000;

// A registry of the first schema, which had no signature: only its revision is used.
const firstSchema = v.object({ schemaVersion: v.literal(1), revision: v.number() });

/** The registry in the file; null when there is none yet. @throws in one line when it is invalid or not signed by a trusted key */
export const readRegistry = (file: string, keys: readonly KeyObject[]): Registry | null => {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  try {
    return verifiedRegistry(text, keys);
  } catch (error) {
    const old = v.safeParse(v.pipe(v.string(), v.parseJson(), firstSchema), text);
    // Its releases have no document hashes: the next release starts a new registry, with a higher revision.
    if (old.success)
      return { schemaVersion: 2, revision: old.output.revision, previousRevision: null, issuedAt: EPOCH, remotes: {}, changes: [] };
    throw new Error(`REGISTRY_FILE: ${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const EPOCH = new Date(0).toISOString();

/** Hosts keep a copy of the last registry that they accepted here and accept no older revision: a new registry continues from it. */
export const lastGoodFile = (file: string): string => `${file}.last-good`;

/** The last revision of a registry whose file was removed; null when unknown. */
const lostRegistry = (file: string, keys: readonly KeyObject[]): Registry | null => {
  try {
    return { ...verifiedRegistry(readFileSync(lastGoodFile(file), 'utf8'), keys), remotes: {}, changes: [] };
  } catch {
    return null; // no copy, or signed by other keys
  }
};

/** Runs a task while no other process changes the registry. @throws in one line when another process is changing it */
const locked = <Value>(file: string, now: Date, task: () => Value): Value => {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(lock) && now.getTime() - statSync(lock).mtimeMs > LOCK_LIFE_MS) rmSync(lock, { force: true });
  try {
    closeSync(openSync(lock, 'wx'));
  } catch (error) {
    throw new Error(`${file} is being changed by somebody else: nothing was written, try again`, { cause: error });
  }
  try {
    return task();
  } finally {
    rmSync(lock, { force: true });
  }
};

export interface RegistryWrite {
  readonly file: string;
  readonly key: KeyObject;
  readonly trusted: readonly KeyObject[];
  readonly now: Date;
  /** The author of the change, for display. */
  readonly by: string;
  /** The change is computed and checked, but not written. */
  readonly dryRun?: boolean;
  /** The expected revision of the file; the change is refused when it differs (compare and swap). */
  readonly expected?: number;
}

export interface Written {
  readonly registry: Registry;
  /** Descriptions of the changes (in a dry run: not written); empty when nothing changes and nothing was written. */
  readonly texts: readonly string[];
}

/**
 * Changes the registry: reads it, computes the change, signs, and replaces the file by an atomic rename, all under a lock.
 * @throws in one line when the change is impossible, the revision is not the expected one, or another process holds the lock
 */
export const changeRegistry = (write: RegistryWrite, change: (remotes: Registry['remotes']) => Change): Written => {
  const { file, key, trusted, now, by, dryRun = false, expected } = write;
  const task = (): Written => {
    const before = readRegistry(file, trusted) ?? lostRegistry(file, trusted);
    const revision = before?.revision ?? 0;
    if (expected !== undefined && expected !== revision)
      throw new Error(`the registry has revision ${revision}, not ${expected}: nothing was written`);
    const made = change(before?.remotes ?? {});
    // Validated as when reading: an invalid registry is never written.
    const next = v.parse(registrySchema, revised(before, made, now, by));
    if (made.texts.length === 0 && before !== null) return { registry: before, texts: [] };
    if (!dryRun) {
      const fresh = `${file}.${process.pid}.new`;
      try {
        writeFileSync(fresh, `${JSON.stringify(signRegistry(next, key), null, 2)}\n`);
        renameSync(fresh, file);
      } finally {
        rmSync(fresh, { force: true });
      }
    }
    return { registry: next, texts: made.texts };
  };
  // A dry run writes nothing, not even a lock.
  return dryRun ? task() : locked(file, now, task);
};
