import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

// Editors write a file in several steps, and "save all" writes several files.
const QUIET_MS = 120;

const isSource = (file: string): boolean => !/(^|\/)(testing|gallery)\/|\.test\.tsx?$|~$|\.sw.$/.test(file);

/**
 * Watches the sources of packages. `follow` gets the changed files (paths relative to the root) after a quiet period. Calls do not
 * overlap: files that change during a call are in the next one.
 */
export const watchSources = (
  root: string,
  packages: readonly string[],
  follow: (files: readonly string[]) => Promise<void>,
): { readonly close: () => void } => {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let busy = false;

  const run = async (): Promise<void> => {
    if (busy || waiting.size === 0) return;
    busy = true;
    const files = [...waiting];
    waiting.clear();
    await follow(files);
    busy = false;
    await run();
  };
  const note = (file: string): void => {
    if (!isSource(file)) return;
    waiting.add(file);
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void run(), QUIET_MS);
  };
  const watchFolder = (folder: string, recursive: boolean): FSWatcher =>
    watch(join(root, folder), { recursive }, (_event, file) => {
      if (file !== null) note(`${folder}/${file.replaceAll('\\', '/')}`);
    });

  const watchers = packages.flatMap((name) => [
    // Few files directly in the package's folder matter: the build definition and package.json.
    watch(join(root, name), (_event, file) => {
      if (file === 'federation.config.ts' || file === 'package.json') note(`${name}/${file}`);
    }),
    ...['src', 'static'].filter((folder) => existsSync(join(root, name, folder))).map((folder) => watchFolder(`${name}/${folder}`, true)),
  ]);
  return {
    close: () => {
      if (timer !== null) clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
