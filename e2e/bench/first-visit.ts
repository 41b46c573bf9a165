import type { Browser } from '@playwright/test';
import { Complaints } from '../lib/complaints.ts';
import { Shop } from '../lib/shop.ts';
import { Texts } from '../lib/texts.ts';

/** What a first visit on a slow phone loads. */
export interface FirstVisit {
  /** Transferred bytes of scripts and stylesheets that are requested before the page is hydrated. */
  readonly codeBytes: number;
  /**
   * Requests that have begun before the first paint, the document included. Pictures do not count: they are the same
   * for every build, and one may begin just before the paint or just after.
   */
  readonly requestsBeforePaint: number;
}

/** The connection that Lighthouse's mobile preset simulates (ms, bytes/s). */
const slowConnection = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 200 * 1024 } as const;

/** Opens an address with an empty cache and waits until the page is hydrated. @throws when the browser complains */
export const visitFirst = async (browser: Browser, url: string): Promise<FirstVisit> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowConnection);
    const begun = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => begun.set(requestId, new URL(request.url).pathname));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
    const complaints = new Complaints();
    await complaints.watch(context);
    await new Shop({ page, texts: new Texts('pl'), complaints }).open(url);
    if (complaints.all.length > 0) throw new Error(`${url} hydrates with complaints: ${complaints.all.join('; ')}`);
    const code = [...begun].filter(([, path]) => /\.(js|css)$/.test(path));
    // Requests that have begun by then count: wait for their bytes.
    await page.waitForLoadState('load');
    const requestsBeforePaint = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      return (
        1 +
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime < paint && !new URL(name).pathname.startsWith('/media/')).length
      );
    });
    return { codeBytes: code.reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0), requestsBeforePaint };
  } finally {
    await context.close();
  }
};
