import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { containerName, sharedSingletons } from 'shared-contracts/federation';
import { classNamer, classPrefix, prefixMark, styleFiles } from './class-names.ts';
import { HOST_ENTRY, cacheVersion } from './inputs.ts';
import { ClassPrefixPlugin, IntegrityPlugin, type ImportedNamesPlugin } from './plugins.ts';
import { moduleRules } from './rules.ts';
import { StyleLayersPlugin } from './style-layers.ts';
import { lazyPartVersions, sharedSettings, sharedVersions } from './shared.ts';

// Where the federation plugin finds webpack. It would look in the stack trace of an error that it provokes, at each compiler anew and
// in vain, and the text of that error takes webpack two seconds.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

export interface BundleOptions {
  /** Folder of the package. */
  readonly dir: string;
  readonly name: string;
  /** Release id; part of every generated class name, so that two releases on one page never share rules. */
  readonly release: string;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly production: boolean;
  readonly refresh?: boolean;
  /** Style files that the bundle may contain, relative to the workspace root; default: those among the package's inputs. */
  readonly styles?: readonly string[];
}

export interface RemoteOptions extends BundleOptions {
  readonly exposes: Readonly<Record<string, string>>;
  readonly importedNames: ImportedNamesPlugin;
}

export interface HostOptions extends BundleOptions {
  /** Aliases of packages of which a subset is provided: exact request → file. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Libraries whose top-level React calls may be dropped when their result is unused. */
  readonly pureLibraries: RegExp;
}

/** Build flags of a remote: it uses the federation runtime of its host and has no remotes of its own (docs/adr/050). */
const remoteExperiments = {
  externalRuntime: true,
  optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
} as const;

/** Build flags of the federation runtime in the host: remotes come from the page's release set, not from manifest snapshots. */
const hostRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: JSON.stringify('web'),
};

const minified = { ecma: 2020, compress: { passes: 6 }, mangle: true, format: { comments: false } } as const;
/**
 * Server bundles keep their names, for stack traces. Each host holds their text: without comments and indentation it is half as
 * long, and V8 stores ASCII in one byte a character, where one Polish letter makes it two for the whole bundle.
 */
const packed = { ecma: 2020, compress: false, mangle: false, format: { comments: false, ascii_only: true } } as const;

/** What browser and server builds of every package have in common. */
export const baseConfig = (options: BundleOptions, target: 'web' | 'server'): Configuration => {
  const { dir, name, release, production, cacheDir, refresh = false } = options;
  const root = join(dir, '..');
  const files = options.styles ?? styleFiles(root, name);
  return {
    name: `${name}:${target}`,
    context: dir,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'eval-cheap-module-source-map',
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    cache: {
      type: 'filesystem',
      name: `${name}-${target}-${production ? 'production' : 'development'}`,
      // No module contains the release id, so that a change invalidates only the affected modules of the cache.
      version: cacheVersion(root, name, files),
      cacheDirectory: cacheDir,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      conditionNames: target === 'web' ? ['browser', 'import', 'default'] : ['node', 'import', 'default'],
    },
    module: { rules: moduleRules({ target, production, refresh }) },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
        __SERVER__: JSON.stringify(target === 'server'),
        // Removes development code of the federation runtime.
        FEDERATION_DEBUG: JSON.stringify(''),
      }),
      new VanillaExtractPlugin({
        outputCss: target === 'web',
        // A debug id may contain any characters: '0', 'biały'.
        identifiers: production
          ? classNamer(files, prefixMark(name))
          : ({ hash, debugId = '' }) => `${classPrefix(name, release)}${hash}_${debugId.replaceAll(/[^\w-]/g, '')}`,
      }),
      ...(production ? [new ClassPrefixPlugin(prefixMark(name), classPrefix(name, release))] : []),
    ],
    optimization: {
      minimize: production,
      minimizer: [
        target === 'web'
          ? new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: minified })
          : new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: packed }),
        ...(target === 'web' ? [new CssMinimizerPlugin()] : []),
      ],
      // The shortest ids and names: they need not be stable, because releases share no files.
      ...(production
        ? { chunkIds: 'total-size', moduleIds: 'size', mangleExports: 'size' }
        : { chunkIds: 'deterministic', moduleIds: 'deterministic' }),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
};

