import { mainPages } from '../lib/main-pages.ts';
import { auditPages, views } from '../lib/page-audits.ts';
import { test } from '../lib/ukrainian.ts';

// Pages are opened in Ukrainian, so that one visit can look for Polish texts too.
test.use({ language: 'ua' });

// Each page once, in turns on both screens and in both colour schemes; `tests/long` has them all in all, and in Polish.
for (const [turn, view] of views.entries()) {
  const pages = mainPages.filter((_, at) => at % views.length === turn);
  test(`[J-96] [J-106] [J-108] on a ${view.screen}, ${view.colorScheme}, axe finds nothing, all can be read at 400 % and with large text, styles of other pages change nothing and no Polish text is unmarked: ${pages.map(({ name }) => name).join(', ')}`, ({
    shop,
    catalogue,
    expectUkrainian,
    expectUkrainianTitle,
  }) => {
    test.setTimeout(90_000);
    const lookAt = async (name: string): Promise<void> => {
      await expectUkrainian(name);
      await expectUkrainianTitle();
    };
    return auditPages(shop, catalogue, { ...view, pages, lookAt });
  });
}
