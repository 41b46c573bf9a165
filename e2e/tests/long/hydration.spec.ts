import { withPictures } from '../../lib/browser-start.ts';
import { noteQueries } from '../../lib/queries.ts';
import { screenNames } from '../../lib/screens.ts';
import { comeWithFilledCart, expectStill, settled, stillPages } from '../../lib/still-pages.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

for (const screen of screenNames)
  for (const [name, address] of stillPages) {
    test(`${name} on a ${screen} as the first page of a visit hydrates without complaints, repeated queries and layout shifts`, async ({
      page,
      shop,
      catalogue,
    }) => {
      await shop.useScreen(screen);
      const asked = noteQueries(page);
      await shop.open(await address(catalogue));
      await settled(page);
      expect(asked).toEqual([]);
      await expectStill(page, name);
    });

    // Who is signed in is sent on from the login page.
    if (name === 'login') continue;
    test(`${name} on a ${screen} as the first page of a signed-in shopper with a filled cart: no layout shift when private parts appear`, async ({
      page,
      shop,
      catalogue,
    }) => {
      await shop.useScreen(screen);
      const [product] = await catalogue.buyable(1);
      await comeWithFilledCart(page, product?.sku ?? '');
      await shop.open(await address(catalogue));
      await settled(page);
      await expectStill(page, name);
    });
  }
