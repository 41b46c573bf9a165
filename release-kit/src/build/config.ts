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
  /** Style files that the bundle may hold, seen from the workspace root; default: those among the package's own inputs. */
  readonly styles?: readonly string[];
}

export interface RemoteOptions extends BundleOptions {
  readonly exposes: Readonly<Record<string, string>>;
  readonly importedNames: ImportedNamesPlugin;
}

export interface HostOptions extends BundleOptions {
  /** Exact request → file: the names of a package that the host provides. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Libraries whose top-level React calls may be dropped when nobody uses their result. */
  readonly pureLibraries: RegExp;
}

const require = createRequire(import.meta.url);

// The runtime of a browser bundle: no snapshot plugin, no remotes of remotes.
const remoteRuntime = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

// A container needs its own half of federation's runtime alone (docs/adr/035).
const containerRuntime = {
  '@module-federation/runtime$': join(import.meta.dirname, 'container-runtime/index.ts'),
  '@module-federation/runtime/helpers$': join(import.meta.dirname, 'container-runtime/helpers.ts'),
};

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
      // No module knows the release, so that a change costs what it touched and not the whole cache.
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
        // Development aids of the federation runtime that no release uses.
        FEDERATION_ALLOW_NEW_FUNCTION: 'false',
        FEDERATION_DEBUG: JSON.stringify(''),
      }),
      new VanillaExtractPlugin({
        outputCss: target === 'web',
        // A debug id holds whatever names the style: '0', 'biały'.
        identifiers: production
          ? classNamer(files, prefixMark(name))
          : ({ hash, debugId = '' }) => `${classPrefix(name, release)}${hash}_${debugId.replaceAll(/[^\w-]/g, '')}`,
      }),
      ...(production ? [new ClassPrefixPlugin(prefixMark(name), classPrefix(name, release))] : []),
    ],
    optimization: {
      minimize: production && target === 'web',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin(),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
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
  // N-02: a chunk may take 120 s before it is given up.
  chunkLoadTimeout: 120_000,
  // The federation runtime needs the entry's name before its content is hashed; the release folder's name carries the hash.
  filename: '[name].js',
  chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
});

/**
 * Asks browsers that know the hint to compile all functions of a script while it is being fetched, beside the main thread;
 * without it each is compiled by its first call, on the main thread.
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    test: /\.js$/, // in a stylesheet it would be an error
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
  });

export const withPlugins = (configuration: Configuration, plugins: readonly WebpackPluginInstance[]): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...plugins],
});

/** Browser build of a remote: `remoteEntry.js` and hashed chunks and stylesheets. */
export const remoteWebConfig = (options: RemoteOptions): Configuration => {
  const configuration = baseConfig(options, 'web');
  const resolve = { ...configuration.resolve, alias: { ...containerRuntime } };
  return withPlugins({ ...configuration, entry: {}, output: webOutput(options) ?? {}, resolve }, [
    cssPlugin(options.production),
    new StyleLayersPlugin(),
    new IntegrityPlugin(),
    compileAhead(),
    options.importedNames,
    new ModuleFederationPlugin({
      name: containerName(options.name),
      // A content hash is not possible in a container's file name; the folder's name carries it.
      filename: 'remoteEntry.js',
      exposes: { ...options.exposes },
      shared: sharedSettings(options.dir),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
      experiments: { optimization: remoteRuntime },
    }),
  ]);
};

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * Browser build of the host: one plain bundle in two scripts, `main` with React and `app` with the shop. It gives its packages to the remotes' containers itself, not through
 * the bundler's plugin, so that everything unused is shaken from it.
 */
export const hostWebConfig = (options: HostOptions): Configuration => {
  const configuration = baseConfig(options, 'web');
  return withPlugins(
    {
      ...configuration,
      // Two scripts, run one after the other: half of it each is a short task on slow phones, too.
      entry: { main: [...reactModules], app: { import: HOST_ENTRY, dependOn: 'main' } },
      output: webOutput(options) ?? {},
      resolve: { ...configuration.resolve, alias: { ...options.aliases } },
      module: {
        rules: [
          ...(configuration.module?.rules ?? []),
          { test: options.pureLibraries, loader: join(import.meta.dirname, 'loaders/pure-react-calls.cjs') },
          { test: /react-dom-client\.production\.js$/, loader: join(import.meta.dirname, 'loaders/unused-react-parts.cjs') },
        ],
      },
    },
    [
      cssPlugin(options.production),
      new StyleLayersPlugin(),
      new IntegrityPlugin(),
      compileAhead(),
      new webpack.DefinePlugin({
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

/** Resolves a loader or helper of this package for callers elsewhere. */
export const resolveFromPreset = (request: string): string => require.resolve(request);
