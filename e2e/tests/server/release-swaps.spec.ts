import { readFileSync } from 'node:fs';
import { rollback } from 'release-kit/registry';
import { noteFigure } from '../../lib/figures.ts';
import type { OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/own-shop.ts';
import { Shop } from '../../lib/shop.ts';

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';
const REQUESTS_PER_SECOND = 20;
/** Alternating releases and rollbacks; the long run has a hundred of them. */
const SWAPS = Number(process.env['RELEASE_SWAPS'] ?? '2');
const IS_LONG = SWAPS >= 100;
const BROWSERS = IS_LONG ? 5 : 2;
const ROLLBACK_MS = 2_000;
/** Limit of the memory growth of a long run, all releases together. */
const GROWTH_MB = 20;

/** Resident memory of a process, MB. */
const memoryOf = ({ pid }: OwnServer): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Memory is freed in steps of tens of megabytes, so the maximum of six samples is compared instead of single ones. */
const highestBefore = (held: readonly number[], swap: number): number => Math.max(...held.slice(Math.max(0, swap - 6), swap));

test(`[J-58] ${SWAPS} releases and rollbacks while ${BROWSERS} visitors navigate and ${REQUESTS_PER_SECOND} pages a second are requested: nothing fails`, async ({
  context,
  complaints,
  texts,
  own: { host, releases },
}) => {
  test.setTimeout(60_000 + SWAPS * 10_000);
  const first = releases.active(NAME);
  const end = new AbortController();
  try {
    /** Walks by visitor. */
    const walked = Array.from({ length: BROWSERS }, () => 0);
    const walk = async (visitor: number): Promise<void> => {
      const page = await context.newPage();
      const shop = new Shop({ page, texts, complaints });
      while (!end.signal.aborted) {
        await page.goto(`${host.url}/`);
        await shop.interactive();
        await shop.tool('header.signIn').click();
        await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
        walked[visitor] = (walked[visitor] ?? 0) + 1;
      }
      await page.close();
    };
    const walks = walked.map((_, visitor) => walk(visitor));
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
    // Timers are late on a busy machine: each tick sends as many requests as are due by the clock.
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
    // The first quarter is the warm-up; from then on memory must not grow.
    const growth = highestBefore(held, SWAPS) - highestBefore(held, Math.floor(SWAPS / 4) + 1);
    end.abort();
    await Promise.all(walks);
    noteFigure('swaps', SWAPS);
    noteFigure(
      'walks of browsers',
      walked.reduce((all, one) => all + one, 0),
    );
    noteFigure('requests beside them', asked);
    noteFigure('failed navigations and requests', failures.length);
    noteFigure('slowest rollback', `${Math.max(...waysBack)} ms`);
    noteFigure('memory', `${growth.toFixed(0)} MB more`);
    expect(failures).toEqual([]);
    expect(Math.min(...walked), 'walks of each visitor').toBeGreaterThanOrEqual(1);
    expect(Math.max(...waysBack)).toBeLessThan(ROLLBACK_MS);
    // A short run would measure the growth of a young heap, not leaks of releases.
    if (IS_LONG) expect(growth).toBeLessThan(GROWTH_MB);
  } finally {
    end.abort();
  }
});
