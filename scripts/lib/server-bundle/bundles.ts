import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The file in a bundle that names its inputs, from the workspace root. */
export const INPUTS = 'inputs.json';

/** How the folder of a bundle begins that is being written. */
export const PART = '.part-';

/** So many bundles stay although nothing runs on them: one may go back to an earlier state of the sources. */
const KEPT = 3;
/** How often a running shop says that it uses its bundle. */
const NOTE_USE_EVERY_MS = 60_000;
/** A bundle that was used so lately may be in use: its server loads lazy parts of it, and is started from it again when it is killed. */
const IN_USE_MS = 10 * NOTE_USE_EVERY_MS;

/**
 * The id of a bundle: a hash of all its inputs.
 * @param inputs paths from the workspace root
 * @param read gives what is in one of them
 * @throws when one of them is gone
 */
export function idOf(inputs: readonly string[], read: (input: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of inputs.toSorted()) hash.update(`\0${file}\0`).update(read(file));
  return hash.digest('hex').slice(0, 20);
}

/** Reads inputs as they are now. */
export const readIn =
  (root: string) =>
  (input: string): Buffer =>
    readFileSync(join(root, input));

function isCurrent(root: string, folder: string, id: string): boolean {
  try {
    return idOf(v.parse(v.array(v.string()), JSON.parse(readFileSync(join(folder, INPUTS), 'utf8'))), readIn(root)) === id;
  } catch {
    return false; // an input is gone, or the folder is not whole
  }
}

const namesIn = (dist: string): readonly string[] => (existsSync(dist) ? readdirSync(dist) : []);

const idsIn = (dist: string): readonly string[] =>
  namesIn(dist).filter((name) => !name.startsWith(PART) && existsSync(join(dist, name, INPUTS)));

const noteUse = (folder: string): void => utimesSync(folder, new Date(), new Date());

/** The id of the bundle that was made of what the inputs are now; undefined when there is none. */
export function currentBundle(root: string, dist: string): string | undefined {
  const id = idsIn(dist).find((name) => isCurrent(root, join(dist, name), name));
  if (id !== undefined) noteUse(join(dist, id));
  return id;
}

/** Keeps a bundle in use until this process ends. */
export function keepInUse(folder: string): void {
  const timer = setInterval(() => {
    try {
      noteUse(folder);
    } catch {
      clearInterval(timer); // somebody has removed it by hand
    }
  }, NOTE_USE_EVERY_MS);
  timer.unref();
}

/** Removes bundles that nobody uses but the last ones, and what killed builds have left. */
export function removeOldBundles(dist: string): void {
  const usedAt = (name: string): number => statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const mayBeInUse = (name: string): boolean => Date.now() - usedAt(name) < IN_USE_MS;
  const spare = idsIn(dist)
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .slice(KEPT);
  const parts = namesIn(dist).filter((name) => name.startsWith(PART));
  for (const name of [...spare, ...parts].filter((one) => !mayBeInUse(one))) rmSync(join(dist, name), { recursive: true, force: true });
}
