import { beforeAll, describe, expect, it } from '@jest/globals';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { sharedPartsPlugin } from './shared-parts.ts';

type Host = ReturnType<typeof createInstance>;

const DIALOG = 'shared-ui/dialog';
const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0' };

/** A copy of the dialog that says whose it is. */
const dialogOf = (owner: string, version: string, get = async () => () => owner) => ({ [DIALOG]: { version, get, shareConfig } });

let asked = 0;
const host = (get?: () => Promise<() => string>): Host =>
  createInstance({
    name: 'host',
    version: String(asked++),
    shareStrategy: 'loaded-first',
    shared: dialogOf('the page', '1.0.0', get),
    remotes: [],
  });

/** The runtime of a remote with a copy of its own, in the page of a host. */
const remoteIn = (page: Host, version: string): Host => {
  const remote = createInstance({
    name: 'remote',
    version: String(asked++),
    shareStrategy: 'loaded-first',
    shared: dialogOf('the remote', version),
    remotes: [],
  });
  remote.initShareScopeMap('default', page.shareScopeMap['default'] ?? {});
  remote.initializeSharing();
  return remote;
};

const dialogIn = async (remote: Host, requiredVersion = '^1.0.0'): Promise<unknown> => {
  const factory = await remote.loadShare(DIALOG, { customShareInfo: { shareConfig: { ...shareConfig, requiredVersion } } });
  return factory ? factory() : factory;
};

beforeAll(() => registerGlobalPlugins([sharedPartsPlugin({ [DIALOG]: '1.0.0' })]));

describe('[J-77] parts that are shared when first needed', () => {
  it("are the page's, however new the copy of a remote is", async () => {
    expect(await dialogIn(remoteIn(host(), '1.4.0'))).toBe('the page');
  });

  it('are an error of the remote that cannot work with them', async () => {
    await expect(dialogIn(remoteIn(host(), '1.4.0'), '^2.0.0')).rejects.toThrow('does not satisfy the requirement');
  });

  it('are fetched again by the next who asks when they did not come', async () => {
    let tries = 0;
    const page = host(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return () => 'the page';
    });
    const remote = remoteIn(page, '1.4.0');
    await expect(dialogIn(remote)).rejects.toThrow('offline');
    expect(await dialogIn(remote)).toBe('the page');
    expect(tries).toBe(2);
  });
});
