import { screenNames } from '../../lib/screens.ts';
import { contentPages, test } from '../../lib/ukrainian.ts';
import { wholePage } from '../../lib/unmarked-polish.ts';

test.use({ language: 'ua' });

// The short form looks at each page on a desktop alone, and goes to it inside of the document.
for (const screen of screenNames)
  test(`[J-106] [J-108] pages of content that the server draws have no unmarked Polish text, ${screen}`, async ({
    page,
    shop,
    shopUrl,
    expectUkrainian,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(wholePage[screen]);
    const { article, others } = await contentPages(shopUrl);
    for (const address of [article, ...others]) {
      await shop.open(address);
      await expectUkrainian(address);
    }
  });
