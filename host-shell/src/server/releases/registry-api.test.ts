import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Release } from 'release-kit/schema';
import { REGISTRY_API_PATH, readRegistry, type RegistryAction } from 'release-kit/registry';
import { registerRegistryApi } from './registry-api.ts';
import { ReleaseFolder, testPrivateKey, testPublicKey, trustedByTests, folderReader } from '../testing/release-folder.ts';

const TOKEN = 'the-token-of-the-pipeline';
const NAME = 'mfe-catalog';

let folder: ReleaseFolder;
let app: FastifyInstance;

const start = (registryToken: string | undefined): void => {
  app = Fastify();
  registerRegistryApi(app, {
    config: {
      registryFile: folder.registryFile,
      registryPublicKeys: testPublicKey,
      registryPrivateKey: testPrivateKey,
      registryToken,
      dataDir: folder.root,
    },
    store: folderReader(folder.dir),
  });
};

beforeEach(() => {
  folder = new ReleaseFolder();
  for (const id of ['1.0.0-a', '1.0.0-b']) folder.add({ name: NAME, id });
  folder.activate({ [NAME]: '1.0.0-a' });
  start(TOKEN);
});
afterEach(async () => {
  await app.close();
  folder.remove();
});

const post = (payload: object, token = TOKEN) =>
  app.inject({ method: 'POST', url: REGISTRY_API_PATH, payload, headers: { authorization: `Bearer ${token}` } });
const act = (action: RegistryAction, more: object = {}) => post({ ...action, ...more });
const active = () => readRegistry(folder.registryFile, trustedByTests)?.remotes[NAME];

