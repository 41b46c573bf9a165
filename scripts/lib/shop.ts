import { buildPackages, releasesOf, type Report } from './build-all.ts';
import { buildDesk } from './build-desk.ts';
import { COMMERCE_ENV } from './commerce-process.ts';
import { hostCode, HOST_PROCESS } from './host-process.ts';
import { buildable, placesOf } from './paths.ts';
import { assertFree } from './ports.ts';
import { activateReleases, localRegistry } from './registry.ts';
import { buildCommerce } from './server-bundle/build-commerce.ts';
import { Service } from './supervise.ts';
import { uploadCandidates } from './upload.ts';

export interface RunningShop {
  readonly url: string;
  stop(): Promise<void>;
  /** Restarts one of its servers; false when this shop does not run it. @throws when it does not start */
  restart(name: string): Promise<boolean>;
}

/** The public addresses of the stores, for links in e-mails (pages take them from requests). */
const storeUrls = (env: NodeJS.ProcessEnv, port: string): string => {
  const given = env['STORE_URLS']?.trim() ?? '';
  if (given !== '') return given;
  const publicUrl = env['PUBLIC_URL']?.trim() ?? '';
  return `amperio=${publicUrl === '' ? `http://localhost:${port}` : publicUrl},amperio_pro=http://pro.localhost:${port}`;
};

/** The commerce server beside a host gets the addresses of callers from that host. */
export const hostsBeside = (env: NodeJS.ProcessEnv): string => [env['TRUSTED_PROXIES'] ?? '', '127.0.0.1', '::1'].filter(Boolean).join(',');

/** Errors in the log name lines of the sources, not of the bundle (ADR 133: what it costs). */
const NAMED_SOURCES = '--enable-source-maps';

/** Where the commerce server is started from: `sources` follow every change, the bundle starts in half the time (ADR 133). */
export type CommerceCode = 'bundle' | 'sources';

/**
 * Builds missing releases, starts the embedded commerce server (unless COMMERCE_API_URL names another) and the host.
 * Stops everything when one of them cannot start.
 */
export const startShop = async (env: NodeJS.ProcessEnv, report: Report, code: CommerceCode = 'bundle'): Promise<RunningShop> => {
  const places = placesOf(env);
  const port = env['PORT'] ?? '3000';
  const commercePort = env['COMMERCE_API_PORT'] ?? '4000';
  const embedded = env['COMMERCE_API_URL'] === undefined || env['COMMERCE_API_URL'] === '';
  const commerceUrl = embedded ? `http://127.0.0.1:${commercePort}` : env['COMMERCE_API_URL'];
  const shared: NodeJS.ProcessEnv = {
    ...env,
    NODE_ENV: 'production',
    DATA_DIR: places.dataDir,
    RELEASES_DIR: places.releasesDir,
    REGISTRY_FILE: places.registryFile,
    COMMERCE_API_PORT: commercePort,
  };
  await assertFree('PORT', port);
  if (embedded) await assertFree('COMMERCE_API_PORT', commercePort);
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  const restart = async (name: string) => {
    const service = services.find((known) => known.name === name);
    await service?.restart();
    return service !== undefined;
  };
  const run = async (service: Service) => {
    services.push(service);
    await service.start();
  };
  const startCommerce = async () =>
    run(
      new Service({
        name: 'commerce-api',
        script: code === 'bundle' ? await buildCommerce(report) : 'commerce-api/src/main.ts',
        env: { ...COMMERCE_ENV, ...shared, STORE_URLS: storeUrls(env, port), TRUSTED_PROXIES: hostsBeside(env) },
        readyUrl: `${commerceUrl}/readyz`,
        nodeArgs: code === 'bundle' ? [NAMED_SOURCES] : [],
      }),
    );
  try {
    const commerce = embedded ? startCommerce() : Promise.resolve();
    const build = buildPackages(buildable, places, report).then(async (candidates) => {
      await uploadCandidates(candidates, places, report);
      await activateReleases(releasesOf(candidates), localRegistry(places));
    });
    await Promise.all([commerce, build]);
    const host = run(
      new Service({
        name: 'host-shell',
        script: 'host-shell/src/server/main.ts',
        env: { ...HOST_PROCESS.env, ...shared, NODE_COMPILE_CACHE: hostCode(env), COMMERCE_API_URL: commerceUrl },
        readyUrl: `http://127.0.0.1:${port}/healthz`,
        nodeArgs: HOST_PROCESS.nodeArgs,
      }),
    );
    await Promise.all([host, ...(embedded ? [buildDesk(places, report)] : [])]);
    return { url: `http://localhost:${port}`, stop, restart };
  } catch (error) {
    await stop();
    throw error;
  }
};
