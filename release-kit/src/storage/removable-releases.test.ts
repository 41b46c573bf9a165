import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAGE_KEEPS_RELEASES_MS } from 'shared-contracts/federation';
import { PAGE_LIFE_MS, removableReleases, referencesOf, type Reference, type ReferenceKind } from './removable-releases.ts';
import { listReleases, removeReleases } from './garbage-collection.ts';
import type { ReleaseRef } from './release-storage.ts';
import { StorageError } from './storage-error.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22);

const idOf = ({ name, release }: ReleaseRef): string => `${name}@${release}`;
const catalog = (release: string): ReleaseRef => ({ name: 'mfe-catalog', release });

/** Days ago by release. */
const cameBefore = (days: Readonly<Record<string, number>>) => (ref: ReleaseRef) => {
  const ago = days[ref.release];
  return ago === undefined ? null : NOW - ago * DAY;
};

describe('[J-53] what may be removed from the release storage', () => {
  it('are unreferenced releases that no open page can need; each one that stays has its reasons', () => {
    const days = { '1.0.0-a': 40, '1.0.0-b': 30, '1.0.0-c': 20, '1.0.0-d': 10, '1.0.0-e': 3, '1.0.0-f': 2 };
    const stored = [...Object.keys(days), '1.0.0-x'].map(catalog);
    const references: Reference[] = [
      { ...catalog('1.0.0-f'), as: 'active' },
      { ...catalog('1.0.0-f'), as: 'retained' },
      { ...catalog('1.0.0-e'), as: 'candidate' },
      { ...catalog('1.0.0-b'), as: 'override' },
    ];
    expect(removableReleases({ stored, references, now: NOW, releasedAt: cameBefore(days) })).toEqual({
      remove: [catalog('1.0.0-a'), catalog('1.0.0-c')],
      keep: [
        { ...catalog('1.0.0-b'), reasons: ['override'] },
        { ...catalog('1.0.0-d'), reasons: ['young'] }, // active until the next one came, three days ago
        { ...catalog('1.0.0-e'), reasons: ['candidate', 'young'] },
        { ...catalog('1.0.0-f'), reasons: ['active', 'retained', 'young'] },
        { ...catalog('1.0.0-x'), reasons: ['age unknown'] },
      ],
    });
  });

  it('[J-64] are older than any page can be; pages reload a day before that', () => {
    expect(PAGE_LIFE_MS - PAGE_KEEPS_RELEASES_MS).toBe(DAY);
  });

  it('are not those that the registry references: active, canary or retained, also of a remote that is switched off', () => {
    const document = `sha384-${'a'.repeat(64)}`;
    const reference = (release: string) => ({ release, document });
    const off = { active: reference('1.0.0-x'), canary: null, killed: true, retained: [], withdrawn: [] };
    const on = {
      active: reference('1.0.0-b'),
      canary: { ...reference('1.0.0-c'), percentage: 10, salt: 's' },
      killed: false,
      retained: [reference('1.0.0-b'), reference('1.0.0-a')],
      withdrawn: ['1.0.0-w'],
    };
    expect(referencesOf({ remotes: { 'mfe-catalog': on, 'mfe-content': off } })).toEqual([
      { ...catalog('1.0.0-b'), as: 'active' },
      { ...catalog('1.0.0-c'), as: 'candidate' },
      { ...catalog('1.0.0-b'), as: 'retained' },
      { ...catalog('1.0.0-a'), as: 'retained' },
      { name: 'mfe-content', release: '1.0.0-x', as: 'active' },
    ]);
  });

  it('are not those that were active until a minute ago, however old they are', () => {
    const days = { '1.0.0-a': 400, '1.0.0-b': 390 };
    const stored = Object.keys(days).map(catalog);
    const input = { stored, references: [{ ...catalog('1.0.0-b'), as: 'active' as const }], now: NOW, releasedAt: cameBefore(days) };
    expect(removableReleases(input).remove).toEqual([catalog('1.0.0-a')]);
    // It was uploaded long before it became active.
    expect(removableReleases({ ...input, servedUntil: () => NOW - 60_000 }).remove).toEqual([]);
  });

  const release = fc.record({
    name: fc.constantFrom('host-shell', 'mfe-catalog', 'mfe-content'),
    release: fc.integer({ min: 0, max: 12 }).map((patch) => `1.0.${patch}-a`),
  });
  const time = fc.option(fc.integer({ min: NOW - 40 * DAY, max: NOW + DAY }));
  const kind = fc.constantFrom<ReferenceKind>('active', 'candidate', 'retained', 'override');
  const storageState = fc.record({
    stored: fc.uniqueArray(release, { selector: idOf, maxLength: 25 }),
    references: fc.array(fc.tuple(release, kind).map(([ref, as]) => ({ ...ref, as }))),
    came: fc.dictionary(release.map(idOf), time),
    served: fc.dictionary(release.map(idOf), time),
    keepMs: fc.option(fc.integer({ min: 0, max: 20 * DAY }), { nil: undefined }),
  });

  it('are never referenced, younger than a page can be, or of unknown age', () => {
    fc.assert(
      fc.property(storageState, ({ stored, references, came, served, keepMs }) => {
        const releasedAt = (ref: ReleaseRef) => came[idOf(ref)] ?? null;
        const servedUntil = (ref: ReleaseRef) => served[idOf(ref)] ?? null;
        const life = keepMs ?? PAGE_LIFE_MS;
        const result = removableReleases({
          stored,
          references,
          now: NOW,
          releasedAt,
          servedUntil,
          ...(keepMs === undefined ? {} : { keepMs }),
        });
        const named = new Set(references.map(idOf));
        for (const ref of result.remove) {
          expect(named.has(idOf(ref))).toBe(false);
          const age = releasedAt(ref);
          expect(age !== null && NOW - age >= life && NOW - (servedUntil(ref) ?? 0) >= life).toBe(true);
        }
        // Each is either removed or kept with a reason that is true.
        expect([...result.remove, ...result.keep].map(idOf).toSorted()).toEqual(stored.map(idOf).toSorted());
        for (const { reasons, ...ref } of result.keep) {
          expect(reasons.length).toBeGreaterThan(0);
          for (const { as } of references.filter((reference) => idOf(reference) === idOf(ref))) expect(reasons).toContain(as);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('stay removable as time passes, and another reference or a longer page life never removes more', () => {
    fc.assert(
      fc.property(storageState, release, ({ stored, references, came, served }, other) => {
        const input = {
          stored,
          references,
          now: NOW,
          keepMs: 5 * DAY,
          releasedAt: (ref: ReleaseRef) => came[idOf(ref)] ?? null,
          servedUntil: (ref: ReleaseRef) => served[idOf(ref)] ?? null,
        };
        const removed = (change: object): string[] => removableReleases({ ...input, ...change }).remove.map(idOf);
        const now = removed({});
        expect(removed({ now: NOW + 3 * DAY })).toEqual(expect.arrayContaining(now));
        expect(now).toEqual(expect.arrayContaining(removed({ keepMs: 9 * DAY })));
        expect(now).toEqual(expect.arrayContaining(removed({ references: [...references, { ...other, as: 'candidate' }] })));
      }),
    );
  });
});

describe('[J-53] removing releases', () => {
  const failing = (release: string) => {
    const removed: string[] = [];
    const remove = async (name: string, id: string): Promise<void> => {
      if (id === release) throw new StorageError('unreachable', 's3://shop: DELETE answers 503');
      removed.push(`${name}@${id}`);
    };
    return { removed, storage: { remove } };
  };

  it('continues after one that fails, and reports the outcome of each', async () => {
    const { storage, removed } = failing('1.0.0-b');
    expect(await removeReleases(storage, ['1.0.0-a', '1.0.0-b', '1.0.0-c'].map(catalog))).toEqual([
      { ...catalog('1.0.0-a'), outcome: 'removed' },
      { ...catalog('1.0.0-b'), outcome: 'failed', problem: 's3://shop: DELETE answers 503' },
      { ...catalog('1.0.0-c'), outcome: 'removed' },
    ]);
    expect(removed).toEqual(['mfe-catalog@1.0.0-a', 'mfe-catalog@1.0.0-c']);
  });

  it('touches nothing in a dry run', async () => {
    const { storage, removed } = failing('1.0.0-a');
    expect(await removeReleases(storage, [catalog('1.0.0-a')], { dryRun: true })).toEqual([{ ...catalog('1.0.0-a'), outcome: 'would go' }]);
    expect(removed).toEqual([]);
  });

  it('does not start with an incomplete list', async () => {
    const list = async (name: string) => {
      if (name === 'mfe-content') throw new StorageError('unreachable', 'away');
      return [{ ...catalog('1.0.0-a'), storedAt: NOW }];
    };
    expect(await listReleases({ list }, ['mfe-catalog'])).toHaveLength(1);
    await expect(listReleases({ list }, ['mfe-catalog', 'mfe-content'])).rejects.toThrow('away');
  });
});
