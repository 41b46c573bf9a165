import { mainPages } from '../../lib/main-pages.ts';
import { expectLargeTextFits } from '../../lib/reading.ts';
import { screenNames } from '../../lib/screens.ts';
import { contentPages, test } from '../../lib/ukrainian.ts';
import { wholePage } from '../../lib/unmarked-polish.ts';

test.use({ language: 'ua' });

// The short form looks at each page on one screen, and goes to it inside of the document.
for (const screen of screenNames) {
  test(`[J-106] [J-108] main pages that the server renders have no unmarked Polish text, large text fits, ${screen}`, async ({
    page,
    shop,
    catalogue,
    complaints,
    expectUkrainian,
    expectUkrainianTitle,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(wholePage[screen]);
    for (const { name, address, status } of mainPages) {
      if (status) complaints.expect(status);
      await shop.open(await address(catalogue));
      await expectUkrainian(name);
      await expectUkrainianTitle();
      await expectLargeTextFits(page, name);
    }
  });

  test(`[J-106] [J-108] pages of content that the server renders have no unmarked Polish text, ${screen}`, async ({
    page,
    shop,
    shopUrl,
    expectUkrainian,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(wholePage[screen]);
    for (const address of [...(await contentPages(shopUrl)), '/track/tracking/order']) {
      await shop.open(address);
      await expectUkrainian(address);
    }
  });
}
