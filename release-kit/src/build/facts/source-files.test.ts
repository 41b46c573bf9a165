import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { SourceFilesPlugin } from './source-files.ts';

let dir: string;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};

beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'sources-')));
  put('node_modules/used/index.js', 'export const used = () => document.title;');
  put('node_modules/tool/index.js', 'module.exports = 2;');
  // As mini-css-extract-plugin does: it runs a module during the build and puts the result in.
  put('loader.cjs', "module.exports = async function () { return `export default ${await this.importModule('tool')}`; };");
  put('made.txt', '');
  put('late.ts', "export { used } from 'used';");
  put('index.ts', "import made from './made.txt'; export default [made, () => import('./late.ts')];");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = async (): Promise<SourceFilesPlugin> => {
  const sources = new SourceFilesPlugin();
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './index.ts',
    output: { path: join(dir, 'out') },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.txt$/, type: 'javascript/auto', use: join(dir, 'loader.cjs') }] },
    cache: { type: 'filesystem', cacheDirectory: join(dir, 'cache') },
    plugins: [sources],
  });
  const run = Promise.withResolvers<void>();
  compiler?.run((error, stats) => {
    const problem = error ?? stats?.toJson({ all: false, errors: true }).errors?.[0];
    if (problem) run.reject(new Error(problem.message));
    else compiler.close(() => run.resolve());
  });
  await run.promise;
  return sources;
};

describe('[J-135] the modules of a bundle', () => {
  it('are those that its entry leads to, not what loaders run, with and without what a build before it has cached', async () => {
    for (const cached of [false, true]) {
      const { files, bundledDirs } = await build();
      expect([cached, files, bundledDirs]).toEqual([
        cached,
        [join(dir, 'index.ts'), join(dir, 'late.ts')],
        [join(dir, 'node_modules/used')],
      ]);
    }
  });
});
