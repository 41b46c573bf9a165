import { join } from 'node:path';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { audit, value } from '../audit.ts';
import { withBrowser } from '../browser.ts';
import { visitFirst } from '../first-visit.ts';
import { firstBytes } from '../load.ts';
import { atMost, median, type BenchShop, type Measure, type Row } from '../measure.ts';
import { buildOneBundle } from '../one-bundle/build.ts';
import { productPaths } from '../products.ts';

const VISITS = 3;
const RUNS = 5;
const WARM_UP = 60;
const SAMPLES = 200;
const BATCH = 20;
const KB = 1024;

/** One value for both builds. */
interface Pair {
  readonly federated: number;
  readonly oneBundle: number;
}

interface Hosts {
  readonly federated: OwnServer;
  readonly oneBundle: OwnServer;
}

/** Measures both hosts alternately, so that other load on the machine affects both. */
const inTurn = async <Result>(
  runs: number,
  one: (url: string) => Promise<Result>,
  hosts: Hosts,
): Promise<readonly (readonly [Result, Result])[]> => {
  const pairs: (readonly [Result, Result])[] = [];
  for (let run = 0; run < runs; run += 1) pairs.push([await one(hosts.federated.url), await one(hosts.oneBundle.url)]);
  return pairs;
};

/** The median of each side. */
const middle = <Result>(pairs: readonly (readonly [Result, Result])[], read: (result: Result) => number): Pair => ({
  federated: median(pairs.map(([federated]) => read(federated))),
  oneBundle: median(pairs.map(([, oneBundle]) => read(oneBundle))),
});

const line = (name: string, { federated, oneBundle }: Pair, unit: string, aim: string): string =>
  `  ${name.padEnd(46)} ${`${federated.toFixed(1)} ${unit}`.padStart(12)} ${`${oneBundle.toFixed(1)} ${unit}`.padStart(12)} ${(federated / oneBundle).toFixed(3).padStart(8)}   ${aim}`;

const measurePage = async (hosts: Hosts, name: string, path: string): Promise<readonly Row[]> => {
  const visits = await withBrowser((browser) => inTurn(VISITS, (url) => visitFirst(browser, url + path), hosts));
  const bytes = middle(visits, ({ codeBytes }) => codeBytes / KB);
  console.log(line(`${name}: scripts and styles until hydration`, bytes, 'KB', '≤ 1.15'));
  const requests = middle(visits, ({ requestsBeforePaint }) => requestsBeforePaint);
  console.log(line(`${name}: requests before the first paint`, requests, '', 'not more'));
  const paint = middle(await inTurn(RUNS, (url) => audit(url + path), hosts), value('largest-contentful-paint'));
  console.log(line(`${name}: largest contentful paint`, paint, 'ms', '≤ 1.05'));
  return [
    atMost(`federation, ${name}: bytes, times those of one bundle`, bytes.federated / bytes.oneBundle, 1.15, ''),
    atMost(`federation, ${name}: more requests before the first paint`, requests.federated - requests.oneBundle, 0, ''),
    atMost(`federation, ${name}: largest paint, times that of one bundle`, paint.federated / paint.oneBundle, 1.05, ''),
  ];
};

/** Prints the time to the first byte of uncached product pages, both hosts alternately. */
const measureServer = async (hosts: Hosts, { url }: BenchShop, paths: readonly string[]): Promise<void> => {
  const names = ['federated', 'oneBundle'] as const;
  const times = { federated: [] as number[], oneBundle: [] as number[] }; // an empty literal has no element type
  for (const name of names) await firstBytes(hosts[name].url, paths.slice(0, WARM_UP));
  for (let from = WARM_UP; from < WARM_UP + SAMPLES; from += BATCH) {
    const batch = paths.slice(from, from + BATCH);
    // Warms the commerce server's caches for these products.
    await firstBytes(url, batch);
    for (const name of names) times[name].push(...(await firstBytes(hosts[name].url, batch)));
  }
  const pair = { federated: median(times.federated), oneBundle: median(times.oneBundle) };
  console.log(line('product: rendered by the server', pair, 'ms', 'for comparison'));
};

const compare = async (hosts: Hosts, shop: BenchShop, paths: readonly string[]): Promise<readonly Row[]> => {
  console.log(
    `\n  ${'the price of federation'.padEnd(46)} ${'federated'.padStart(12)} ${'one bundle'.padStart(12)} ${'ratio'.padStart(8)}   aim`,
  );
  await measureServer(hosts, shop, paths);
  return [...(await measurePage(hosts, 'listing', shop.pages.listing)), ...(await measurePage(hosts, 'product', shop.pages.product))];
};

/**
 * J-47: compares the federated shop with the same sources built as one bundle, both served by the host's own server:
 * cost of a first visit to a page and of rendering it. Prints both sides.
 */
export const federationPrice: Measure = {
  name: 'federation-price',
  async run(shop) {
    const { commerceUrl, registryFile, releasesDir, dataDir } = shop;
    const paths = await productPaths(shop.url, WARM_UP + SAMPLES);
    const scratch = new Scratch();
    const started: OwnServer[] = [];
    const start = async (options: Parameters<typeof startHost>[0]): Promise<OwnServer> => {
      const host = await startHost(options);
      started.push(host);
      await host.ready('/healthz');
      return host;
    };
    try {
      const bundle = await buildOneBundle(scratch.dir);
      const federated = await start({ commerceUrl, registryFile, releasesDir, dataDir });
      const register = join(root, 'e2e/bench/one-bundle/register.ts');
      const oneBundle = await start({ commerceUrl, ...bundle, nodeArgs: ['--import', register] });
      return await compare({ federated, oneBundle }, shop, paths);
    } finally {
      await Promise.all(started.map((host) => host.stop()));
      scratch.remove();
    }
  },
};