describe('[J-54] the API of the registry', () => {
  it('does what the commands do, and says what has changed', async () => {
    const canary = await act({ action: 'canary', name: NAME, release: '1.0.0-b', percentage: 10 });
    expect([canary.statusCode, canary.json()]).toEqual([200, expect.objectContaining({ texts: ['mfe-catalog: canary 1.0.0-b at 10 %'] })]);
    await act({ action: 'promote', releases: { [NAME]: '1.0.0-b' } });
    expect(active()?.active).toEqual(folder.referenceTo(NAME, '1.0.0-b'));
    await act({ action: 'rollback', name: NAME });
    await act({ action: 'kill', name: NAME });
    expect(active()).toMatchObject({ active: { release: '1.0.0-a' }, killed: true });
    const read = await app.inject({ url: REGISTRY_API_PATH, headers: { authorization: `Bearer ${TOKEN}` } });
    expect(read.json()).toEqual(readRegistry(folder.registryFile, trustedByTests));
  });

  it('changes nothing in a dry run, nor for another revision than the caller has seen', async () => {
    const dry = await act({ action: 'promote', releases: { [NAME]: '1.0.0-b' } }, { dryRun: true });
    expect(dry.json().texts).toEqual(['mfe-catalog: 1.0.0-a → 1.0.0-b']);
    const late = await act({ action: 'promote', releases: { [NAME]: '1.0.0-b' } }, { expected: 7 });
    expect([late.statusCode, late.json().message]).toEqual([409, 'the registry has revision 1, not 7: nothing was written']);
    expect(active()?.active.release).toBe('1.0.0-a');
  });

  it.each([
    ['an unknown action', { action: 'format' }],
    ['a release that is none', { action: 'promote', releases: { [NAME]: '../../etc' } }],
    ['a part that is none', { action: 'canary', name: NAME, release: '1.0.0-b', percentage: 100 }],
    ['more than it knows', { action: 'kill', name: NAME, force: true }],
    ['nothing', {}],
  ])('refuses %s with 400', async (_what, body) => {
    const { statusCode, json } = await post(body);
    expect([statusCode, json().message]).toEqual([400, expect.stringContaining('not an action of the registry')]);
  });

  it('refuses what is impossible with 409, in one line', async () => {
    for (const action of [
      { action: 'promote', releases: { [NAME]: '9.9.9-x' } },
      { action: 'rollback', name: NAME },
      { action: 'kill', name: 'host-shell' },
    ] as const) {
      const { statusCode, json } = await act(action);
      expect([statusCode, json().message.includes('\n')]).toEqual([409, false]);
    }
  });

  describe('[J-71] before it shows a release to anybody', () => {
    const refused = async (action: RegistryAction): Promise<readonly string[]> => {
      const { statusCode, json } = await act(action);
      expect([statusCode, json().message]).toEqual([422, expect.stringContaining('nothing was changed, because it would not work: ')]);
      expect(active()).toMatchObject({ active: { release: '1.0.0-a' }, canary: null });
      return json().problems;
    };
    const both = (release: string): readonly RegistryAction[] => [
      { action: 'promote', releases: { [NAME]: release } },
      { action: 'canary', name: NAME, release, percentage: 10 },
    ];

    it('refuses one that this host could not load, with a sentence for each reason', async () => {
      folder.add({
        name: NAME,
        id: '1.0.0-new',
        change: (release) => ({ ...release, requires: { ...release.requires, contracts: '^9.0.0', slots: ['no.such'] } }),
      });
      for (const action of both('1.0.0-new')) {
        expect(await refused(action)).toEqual([
          expect.stringMatching(/^mfe-catalog@1\.0\.0-new: shared-contracts: the release requires \^9\.0\.0, the host has /),
          'mfe-catalog@1.0.0-new: Slot no.such: the release asks for it, the host does not know it.',
        ]);
      }
    });

    it('refuses one of which a file is missing, or another one than it says', async () => {
      for (const [id, file] of [
        ['1.0.0-cut', 'server/server.cjs'],
        ['1.0.0-changed', 'web/remoteEntry.js'],
      ] as const) {
        folder.add({ name: NAME, id });
        folder.write(folder.path(NAME, id, file), '// another file');
        for (const action of both(id))
          expect(await refused(action)).toEqual([`mfe-catalog@${id}: ${file} does not have the hash of its release.`]);
      }
      rmSync(folder.path(NAME, '1.0.0-cut', 'server/server.cjs'));
      for (const action of both('1.0.0-cut'))
        expect(await refused(action)).toEqual(['mfe-catalog/1.0.0-cut/server/server.cjs is not in the release storage.']);
    });

    it('refuses one that takes away what another active release relies on', async () => {
      const slots = (given: readonly string[]) => (release: Release) => ({
        ...release,
        provides: { ...release.provides, slots: [...given] },
      });
      folder.add({ name: NAME, id: '1.0.0-gives', change: slots(['cart.drawer']) });
      folder.add({ name: NAME, id: '1.0.0-takes', change: slots([]) });
      folder.add({
        name: 'mfe-content',
        id: '1.0.0-asks',
        change: (release) => ({ ...release, requires: { ...release.requires, slots: ['cart.drawer'] } }),
      });
      await act({ action: 'promote', releases: { [NAME]: '1.0.0-gives', 'mfe-content': '1.0.0-asks' } });
      const { statusCode, json } = await act({ action: 'promote', releases: { [NAME]: '1.0.0-takes' } });
      expect([statusCode, json().problems]).toEqual([
        422,
        ['mfe-catalog@1.0.0-takes: Slot cart.drawer: mfe-content@1.0.0-asks asks for it, and nothing fills it any more.'],
      ]);
      expect(active()?.active.release).toBe('1.0.0-gives');
    });

    it('refuses a way back to a release that this host cannot run', async () => {
      folder.add({
        name: NAME,
        id: '0.9.0-old',
        change: (release) => ({ ...release, requires: { ...release.requires, contracts: '^1.5.0' } }),
      });
      const registry = readRegistry(folder.registryFile, trustedByTests);
      const entry = registry?.remotes[NAME];
      if (!registry || !entry) throw new Error('there is no registry');
      const retained = [entry.active, folder.referenceTo(NAME, '0.9.0-old')];
      folder.publish({ ...registry, revision: 2, remotes: { [NAME]: { ...entry, retained } } });
      expect(await refused({ action: 'rollback', name: NAME, release: '0.9.0-old' })).toEqual([
        expect.stringMatching(/^mfe-catalog@0\.9\.0-old: shared-contracts: the release requires \^1\.5\.0, the host has 2\./),
      ]);
    });

    it('lets a way back lead to what visitors had, though a file of it is lost', async () => {
      await act({ action: 'promote', releases: { [NAME]: '1.0.0-b' } });
      rmSync(folder.path(NAME, '1.0.0-a', 'web/remoteEntry.js'));
      expect((await act({ action: 'rollback', name: NAME })).statusCode).toBe(200);
    });
  });

  it('is closed without the token, and not there at all where none is set', async () => {
    for (const token of ['', 'wrong', `${TOKEN}x`]) expect((await post({ action: 'kill', name: NAME }, token)).statusCode).toBe(401);
    expect(active()?.killed).toBe(false);
    await app.close();
    start(undefined);
    expect((await post({ action: 'kill', name: NAME })).statusCode).toBe(404);
  });
});
