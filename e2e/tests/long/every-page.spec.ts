import { withPictures } from '../../lib/browser-start.ts';
import { mainPages } from '../../lib/main-pages.ts';
import { auditPages, views } from '../../lib/page-audits.ts';
import { test } from '../../lib/ukrainian.ts';

test.use(withPictures);

for (const language of ['pl', 'ua'] as const)
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    for (const view of views)
      for (const [name, pages] of [
        ['goods and cart', mainPages.slice(0, 7)],
        ['content', mainPages.slice(7, 12)],
        ['account and failures', mainPages.slice(12)],
      ] as const)
        test(`[J-96] [J-106] [J-108] ${name} on a ${view.screen}, ${view.colorScheme}: axe finds nothing, all can be read at 400 % and with large text, styles of other pages change nothing and no Polish text is unmarked`, ({
          shop,
          catalogue,
          expectUkrainian,
        }) => {
          test.setTimeout(120_000);
          return auditPages(shop, catalogue, { ...view, pages, ...(language === 'ua' && { lookAt: expectUkrainian }) });
        });
  });
