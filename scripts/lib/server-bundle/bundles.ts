import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The file in a bundle that names its inputs, from the workspace root. */
export const INPUTS = 'inputs.json';

/** A running server may still load parts of the bundle that it was started from. */
const KEPT = 3;

/** The id of a bundle: a hash of all its inputs. @throws when one of them is gone */
export function idOf(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

function isCurrent(root: string, folder: string, id: string): boolean {
  try {
    return idOf(root, v.parse(v.array(v.string()), JSON.parse(readFileSync(join(folder, INPUTS), 'utf8')))) === id;
  } catch {
    return false; // an input is gone, or the folder is not whole
  }
}

const idsIn = (dist: string): readonly string[] =>
  existsSync(dist) ? readdirSync(dist).filter((name) => existsSync(join(dist, name, INPUTS))) : [];

/** The id of the bundle that was made of what the inputs are now; undefined when there is none. */
export function currentBundle(root: string, dist: string): string | undefined {
  const id = idsIn(dist).find((name) => isCurrent(root, join(dist, name), name));
  if (id !== undefined) utimesSync(join(dist, id), new Date(), new Date());
  return id;
}

/** Removes all but the bundles that were used last. */
export function removeOldBundles(dist: string): void {
  const usedAt = (id: string): number => statSync(join(dist, id)).mtimeMs;
  for (const id of idsIn(dist)
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .slice(KEPT))
    rmSync(join(dist, id), { recursive: true, force: true });
}
