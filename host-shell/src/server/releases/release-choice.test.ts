import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Registry, RegistryEntry } from 'release-kit/schema';
import { COHORT_COOKIE, ReleaseChoices, type ReleaseChoice } from './release-choice.ts';
import { AddressedReleases } from './overrides/addressed-releases.ts';
import { parseAllowedOrigins } from './overrides/allowed-origins.ts';
import { openAddressed } from './overrides/open-addressed.ts';
import { overrideCookie } from './overrides/override-cookie.ts';
import { ReleasePool } from './release-pool.ts';
import { ReleaseWatcher } from './release-watcher.ts';
import { requireSingleton } from '../singletons.ts';
import { ReleaseFolder, renderingHost, renderingRemote, folderReader } from '../testing/release-folder.ts';

const HOST = 'host-shell';
const CATALOG = 'mfe-catalog';

let folder: ReleaseFolder;
let watcher: ReleaseWatcher;
let choices: ReleaseChoices;
let revision = 1;

const entryOf = (name: string, change: Partial<RegistryEntry> = {}): RegistryEntry => {
  const retained = ['1.0.0-a', '1.0.0-b'].map((id) => folder.referenceTo(name, id));
  return { active: folder.referenceTo(name, '1.0.0-a'), canary: null, killed: false, retained, withdrawn: [], ...change };
};

/** A registry in which something about the catalogue is so. */
const publish = async (catalog: Partial<RegistryEntry> = {}): Promise<void> => {
  revision += 1;
  const registry: Registry = {
    schemaVersion: 2,
    revision,
    previousRevision: null,
    issuedAt: '2026-11-20T08:00:00Z',
    remotes: { [HOST]: entryOf(HOST), [CATALOG]: entryOf(CATALOG, catalog) },
    changes: [],
  };
  folder.publish(registry);
  await watcher.look();
};

beforeEach(async () => {
  folder = new ReleaseFolder();
  revision = 1;
  for (const id of ['1.0.0-a', '1.0.0-b']) {
    folder.add({ name: HOST, id, server: renderingHost(id) });
    folder.add({ name: CATALOG, id, server: renderingRemote(id) });
  }
  folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
  const log = { warn: () => {}, info: () => {} };
  const pool = new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton });
  watcher = new ReleaseWatcher({ source: folder.source(), pool, log, intervalMs: 3_600_000 });
  await watcher.start();
  choices = new ReleaseChoices({ served: () => watcher.served, pool, log });
});
afterEach(async () => {
  await watcher.stop();
  folder.remove();
});

const choose = async (path: string, cookies?: string): Promise<ReleaseChoice> => choices.of({ path, cookies });
const catalogOf = ({ set }: ReleaseChoice) => set.remotes.get(CATALOG)?.release.release;
const canaryAt = (percentage: number) => ({ canary: { ...folder.referenceTo(CATALOG, '1.0.0-b'), percentage, salt: 's' } });

