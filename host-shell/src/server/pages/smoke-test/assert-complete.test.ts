import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReleaseFolder, folderReader } from '../../testing/release-folder.ts';
import { assertComplete } from './assert-complete.ts';

const NAME = 'mfe-catalog';
const ID = '1.0.0-a';

let folder: ReleaseFolder;
beforeEach(() => {
  folder = new ReleaseFolder();
});
afterEach(() => folder.remove());

describe('[J-17] [J-60] a release that is smoke-tested', () => {
  it('is whole when each of its files is the one that it names', async () => {
    await expect(assertComplete(folderReader(folder.dir), folder.add({ name: NAME, id: ID }))).resolves.toBeUndefined();
  });

  it.each(['remoteEntry.js', 'ListingPage.1.js', 'ListingPage.1.css'])('is not whole without its %s, or with half of it', async (file) => {
    const release = folder.add({ name: NAME, id: ID });
    const store = folderReader(folder.dir);
    folder.write(folder.path(NAME, ID, 'web', file), '/* mfe');
    await expect(assertComplete(store, release)).rejects.toThrow(`${NAME}@${ID}: web/${file} does not have the hash of its release`);
    rmSync(folder.path(NAME, ID, 'web', file));
    await expect(assertComplete(store, release)).rejects.toThrow(`${NAME}/${ID}/web/${file} is not in the release storage`);
  });
});
