import type { Page } from '@playwright/test';

/** Scrolls down to the end of the page, so that parts that are rendered on approach are rendered. */
export const scrollToEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await drawn();
    }
  });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
};

/** Whether a text has Polish letters outside of the given names and the currency; a single letter does not count. */
export const hasPolishWords = (text: string, names: readonly string[]): boolean => {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/(?<!\p{L})zł(?!\p{L})/gu, ''));
  return rest.length > 1 && /[ąćęłńóśźż]/i.test(rest);
};

/**
 * Texts of a Ukrainian page with Polish letters that are not marked `lang="pl"`. These do not count:
 * - `zł`, the currency (I-07);
 * - names of manufacturers, models and stores, their streets and towns (`names`), and postal addresses (`<address>`);
 * - single letters, the headings of an alphabetical index.
 */
export const unmarkedPolish = async (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  (await unmarkedTexts(page)).filter((text) => hasPolishWords(text, names));

const unmarkedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[lang="pl"], address, script, style, noscript, template')) continue;
      found.add(node.textContent?.trim() ?? '');
    }
    return [...found];
  });
