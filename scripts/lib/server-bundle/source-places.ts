import { basename, dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { OwnSources } from './own-sources.ts';

const asUrlPath = (path: string): string => path.split(sep).join('/');

/** `new URL('./worker.ts', import.meta.url)`: a module that is started as a thread or a process of its own. */
const startedModule = /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/g;

/**
 * What a module says of its own place, rewritten for its place in a bundle: data files (migrations, rules, texts) stay where the sources
 * are, and modules that are started on their own are entries of the bundle.
 * @param text of the module
 * @param file path of the module, absolute
 * @param outDir folder of the bundle, absolute; all its files lie flat in it
 * @param entries paths of the entries, absolute
 */
export function withSourcePlaces(text: string, file: string, outDir: string, entries: readonly string[]): string {
  const toSource = asUrlPath(relative(outDir, file));
  return text
    .replace(startedModule, (whole, name: string) =>
      entries.includes(join(dirname(file), name)) ? `new URL('./${basename(name, '.ts')}.js', import.meta.url)` : whole,
    )
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${asUrlPath(dirname(toSource))}')`)
    .replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL('${toSource}', import.meta.url).href`);
}

/** Applies `withSourcePlaces` to the modules below a folder. */
export const sourcePlaces = (folder: string, outDir: string, entries: readonly string[], sources: OwnSources): Plugin => ({
  name: 'source-places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(folder + sep)) return undefined;
      const text = await sources.textOf(path);
      return text.includes('import.meta.') ? { contents: withSourcePlaces(text, path, outDir, entries), loader: 'ts' } : undefined;
    });
  },
});
