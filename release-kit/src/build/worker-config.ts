import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, withPlugins, type BundleOptions } from './config.ts';

/** Name of a service worker's file in `web/`; the host's server serves it at another address. */
export const WORKER_FILE = 'sw.js';

/**
 * Browser build of a service worker: one self-contained script beside the package's others, because an installed worker cannot
 * load further scripts. It does not contain the release id, so that browsers update it only when its own code changes.
 */
export const workerConfig = (options: BundleOptions, entry: string): Configuration => {
  const configuration = baseConfig(options, 'web');
  return withPlugins(
    {
      ...configuration,
      name: `${options.name}:worker`,
      target: ['webworker', 'es2022'],
      cache:
        configuration.cache && typeof configuration.cache === 'object' && configuration.cache.type === 'filesystem'
          ? { ...configuration.cache, name: `${options.name}-worker-${options.production ? 'production' : 'development'}` }
          : false,
      entry: { sw: entry },
      // The folder already contains the package's other scripts.
      output: { path: join(options.outDir, 'web'), filename: WORKER_FILE, clean: false },
    },
    [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  );
};
