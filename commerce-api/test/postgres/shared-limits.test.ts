/** Limits of several servers that share a real Redis (or Valkey), which is killed and started again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openLimits } from '../../src/limits/open-limits.ts';
import { startRedis } from '../support/redis/server.ts';
import type { RedisServer } from '../support/redis/server.ts';

const rule = { name: 'test', most: 5, spanMs: 60_000 };
let redis: RedisServer;

// A machine without the program installs it.
beforeAll(async () => {
  redis = await startRedis();
}, 180_000);

afterAll(() => redis.kill());

const open = async (lines: string[]) => {
  const limits = await openLimits(redis.url, (line) => lines.push(line));
  return { limit: limits.of(rule), close: () => limits.close() };
};

/** Tries until the shared counters answer: a connection takes a moment. */
const settled = async (check: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > until) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('[J-115] servers that share a bus', () => {
  it('count together; while it is away each counts for itself, and the shop goes on', async () => {
    const lines: string[] = [];
    const [one, two] = [await open(lines), await open(lines)];
    // Both are connected once the one knows what the other has counted.
    let round = 0;
    await settled(async () => {
      round += 1;
      await one.limit.take(`round ${round}`);
      return (await two.limit.take(`round ${round}`)) === 2;
    });
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : two).limit.isAllowed('together')));
    expect(tries.filter(Boolean)).toHaveLength(5);

    await redis.kill();
    await settled(async () => (await one.limit.take(`away ${(round += 1)}`)) === 1);
    const alone = await Promise.all(Array.from({ length: 8 }, () => one.limit.isAllowed('alone')));
    expect(alone.filter(Boolean)).toHaveLength(5);
    expect(lines.some((line) => line.includes('LIVE_BUS_URL is away'))).toBe(true);
    await Promise.all([one.close(), two.close()]);
  }, 60_000);
});
