import { get } from 'node:http';
import { Catalogue } from '../../lib/catalogue.ts';
import type { CategoryBranch } from '../../lib/catalogue-finds.ts';
import { atMost, type Measure, type Row } from '../measure.ts';
import { productPaths } from '../products.ts';

/** What arrives in the first ten packets of a connection. */
const FIRST_PACKETS = 14_600;
const SAMPLE = 20;
/** The recompressor needs a moment for each kept document. */
const SETTLED_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 500;

/** Bytes of an answer in brotli, headers included. */
const bytesOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { socket } = answer;
      answer.resume().on('end', () => resolve(socket.bytesRead));
    }).on('error', reject);
  });

/** The largest of some documents once they are compressed tightly, as far as that happens within a minute. */
const largest = async (url: string, paths: readonly string[]): Promise<number> => {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const sizes: number[] = [];
    for (const path of paths) sizes.push(await bytesOf(url + path));
    const most = Math.max(...sizes);
    if (most <= FIRST_PACKETS || performance.now() > until) return most;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
};

/** `count` of some values, spread evenly over all of them. */
const spread = <Value>(values: readonly Value[], count: number): readonly Value[] =>
  values.filter((_, at) => Math.floor((at * count) / values.length) !== Math.floor(((at - 1) * count) / values.length));

const urlsOf = (branches: readonly CategoryBranch[]): readonly string[] =>
  branches.flatMap(({ url, children }) => [url, ...urlsOf(children)]);

/** Size of the first document, sampled: the largest of twenty listings, and of twenty products. */
export const documents: Measure = {
  name: 'documents',
  async run({ url }) {
    const listings = urlsOf(await new Catalogue(url).tree());
    const samples = { listing: spread(listings, SAMPLE), product: spread(await productPaths(url, 400), SAMPLE) };
    const rows: Row[] = [];
    for (const [kind, paths] of Object.entries(samples)) {
      if (paths.length === 0) throw new Error(`the shop has no ${kind}`);
      rows.push(atMost(`largest first document of ${paths.length} ${kind}s`, await largest(url, paths), FIRST_PACKETS, 'bytes'));
    }
    return rows;
  },
};
