import { removableReleases, listReleases, openReleaseStorage, referencesOf, removeReleases } from 'release-kit/storage';
import { buildable } from './paths.ts';
import type { CommandOptions } from './registry-commands.ts';

/**
 * `gc`: removes releases from the storage that nothing references and with which no page can have been rendered for a week.
 * @throws in one line when registry or storage cannot be read completely: then nothing is removed
 */
export const gcCommand = async (options: Omit<CommandOptions, 'commerce'>, now: number = Date.now()): Promise<void> => {
  const { places, registry: place, report, dryRun } = options;
  const storage = await openReleaseStorage(places.storage);
  const stored = await listReleases(storage, buildable);
  // Read after the list, so that a release that has become active meanwhile is referenced.
  const registry = await place.read();
  if (registry === null) throw new Error('there is no registry: without it every release would seem to be in nobody’s use');
  const cameAt = new Map(stored.map(({ name, release, storedAt }) => [`${name}@${release}`, storedAt]));
  const { remove, keep } = removableReleases({
    stored,
    references: referencesOf(registry),
    now,
    releasedAt: ({ name, release }) => cameAt.get(`${name}@${release}`) ?? null,
  });
  const results = await removeReleases(storage, remove, { dryRun });
  for (const { name, release, outcome, problem } of results)
    report(`  ${name} ${release}: ${outcome}${problem === undefined ? '' : ` (${problem})`}`);
  const reasons = Map.groupBy(
    keep.flatMap((kept) => kept.reasons),
    (reason) => reason,
  );
  const why = [...reasons].map(([reason, { length }]) => `${length} ${reason}`).join(', ');
  report(
    `${results.length} of ${stored.length} releases ${dryRun ? 'would go' : 'gone'}; ${keep.length} stay${why === '' ? '' : ` (${why})`}.`,
  );
  if (results.some(({ outcome }) => outcome === 'failed'))
    throw new Error('some releases could not be removed: the next run tries them again');
};
