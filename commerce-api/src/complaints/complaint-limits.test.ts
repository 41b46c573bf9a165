import { expect, it } from '@jest/globals';
import { memoryLimits } from '../limits/open-limits.ts';
import { TooManyTries } from '../server/api-error.ts';
import { createComplaintLimits } from './complaint-limits.ts';

it('[J-236] one network keeps 300 MB of files a day, and no more; others keep their own', async () => {
  const { keptKilobytes } = createComplaintLimits({ limits: memoryLimits, writeLimits: memoryLimits });
  for (let file = 0; file < 30; file += 1) await keptKilobytes.take('a network', 10 * 1024);
  await expect(keptKilobytes.take('a network', 1)).rejects.toThrow(TooManyTries);
  expect(await keptKilobytes.take('another', 10 * 1024)).toBe(10 * 1024);
});
