import { describe, expect, it } from '@jest/globals';
import { init } from './index.ts';
import type { ContainerInstance } from './instance.ts';
import { SharedVersionError, type Shared, type ShareScope } from './share-scope.ts';

const react = { of: 'the page' };

/** One version of a package, in the shape in which the host shares it. */
const shared = (version: string, source: Partial<Shared>): Record<string, Shared> => ({
  [version]: {
    version,
    from: 'host_shell',
    get: () => () => react,
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, strictVersion: true },
    useIn: [],
    deps: [],
    ...source,
  },
});

/** What the bundler's runtime does with a container: its copies are made known, then the page's scope is taken. */
const join = (scope: ShareScope, copies: Readonly<Record<string, string>>, name = 'mfe_catalog'): ContainerInstance => {
  const container = init({ name, shareStrategy: 'loaded-first' });
  const copyOf = (key: string, version: string) => [
    { version, scope: ['default'], shareConfig: { singleton: true }, get: () => Promise.resolve(() => `copy of ${key} ${version}`) },
  ];
  container.registerShared(Object.fromEntries(Object.entries(copies).map(([key, version]) => [key, copyOf(key, version)])));
  container.initShareScopeMap('default', scope);
  container.initializeSharing();
  return container;
};

const need = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } });

const moduleOf = async (container: ContainerInstance, key: string, range: string): Promise<unknown> => {
  const factory = await container.loadShare(key, need(range));
  return factory === false ? false : factory();
};

describe('[J-77] a remote joins the page', () => {
  it("takes the page's copy of a package, although its own is newer", async () => {
    const scope = { react: shared('19.3.0', { lib: () => react, loaded: true }) };
    const container = join(scope, { react: '19.9.0' });
    expect(await moduleOf(container, 'react', '^19.3.0')).toBe(react);
    expect(Object.keys(scope.react)).toEqual(['19.3.0', '19.9.0']);
  });

  it("takes the page's part that is fetched when first needed, although its own is newer", async () => {
    const scope = { 'shared-ui/dialog': shared('1.0.0', {}) };
    const container = join(scope, { 'shared-ui/dialog': '1.4.0' });
    expect(await moduleOf(container, 'shared-ui/dialog', '^1.0.0')).toBe(react);
  });

  it('uses its own copy on a page that shares nothing', async () => {
    const container = join({}, { react: '19.3.1' });
    expect(await moduleOf(container, 'react', '^19.3.0')).toBe('copy of react 19.3.1');
  });

  it('says who needs what when the page has another version, and takes no second copy', async () => {
    const container = join({ react: shared('18.3.0', { lib: () => react, loaded: true }) }, { react: '19.3.1' });
    const answer = container.loadShare('react', need('^19.3.0'));
    await expect(answer).rejects.toThrow(SharedVersionError);
    await expect(answer).rejects.toThrow('mfe_catalog needs react ^19.3.0, the page has 18.3.0 from host_shell');
  });

  it('tells the bundler that nobody shares a package', async () => {
    expect(await moduleOf(join({}, {}), 'jotai', '^3.0.0')).toBe(false);
  });

  it('fetches a part once for two remotes, and again when that failed', async () => {
    let asked = 0;
    const get = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => react);
    };
    const scope = { 'shared-ui/dialog': shared('1.0.0', { get }) };
    const [one, other] = [join(scope, {}), join(scope, {}, 'mfe_content')];
    await expect(one.loadShare('shared-ui/dialog', need('^1.0.0'))).rejects.toThrow('offline');
    const modules = await Promise.all([one, other].map((container) => moduleOf(container, 'shared-ui/dialog', '^1.0.0')));
    expect(modules).toEqual([react, react]);
    expect(asked).toBe(2);
    expect(scope['shared-ui/dialog']['1.0.0']?.useIn).toEqual(['mfe_catalog', 'mfe_content']);
  });

  it('gives at once what is loaded, and says so when it is not', () => {
    const scope = {
      react: shared('19.3.0', { lib: () => react, loaded: true }),
      'shared-ui/dialog': shared('1.0.0', { get: () => Promise.resolve(() => react) }),
    };
    const container = join(scope, {});
    expect(container.loadShareSync('react', need('^19.3.0'))()).toBe(react);
    expect(() => container.loadShareSync('shared-ui/dialog', need('^1.0.0'))).toThrow(
      'mfe_catalog needs shared-ui/dialog at once, and the page has not loaded it',
    );
  });

  it('keeps what the page told it of itself', () => {
    const container = init({ name: 'mfe_catalog' });
    container.initOptions({ shareStrategy: 'loaded-first' });
    expect(container.options).toEqual({ name: 'mfe_catalog', shareStrategy: 'loaded-first' });
  });
});
