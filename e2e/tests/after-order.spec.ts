import { expectAccessible } from '../lib/axe.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { placeCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';

test('[O-08] [J-198] [J-205] a guest tracks an order, withdraws from one piece of three, is paid back, rates, complains and finds help', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  test.setTimeout(90_000);
  const t = (key: string, values = {}): string => texts.translate('mfe-account/withdrawal', key, values);
  const complaint = (key: string, values = {}): string => texts.translate('mfe-account/complaints', key, values);
  const account = (key: string): string => texts.translate('mfe-account', key);
  const orders = (key: string, values = {}): string => texts.translate('mfe-account/orders', key, values);
  const commerce = new Commerce(request);
  const buyer = { ...someBuyer(), email: `zwraca.${crypto.randomUUID()}@example.com` };
  const { sku } = await catalogue.orderableAt(76);
  const { number: order } = await placeCart(request, { skus: [sku, sku, sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  for (const status of ['processing', 'shipped', 'delivered']) await commerce.changeStatus(order, status);
  const { main } = shop;
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the order is tracked by its number and e-mail', async () => {
    await shop.open('/track/tracking/order');
    await main.getByLabel(orders('track.number')).fill(order);
    await main.getByLabel(account('login.email')).fill(buyer.email);
    await main.getByRole('button', { name: orders('track.submit') }).click();
    await expect(main.getByRole('list', { name: orders('timeline') })).toBeVisible();
  });

  const number = await test.step('one piece of three is withdrawn from', async () => {
    await main.getByRole('link', { name: t('title') }).click();
    await shop.expectHeading(t('title'));
    await expect(main.getByLabel(t('find.number'), { exact: true })).toHaveValue(order);
    await main.getByLabel(account('login.email')).fill(buyer.email);
    await main.getByLabel(account('orderTelephone')).fill(buyer.telephone);
    await main.getByRole('button', { name: t('find.submit') }).click();
    await expect(main.getByRole('heading', { name: t('choose.title', { number: order }) })).toBeFocused();
    await main.getByRole('combobox').first().selectOption('1');
    await main.getByRole('button', { name: t('choose.submit'), exact: true }).click();
    await expect(main.getByLabel(t('iban'))).toBeFocused();
    await expectAccessible(page, 'the form of a withdrawal with an error', 'main');
    await main.getByLabel(t('iban')).fill('61 1090 1014 0000 0712 1981 2874');
    await main.getByRole('button', { name: t('choose.submit'), exact: true }).click();
    await expect(main.getByRole('heading', { name: t('confirm.title') })).toBeFocused();
    await expectAccessible(page, 'what a withdrawal declares', 'main');
    await main.getByRole('button', { name: t('confirm.submit') }).click();
    await expect(main.getByRole('heading', { name: t('done.title') })).toBeFocused();
    await expectAccessible(page, 'a withdrawal that is confirmed', 'main');
    return /ODS-[\dA-Z]{5}-[\dA-Z]{5}/.exec(await main.innerText())?.[0] ?? '';
  });

  const { text, attachments } = await commerce.mail(buyer.email, 'withdrawal-submitted');
  expect(attachments.map(({ name }) => name)).toEqual([`${number}.pdf`]);

  await test.step('staff receives and checks the goods, and pays back', async () => {
    const tab = await context.newPage();
    const desk = new Desk(tab, request);
    await desk.open();
    await desk.signIn(await desk.newToken('moderator'));
    await desk.goTo('withdrawals');
    const entry = desk.entry(number);
    await expectAccessible(tab, 'withdrawals at the desk');
    for (const step of ['received', 'checked', 'refunded'] as const) {
      await entry.getByRole('button', { name: deskText(`withdrawals.${step}Named`, { number }) }).click();
      await desk.tells(`withdrawals.${step}`);
    }
    await expect(entry).toHaveCount(0);
    await tab.close();
  });

  await test.step('the link of the e-mail says that the money is back', async () => {
    await shop.open(/https?:\/\/[^/\s]+(\/odstapienie-od-umowy\?numer=\S+)/.exec(text)?.[1] ?? '');
    await expect(main.getByRole('heading', { name: t('status.found', { number }) })).toBeVisible();
    const states = main.getByRole('list', { name: t('status.timeline') }).getByRole('listitem');
    await expect(states.filter({ hasText: t('state.refunded') }).locator('time')).toBeVisible();
    await expectAccessible(page, 'the status of a withdrawal', 'main');
    await expect(shop.footer.getByRole('link', { name: t('title') })).toHaveAttribute('href', '/odstapienie-od-umowy');
  });

  await test.step('the order is rated by the link of its e-mail', async () => {
    const rating = (key: string): string => texts.translate('mfe-account/surveys', key);
    const links = (await commerce.mails(buyer.email)).flatMap((mail) => /\/wystaw-ocene\/\d+\/[\w-]+/.exec(mail.text)?.[0] ?? []);
    await shop.navigate(links[0] ?? '');
    for (const group of ['rating.shop', 'rating.delivery'])
      await main
        .getByRole('group', { name: rating(group) })
        .getByRole('radio')
        .nth(3)
        .check();
    await main.getByRole('button', { name: rating('rating.submit') }).click();
    await expect(main.getByText(rating('rating.done'))).toBeVisible();
  });

  await test.step('one of the others is complained about', async () => {
    await shop.navigate('/reklamacje/zglos');
    await main.getByRole('textbox', { name: complaint('order.number') }).fill(order);
    await main.getByLabel(complaint('order.email')).fill(buyer.email);
    await main.getByRole('button', { name: complaint('order.find') }).click();
    await main
      .getByRole('group', { name: complaint('product.choose') })
      .getByRole('radio')
      .first()
      .check();
    await main.getByLabel(complaint('defect.type')).selectOption({ index: 1 });
    await main.getByLabel(complaint('defect.day')).fill('2026-11-01');
    await main.getByLabel(complaint('defect.description')).fill('Nie włącza się od tygodnia, dioda nie świeci.');
    await main.getByLabel(texts.translate('mfe-account/pickup', 'day')).selectOption({ index: 1 });
    await main.getByLabel(account('field.label.firstname')).fill('Ola');
    await main.getByLabel(account('field.label.lastname')).fill('Lipa');
    await main.getByLabel(complaint('label.street')).fill('ul. Lipowa 12/4');
    await main.getByLabel(complaint('label.postcode')).fill('30-702');
    await main.getByLabel(complaint('label.city')).fill('Kraków');
    await main.getByLabel(complaint('label.telephone')).fill('600 100 200');
    await main.getByRole('checkbox', { name: complaint('terms') }).check();
    await main.getByRole('button', { name: complaint('submit') }).click();
    await expect(main.getByRole('heading', { name: complaint('done.title') })).toBeFocused();
  });

  await test.step('support is found by its topic, with a number to call and an address to write to', async () => {
    const contact = (key: string): string => texts.translate('mfe-content/pages', key);
    await shop.navigate('/kontakt.html');
    await main
      .getByRole('navigation', { name: contact('contact.topics') })
      .getByRole('link', { name: 'Zwrot' })
      .click();
    await expect(main.getByRole('link', { name: contact('contact.link.withdraw') })).toHaveAttribute('href', '/odstapienie-od-umowy');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  });
});
