import { firstBytes, load } from '../load.ts';
import { atLeast, atMost, median, type Measure } from '../measure.ts';
import { productPaths } from '../products.ts';

const SECONDS = 6;

/** Product pages from the page cache. */
export const serverCached: Measure = {
  name: 'server-cached',
  async run({ url }) {
    const paths = await productPaths(url, 50);
    await firstBytes(url, paths);
    const times = await firstBytes(url, paths);
    const { perSecond, bad } = await load(url, paths, SECONDS);
    if (bad > 0) throw new Error(`${bad} cached pages failed under load`);
    return [
      atMost('product page from the cache: first byte', median(times), 3, 'ms'),
      atLeast('product page from the cache: ten connections', perSecond, 3_000, '/s'),
    ];
  },
};
