import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { ListedCircuits } from '../../../circuit/listed-circuits.ts';
import { REPORT_PATH } from '../../../telemetry/report-path.ts';
import { RENDER_CIRCUIT } from '../../pages/render-circuits.ts';
import { createPageServer, type PageServer } from '../../testing/page-server.ts';
import { HostMetrics } from './host-metrics.ts';
import { registerMetrics } from './metrics-routes.ts';

let shop: PageServer;
let metrics: HostMetrics;
let circuits: ListedCircuits;
const apps: FastifyInstance[] = [];

/** A server with the metrics of a host whose releases are those of the test's page server. */
const open = (token: string | null = null): FastifyInstance => {
  const app = Fastify({ trustProxy: true });
  registerMetrics(app, { metrics, token, now: shop.clock.now });
  app.get('/*', async (_request, reply) => reply.header('x-cache', 'hit').send('strona'));
  apps.push(app);
  return app;
};
beforeEach(async () => {
  shop = await createPageServer();
  circuits = new ListedCircuits(RENDER_CIRCUIT, shop.clock.now);
  metrics = new HostMetrics({ served: () => shop.watcher.served, circuits });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await shop.close();
});

const page = { kind: 'listing', remote: 'mfe-catalog', release: '1.0.0-a' };
const postReport = (app: FastifyInstance, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: REPORT_PATH,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
/** Lets everything go on that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const numbers = async (app: FastifyInstance, headers = {}) => (await app.inject({ url: '/metrics', headers })).body;

describe('[J-49] the numbers of a host', () => {
  it('are for who knows the token, where there is one', async () => {
    const app = open('a-token-of-operators');
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    expect(await numbers(app, { authorization: 'Bearer a-token-of-operators' })).toContain('amperio_release_set_revision 1');
  });

  it('tell what was asked for, what came from the cache, and what is live', async () => {
    const app = open();
    await app.inject('/agd.html');
    const text = await numbers(app);
    expect(text).toContain('amperio_requests_total{kind="page",status="200"} 1');
    expect(text).toContain('amperio_page_cache_total{result="hit"} 1');
    expect(text).toContain('amperio_release_info{remote="mfe-catalog",release="1.0.0-a",role="active"} 1');
  });

  it('tell how long pages take to render, by their kind', async () => {
    metrics.rendered('listing', 0.004);
    metrics.rendered('made-up', 0.004);
    const text = await numbers(open());
    expect(text).toContain('amperio_page_render_seconds_bucket{le="0.005",kind="listing"} 1');
    expect(text).toContain('amperio_page_render_seconds_count{kind="other"} 1');
  });

  it('tell which parts are left to browsers', async () => {
    for (let failures = 0; failures < RENDER_CIRCUIT.failures; failures += 1) circuits.end('mfe-catalog@1.0.0-a/ListingPage', false);
    expect(await numbers(open())).toContain('amperio_circuits_open{part="mfe-catalog@1.0.0-a/ListingPage"} 1');
  });
});

describe('[J-49] what browsers tell', () => {
  it('is counted with remote and release', async () => {
    const app = open();
    const ref = { remote: 'mfe-catalog', release: '1.0.0-a' };
    const { statusCode } = await postReport(app, {
      ...page,
      entries: [
        { type: 'load', ...ref, ms: 180, ok: true },
        { type: 'load', ...ref, ms: 20, ok: false },
        { type: 'left-alone', ...ref },
        { type: 'error', ...ref },
        { type: 'vital', name: 'LCP', value: 900 },
        { type: 'vital', name: 'CLS', value: 0.02 },
      ],
    });
    expect(statusCode).toBe(204);
    const text = await numbers(app);
    const labels = 'remote="mfe-catalog",release="1.0.0-a"';
    expect(text).toContain(`amperio_browser_remote_load_seconds_bucket{le="0.25",${labels}} 1`);
    expect(text).toContain(`amperio_browser_remote_failures_total{${labels}} 1`);
    expect(text).toContain(`amperio_browser_circuits_opened_total{${labels}} 1`);
    expect(text).toContain(`amperio_browser_errors_total{${labels}} 1`);
    expect(text).toContain(`amperio_web_vital_seconds_bucket{le="1.2",vital="LCP",kind="listing",${labels}} 1`);
    expect(text).toContain(`amperio_web_vital_layout_shift_bucket{le="0.05",kind="listing",${labels}} 1`);
  });

  it('makes no labels of its own: what the host does not know is other', async () => {
    const app = open();
    for (let turn = 0; turn < 20; turn += 1) {
      await postReport(app, {
        kind: `kind-${turn}`,
        remote: `mfe-${turn}`,
        release: `1.0.${turn}`,
        entries: [{ type: 'error', remote: `mfe-${turn}`, release: '1' }],
      });
    }
    const lines = (await numbers(app)).split('\n').filter((line) => line.startsWith('amperio_browser_errors_total'));
    expect(lines).toEqual(['amperio_browser_errors_total{remote="other",release="other"} 20']);
  });

  it.each([
    [{}, 400],
    [{ ...page, entries: [{ type: 'vital', name: 'LCP', value: -1 }] }, 400],
    [{ ...page, entries: [{ type: 'vital', name: 'toString', value: 1 }] }, 400],
    [{ ...page, entries: Array.from({ length: 61 }, () => ({ type: 'vital', name: 'LCP', value: 1 })) }, 400],
    [{ ...page, kind: 'x'.repeat(9_000), entries: [] }, 413],
  ])('is refused when it is no report (%#)', async (report, status) => {
    expect((await postReport(open(), report)).statusCode).toBe(status);
  });

  it('is taken from one address only so often', async () => {
    const app = open();
    const report = { ...page, entries: [] };
    const from = (address: string) => postReport(app, report, { 'x-forwarded-for': address });
    for (let turn = 0; turn < 120; turn += 1) expect((await from('10.0.0.1')).statusCode).toBe(204);
    expect((await from('10.0.0.1')).statusCode).toBe(429);
    expect((await from('10.0.0.2')).statusCode).toBe(204);
    shop.clock.pass(60_000);
    expect((await from('10.0.0.1')).statusCode).toBe(204);
  });

  it('of releases that are long gone is forgotten', async () => {
    const app = open();
    const gone = { remote: 'mfe-catalog', release: '1.0.0-a' };
    await postReport(app, {
      ...page,
      entries: [
        { type: 'error', ...gone },
        { type: 'vital', name: 'LCP', value: 900 },
      ],
    });
    for (const release of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5']) {
      shop.folder.add({ name: 'mfe-catalog', id: release });
      shop.folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': release });
      await shop.watcher.look();
      await numbers(app);
    }
    await settled();
    expect(await numbers(app)).not.toContain('mfe-catalog",release="1.0.0-a"');
  });
});
