import { mainPages } from '../lib/main-pages.ts';
import { auditPages, views } from '../lib/page-audits.ts';
import { test } from '../lib/test.ts';

// Each page once, in turns on both screens and in both colour schemes; `tests/long` has them all in all.
for (const [turn, view] of views.entries()) {
  const pages = mainPages.filter((_, at) => at % views.length === turn);
  test(`[J-96] on a ${view.screen}, ${view.colorScheme}, axe finds nothing, all can be read at 400 % and with large text, and styles of other pages change nothing: ${pages.map(({ name }) => name).join(', ')}`, ({
    shop,
    catalogue,
  }) => {
    test.setTimeout(90_000);
    return auditPages(shop, catalogue, pages, view);
  });
}
