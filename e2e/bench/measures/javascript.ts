import { withBrowser } from '../browser.ts';
import { atMost, type Measure } from '../measure.ts';

const KB = 1024;

/** Transferred bytes of JavaScript of a first listing page, including what is loaded while the page is idle. */
export const javascript: Measure = {
  name: 'javascript',
  run: ({ url, pages }) =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const addresses = new Map<string, string>();
      const bytes = new Map<string, number>();
      session.on('Network.responseReceived', ({ requestId, response }) => {
        if (new URL(response.url).pathname.endsWith('.js')) addresses.set(requestId, response.url);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const address = addresses.get(requestId);
        if (address !== undefined) bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
      });
      await page.goto(pages.listing, { waitUntil: 'load' });
      await page.waitForFunction(() => performance.now() > 4_000);
      const of = (part: RegExp): number =>
        [...bytes].filter(([address]) => part.test(address)).reduce((sum, [, size]) => sum + size, 0) / KB;
      await context.close();
      return [
        atMost('first listing page: JavaScript in total', of(/./), 170, 'KB'),
        atMost('first listing page: JavaScript of the host', of(/\/assets\/host-shell\//), 125, 'KB'),
        atMost('first listing page: JavaScript of the remote', of(/\/assets\/mfe-catalog\//), 45, 'KB'),
      ];
    }),
};
