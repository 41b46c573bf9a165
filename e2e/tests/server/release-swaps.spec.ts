import { readFileSync } from 'node:fs';
import { rollback } from 'release-kit/registry';
import { noteFigure } from '../../lib/figures.ts';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';
const BROWSERS = 5;
const REQUESTS_PER_SECOND = 20;
/** Releases and rollbacks in turn; the long form has a hundred of them. */
const SWAPS = Number(process.env['RELEASE_SWAPS'] ?? '10');
const isLong = SWAPS >= 100;
const ROLLBACK_MS = 2_000;
/** A long run may keep no more than this for all of its releases. */
const GROWTH_MB = 20;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a process holds, MB. */
const memoryOf = ({ pid }: OwnServer): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Memory is given back in leaps of tens of megabytes: a single moment says little, the highest of six more. */
const highestBefore = (held: readonly number[], swap: number): number => Math.max(...held.slice(Math.max(0, swap - 6), swap));

test(`[J-58] ${SWAPS} releases and rollbacks while ${BROWSERS} visitors walk and ${REQUESTS_PER_SECOND} pages a second are asked for: nothing fails`, async ({
  context,
  complaints,
  texts,
  shopUrl,
}) => {
  test.setTimeout(60_000 + SWAPS * 10_000);
  const scratch = new Scratch();
  const releases = new OwnReleases(scratch);
  const first = releases.active(NAME);
  const host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
  const end = new AbortController();
  try {
    await host.ready('/healthz');
    let walked = 0;
    const walk = async (): Promise<void> => {
      const page = await context.newPage();
      const shop = new Shop({ page, texts, complaints });
      while (!end.signal.aborted) {
        await page.goto(`${host.url}/`);
        await shop.interactive();
        await shop.tool('header.signIn').click();
        await shop.expectHeading(texts.say('mfe-account', 'login.title'));
        walked += 1;
      }
      await page.close();
    };
    const walks = Array.from({ length: BROWSERS }, walk);
    const failures: string[] = [];
    let asked = 0;
    const ask = async (): Promise<void> => {
      asked += 1;
      const answer = await fetch(host.url + LOGIN).catch(String);
      if (typeof answer === 'string') failures.push(answer);
      else if (!answer.ok) failures.push(`${answer.status}`);
      else await answer.arrayBuffer();
    };
    const since = Date.now();
    // A busy machine is late with timers: what is due by the clock is asked for.
    const load = setInterval(() => {
      const due = Math.floor(((Date.now() - since) / 1000) * REQUESTS_PER_SECOND) - asked;
      for (let one = 0; one < due; one += 1) void ask();
    }, 1000 / REQUESTS_PER_SECOND);
    end.signal.addEventListener('abort', () => clearInterval(load));

    const served = async (): Promise<string | undefined> =>
      new RegExp(`/assets/${NAME}/([^/]+)/`).exec(await (await fetch(host.url + LOGIN)).text())?.[1];
    const waysBack: number[] = [];
    const held: number[] = [];
    for (let swap = 0; swap < SWAPS; swap += 1) {
      if (swap % 2 === 0) {
        const release = releases.derive(NAME, `swap${swap}`, (bundle) => `${bundle}\n// ${swap}`);
        releases.activate(NAME, release);
        await expect.poll(served, { timeout: 30_000 }).toBe(release);
      } else {
        const since = Date.now();
        releases.change((remotes) => rollback(remotes, NAME, first));
        await expect.poll(served, { intervals: [50] }).toBe(first);
        waysBack.push(Date.now() - since);
      }
      held.push(memoryOf(host));
    }
    // What the first quarter leaves behind is what a host holds; from then on it must stay.
    const growth = highestBefore(held, SWAPS) - highestBefore(held, Math.floor(SWAPS / 4) + 1);
    end.abort();
    await Promise.all(walks);
    noteFigure('swaps', SWAPS);
    noteFigure('walks of browsers', walked);
    noteFigure('requests beside them', asked);
    noteFigure('failed navigations and requests', failures.length);
    noteFigure('slowest rollback', `${Math.max(...waysBack)} ms`);
    noteFigure('memory', `${growth.toFixed(0)} MB more`);
    expect(failures).toEqual([]);
    expect(walked).toBeGreaterThan(BROWSERS);
    // Beside a short run other tests have the processor now and then; the long one has it for itself.
    expect(isLong ? Math.max(...waysBack) : median(waysBack)).toBeLessThan(ROLLBACK_MS);
    // A short run measures the growing of young heaps, not what releases leave behind.
    if (isLong) expect(growth).toBeLessThan(GROWTH_MB);
  } finally {
    end.abort();
    await host.stop();
    scratch.remove();
  }
});
