import { startHost } from '../../lib/own-servers.ts';
import { firstBytes, load } from '../load.ts';
import { atLeast, atMost, median, type Measure } from '../measure.ts';
import { productPaths } from '../products.ts';

const PRODUCTS = 2_000;
const WARM_UP = 300;
const SAMPLES = 200;
const SECONDS = 8;

/** Product pages rendered by the server, with the page cache off and a different product each time. */
export const serverRendered: Measure = {
  name: 'server-rendered',
  async run({ url, commerceUrl, registryFile, releasesDir, dataDir }) {
    const paths = await productPaths(url, PRODUCTS);
    const host = await startHost({ commerceUrl, registryFile, releasesDir, dataDir, env: { HTML_CACHE: '0' } });
    try {
      await host.ready('/healthz');
      await firstBytes(host.url, paths.slice(0, WARM_UP));
      const times = await firstBytes(host.url, paths.slice(WARM_UP, WARM_UP + SAMPLES));
      const { perSecond, bad } = await load(host.url, paths, SECONDS);
      if (bad > 0) throw new Error(`${bad} product pages failed under load`);
      return [
        atMost('product page from the server: first byte', median(times), 20, 'ms'),
        atLeast('product page from the server: ten connections', perSecond, 300, '/s'),
      ];
    } finally {
      await host.stop();
    }
  },
};
