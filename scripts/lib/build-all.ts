import { buildPackage } from 'shared-contracts/build';
import { buildable, root, type Places } from './paths.ts';
import { openUpload } from './upload.ts';

/** Prints one line of progress. */
export type Report = (line: string) => void;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Builds the named packages into the release store; a release that is there already costs nothing.
 * @param onStored gets the end of what the compilers still write into their caches: to be awaited before the next build
 */
export const buildPackages = async (
  names: readonly string[],
  places: Places,
  report: Report,
  onStored: (stored: Promise<void>) => void = () => {},
): Promise<Record<string, string>> => {
  const releases: Record<string, string> = {};
  const upload = await openUpload(places, report);
  for (const name of names) {
    const since = performance.now();
    const { release, dir, built, stored } = await buildPackage({
      root,
      packageName: name,
      releasesDir: places.releasesDir,
      cacheDir: places.cacheDir,
    });
    onStored(stored);
    releases[name] = release.release;
    report(built ? `  built ${name} ${release.release} (${seconds(since)})` : `  ${name} ${release.release} is up to date`);
    await upload?.(name, release.release, dir);
  }
  return releases;
};

/** The packages that a command's arguments name; all when they name none. @throws for an unknown name */
export const namedPackages = (args: readonly string[]): readonly string[] => {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.find((name) => !buildable.includes(name));
  if (unknown) throw new Error(`unknown package '${unknown}': expected one of ${buildable.join(', ')}`);
  return names.length > 0 ? names : buildable;
};
