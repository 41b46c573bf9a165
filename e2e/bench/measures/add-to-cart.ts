import { withBrowser } from '../browser.ts';
import { atMost, median, type Measure } from '../measure.ts';

const RUNS = 7;

/** Time from a press on the buy button to the new count in the header, ms. */
export const addToCart: Measure = {
  name: 'add-to-cart',
  run: ({ url, pages }) =>
    withBrowser(async (browser) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
        const page = await context.newPage();
        await page.goto(pages.product);
        const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first();
        await page.waitForFunction(() => performance.now() > 2_000);
        await button.evaluate((element) => {
          const cart = document.querySelector('header a[href="/checkout/cart"]');
          const before = cart?.textContent;
          element.addEventListener(
            'click',
            () => {
              const since = performance.now();
              const look = (): void => {
                if (cart?.textContent !== before) Reflect.set(window, 'amperioTook', performance.now() - since);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          );
        });
        await button.click();
        const took = await page.waitForFunction(() => Reflect.get(window, 'amperioTook') as unknown); // Reflect.get gives any
        times.push(Number(await took.jsonValue()));
        await context.close();
      }
      return [atMost('add to cart → counter', median(times), 50, 'ms')];
    }),
};
