import type { Locator } from '@playwright/test';
import { arriveAs, customer } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { placeCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';
import type { Texts } from '../lib/texts.ts';

test.use(withPictures);

const complaints = 'mfe-account/complaints';
const forms = 'mfe-account';

const newAddress = (): string => `reklamuje.${crypto.randomUUID()}@example.com`;
const defect = (): string => `Nie włącza się od tygodnia, dioda nie świeci ${crypto.randomUUID()}.`;

/** What everybody types about a defect. */
const describe = async (main: Locator, texts: Texts, words: string): Promise<void> => {
  const t = (key: string): string => texts.translate(complaints, key);
  await main.getByLabel(t('defect.type')).selectOption({ index: 1 });
  await main.getByLabel(t('defect.day')).fill('2026-11-01');
  await main.getByLabel(t('defect.description')).fill(words);
  await main.getByLabel(texts.translate('mfe-account/pickup', 'day')).selectOption({ index: 1 });
};

test('[R-61] [R-62] [R-63] the area of complaints and both of its forms are pages of the shop', async ({ request, texts }) => {
  for (const [path, title] of [
    ['/reklamacje', 'title'],
    ['/reklamacje/zglos', 'online.title'],
    ['/reklamacje/stacjonarne', 'stationary.title'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(new RegExp(`<h1[^>]*>${texts.translate(complaints, title)}</h1>`));
  }
});

test('[B-07] [B-09] [J-232] [J-286] a guest complains about an order with a photo, staff answers, the guest writes back, staff accepts, and the status says so', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  test.setTimeout(120_000);
  const t = (key: string, values = {}): string => texts.translate(complaints, key, values);
  const commerce = new Commerce(request);
  const buyer = { ...someBuyer(), email: newAddress() };
  const { sku } = await catalogue.orderableAt(30);
  const order = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  const words = defect();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/reklamacje/zglos');
  await shop.expectHeading(t('online.title'));
  const { main } = shop;
  const send = main.getByRole('button', { name: t('submit') });

  await test.step('what is missing is told at its field, and the first one has the focus', async () => {
    await send.click();
    await expect(main.getByLabel(t('order.number'), { exact: true }).last()).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText(t('purchase.missing'))).toBeVisible();
    await expectAccessible(page, 'the form of a complaint with its errors');
  });

  await test.step('an order of somebody else is not found', async () => {
    await main.getByRole('textbox', { name: t('order.number') }).fill(order.number);
    await main.getByLabel(t('order.email')).fill(newAddress());
    shop.complaints.expect(/404/);
    await main.getByRole('button', { name: t('order.find') }).click();
    await expect(main.getByRole('alert').filter({ hasText: /nie znaleziono/i })).toBeVisible();
  });

  await test.step('the purchase is found, and its product chosen', async () => {
    await main.getByLabel(t('order.email')).fill(buyer.email);
    await main.getByRole('button', { name: t('order.find') }).click();
    await main
      .getByRole('group', { name: t('product.choose') })
      .getByRole('radio')
      .first()
      .check();
  });

  await test.step('a file that is no photo is refused, a photo is taken', async () => {
    const input = main.locator('input[type="file"]');
    const clip = { x: 0, y: 0, width: 320, height: 240 };
    await input.setInputFiles({ name: 'program.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
    await expect(main.getByRole('alert').filter({ hasText: 'program.exe' })).toBeVisible();
    await input.setInputFiles({
      name: 'wada.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg', quality: 50, clip }),
    });
    await expect(main.getByRole('status').filter({ hasText: t('files.ready', { name: 'wada.jpg' }) })).toHaveCount(1);
  });

  await describe(main, texts, words);
  await main.getByLabel(texts.translate(forms, 'field.label.firstname')).fill('Ola');
  await main.getByLabel(texts.translate(forms, 'field.label.lastname')).fill('Lipa');
  await main.getByLabel(t('label.street')).fill('ul. Lipowa 12/4');
  await main.getByLabel(t('label.postcode')).fill('30-702');
  await main.getByLabel(t('label.city')).fill('Kraków');
  await main.getByLabel(t('label.telephone')).fill('600 100 200');

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await shop.interactive();
    await expect(main.getByLabel(t('defect.description'))).toHaveValue(words);
    await expect(main.getByText('wada.jpg', { exact: true })).toBeVisible();
    await expect(main.getByRole('group', { name: t('product.choose') }).getByRole('radio', { checked: true })).toHaveCount(1);
  });

  await main.getByRole('checkbox', { name: t('terms') }).check();
  await send.click();
  await expect(main.getByRole('heading', { name: t('done.title') })).toBeFocused();
  const number = /RMA-[\dA-Z]{5}-[\dA-Z]{5}/.exec(await main.innerText())?.[0] ?? '';
  const paper = await page.request.get((await main.getByRole('link', { name: t('confirmation') }).getAttribute('href')) ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('moderator'), '/complaints');
  const entry = desk.entry(words);
  await entry.scrollIntoViewIfNeeded();
  await expect(entry.getByRole('img')).toBeVisible();
  await expectAccessible(tab, 'complaints at the desk');
  await entry.getByLabel(deskText('complaints.message')).fill('Prosimy o numer seryjny.');
  await entry.getByRole('button', { name: deskText('complaints.answerNamed', { number }) }).click();
  await desk.tells('complaints.answered');

  await test.step('the number alone tells no word; the claimant reads the answer, writes back with a photo and moves the courier', async () => {
    await main.getByRole('link', { name: t('done.status') }).click();
    await expect(main.getByRole('heading', { name: t('status.found', { number }) })).toBeVisible();
    await expect(main.getByText('Prosimy o numer seryjny.')).toHaveCount(0);
    await main.getByLabel(texts.translate(forms, 'login.email')).fill(buyer.email);
    await main.getByRole('button', { name: t('proof.submit') }).click();
    await expect(main.getByText('Prosimy o numer seryjny.')).toBeVisible();
    await main.getByLabel(t('message.text')).fill('Numer jest na zdjęciu.');
    const clip = { x: 0, y: 0, width: 320, height: 240 };
    const buffer = await page.screenshot({ type: 'jpeg', quality: 50, clip });
    await main.locator('input[type="file"]').setInputFiles({ name: 'numer.jpg', mimeType: 'image/jpeg', buffer });
    await expect(main.getByRole('status').filter({ hasText: t('files.ready', { name: 'numer.jpg' }) })).toHaveCount(1);
    await page.reload();
    await shop.interactive();
    await expect(main.getByLabel(t('message.text'))).toHaveValue('Numer jest na zdjęciu.');
    await expectAccessible(page, 'a complaint with the form for a message');
    await main.getByRole('button', { name: t('message.submit') }).dblclick();
    await expect(main.getByText(t('news.message'))).toBeFocused();
    await expect(main.getByText('numer.jpg')).toBeVisible();
    await main.getByLabel(texts.translate('mfe-account/pickup', 'day')).selectOption({ index: 2 });
    await main.getByRole('button', { name: texts.translate('mfe-account/pickup', 'change') }).click();
    await expect(main.getByText(t('news.pickup'))).toBeFocused();
  });

  await tab.reload();
  await entry.scrollIntoViewIfNeeded();
  await expect(entry.getByText('Numer jest na zdjęciu.')).toHaveCount(1);
  await expect(entry.getByRole('img')).toHaveCount(2);
  await entry.getByLabel(deskText('complaints.message')).fill('Naprawimy bezpłatnie, kurier przyjedzie jutro.');
  await entry.getByRole('button', { name: deskText('complaints.acceptNamed', { number }) }).click();
  await desk.tells('complaints.accepted');
  await expect(entry).toHaveCount(0);
  await tab.close();

  const { text } = await commerce.mail(buyer.email, 'complaint-replied');
  const link = /https?:\/\/[^/\s]+(\/reklamacje\?numer=\S+)/.exec(text)?.[1] ?? '';
  await shop.navigate(link);
  await expect(main.getByRole('heading', { name: t('status.found', { number }) })).toBeVisible();
  await expect(main.getByText(t('state.accepted'))).toBeVisible();
  await expect(main.getByText('Naprawimy bezpłatnie, kurier przyjedzie jutro.')).toBeVisible();
  await expectAccessible(page, 'the area of complaints with the status of one');
});

