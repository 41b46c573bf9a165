import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

// Finds what nobody uses: exports, files and packages. `pnpm verify` runs it with `--production`: then only what a running shop or
// a command reaches is a user, so an export that only tests call is reported. Patterns that end with `!` count in that mode.

/** Files that webpack starts from: modules that a package exposes, its server entry and its worker, as its federation settings name them. */
const webpackEntries = (dir: string): string[] =>
  [...readFileSync(join(import.meta.dirname, dir, 'federation.config.ts'), 'utf8').matchAll(/'\.\/(src\/[^']+\.tsx?)'/g)].map(
    ([, path = '']) => `${path}!`,
  );

const sources = ['src/**/*.{ts,tsx,cjs}!', '!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!', '!src/testing/**!'];

const remote = (dir: string) => ({
  entry: [...webpackEntries(dir), 'src/standalone.tsx!', 'federation.config.ts!', 'expectations/index.ts!'],
  project: sources,
});

export default {
  // An export that its own file uses is reached by the shop.
  ignoreExportsUsedInFile: true,
  ignore: ['**/testing/**', '**/testing.ts', '**/graphql/**/generated.ts'],
  // Tests and measurements are no users.
  ignoreWorkspaces: ['e2e', 'e2e/fixtures/*'],
  workspaces: {
    '.': {
      entry: ['scripts/*.ts!', 'knip.ts!'],
      project: ['scripts/**/*.{ts,mjs}!', '!scripts/**/*.test.ts!', '!scripts/**/testing/**!'],
    },
    'commerce-api': {
      entry: ['src/main.ts!', 'src/importing/fill.ts!', 'src/database/embedded/worker.ts!', 'bench/*.ts!', 'src/rest/print-openapi.ts!'],
      project: [...sources, '!src/graphql/resolver-types.ts!'],
    },
    'host-shell': {
      entry: [
        ...webpackEntries('host-shell'),
        'src/client/index.tsx!',
        'src/server/main.ts!',
        'src/server/rehearsal/worker.ts!',
        'federation.config.ts!',
        'expectations/index.ts!',
      ],
      project: sources,
    },
    'mfe-account': remote('mfe-account'),
    'mfe-cart-checkout': remote('mfe-cart-checkout'),
    'mfe-catalog': remote('mfe-catalog'),
    'mfe-content': remote('mfe-content'),
    'shared-contracts': {
      includeEntryExports: true,
      entry: ['src/build/loaders/*.cjs!', 'src/i18n/*.cjs!'],
      project: [...sources, 'codegen/**/*.ts!', '!src/graphql/schema-types.ts!', '!src/rest/openapi-types.ts!'],
    },
    'shared-ui': { includeEntryExports: true, project: sources },
  },
} satisfies KnipConfig;
