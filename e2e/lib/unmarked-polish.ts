import type { Page } from '@playwright/test';
import { screens, type Screen } from './screens.ts';
import { calmly } from './shop.ts';

/** A window that shows nearly all of a page at once: parts that are rendered on approach are rendered, without any scrolling. */
export const wholePage: Readonly<Record<Screen, { readonly width: number; readonly height: number }>> = {
  phone: { ...screens.phone, height: 8000 },
  desktop: { ...screens.desktop, height: 6000 },
};

/** Waits until everything that the window shows is rendered. */
export const allRendered = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, calmly);
};

const polishLetters = /[ąćęłńóśźż]/i;

/** Whether a text has Polish letters outside of the given names and the currency; a single letter does not count. */
export const hasPolishWords = (text: string, names: readonly string[]): boolean => {
  // Most texts of a page have none, and there are a thousand names to look for in the others.
  if (!polishLetters.test(text)) return false;
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/(?<!\p{L})zł(?!\p{L})/gu, ''));
  return rest.length > 1 && polishLetters.test(rest);
};

/** Words of the interface that Polish letters do not tell. */
const interfaceWords: ReadonlySet<string> = new Set(['Koszyk', 'Schowek', 'Dodaj do koszyka', 'Filtry', 'Sortuj', 'Dane techniczne']);

/**
 * Texts of a Ukrainian page with Polish letters, and Polish words of the interface, that are not marked `lang="pl"`. These do not count:
 * - `zł`, the currency (I-07);
 * - names of manufacturers, models and stores, their streets and towns (`names`), and postal addresses (`<address>`);
 * - single letters, the headings of an alphabetical index.
 */
export const unmarkedPolish = async (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  (await unmarkedTexts(page)).filter((text) => interfaceWords.has(text) || hasPolishWords(text, names));

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
