import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { compile } from './build-package.ts';
import { moduleGraph } from './module-graph.ts';
import { precompress } from './release-document.ts';
import { moduleRules } from './rules.ts';

export interface SiteRequest {
  /** Workspace root. */
  readonly root: string;
  /** The package, from the root: its `src/main.tsx` is the entry, its `index.html` the page, with places for styles and scripts. */
  readonly dir: string;
  /** Where its files are served: `/desk/`. */
  readonly publicPath: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** The file in a built site that says of which inputs it was made. */
const INPUTS = 'inputs';

/** Whatever decides the bytes of a site: its modules, the build, and the installed packages. */
const inputsOf = ({ root, dir, publicPath }: SiteRequest): string => {
  const sources = moduleGraph(root, [join(root, dir, 'src/main.tsx')]).files;
  const build = moduleGraph(root, [import.meta.filename], [], (path) => path.startsWith('release-kit/')).files;
  const files = [...new Set([...sources, ...build, `${dir}/index.html`, `${dir}/package.json`, 'pnpm-lock.yaml', 'tsconfig.json'])];
  const hash = createHash('sha256').update(publicPath);
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const isUpToDate = (outDir: string, inputs: string): boolean => {
  const mark = join(outDir, INPUTS);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
};

/** Writes the page with the names of the files that it loads. */
class PagePlugin {
  readonly #template: string;
  readonly #publicPath: string;

  constructor(template: string, publicPath: string) {
    this.#template = template;
    this.#publicPath = publicPath;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const tags = (ending: string, tag: (address: string) => string): string =>
          files
            .filter((file) => file.endsWith(ending))
            .map((file) => tag(this.#publicPath + file))
            .join('\n');
        const html = this.#template
          .replace('<!-- styles -->', () => tags('.css', (address) => `<link rel="stylesheet" href="${address}">`))
          .replace('<!-- scripts -->', () => tags('.js', (address) => `<script src="${address}" defer></script>`));
        compilation.emitAsset('index.html', new sources.RawSource(html));
      });
    });
  }
}

const siteConfig = ({ root, dir, publicPath, cacheDir }: SiteRequest, outDir: string): Configuration => ({
  name: dir,
  context: join(root, dir),
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: './src/main.tsx' },
  output: { path: outDir, publicPath, filename: '[name].[contenthash:8].js', assetModuleFilename: '[name].[contenthash:8][ext]' },
  cache: { type: 'filesystem', name: dir.replaceAll('/', '-'), cacheDirectory: cacheDir },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['browser', 'import', 'default'] },
  module: { rules: moduleRules({ target: 'web', production: true }) },
  plugins: [
    new VanillaExtractPlugin({ identifiers: 'short' }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
    new PagePlugin(readFileSync(join(root, dir, 'index.html'), 'utf8'), publicPath),
  ],
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/**
 * Builds a page of its own that is no release: one script, one stylesheet, both named by their content, and `index.html`. A site that stands
 * there already, made of the same inputs, stays.
 * @returns whether it was built
 */
export const buildSite = async (request: SiteRequest): Promise<boolean> => {
  const { outDir } = request;
  const inputs = inputsOf(request);
  if (isUpToDate(outDir, inputs)) return false;
  mkdirSync(dirname(outDir), { recursive: true });
  const building = mkdtempSync(`${outDir}-building-`);
  try {
    const { stored } = await compile(siteConfig(request, building));
    await Promise.all([stored, precompress(building)]);
    writeFileSync(join(building, INPUTS), inputs);
    // A server that reads it meanwhile finds the old site or the new one.
    rmSync(outDir, { recursive: true, force: true });
    try {
      renameSync(building, outDir);
    } catch (error) {
      // Another command has built the same meanwhile.
      if (!isUpToDate(outDir, inputs)) throw error;
    }
    return true;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
};
