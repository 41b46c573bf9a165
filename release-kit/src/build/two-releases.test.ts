import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, cssPlugin, serverConfig, withPlugins, type BundleOptions } from './config.ts';
import { ImportedNamesPlugin } from './plugins.ts';

const NAME = 'mfe-small';
const sources = {
  'package.json': JSON.stringify({ name: NAME, version: '1.0.0', sideEffects: ['**/*.css.ts', '**/*.css'] }),
  'federation.config.ts': "export default { serverEntry: './src/page.ts' };",
  'src/look.css.ts':
    "import { style } from '@vanilla-extract/css';\nexport const red = style({ color: 'red' });\nexport const box = style({ padding: 4 });\n",
  'src/other.css.ts': "import { style } from '@vanilla-extract/css';\nexport const blue = style({ color: 'blue' });\n",
  'src/page.ts':
    "import { atom } from 'jotai';\nimport { red, box } from './look.css.ts';\nimport { blue } from './other.css.ts';\nexport const page = [red, box, blue, atom];\n",
};

let root: string;
/** A build that has filled the cache `shared`. */
let first: Built;
const write = (file: string, text: string) => writeFileSync(join(root, NAME, file), text);

// Builds, each for browser and server, on a machine that may be busy.
const TIMEOUT_MS = 60_000;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  mkdirSync(join(root, NAME, 'src'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, NAME, 'node_modules'));
  for (const [file, text] of Object.entries(sources)) write(file, text);
  first = await build('1.0.0-aaaa111111', 'shared');
}, TIMEOUT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const webConfig = (options: BundleOptions, names: ImportedNamesPlugin): Configuration =>
  withPlugins(
    {
      ...baseConfig(options, 'web'),
      entry: './src/page.ts',
      externals: { jotai: 'self jotai' },
      output: { path: join(options.outDir, 'web'), filename: '[name].js', library: { type: 'commonjs2' } },
    },
    [cssPlugin(true), names],
  );

const run = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });

interface Built {
  readonly files: Readonly<Record<string, string>>;
  readonly css: string;
  readonly web: string;
  readonly server: string;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

const build = async (release: string, cache: string): Promise<Built> => {
  const outDir = mkdtempSync(join(root, 'out-'));
  const options = { dir: join(root, NAME), name: NAME, release, outDir, cacheDir: join(root, cache), production: true };
  const names = new ImportedNamesPlugin(['jotai']);
  await run(webConfig(options, names));
  await run(serverConfig(options, './src/page.ts'));
  const list = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const files = Object.fromEntries(list.toSorted().map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
  const [css = ''] = list.filter((file) => file.endsWith('.css')).map((file) => files[file] ?? '');
  return { files, css, web: files['web/main.js'] ?? '', server: files['server/server.cjs'] ?? '', imports: names.toJSON() };
};

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\bsm[\w-]{4}\d\w\d\b/g)].map(([name]) => name))].toSorted();

describe('[J-20] two releases of a package from one cache', () => {
  it(
    'each have class names of their own, the same in stylesheet, script and server bundle',
    async () => {
      const second = await build('1.0.0-bbbb222222', 'shared');
      expect(namesIn(first.css)).toEqual(['smaaaa000', 'smaaaa001', 'smaaaa010']);
      expect(namesIn(second.css)).toEqual(['smbbbb000', 'smbbbb001', 'smbbbb010']);
      for (const { css, web, server } of [first, second]) {
        expect(namesIn(web)).toEqual(namesIn(css));
        expect(namesIn(server)).toEqual(namesIn(css));
      }
      expect(Object.keys(second.files).find((file) => file.endsWith('.css'))).not.toBe(
        Object.keys(first.files).find((file) => file.endsWith('.css')),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'write the same files as a build without a cache, and report the same imports',
    async () => {
      write('src/look.css.ts', sources['src/look.css.ts'].replace('red', 'green'));
      const warm = await build('1.0.0-dddd444444', 'shared');
      const cold = await build('1.0.0-dddd444444', 'cold');
      expect(warm).toEqual(cold);
      expect(warm.imports).toEqual({ jotai: ['atom'] });
    },
    TIMEOUT_MS,
  );

  it(
    'number the styles again when a style file is inserted before the others',
    async () => {
      write('src/earlier.css.ts', sources['src/other.css.ts']);
      write('src/page.ts', `${sources['src/page.ts']}export { blue as first } from './earlier.css.ts';\n`);
      const after = await build('1.0.0-ffff666666', 'shared');
      expect(namesIn(after.css)).toEqual(['smffff000', 'smffff010', 'smffff011', 'smffff020']);
      expect(namesIn(after.server)).toEqual(namesIn(after.css));
    },
    TIMEOUT_MS,
  );
});
