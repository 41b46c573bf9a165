import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReleaseFolder, integrityOf, folderReader } from '../testing/release-folder.ts';

let folder: ReleaseFolder;
beforeEach(() => {
  folder = new ReleaseFolder();
});
afterEach(() => folder.remove());

describe('[J-17] the release storage', () => {
  it('gives a release with the hash of its document, and its files', async () => {
    const release = folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
    const store = folderReader(folder.dir);
    const read = await store.readDocument('mfe-catalog', '1.0.0-a');
    expect(read).toEqual({ release, integrity: integrityOf(JSON.stringify(release)) });
    expect(await store.readAsset('mfe-catalog', '1.0.0-a', release.server)).toContain('ListingPage');
  });

  it('has no release that is not there, is no document or is another one', async () => {
    const store = folderReader(folder.dir);
    await expect(store.readDocument('mfe-catalog', '1.0.0-a')).rejects.toThrow(
      'mfe-catalog/1.0.0-a/release.json is not in the release storage',
    );
    folder.write(folder.path('mfe-catalog/1.0.0-a/release.json'), '{"schemaVersion":1}');
    await expect(store.readDocument('mfe-catalog', '1.0.0-a')).rejects.toThrow();
    folder.add({ name: 'mfe-catalog', id: '1.0.0-b', change: (release) => ({ ...release, release: '1.0.0-c' }) });
    await expect(store.readDocument('mfe-catalog', '1.0.0-b')).rejects.toThrow(
      'mfe-catalog@1.0.0-b: release.json describes mfe-catalog@1.0.0-c',
    );
  });

  it('gives no file that is missing or was changed after the build', async () => {
    const store = folderReader(folder.dir);
    const { server } = folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
    folder.write(folder.path('mfe-catalog/1.0.0-a/server/server.cjs'), 'exports.evil = 1');
    await expect(store.readAsset('mfe-catalog', '1.0.0-a', server)).rejects.toThrow(
      'mfe-catalog@1.0.0-a: server/server.cjs does not have the hash of its release',
    );
    await expect(store.readAsset('mfe-catalog', '1.0.0-a', { ...server, path: 'web/none.js' })).rejects.toThrow(
      'is not in the release storage',
    );
  });

  it('gives a document only with the hash that the registry knows, and looks again when that is another one', async () => {
    const store = folderReader(folder.dir);
    const first = folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
    await store.readDocument('mfe-catalog', '1.0.0-a');
    const repaired = { ...first, owner: 'another team' };
    const integrity = integrityOf(JSON.stringify(repaired));
    await expect(store.readDocument('mfe-catalog', '1.0.0-a', integrity)).rejects.toThrow('is not the one that the registry has signed');
    folder.write(folder.path('mfe-catalog/1.0.0-a/release.json'), JSON.stringify(repaired));
    expect(await store.readDocument('mfe-catalog', '1.0.0-a', integrity)).toEqual({ release: repaired, integrity });
    expect(await store.readDocument('mfe-catalog', '1.0.0-a')).toEqual({ release: repaired, integrity });
  });

  it('believes no document that points out of its folder', async () => {
    folder.add({
      name: 'mfe-catalog',
      id: '1.0.0-a',
      change: (release) => ({ ...release, server: { ...release.server, path: '../../secret' } }),
    });
    await expect(folderReader(folder.dir).readDocument('mfe-catalog', '1.0.0-a')).rejects.toThrow('is not a path inside the release');
  });
});
