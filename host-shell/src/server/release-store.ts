import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { releaseSchema, type Release, type ReleaseAsset } from 'shared-contracts/federation';

/** Where releases come from: a folder now; a bucket or an HTTP origin keep the same three calls. */
export interface ReleaseStore {
  /** @throws when the release is missing, unreadable or names another package */
  readDocument(name: string, release: string): Promise<{ readonly release: Release; readonly integrity: string }>;
  /** Text of a file of the release. @throws when missing or its hash differs from the document's */
  readAsset(name: string, release: string, asset: ReleaseAsset): Promise<string>;
}

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A release store in a folder: `<dir>/<name>/<release>/{release.json,web,server}`. */
export const folderStore = (dir: string): ReleaseStore => ({
  async readDocument(name, id) {
    const bytes = await readFile(join(dir, name, id, 'release.json'));
    const release = v.parse(releaseSchema, JSON.parse(bytes.toString('utf8')));
    if (release.name !== name || release.release !== id) {
      throw new Error(`release.json of ${name}@${id} describes ${release.name}@${release.release}`);
    }
    return { release, integrity: integrityOf(bytes) };
  },
  async readAsset(name, id, asset) {
    const bytes = await readFile(join(dir, name, id, asset.path));
    if (integrityOf(bytes) !== asset.integrity) throw new Error(`${name}@${id}: ${asset.path} does not have the hash of its release`);
    return bytes.toString('utf8');
  },
});
