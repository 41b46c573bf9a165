import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

// Finds exports, files and packages that nobody uses. `pnpm verify` runs it with `--production`: only what a running shop or a command
// reaches counts as a use, so an export that only tests call is reported. Patterns that end with `!` are the ones of that mode.

/** Files that webpack starts from: the modules that a package exposes, its server entry and its worker, as its federation settings name them. */
const webpackEntries = (dir: string): string[] =>
  [...readFileSync(join(import.meta.dirname, dir, 'federation.config.ts'), 'utf8').matchAll(/'\.\/(src\/[^']+\.tsx?)'/g)].map(
    ([, path = '']) => `${path}!`,
  );

const sources = ['src/**/*.{ts,tsx,cjs}!', '!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!'];

/** Shared packages that a remote or a library part takes from the host at run time, or from here where it runs alone. */
const ignoreDependencies = ['react', 'react-dom', 'react-router-dom', 'jotai', 'urql', '@urql/core'];

const remote = (dir: string) => ({
  entry: [...webpackEntries(dir), 'src/standalone.tsx!', 'federation.config.ts!', 'expectations/index.ts!'],
  project: sources,
  ignoreDependencies,
});

export default {
  // An export that its own file uses is reached.
  ignoreExportsUsedInFile: true,
  // Support of tests, and what code generation writes whole.
  ignore: [
    '**/testing/**',
    'release-kit/src/**/*.cjs',
    '**/graphql/**/generated.ts',
    '**/openapi-types.ts',
    '**/schema-types.ts',
    '**/resolver-types.ts',
  ],
  // Types leave nothing in a bundle, and support of tests is written with them.
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'nsExports'],
  ignoreUnresolved: ['./shared-contracts/src/testing/jsdom-with-fetch.cjs'],
  workspaces: {
    '.': {
      entry: ['scripts/*.ts!', 'scripts/lint/index.mjs!', 'knip.ts!'],
      project: ['scripts/**/*.{ts,mjs}!', '!scripts/**/*.test.ts!', '!scripts/**/testing/**!'],
    },
    'commerce-api': {
      entry: ['src/main.ts!', 'src/database/embedded/worker.ts!', 'bench/*.ts!', 'src/rest/print-openapi.ts!', 'codegen/print-tables.ts!'],
      project: sources,
      // Its font files are read by their path.
      ignoreDependencies: ['@fontsource/onest'],
    },
    'commerce-api/desk': {
      entry: ['src/main.tsx!'],
      project: ['src/**/*.{ts,tsx}!'],
      // The framework's own peers.
      ignoreDependencies: ['react-router'],
    },
    // Of the browser tests only the expectations run with a command, `pnpm release`.
    e2e: { entry: ['expectations/releases.ts!'], project: ['expectations/**/*.ts!'], ignoreDependencies: [/./] },
    'e2e/fixtures/*': { ignoreDependencies: [/./], project: [] },
    'host-shell': {
      entry: [
        ...webpackEntries('host-shell'),
        'src/client/index.tsx!',
        'src/server/main.ts!',
        // The inline loader, compiled by code generation.
        'src/loader/{page,cart-page}.ts!',
        'src/server/pages/smoke-test/worker.ts!',
        // Draws the committed icons.
        'src/server/pages/installable/testing/draw-icons.ts!',
        'federation.config.ts!',
        'expectations/index.ts!',
      ],
      project: sources,
      ignoreDependencies,
    },
    'mfe-account': remote('mfe-account'),
    'mfe-cart-checkout': remote('mfe-cart-checkout'),
    'mfe-catalog': remote('mfe-catalog'),
    'mfe-content': remote('mfe-content'),
    'release-kit': {
      includeEntryExports: true,
      // Loaders that webpack, Rspack and jest load by their path.
      entry: ['src/**/*.cjs!'],
      project: sources,
      ignoreDependencies,
    },
    'shared-contracts': { includeEntryExports: true, project: sources, ignoreDependencies },
    'shared-ui': { includeEntryExports: true, project: sources, ignoreDependencies },
  },
} satisfies KnipConfig;
