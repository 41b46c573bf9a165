import { withPictures } from '../lib/browser-start.ts';
import { noteFigure } from '../lib/figures.ts';
import { HealthCheck, type Health } from '../lib/page-health.ts';
import { FlappingNetwork } from '../lib/flapping-network.ts';
import { screens } from '../lib/screens.ts';
import { seededRandom, shuffled } from '../lib/seeded-random.ts';
import { RandomWalk, goodsOf } from '../lib/random-walk.ts';
import { expect, test } from '../lib/test.ts';

/** `pnpm soak` runs for an hour; the normal test run only checks with one round that the random navigation works. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? '0');
const SEED = Number(process.env['SOAK_SEED'] ?? '7');
/** Shorter runs do not check memory: code and data of pages that were not visited before still load. */
const TELLING_SECONDS = 600;
/** The share of the run after which memory must not grow. */
const WARM_UP = 0.2;
const GROWTH_MB = 10;

if (SECONDS >= TELLING_SECONDS) test.use(withPictures);

/** Ten of the measurements, spread over the run. */
const along = (measured: readonly Health[]): string =>
  Array.from({ length: 10 }, (_, at) => measured[Math.floor((at * measured.length) / 10)])
    .map((health) => (health ? `${health.nodes}/${health.listeners}` : ''))
    .join(' ');

/** Which listeners came and went, such as `+1 img.picture load`. */
const changed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((kind) => ({ kind, more: (after.get(kind) ?? 0) - (before.get(kind) ?? 0) }))
    .filter(({ more }) => more !== 0)
    .map(({ kind, more }) => `${more > 0 ? '+' : ''}${more} ${kind}`)
    .join(', ');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const title =
  SECONDS === 0
    ? 'a round of navigation in one document, with drawers and lost sockets: no complaints'
    : `${SECONDS} seconds of navigation in one document, with drawers, lost sockets and offline periods: no complaints`;

test(
  SECONDS < TELLING_SECONDS ? title : `[J-100] ${title}, no memory growth`,
  async ({ page, context, shop, shopUrl, catalogue, complaints }) => {
    test.setTimeout(SECONDS * 2_000 + 120_000);
    const random = seededRandom(SEED);
    const network = await FlappingNetwork.open(shopUrl, random);
    const walk = new RandomWalk(shop, await goodsOf(catalogue), random);
    // The browser's own messages while it is offline.
    complaints.expect(/WebSocket/, /ERR_INTERNET_DISCONNECTED/);
    const measured: Health[] = [];
    let steps = 0;
    let warm: ReadonlyMap<string, number> | null = null;
    try {
      await page.setViewportSize(screens.desktop);
      await shop.open(network.url);
      await shop.markDocument();
      const health = await HealthCheck.of(page);
      const start = Date.now();
      const end = start + SECONDS * 1000;
      for (let round = 1; round === 1 || Date.now() < end; round += 1) {
        for (const [name, step] of shuffled(Object.entries(walk.steps), random)) {
          if (round > 1 && Date.now() >= end) break;
          await test.step(name, step);
          steps += 1;
        }
        network.dropSockets();
        await walk.emptyCart();
        await walk.home();
        if (round % 4 === 0) {
          await context.setOffline(true);
          await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();
          await walk.home();
          await context.setOffline(false);
          await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeHidden();
        }
        if (SECONDS === 0) break;
        await walk.rest();
        measured.push(await health.measure());
        if (warm === null && Date.now() > start + SECONDS * 1000 * WARM_UP) warm = await health.listenersByPlace();
      }
      if (warm !== null)
        noteFigure('listeners of elements since the warm-up', changed(warm, await health.listenersByPlace()) || 'the same');
      expect(await shop.isSameDocument()).toBe(true);
    } finally {
      await page.close();
      await network.close();
    }
    const held = measured.slice(Math.floor(measured.length * WARM_UP));
    const quarter = Math.max(1, Math.floor(held.length / 4));
    const between = (of: (health: Health) => number): readonly [number, number] => [
      median(held.slice(0, quarter).map(of)),
      median(held.slice(-quarter).map(of)),
    ];
    const heap = between(({ heapMb }) => heapMb);
    const listeners = between((health) => health.listeners);
    noteFigure('steps', steps);
    noteFigure('nodes and listeners along the way', along(measured));
    noteFigure('requests', network.counts.asked);
    noteFigure('heap after the warm-up, at the end', heap.map((mb) => `${mb.toFixed(1)} MB`).join(', '));
    noteFigure('listeners after the warm-up, at the end', listeners.join(', '));
    noteFigure('nodes after the warm-up, at the end', between(({ nodes }) => nodes).join(', '));
    if (SECONDS < TELLING_SECONDS) return;
    expect(heap[1] - heap[0]).toBeLessThanOrEqual(GROWTH_MB);
    expect(listeners[1]).toBeLessThanOrEqual(listeners[0]);
  },
);
