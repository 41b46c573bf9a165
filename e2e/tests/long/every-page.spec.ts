import { withPictures } from '../../lib/browser-start.ts';
import { mainPages } from '../../lib/main-pages.ts';
import { auditPages, views } from '../../lib/page-audits.ts';
import { test } from '../../lib/test.ts';

test.use(withPictures);

for (const view of views)
  for (const [name, pages] of [
    ['goods and cart', mainPages.slice(0, 7)],
    ['content', mainPages.slice(7, 12)],
    ['account and failures', mainPages.slice(12)],
  ] as const)
    test(`[J-96] ${name} on a ${view.screen}, ${view.colorScheme}: axe finds nothing, all can be read at 400 % and with large text, and styles of other pages change nothing`, ({
      shop,
      catalogue,
    }) => {
      test.setTimeout(120_000);
      return auditPages(shop, catalogue, pages, view);
    });
