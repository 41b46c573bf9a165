import type { Page } from '@playwright/test';
import { withPictures } from '../lib/browser-start.ts';
import { screenNames } from '../lib/screens.ts';
import type { Catalogue } from '../lib/catalogue.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const pages: readonly (readonly [name: string, address: (catalogue: Catalogue) => Promise<string>])[] = [
  ['home', async () => '/'],
  ['listing', async (catalogue) => (await catalogue.category()).url],
  ['product', async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? ''],
  ['search without results', async () => '/search.html?query=zzzz'],
  ['content', (catalogue) => catalogue.contentPage()],
  ['login', async () => '/customer/account/login'],
];

/** Addresses of all stylesheets of the releases that the page was drawn with. */
const allStylesheets = async (page: Page): Promise<readonly string[]> => {
  const { releases } = (await (await page.request.get('/__federation/releases')).json()) as {
    releases: { name: string; release: string }[];
  }; // the host's own answer
  const documents = await Promise.all(
    releases.map(async ({ name, release }) => {
      const { assets } = (await (await page.request.get(`/releases/${name}/${release}/release.json`)).json()) as {
        assets: Record<string, string>;
      }; // the host's own answer
      return Object.keys(assets).flatMap((file) => (file.endsWith('.css') ? [`/assets/${name}/${release}/${file}`] : []));
    }),
  );
  return documents.flat();
};

/** Appends the stylesheets after those of the page. @returns the elements whose computed style changes */
const changedBy = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (list) => {
    const watched = [
      'display',
      'position',
      'padding',
      'margin',
      'gap',
      'color',
      'background-color',
      'font-size',
      'opacity',
      'flex',
      'border-radius',
    ];
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    // The next frame decides whether a part with `content-visibility: auto` is laid out: until then its content measures 0 x 0.
    for (const { style } of elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto'))
      style.contentVisibility = 'visible';
    // Parts that were skipped get their styles in the next frame, as when they are scrolled to.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const look = (element: Element): string => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return [...watched.map((name) => `${name}: ${style.getPropertyValue(name)}`), `${width} x ${height}`].join('; ');
    };
    const before = elements.map(look);
    await Promise.all(
      list.map(
        (href) =>
          new Promise((resolve, reject) => {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
            document.head.append(link);
          }),
      ),
    );
    return elements.flatMap((element, index) => {
      const now = look(element);
      return now === before[index] ? [] : [`${element.outerHTML.slice(0, 120)}\n  was ${before[index]}\n  is  ${now}`];
    });
  }, addresses);

for (const screen of screenNames) {
  for (const [name, address] of pages) {
    test(`${name} on a ${screen} looks the same when the styles of every other page come after its own`, async ({
      page,
      shop,
      catalogue,
      complaints,
    }) => {
      await shop.useScreen(screen);
      // The web font, which is wider, must not arrive during the comparison.
      await page.route('**/*.woff2', (route) => route.abort());
      complaints.expect(/ERR_FAILED.*woff2/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await shop.open(await address(catalogue));
      // On a phone stylesheets load after the first paint, on a desktop they block it: wait for both.
      await page.locator('html[data-styled]').waitFor({ state: 'attached' });
      const stylesheets = await allStylesheets(page);
      expect(stylesheets.length).toBeGreaterThan(10);
      expect(await changedBy(page, stylesheets)).toEqual([]);
    });
  }
}
