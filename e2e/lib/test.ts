import { test as base, expect } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { Catalogue } from './catalogue.ts';
import { Complaints } from './complaints.ts';
import { Evidence } from './evidence.ts';
import { noteLayoutShifts } from './layout-shift.ts';
import { Shop } from './shop.ts';
import { Texts } from './texts.ts';

interface Fixtures {
  /** Language of the visitor. */
  readonly language: Language;
  /** Whether the visitor has decided about cookies before: the banner is not shown then. */
  readonly hasDecided: boolean;
  readonly texts: Texts;
  /** Fails the test at its end when there are unexpected complaints. */
  readonly complaints: Complaints;
  readonly shop: Shop;
}

interface WorkerFixtures {
  /** Address of the running shop. */
  readonly shopUrl: string;
  readonly catalogue: Catalogue;
}

/** Runs in each page before its scripts: stores an earlier decision, unless there is one already. */
const decideAboutCookies = (): void => {
  const categories = { necessary: true, functional: false, analytics: false, marketing: false };
  try {
    if (localStorage.getItem('user_cookies_accept') === null)
      localStorage.setItem('user_cookies_accept', JSON.stringify({ accepted: true, categories, timeStored: Date.now() }));
  } catch {
    // no storage
  }
};

/** A browser test of the shop: a new visitor, and no unexpected complaints of the browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopUrl: [process.env['SHOP_URL'] ?? 'http://localhost:3000', { scope: 'worker', option: true }],
  catalogue: [async ({ shopUrl }, use) => use(new Catalogue(shopUrl)), { scope: 'worker' }],
  language: ['pl', { option: true }],
  hasDecided: [true, { option: true }],
  texts: async ({ language }, use) => use(new Texts(language)),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      await complaints.watch(context);
      await use(complaints);
      expect(complaints.unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, language, hasDecided, shopUrl }, use, testInfo) => {
    const evidence = new Evidence();
    evidence.watch(context);
    const value = formatTranslationCookie(language);
    if (hasDecided) await context.addInitScript(decideAboutCookies);
    if (value !== undefined) await context.addCookies([{ name: TRANSLATION_COOKIE, value, url: shopUrl }]);
    await noteLayoutShifts(context);
    await use(context);
    await evidence.keepOnFailure(testInfo, context);
  },
  shop: async ({ page, texts, complaints }, use) => use(new Shop({ page, texts, complaints })),
});

export { expect };