export const cssPlugin = (production: boolean) =>
  new MiniCssExtractPlugin(
    production
      ? { filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }
      : { filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true },
  );

const webOutput = ({ outDir, name, production }: BundleOptions): Configuration['output'] => ({
  path: join(outDir, 'web'),
  uniqueName: containerName(name),
  publicPath: 'auto',
  clean: true,
  crossOriginLoading: 'anonymous',
  // N-02: time-out of a chunk, 120 s.
  chunkLoadTimeout: 120_000,
  // The federation runtime needs the entry's name before its content is hashed; the release folder's name carries the hash.
  filename: '[name].js',
  chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
});

/**
 * Explicit compile hint: browsers that support it compile all functions of a script while it is fetched, outside of the main thread;
 * without it each is compiled at its first call, on the main thread.
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    test: /\.js$/, // in a stylesheet it would be an error
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
  });

/** A configuration with plugins more. */
export const withPlugins = (configuration: Configuration, plugins: readonly WebpackPluginInstance[]): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...plugins],
});

/** Browser build of a remote: `remoteEntry.js` and hashed chunks and stylesheets. */
export const remoteWebConfig = (options: RemoteOptions): Configuration => {
  return withPlugins({ ...baseConfig(options, 'web'), entry: {}, output: webOutput(options) ?? {} }, [
    cssPlugin(options.production),
    new StyleLayersPlugin(),
    new IntegrityPlugin(),
    compileAhead(),
    options.importedNames,
    new ModuleFederationPlugin({
      name: containerName(options.name),
      // A content hash is not possible in a container's file name; the folder's name contains the hash.
      filename: 'remoteEntry.js',
      exposes: { ...options.exposes },
      shared: sharedSettings(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
      experiments: remoteExperiments,
    }),
  ]);
};

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * Browser build of the host: one plain bundle in two scripts, `main` with React and `app` with the shop and the federation runtime. It
 * shares its packages through the runtime's API, not through the bundler's plugin, so that its own imports stay in these scripts
 * (docs/adr/050).
 */
export const hostWebConfig = (options: HostOptions): Configuration => {
  const configuration = baseConfig(options, 'web');
  return withPlugins(
    {
      ...configuration,
      // Two scripts instead of one: shorter tasks on slow phones.
      entry: { main: [...reactModules], app: { import: HOST_ENTRY, dependOn: 'main' } },
      output: webOutput(options) ?? {},
      resolve: { ...configuration.resolve, alias: { ...options.aliases } },
      module: {
        rules: [
          ...(configuration.module?.rules ?? []),
          { test: options.pureLibraries, loader: join(import.meta.dirname, 'loaders/pure-react-calls.cjs') },
        ],
      },
    },
    [
      cssPlugin(options.production),
      new StyleLayersPlugin(),
      new IntegrityPlugin(),
      compileAhead(),
      new webpack.DefinePlugin({
        ...hostRuntime,
        __SHARED_VERSIONS__: JSON.stringify({ ...sharedVersions(options.dir), ...lazyPartVersions(options.dir) }),
      }),
    ],
  );
};

const sharedKeys = Object.keys(sharedSingletons);
const isSingleton = (request: string): boolean => sharedKeys.includes(request) || request === 'react-dom/server';

/** Server build: one CommonJS file whose externals are exactly the shared singletons. */
export const serverConfig = (options: BundleOptions, entry: string): Configuration => {
  const configuration = baseConfig(options, 'server');
  return withPlugins(
    {
      ...configuration,
      devtool: false,
      entry,
      output: {
        path: join(options.outDir, 'server'),
        filename: 'server.cjs',
        clean: true,
        library: { type: 'commonjs2' },
        assetModuleFilename: '../web/[name].[contenthash:8][ext]',
      },
      externals: [
        ({ request }, callback) =>
          request !== undefined && isSingleton(request) ? callback(undefined, `commonjs ${request}`) : callback(),
      ],
    },
    [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  );
};
