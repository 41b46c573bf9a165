import type { Page } from '@playwright/test';

/** Addresses of all stylesheets of the releases that pages are rendered with. */
export const allStylesheets = async (page: Page): Promise<readonly string[]> => {
  const { releases } = (await (await page.request.get('/__federation/releases')).json()) as {
    releases: { name: string; release: string }[];
  }; // the host's own answer
  const addresses = await Promise.all(
    releases.map(async ({ name, release }) => {
      const { assets } = (await (await page.request.get(`/releases/${name}/${release}/release.json`)).json()) as {
        assets: Record<string, string>;
      }; // the host's own answer
      return Object.keys(assets).flatMap((file) => (file.endsWith('.css') ? [`/assets/${name}/${release}/${file}`] : []));
    }),
  );
  return addresses.flat();
};

/**
 * Renders the parts of the page that are far below too, and opens what is folded. Until then a part with `content-visibility: auto` measures
 * 0 x 0, and its computed styles, like those within closed `details`, are those of an earlier state of the page.
 */
export const renderAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    // What was folded may keep the styles of before, until something of its parents changes that it inherits.
    document.documentElement.style.setProperty('--rendered', 'all');
    // Parts that were skipped get their styles in the next frame, as when they are scrolled to.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Appends the stylesheets after those of the page, and leaves them there. All parts have to be rendered. @returns the elements whose computed style changes */
export const changedBy = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
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
    // The web font, which is wider than its substitute, must not arrive during the comparison.
    await document.fonts.ready;
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const look = (element: Element): string => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return [...watched.map((name) => `${name}: ${style.getPropertyValue(name)}`), `${width} x ${height}`].join('; ');
    };
    const before = elements.map(look);
    const links = list.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }));
    await Promise.all(
      links.map(
        (link) =>
          new Promise((resolve, reject) => {
            Object.assign(link, { onload: resolve, onerror: reject });
            document.head.append(link);
          }),
      ),
    );
    // All at once: otherwise the page works out its styles anew after each of them.
    for (const link of links) link.media = 'all';
    return elements.flatMap((element, index) => {
      const now = look(element);
      return now === before[index] ? [] : [`${element.outerHTML.slice(0, 120)}\n  was ${before[index]}\n  is  ${now}`];
    });
  }, addresses);
