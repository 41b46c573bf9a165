import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { atMost, type Measure } from '../measure.ts';

const PRODUCTS = 20_000;

/** Listing queries over 20,000 products: the slowest kind in the benchmark of commerce-api. */
export const listingQuery: Measure = {
  name: 'listing-query',
  async run() {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'commerce-api/bench/listing.ts'), String(PRODUCTS)], {
      cwd: root,
    }).catch(
      // It exits with 1 when its own budget is missed, but prints its table anyway.
      (error: { readonly stdout?: string; readonly message: string }) => {
        if (!error.stdout) throw new Error(error.message);
        return { stdout: error.stdout };
      },
    );
    const slowest = Math.max(...[...stdout.matchAll(/p99\s+([\d.]+)/g)].map(([, value]) => Number(value)));
    if (!Number.isFinite(slowest)) throw new Error(`commerce-api/bench/listing.ts prints no p99:\n${stdout}`);
    return [atMost('listing query at 20,000 products, p99', slowest, 10, 'ms')];
  },
};
