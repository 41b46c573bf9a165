import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from 'shared-contracts/federation';
import { loadDefinition } from 'release-kit/build';
import { root } from '../../../scripts/lib/paths.ts';

/** The host's container loader, which `direct-loader.ts` replaces in the one bundle. */
export const LOADER_FILE = join(root, 'host-shell/src/federation/browser-loader.ts');

/** The two generated entry files, and the exposed modules of each remote. */
export interface OneBundleSources {
  /** For the browser: dynamic imports of all modules, so that pages stay separate chunks. */
  readonly browser: string;
  /** For the server: all modules and the host's render function. */
  readonly server: string;
  readonly modulesOf: ReadonlyMap<string, readonly string[]>;
}

/** Name of the chunk of a module. */
export const chunkName = (module: string): string => module.replace('./', '');

/** Writes both files into a folder, from the exposed modules in each remote's `federation.config.ts`. */
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
