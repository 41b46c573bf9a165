import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerAssets } from './releases/assets.ts';
import { createCommerceClient } from './commerce/commerce.ts';
import { ListedCircuits } from '../circuit/listed-circuits.ts';
import { watchCommerceEvents } from './commerce/commerce-events.ts';
import { registerCommerceProxy } from './commerce/commerce-proxy.ts';
import type { HostConfig } from './ops/config.ts';
import { RENDER_CIRCUIT } from './pages/render-circuits.ts';
import { KnownDocuments } from './commerce/known-documents.ts';
import { FrameDataCache } from './commerce/frame-data.ts';
import { HostLog, type LogSink } from './ops/host-log.ts';
import { loggedUrl } from './ops/logged-url.ts';
import { HtmlCache } from './pages/html-cache.ts';
import { answerErrors } from './http/answer-errors.ts';
import { headersFor, registerSecurity } from './http/https.ts';
import { registerInstallable } from './pages/installable/installable-routes.ts';
import type { HostMetrics, HostMetricsSources } from './ops/metrics/host-metrics.ts';
import { registerMetrics } from './ops/metrics/metrics-routes.ts';
import { prepareOverrides, openAddressed, storeWith } from './releases/overrides/open-addressed.ts';
import { registerOverrideState } from './releases/overrides/override-route.ts';
import { registerPages } from './pages/pages.ts';
import { Recompressor, loopIsBusy } from './pages/recompressor.ts';
import { PageStyleBook } from './pages/page-styles.ts';
import { PerReleaseSet } from './releases/per-release-set.ts';
import { registerRegistryApi } from './releases/registry-api.ts';
import { openRegistry } from './releases/registry-source.ts';
import { ReleaseChoices } from './releases/release-choice.ts';
import { ReleasePool } from './releases/release-pool.ts';
import { pageReleasesJson } from './releases/release-set.ts';
import { openReleases } from './releases/release-source.ts';
import { ReleaseWatcher } from './releases/release-watcher.ts';
import { createSmokeTest } from './pages/smoke-test/smoke-test.ts';
import { registerSearchEngines } from './search-engines/routes.ts';
import { registerReleaseState } from './releases/release-state.ts';
import { requireSingleton } from './singletons.ts';
import { federationStatus } from './ops/status/federation-status.ts';
import { registerStatusPage } from './ops/status/status-route.ts';
import { registerFullStyles } from './pages/full-styles-route.ts';
import { ARRIVAL_LIMITS, connectionOptions, registerConnections } from './http/connections.ts';
import { warnOfOrigin } from './http/public-origin.ts';
import { pathOfTarget } from './http/request-target.ts';
import { MAIN_STORE } from './http/store-settings.ts';
import { PageDataStore } from './pages/page-data.ts';
import { partiesByLanguage } from './pages/third-parties/page-parties.ts';
import { storeOfHost } from './http/visitor.ts';

const RENDER_DEADLINE_MS = 1_500;
/** About a thousand pages' worth. */
const PAGE_DATA_BYTES = 6 * 1024 * 1024;
const BODY_LIMIT = 1024 * 1024;

/** Loaded only where somebody may read them: a server without metrics does without their library. */
const startMetrics = async (sources: HostMetricsSources): Promise<HostMetrics> =>
  new (await import('./ops/metrics/host-metrics.ts')).HostMetrics(sources);

/**
 * Builds the host's server: pages, release assets, the way to the commerce server, health. It does not listen yet.
 * @param log where lines of the log go; default: the standard output
 */