test('[B-06] [B-08] [J-234] a receipt of a shop is checked; a complaint without one names the product, a session that ends meanwhile loses nothing, and it is sent by a guest', async ({
  page,
  shop,
  texts,
  request,
}) => {
  const t = (key: string, values = {}): string => texts.translate(complaints, key, values);
  const token = await arriveAs(page, customer.username);
  await shop.open('/reklamacje');
  await shop.expectHeading(t('title'));
  const { main } = shop;
  await main.getByRole('link', { name: t('area.stationaryLink') }).click();
  await shop.expectHeading(t('stationary.title'));

  await test.step('the receipt', async () => {
    await main.getByRole('textbox', { name: t('document.receipt') }).fill('PA/11/2401');
    await main.getByLabel(t('document.day')).fill('2026-10-06');
    shop.complaints.expect(/404/);
    await main.getByRole('button', { name: t('document.check') }).click();
    await expect(main.getByRole('alert').filter({ hasText: /Nie znaleźliśmy takiego dokumentu/ })).toBeVisible();
    await main.getByLabel(t('document.day')).fill('2026-10-05');
    await main
      .getByRole('combobox', { name: new RegExp(`^${t('document.store')}`) })
      .selectOption({ label: 'Amperio Warszawa, Galeria Wiślana' });
    await main.getByRole('button', { name: t('document.check') }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Galeria Wiślana' })).toBeVisible();
    await main
      .getByRole('group', { name: t('product.choose') })
      .getByRole('radio')
      .last()
      .check();
    await expect(main.getByLabel(t('product.qty')).getByRole('option')).toHaveCount(2);
    await expect(main.getByLabel(t('defect.type')).getByRole('option', { name: 'Produkt nie działa', exact: true })).toBeAttached();
  });

  await test.step('without a receipt the product is named by hand', async () => {
    await main.getByRole('radio', { name: t('proof.other') }).check();
    await expect(main.getByRole('group', { name: t('product.choose') })).toHaveCount(0);
    await main.getByRole('textbox', { name: t('product.name') }).fill('Czajnik');
  });

  const words = defect();
  await describe(main, texts, words);
  await expect(main.getByLabel(t('label.street'))).not.toHaveValue('');
  await main.getByRole('checkbox', { name: t('terms') }).check();
  expect((await request.post('/rest/V1/customers/removeToken', { data: { token } })).status()).toBe(200);
  shop.complaints.expect(/401/);
  const send = main.getByRole('button', { name: t('submit') });
  await send.click();
  await expect(
    main
      .getByRole('alert')
      .filter({ hasText: /Sesja wygasła/ })
      .first(),
  ).toBeVisible();
  await expect(main.getByLabel(t('defect.description'))).toHaveValue(words);
  await expect(main.getByRole('textbox', { name: t('product.name') })).toHaveValue('Czajnik');
  await send.click();
  await expect(main.getByRole('heading', { name: t('done.title') })).toBeFocused();
});
