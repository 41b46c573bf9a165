import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import type { Catalogue } from '../lib/catalogue.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { placeCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';

const surveys = 'mfe-account/surveys';

interface OrderedBy {
  readonly request: APIRequestContext;
  readonly catalogue: Catalogue;
}

/** An order of somebody new that has passed these states; `linkTo` waits for the e-mail with a link to such a path. */
const orderPast = async (statuses: readonly string[], { request, catalogue }: OrderedBy) => {
  const commerce = new Commerce(request);
  const buyer = { ...someBuyer(), email: `pytamy.${crypto.randomUUID()}@example.com` };
  const [product] = await catalogue.orderable(3);
  if (product === undefined) throw new Error('nothing to buy');
  const { number } = await placeCart(request, { skus: [product.sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  for (const status of statuses) await commerce.changeStatus(number, status);
  const linkTo = async (path: RegExp): Promise<string> => {
    const find = async (): Promise<string | undefined> =>
      (await commerce.mails(buyer.email)).flatMap(({ text }) => path.exec(text)?.[0] ?? [])[0];
    await expect.poll(find).toBeDefined();
    return (await find()) ?? '';
  };
  return { number, linkTo };
};

test('[R-65] [J-233] an order that was delivered is rated by the link of its e-mail, once, and staff reads the rating', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const t = (key: string, values = {}): string => texts.translate(surveys, key, values);
  const { number, linkTo } = await orderPast(['processing', 'shipped', 'delivered'], { request, catalogue });
  const link = await linkTo(/\/wystaw-ocene\/\d+\/[\w-]+/);

  await shop.open(link);
  await shop.expectHeading(t('rating.title', { number }));
  const { main } = shop;
  const send = main.getByRole('button', { name: t('rating.submit') });
  await send.click();
  await expect(
    main
      .getByRole('alert')
      .filter({ hasText: t('stars.required') })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'the rating of an order');
  await main
    .getByRole('group', { name: t('rating.shop') })
    .getByRole('radio')
    .nth(4)
    .check();
  await main
    .getByRole('group', { name: t('rating.delivery') })
    .getByRole('radio')
    .nth(2)
    .check();
  const comment = `Szybko i bezpiecznie ${crypto.randomUUID()}`;
  await main.getByLabel(t('rating.comment')).fill(comment);
  await send.click();
  await expect(main.getByText(t('rating.done'))).toBeVisible();
  await page.reload();
  await expect(main.getByText(t('rating.used'), { exact: true })).toBeVisible();
  await shop.open(`${link}x`);
  shop.complaints.expect(/404/);
  await expect(main.getByText(t('dead'))).toBeVisible();

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  await desk.open();
  await desk.signIn(await desk.newToken('moderator'));
  await desk.goTo('surveys');
  const row = tab.getByRole('row').filter({ hasText: comment });
  await expect(row).toContainText(deskText('surveys.rating', { shop: 5, delivery: 3 }));
  await expectAccessible(tab, 'answers at the desk');
});

test('[R-69] an order that was cancelled asks for the reason by the link of its e-mail, once', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const t = (key: string, values = {}): string => texts.translate(surveys, key, values);
  const { linkTo } = await orderPast(['cancelled'], { request, catalogue });
  await shop.open(await linkTo(/\/ankieta\/powod-rezygnacji\/[\w-]+/));
  await shop.expectHeading(t('cancellation.title'));
  const { main } = shop;
  await main.getByRole('radio', { name: t('cancellation.other'), exact: true }).check();
  const send = main.getByRole('button', { name: t('cancellation.submit') });
  await send.click();
  await expect(main.getByLabel(t('cancellation.text'))).toBeFocused();
  await expectAccessible(page, 'the survey of a cancelled order');
  await main.getByLabel(t('cancellation.text')).fill('Znalazłem taniej.');
  await send.click();
  await expect(main.getByText(t('cancellation.done'))).toBeVisible();
  await page.reload();
  await expect(main.getByText(t('cancellation.used'), { exact: true })).toBeVisible();
});
