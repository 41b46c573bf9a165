import { processOn, residentMemory } from '../../../scripts/lib/resident-memory.ts';
import { load } from '../load.ts';
import { atMost, type Measure } from '../measure.ts';
import { productPaths } from '../products.ts';

const residentMb = (url: string): number => residentMemory(processOn(Number(new URL(url).port))).now;

/** Resident memory of both servers after the load measures, MB. */
export const memory: Measure = {
  name: 'memory',
  async run({ url, commerceUrl, pages }) {
    await load(url, [pages.home, pages.listing, ...(await productPaths(url, 1_000))], 10);
    return [
      atMost('memory of the host', residentMb(url), 250, 'MB'),
      atMost('memory of the commerce server', residentMb(commerceUrl), 700, 'MB'),
    ];
  },
};
