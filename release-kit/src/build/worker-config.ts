import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, withPlugins, type BundleOptions } from './config.ts';

/** Name of a service worker's file in `web/`; the host's server gives it its address. */
export const WORKER_FILE = 'sw.js';

/**
 * Browser build of a service worker: one script beside the package's others, whole in itself, for nothing may be loaded into a
 * worker once it is installed. Nothing in it names its release: only a change of its own makes browsers take a new one.
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
      // The folder holds the package's other scripts by now.
      output: { path: join(options.outDir, 'web'), filename: WORKER_FILE, clean: false },
    },
    [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  );
};
