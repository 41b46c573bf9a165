import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { baseConfig, cssPlugin, withPlugins } from './config.ts';
import { loadDefinition } from './load-definition.ts';
import { problemsOf } from './problems.ts';

export interface StandaloneOptions {
  /** Workspace root. */
  readonly root: string;
  /** A remote with a `src/standalone.tsx`. */
  readonly packageName: string;
  readonly port: number;
  /** Address of the commerce server that the pages use. */
  readonly commerceUrl: string;
  /** Called after every build with its time in ms and its errors (empty when there are none). */
  readonly onBuilt: (ms: number, problems: string) => void;
}

/** Addresses of the commerce server; everything else is a page or a file of the build. */
const commercePaths = ['/graphql', '/rest', '/media', '/check-version'] as const;

// `/ws` is the shop's own socket.
const UPDATES_PATH = '/__updates';

const pageHtml = (name: string): string =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>` +
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script src="/main.js"></script></body></html>';

/** One plain bundle of the remote's pages, in development mode with Fast Refresh. */
const standaloneConfig = async ({ root, packageName }: StandaloneOptions): Promise<Configuration> => {
  const dir = join(root, packageName);
  const entry = './src/standalone.tsx';
  if (!existsSync(join(dir, entry))) throw new Error(`${packageName} cannot run alone: it has no src/standalone.tsx`);
  const definition = await loadDefinition(dir);
  const exposed = definition.type === 'remote' ? Object.values(definition.exposes).map((file) => join(dir, file)) : [];
  const base = baseConfig(
    {
      dir,
      name: packageName,
      release: 'dev',
      outDir: join(dir, 'dist'),
      cacheDir: join(root, '.cache/webpack'),
      production: false,
      refresh: true,
    },
    'web',
  );
  const configuration: Configuration = {
    ...base,
    name: `${packageName}:standalone`,
    cache: { type: 'memory' },
    entry,
    stats: 'none',
    output: { path: join(dir, 'dist'), publicPath: '/', filename: 'main.js', chunkFilename: '[name].js' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { include: exposed, enforce: 'pre', loader: join(import.meta.dirname, 'loaders/page-refresh.cjs') },
      ],
    },
  };
  return withPlugins(configuration, [cssPlugin(false), new ReactRefreshPlugin({ overlay: false })]);
};

const serverConfig = ({ packageName, port, commerceUrl }: StandaloneOptions): ServerConfiguration => ({
  host: '127.0.0.1',
  port,
  hot: true,
  liveReload: false,
  setupExitSignals: false,
  static: false,
  webSocketServer: { type: 'ws', options: { path: UPDATES_PATH } },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  proxy: [
    { pathFilter: [...commercePaths], target: commerceUrl },
    { pathFilter: '/ws', target: commerceUrl, ws: true },
  ],
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    {
      name: 'page',
      // Every other address is a page.
      middleware: (_request: unknown, response: { setHeader(name: string, value: string): void; end(body: string): void }) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(pageHtml(packageName));
      },
    },
  ],
});

/** Serves a remote alone and watches its sources. Resolves after the first build with a function that stops it. */
export const startStandaloneServer = async (options: StandaloneOptions): Promise<{ readonly stop: () => Promise<void> }> => {
  const compiler = webpack(await standaloneConfig(options));
  if (compiler === null) throw new Error(`${options.packageName}: webpack made no compiler`);
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('standalone', (stats: Stats) => {
      const problems = problemsOf(stats, { warnings: true });
      options.onBuilt((stats.endTime ?? 0) - (stats.startTime ?? 0), problems);
      resolve();
    });
  });
  const server = new WebpackDevServer(serverConfig(options), compiler);
  await server.start();
  await built;
  return { stop: () => server.stop() };
};
