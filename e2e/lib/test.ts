import { test as base, expect } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { Catalogue } from './catalogue.ts';
import { Complaints } from './complaints.ts';
import { noteLayoutShifts } from './layout-shift.ts';
import { Shop } from './shop.ts';
import { Texts } from './texts.ts';

interface Fixtures {
  /** Language of the visitor. */
  readonly language: Language;
  readonly texts: Texts;
  /** Fails the test when the browser complains about anything that it does not expect. */
  readonly complaints: Complaints;
  readonly shop: Shop;
}

interface WorkerFixtures {
  /** Address of the running shop. */
  readonly shopUrl: string;
  readonly catalogue: Catalogue;
}

/** A browser test of the shop: a clean visitor, whose browser must not complain about anything. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopUrl: [process.env['SHOP_URL'] ?? 'http://localhost:3000', { scope: 'worker', option: true }],
  catalogue: [async ({ shopUrl }, use) => use(new Catalogue(shopUrl)), { scope: 'worker' }],
  language: ['pl', { option: true }],
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
  context: async ({ context, language, shopUrl }, use) => {
    const value = formatTranslationCookie(language);
    if (value !== undefined) await context.addCookies([{ name: TRANSLATION_COOKIE, value, url: shopUrl }]);
    await noteLayoutShifts(context);
    await use(context);
  },
  shop: async ({ page, texts, complaints }, use) => use(new Shop({ page, texts, complaints })),
});

export { expect };
