import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The content of the browser's caches: name of the cache → paths with query. */
export const keptAddresses = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Waits until the service worker is active. */
export const workerIsActive = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 }).toBe('activated');
};

/** Waits until the present page and all files that it needs are in the service worker's cache. */
export const pageIsKept = async (page: Page, language: 'pl' | 'ua' = 'pl'): Promise<void> => {
  await workerIsActive(page);
  const path = page.url().slice(new URL(page.url()).origin.length);
  const name = `amperio-documents-${language}`;
  await expect.poll(async () => (await keptAddresses(page))[name] ?? [], { timeout: 20_000 }).toContain(path);
  // Its files are stored after it, one by one.
  let before = -1;
  await expect
    .poll(
      async () => {
        const kept = Object.values(await keptAddresses(page)).flat().length;
        const grows = kept !== before;
        before = kept;
        return grows;
      },
      { timeout: 20_000, intervals: [700] },
    )
    .toBe(false);
};
