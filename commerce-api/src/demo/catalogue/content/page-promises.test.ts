import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { priceText } from '../../../catalogue/price-text.ts';
import { pagePromises } from '../testing/page-promises.ts';
import { generateCatalogue } from '../testing/generate-catalogue.ts';

const repository = join(import.meta.dirname, '../../../../..');
const catalogue = generateCatalogue({ products: 600, now: new Date('2026-11-27T10:00:00Z') });

/** What a reader sees of HTML. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '');

const texts: ReadonlyMap<string, string> = new Map([
  ...catalogue.cmsPages.map(({ urlKey, content }) => [urlKey, plain(content)] as const),
  ...catalogue.newsPosts.map(({ urlPath, content }) => [urlPath, plain(content)] as const),
]);
const textOf = (page: string): string => texts.get(page) ?? '';

/** All tests of the repository, each file as it is written. */
const tests = ['commerce-api/{src,test}', 'e2e/tests', 'host-shell/src', 'mfe-*/src', 'shared-*/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{test.ts,test.tsx,spec.ts}`, { cwd: repository }))
  .map((file) => readFileSync(join(repository, file), 'utf8'));

describe('[J-300] what a page says the shop does', () => {
  it.each(pagePromises)('$page: $says', ({ page, says, proof }) => {
    expect(textOf(page)).toContain(says);
    expect(tests.some((text) => ["'", '`', '"'].some((quote) => text.includes(`(${quote}${proof}`)))).toBe(true);
  });
});

describe('amounts that pages name', () => {
  it('[J-300] paying on delivery costs what its page says', () => {
    const method = catalogue.paymentMethods.find(({ code }) => code === 'cashondelivery');
    const [fee, most] = [method?.fee ?? 0, method?.maxTotal ?? 0].map((amount) => plain(priceText(amount)));
    expect(textOf('platnosci')).toContain(`opłata wynosi ${fee}, a limit ${most}`);
  });

  it('[J-300] plans of instalments are those of their page', () => {
    const amount = (grosze: number): string => plain(priceText(grosze)).replace(/ zł$/, '');
    for (const { isZeroPercent, months, minPrice, maxPrice } of catalogue.installmentPlans) {
      const row = `${months} rat${isZeroPercent ? ' 0%' : ''}${amount(minPrice)}–${amount(maxPrice)} zł${isZeroPercent ? '0%' : '15,49%'}`;
      expect(textOf('raty')).toContain(row);
    }
  });

  it('[J-300] services that banners price cost that', () => {
    const zloty = (code: string) => (catalogue.services.find((service) => service.code === code)?.price ?? 0) / 100;
    const banners = [...catalogue.graphics.map(({ graphicsAlt }) => graphicsAlt), ...catalogue.cmsBlocks.map(({ cmsJson }) => cmsJson)].map(
      plain,
    );
    expect(banners.some((text) => text.includes(`wniesienie za ${zloty('delivery-in')} zł`))).toBe(true);
    expect(banners.some((text) => text.includes(`Z przygotowaniem za ${zloty('computer-setup')} zł`))).toBe(true);
  });
});

describe('services that pages name', () => {
  it('[J-300] old appliances are taken back where their page says so', () => {
    const removal = catalogue.services.find(({ code }) => code === 'removal');
    expect(removal?.price).toBe(0);
    const sold = catalogue.products.filter(({ services }) => services.some(({ serviceId }) => serviceId === removal?.id));
    const kinds = new Set(sold.map(({ pathToCategory }) => pathToCategory.split(' > ')[0]));
    expect(kinds).toEqual(new Set(['AGD', 'AGD do zabudowy', 'Telewizory i audio']));
  });

  it('[J-300] shops offer the services that their pages name', () => {
    for (const { urlPath, services } of catalogue.physicalStores) {
      for (const service of services) expect(textOf(urlPath)).toContain(service);
    }
  });
});
