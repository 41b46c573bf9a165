import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from 'shared-contracts/federation';
import { loadDefinition } from 'release-kit/build';
import { root } from '../../../scripts/lib/paths.ts';

/** Where the host's loader of containers stands; the one bundle has `direct-loader.ts` in its place. */
export const LOADER_FILE = join(root, 'host-shell/src/federation/browser-loader.ts');

/** The two files that join host and remotes, and which modules each remote has. */
export interface OneBundleSources {
  /** Dynamic imports of all modules, for the browser: pages are chunks as before. */
  readonly browser: string;
  /** All modules and the host's drawing, for the server. */
  readonly server: string;
  readonly modulesOf: ReadonlyMap<string, readonly string[]>;
}

/** Name of the chunk of a module. */
export const chunkName = (module: string): string => module.replace('./', '');

/** Writes both files into a folder, from what each remote's `federation.config.ts` exposes. */
export const writeSources = async (dir: string): Promise<OneBundleSources> => {
  const modulesOf = new Map<string, readonly string[]>();
  const imports: string[] = [];
  const entries: string[] = [];
  for (const name of remoteNames) {
    const packageDir = join(root, name);
    const definition = await loadDefinition(packageDir);
    if (definition.type !== 'remote') continue;
    modulesOf.set(name, Object.keys(definition.exposes));
    for (const [module, file] of Object.entries(definition.exposes))
      imports.push(
        `  ${JSON.stringify(module)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(module))} */ ${JSON.stringify(join(packageDir, file))}),`,
      );
    entries.push(join(packageDir, definition.serverEntry));
  }
  mkdirSync(dir, { recursive: true });
  const browser = join(dir, 'modules.ts');
  writeFileSync(browser, `export const modules = {\n${imports.join('\n')}\n};\n`);
  const server = join(dir, 'server.ts');
  const render = JSON.stringify(join(root, 'host-shell/src/render/index.tsx'));
  writeFileSync(
    server,
    [
      ...entries.map((file, at) => `import { modules as modules${at} } from ${JSON.stringify(file)};`),
      `export { renderContract, renderPage } from ${render};`,
      `export const modules = { ${entries.map((_, at) => `...modules${at}`).join(', ')} };\n`,
    ].join('\n'),
  );
  return { browser, server, modulesOf };
};