export const createHostServer = async (config: HostConfig, log?: LogSink): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: {
      level: process.env['LOG_LEVEL'] ?? 'warn',
      // Requests are logged at 'info', also by the proxy (`source`).
      serializers: { url: loggedUrl, source: loggedUrl, req: ({ method, url }: FastifyRequest) => ({ method, url: loggedUrl(url) }) },
      ...(log ? { stream: log } : {}),
    },
    logController: new HostLog(),
    bodyLimit: BODY_LIMIT,
    ...ARRIVAL_LIMITS,
    http: connectionOptions,
    trustProxy: (address) => config.trustedProxies.has(address),
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An address that is none (`/%E0%A4%A`) is a page that does not exist, not an error of ours.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void reply
        .code(404)
        .headers(headersFor(config, request))
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Nie ma takiej strony.');
    },
  });
  const commerce = createCommerceClient(config.commerceUrl);
  const frames = new FrameDataCache(commerce);
  const cache = new HtmlCache({ bytes: config.htmlCache.bytes, freshMs: config.htmlCache.freshMs });
  const releases = await openReleases({ settings: config.releaseStorage, cache: config.releaseCache, log: app.log });
  const pool = new ReleasePool({ store: releases.loading, require: requireSingleton });
  const smokeTest = createSmokeTest(config, MAIN_STORE);
  const watcher = new ReleaseWatcher({ source: openRegistry(config), pool, smokeTest, log: app.log });
  await watcher.start();
  const addressed = config.overridesAllowed ? openAddressed(config.overrideOrigins, smokeTest, () => watcher.served.registry) : null;
  const choices = new ReleaseChoices({
    served: () => watcher.served,
    pool,
    overrides: addressed && { secret: config.overridesSecret, store: releases.store, addressed },
    log: app.log,
  });
  const circuits = new ListedCircuits(RENDER_CIRCUIT, () => performance.now());
  circuits.watch((part, { state }) => app.log.warn({ part, state }, 'circuit of a part that the server renders'));
  const metrics = config.metrics.enabled ? await startMetrics({ served: () => watcher.served, circuits }) : null;
  const events = watchCommerceEvents(config.commerceUrl, config.storeOfHost.values(), (change) => {
    if (change !== 'anything') return cache.dropPaths(new Set(change.paths));
    frames.drop();
    cache.drop();
  });

  registerConnections(app, config.trustedProxies);
  registerSecurity(app, config);
  warnOfOrigin(app, config);
  app.addHook('onRequest', async ({ socket, headers }) => {
    const missing = config.trustedProxies.missing(socket.remoteAddress, headers['x-forwarded-for']);
    if (missing !== null) app.log.warn(missing);
  });
  app.addHook('onClose', async () => {
    await watcher.stop();
    releases.close();
    await addressed?.close();
    events.close();
    await commerce.close();
  });
  answerErrors(app);

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/__federation/releases', async (_request, reply) => {
    const { revision, host, remotes } = watcher.current;
    const describe = [host, ...remotes.values()].map(({ name, release, bundle }) => ({
      name,
      release: release.release,
      commit: release.commit,
      renderedOnServer: bundle !== null,
    }));
    return reply.header('cache-control', 'no-store').send({ revision, releases: describe });
  });
  registerRegistryApi(app, { config, store: releases.store });
  registerReleaseState(app, () => watcher.served);
  registerStatusPage(app, config, () => federationStatus(watcher.served, circuits, new Date()));
  if (metrics) registerMetrics(app, { metrics, token: config.metrics.token });
  if (addressed) prepareOverrides(app, addressed, choices);
  registerAssets(app, releases.files, (wanted) => addressed?.file(wanted) ?? null);
  registerFullStyles(app, addressed ? storeWith(addressed, releases.store) : releases.store);
  if (addressed) registerOverrideState(app, { addressed, choices, set: () => watcher.current });
  registerInstallable(app, {
    hostRelease: () => watcher.current.host.release.release,
    files: releases.files,
    storeOf: ({ headers }) => storeOfHost(config.storeOfHost, headers.host ?? ''),
    storeConfig: async (store, language) => (await frames.get(store, language)).storeConfig,
  });
  registerSearchEngines(app, { config, commerce, frames });
  const documents = config.knownDocumentsOnly
    ? new KnownDocuments({ registry: () => watcher.served.registry, releases: releases.loading, log: app.log })
    : null;
  await registerCommerceProxy(app, config.commerceUrl, config, documents);
  registerPages(app, {
    config,
    services: {
      commerce,
      frames,
      styles: new PageStyleBook(),
      releases: new PerReleaseSet(pageReleasesJson),
      deadlineMs: RENDER_DEADLINE_MS,
      random: Math.random,
      storesPageData: config.htmlCache.enabled,
      circuits,
      allows: { ...(config.overridesAllowed && { overridesAllowed: true }), ...(metrics && { measured: true }) },
      parties: partiesByLanguage(config.thirdParties),
      metrics,
    },
    releases: choices,
    cache,
    pageData: new PageDataStore({ bytes: PAGE_DATA_BYTES }),
    recompressor: new Recompressor(cache, { isBusy: loopIsBusy(), pause: (ms) => setTimeout(ms, undefined, { ref: false }) }),
  });
  return app;
};