describe('[J-55] which releases a visitor gets', () => {
  it('are those for everybody, without a cookie, while no canary runs', async () => {
    expect(await choose('/agd', 'cart=1')).toEqual({ set: watcher.current, isPrivate: false, cookie: null });
  });

  it('are rendered once while a canary runs, and stay with the visitor', async () => {
    await publish(canaryAt(50));
    const seen = new Map<string | undefined, number>();
    for (let visitor = 0; visitor < 200; visitor += 1) {
      const first = await choose('/agd');
      expect(first.isPrivate).toBe(true);
      const [, cohort = ''] =
        new RegExp(`^${COHORT_COOKIE}=([\\w-]{22}); Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly$`).exec(first.cookie ?? '') ?? [];
      const again = await choose('/inne', `a=b; ${COHORT_COOKIE}=${cohort}`);
      expect([again.cookie, again.set]).toEqual([null, first.set]);
      seen.set(catalogOf(first), (seen.get(catalogOf(first)) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['1.0.0-a', '1.0.0-b']);
    expect(seen.get('1.0.0-b')).toBeGreaterThan(60);
  });

  it('forget their cookie when the canary is over', async () => {
    await publish(canaryAt(50));
    await publish();
    const choice = await choose('/agd', `${COHORT_COOKIE}=0123456789abcdef0123`);
    expect(choice).toMatchObject({ set: watcher.current, isPrivate: true });
    expect(choice.cookie).toMatch(new RegExp(`^${COHORT_COOKIE}=; .*Max-Age=0`));
  });

  it('are rendered anew for a cookie that is none', async () => {
    await publish(canaryAt(50));
    expect((await choose('/agd', `${COHORT_COOKIE}=<script>`)).cookie).toContain(`${COHORT_COOKIE}=`);
  });

  it('are never a canary that cannot be run', async () => {
    folder.add({ name: CATALOG, id: '1.0.0-c', server: 'throw new Error("broken")' });
    await publish({ canary: { ...folder.referenceTo(CATALOG, '1.0.0-c'), percentage: 99, salt: 's' } });
    expect(await choose('/agd')).toEqual({ set: watcher.current, isPrivate: false, cookie: null });
  });
});

describe('[J-56] a checkout under way', () => {
  const pin = (release: string, host = '1.0.0-a') => `mfe_pin=${HOST}@${host}~${CATALOG}@${release}`;

  it('keeps the releases that it began with, its own pages alone, for this visitor alone', async () => {
    await publish({ active: folder.referenceTo(CATALOG, '1.0.0-b') });
    const kept = await choose('/checkout/payment', pin('1.0.0-a'));
    expect([catalogOf(kept), kept.isPrivate, kept.cookie]).toEqual(['1.0.0-a', true, null]);
    expect((await choose('/checkout/address', pin('1.0.0-a'))).set).toBe(kept.set);
    expect(await choose('/agd', pin('1.0.0-a'))).toMatchObject({ set: watcher.current, isPrivate: false });
    expect(catalogOf(await choose('/checkout/payment'))).toBe('1.0.0-b');
  });

  it('keeps the host’s release, too', async () => {
    await publish();
    const kept = await choose('/checkout', pin('1.0.0-b', '1.0.0-b'));
    expect([kept.set.host.release.release, catalogOf(kept)]).toEqual(['1.0.0-b', '1.0.0-b']);
  });

  it('[J-63] keeps a release that was taken back, until its order', async () => {
    await publish({ withdrawn: ['1.0.0-b'] });
    expect(catalogOf(await choose('/checkout/summary', pin('1.0.0-b')))).toBe('1.0.0-b');
  });

  it('leaves a remote that was switched off, and releases that no registry vouches for', async () => {
    expect(catalogOf(await choose('/checkout', pin('9.9.9-x')))).toBe('1.0.0-a');
    await publish({ killed: true });
    expect(catalogOf(await choose('/checkout', pin('1.0.0-b')))).toBeUndefined();
  });

  it.each(['', '~', 'mfe_pin', 'mfe-catalog@../../x', 'mfe-catalog@1.0.0-a~'.repeat(12), '<script>'])(
    'takes %p for no pin',
    async (text) => {
      expect(await choose('/checkout', `mfe_pin=${text}`)).toEqual({ set: watcher.current, isPrivate: false, cookie: null });
    },
  );
});

describe('[J-57] a developer', () => {
  const SECRET = 'a secret of this host';
  const cookieOf = (release: string) => overrideCookie(new Map([[CATALOG, { release, address: null }]]), SECRET).split(';')[0] ?? '';
  const registry = () => watcher.served.registry;
  const developers = () =>
    new ReleaseChoices({
      served: () => watcher.served,
      pool: new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton }),
      overrides: {
        secret: SECRET,
        store: folderReader(folder.dir),
        addressed: openAddressed(parseAllowedOrigins(''), async () => {}, registry),
      },
      log: { warn: () => {} },
    });

  it('sees any stored release on every page, alone, and before a pin', async () => {
    folder.add({ name: CATALOG, id: '1.0.0-z', server: renderingRemote('z') });
    const choice = await developers().of({ path: '/checkout', cookies: `mfe_pin=${CATALOG}@1.0.0-b; ${cookieOf('1.0.0-z')}` });
    expect([catalogOf(choice), choice.isPrivate]).toEqual(['1.0.0-z', true]);
    expect((await choose('/agd', cookieOf('1.0.0-z'))).isPrivate).toBe(false);
  });

  it('[J-65] sees what lies at an address now, and the cookie then says so; today’s when nothing lies there', async () => {
    const address = 'http://localhost:3001/';
    let there = '1.0.0-a';
    const addressed = new AddressedReleases({
      allowed: parseAllowedOrigins('localhost'),
      get: async (url) => readFileSync(folder.path(CATALOG, there, url.replace(address, ''))),
      close: async () => {},
      require: requireSingleton,
      smokeTest: async () => {},
      registry,
    });
    const options = { served: () => watcher.served, pool: new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton }) };
    const own = new ReleaseChoices({
      ...options,
      overrides: { secret: SECRET, store: folderReader(folder.dir), addressed },
      log: { warn: () => {} },
    });
    const asked = { location: '/agd', asked: [[CATALOG, address]] } as const;
    const cookie = (await own.override(asked, undefined)).split(';')[0] ?? '';
    const first = await own.of({ path: '/agd', cookies: cookie });
    expect([catalogOf(first), first.isPrivate, first.cookie]).toEqual([expect.stringMatching(/^1\.0\.0-a\.at-[0-9a-f]{24}$/), true, null]);
    there = '1.0.0-b';
    const later = await own.of({ path: '/agd', cookies: cookie });
    expect(catalogOf(later)).toMatch(/^1\.0\.0-b\.at-/);
    expect(own.overridesIn(later.cookie?.split(';')[0])).toEqual(new Map([[CATALOG, { release: catalogOf(later), address }]]));
    there = 'gone';
    expect(await own.of({ path: '/agd', cookies: cookie })).toEqual({ set: watcher.current, isPrivate: true, cookie: null });
  });

  it('sees today’s for a release that is not there or cannot be run', async () => {
    folder.add({ name: CATALOG, id: '1.0.0-y', server: 'throw new Error("broken")' });
    for (const release of ['9.9.9-x', '1.0.0-y'])
      expect(catalogOf(await developers().of({ path: '/agd', cookies: cookieOf(release) }))).toBe('1.0.0-a');
  });
});
