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
const orderPast = async (turn: number, statuses: readonly string[], { request, catalogue }: OrderedBy) => {
  const commerce = new Commerce(request);
  const buyer = { ...someBuyer(), email: `pytamy.${crypto.randomUUID()}@example.com` };
  const { sku } = await catalogue.orderableAt(turn);
  const { number } = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  for (const status of statuses) await commerce.changeStatus(number, status);
  const linkTo = async (path: RegExp): Promise<string> => {
    const find = async (): Promise<string | undefined> =>
      (await commerce.mails(buyer.email)).flatMap(({ text }) => path.exec(text)?.[0] ?? [])[0];
    await expect.poll(find).toBeDefined();
    return (await find()) ?? '';
  };
  return { number, linkTo };
};

test('[R-65] [R-69] [J-233] [J-339] an order that was delivered is rated, and one that was cancelled asks for the reason, by the links of their e-mails, once; staff reads both, and a comment that it approves is on the page of the shop’s reviews', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const t = (key: string, values = {}): string => texts.translate(surveys, key, values);
  const delivered = await orderPast(33, ['processing', 'shipped', 'delivered'], { request, catalogue });
  const cancelled = await orderPast(34, ['cancelled'], { request, catalogue });
  const id = crypto.randomUUID();
  const { main } = shop;

  await test.step('the rating', async () => {
    await shop.open(await delivered.linkTo(/\/wystaw-ocene\/\d+\/[\w-]+/));
    await shop.expectHeading(t('rating.title', { number: delivered.number }));
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
    await main.getByRole('textbox', { name: t('rating.comment') }).fill(`Szybko i bezpiecznie ${id}`);
    await main.getByRole('checkbox', { name: t('publish.consent') }).check();
    await main.getByLabel(t('publish.name')).fill('Ola');
    await expectAccessible(page, 'the consent to publish a comment');
    await send.click();
    await expect(main.getByText(t('rating.done'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(t('rating.used'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('publication.waiting'))).toBeVisible();
  });

  await test.step('the reason', async () => {
    const link = await cancelled.linkTo(/\/ankieta\/powod-rezygnacji\/[\w-]+/);
    await shop.interactive();
    await shop.navigate(link);
    await shop.expectHeading(t('cancellation.title'));
    await main.getByRole('radio', { name: t('cancellation.other'), exact: true }).check();
    const send = main.getByRole('button', { name: t('cancellation.submit') });
    await send.click();
    await expect(main.getByLabel(t('cancellation.text'))).toBeFocused();
    await expectAccessible(page, 'the survey of a cancelled order');
    await main.getByLabel(t('cancellation.text')).fill(`Znalazłem taniej ${id}`);
    await send.click();
    await expect(main.getByText(t('cancellation.done'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(t('cancellation.used'), { exact: true })).toBeVisible();
    await shop.interactive();
    shop.complaints.expect(/404/);
    await shop.navigate(`${link}x`);
    await expect(main.getByText(t('dead'))).toBeVisible();
  });

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('moderator'), '/surveys');
  const row = (words: string) => tab.getByRole('row').filter({ hasText: words });
  await expect(row(`Szybko i bezpiecznie ${id}`)).toContainText(deskText('surveys.rating', { shop: 5, delivery: 3 }));
  await expect(row(`Znalazłem taniej ${id}`)).toHaveCount(1);

  await test.step('the comment on the page of the shop’s reviews', async () => {
    await tab.getByRole('link', { name: deskText('shop-reviews.nav'), exact: true }).click();
    await tab.getByRole('button', { name: deskText('shop-reviews.publishNamed', { number: delivered.number }) }).click();
    await expect(tab.getByText(deskText('shop-reviews.published'))).toBeVisible();
    const reviews = 'mfe-account/shop-reviews';
    // The host learns of it a moment later.
    await expect
      .poll(async () => (await page.request.get('/opinie-o-sklepie')).text(), { timeout: 5_000 })
      .toContain(`Szybko i bezpiecznie ${id}`);
    await shop.open('/opinie-o-sklepie');
    await shop.expectHeading(texts.translate(reviews, 'title'));
    const comment = main.getByRole('listitem').filter({ hasText: `Szybko i bezpiecznie ${id}` });
    await expect(comment).toContainText('Ola');
    await expectAccessible(page, 'the reviews of the shop');
  });
});
