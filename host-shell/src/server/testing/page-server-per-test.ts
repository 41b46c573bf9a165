import { afterEach, beforeEach } from '@jest/globals';
import { createPageServer, type PageServer } from './page-server.ts';

/** The page server of each test of a file. */
export interface PageTest {
  readonly shop: () => PageServer;
  /** Stops the server and starts another one instead. */
  readonly restart: (...options: Parameters<typeof createPageServer>) => Promise<void>;
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => ReturnType<typeof injected>;
}

const injected = ({ app }: PageServer, url: string, headers: Readonly<Record<string, string>>) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

/** Lets everything go on that waits for nothing but its turn. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Starts a page server before each test of a file and stops it afterwards. */
export const pageServerPerTest = (...start: Parameters<typeof createPageServer>): PageTest => {
  let shop: PageServer;
  beforeEach(async () => {
    shop = await createPageServer(...start);
  });
  afterEach(() => shop.close());
  return {
    shop: () => shop,
    restart: async (...options) => {
      await shop.close();
      shop = await createPageServer(...options);
    },
    get: (url, headers = {}) => injected(shop, url, headers),
  };
};

/** Asks for the page until the cache says so: what is rendered behind an answer takes its time. */
export const untilState = async (get: PageTest['get'], wanted: string): Promise<void> => {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if ((await get('/agd.html')).headers['x-cache'] === wanted) return;
    await settled();
  }
  throw new Error(`never ${wanted}`);
};
