import type { Locator, Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import { ask } from '../lib/graphql.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { productWith } from '../lib/product-facts.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern, type Texts } from '../lib/texts.ts';

const money = (amount: number): RegExp => new RegExp(escapePattern(formatMoney(grosze(amount))).replaceAll(/\s/g, '\\s'));
const say = (texts: Texts, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  texts.translate('mfe-catalog/product', key, values);

/**
 * Scrolls down until a part is there that is read when its place comes near. At the end it begins again at the top: who was there before
 * the page's data came stays at the footer, and the places are above.
 */
const reach = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    const isAtEnd = await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
    await page.mouse.wheel(0, isAtEnd ? -100_000 : 700);
    await part.waitFor({ timeout: 250 });
  }).toPass({ intervals: [50] });

test('[P-02] [P-09] [P-11] [J-178] a product page tells the lowest price of 30 days, labels, energy class with its label, features in a table, and what instalments cost', async ({
  page,
  shop,
  shopUrl,
  texts,
}) => {
  const product = await productWith(
    shopUrl,
    'a reduction and an energy label',
    ({ omnibus_price: lowest, final_price: final, energy_label: label, labels }) =>
      lowest !== null && lowest > final && label !== null && labels.length > 0,
  );
  await shop.open(product.request_path);
  const lowest = product.omnibus_price ?? 0;
  await expect(shop.main.getByText(new RegExp(`Najniższa cena z 30 dni przed obniżką: ${money(lowest).source}`)).first()).toBeVisible();
  await expect(shop.main.getByRole('deletion').first()).toHaveText(money(lowest));
  await expect(shop.main.getByText(product.labels[0]?.text ?? '', { exact: true }).first()).toBeVisible();

  const named = texts.translate('shared-ui', 'energy.class', { class: product.energy_class ?? '' });
  const arrow = shop.main.getByRole('button', { name: named });
  await arrow.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say(texts, 'energyLabel') });
  await expect(dialog.getByRole('img', { name: say(texts, 'energyLabel.of', { class: product.energy_class ?? '' }) })).toBeVisible();
  const register = dialog.getByRole('link', { name: say(texts, 'eprel.open') });
  expect(await register.getAttribute('href')).toContain(product.energy_label?.eprel_number);
  await expectAccessible(page, 'energy label');
  await page.keyboard.press('Escape');
  await expect(arrow).toBeFocused();

  const table = shop.main.getByRole('region', { name: say(texts, 'specification') });
  await table.scrollIntoViewIfNeeded();
  for (const { name } of product.features_groups) await expect(table.getByRole('heading', { name, exact: true })).toBeVisible();
  const told = (await table.textContent()) ?? '';
  const values = product.features_groups.flatMap(({ features }) => features.map(({ value }) => value));
  expect(values.filter((value) => !told.includes(value))).toEqual([]);

  await test.step('the calculator says what each plan of instalments costs, less what is paid at once, with an example beside it', async () => {
    const {
      request_path: path,
      name,
      final_price: price,
    } = await productWith(shopUrl, 'instalments', ({ installmentsPriceTag: tag, final_price: final }) => tag !== null && final > 200_000);
    interface Offer {
      readonly name: string;
      readonly monthly: number;
      readonly total: number;
    }
    const offersOf = async (amount: number) => {
      const query = 'query Offers($amount: Grosze!) { installmentOffers(amount: $amount) { name monthly total } }';
      return (await ask<{ installmentOffers: Offer[] }>(shopUrl, query, { amount })).installmentOffers;
    };
    await shop.navigate(path);
    await shop.expectHeading(name);
    await shop.main.getByRole('button', { name: say(texts, 'instalments.open') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say(texts, 'instalments.title') });
    const expectOffers = async (amount: number): Promise<void> => {
      for (const { name: plan, monthly } of await offersOf(amount)) {
        await expect(dialog.locator('fieldset > *', { hasText: plan }).filter({ hasText: money(monthly) })).toBeVisible();
      }
    };
    await expectOffers(price);
    await expect(dialog.getByText(/Przykład reprezentatywny/)).toContainText(money(price));
    const payment = dialog.getByRole('textbox', { name: say(texts, 'instalments.downPayment') });
    await payment.fill('1 000,50');
    await payment.press('Enter');
    await expectOffers(price - 100_050);
    await expectAccessible(page, 'instalment calculator');
    await payment.fill('9999999');
    await payment.press('Enter');
    await expect(payment).toHaveAccessibleDescription(new RegExp(escapePattern(say(texts, 'instalments.wrong'))));
    await page.keyboard.press('Escape');
    await expect(shop.main.getByRole('button', { name: say(texts, 'instalments.open') })).toBeFocused();
  });
});

test('[P-07] [P-12] [P-15] [P-05] the trail and the expert of a product, outlet pieces that lead back to the new one, and the day of a pre-order', async ({
  shop,
  shopUrl,
  texts,
}) => {
  await test.step('the trail leads up the categories, and the shop’s expert says what is good and what is not', async () => {
    const {
      request_path: path,
      breadcrumbs,
      path_to_category: place,
      expert,
    } = await productWith(shopUrl, 'an expert’s review', ({ expert: one }) => one !== null);
    await shop.open(path);
    const trail = shop.main.getByRole('navigation', { name: texts.translate('shared-ui', 'crumbs.label') });
    for (const { name, url } of breadcrumbs) await expect(trail.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    expect(breadcrumbs.map(({ name }) => name).join(' > ')).toBe(place);
    const review = shop.main.getByRole('region', { name: say(texts, 'expert') });
    await review.scrollIntoViewIfNeeded();
    for (const text of [expert?.author ?? '', ...(expert?.pros ?? []), ...(expert?.cons ?? [])]) {
      await expect(review.getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('outlet pieces stand on the page of the product, and lead back to the new one', async () => {
    const {
      request_path: path,
      name,
      outlet,
    } = await productWith(shopUrl, 'outlet pieces', ({ outlet: one }) => (one?.products.length ?? 0) > 0);
    await shop.navigate(path);
    await shop.expectHeading(name);
    await expect(shop.main.getByText((say(texts, 'outletFrom').split('{')[0] ?? '').trim())).toContainText(money(outlet?.min_price ?? 0));
    const [piece] = outlet?.products ?? [];
    const link = shop.main.locator(`a[href="${piece?.product.request_path}"]`).first();
    await expect(link).toContainText(piece?.condition.name ?? '');
    await link.click();
    await expect(shop.main.getByText(say(texts, 'outletState', { name: piece?.condition.name ?? '' }))).toBeVisible();
    await expect(shop.main.getByText(say(texts, 'outletNew'))).toBeVisible();
    await expect(shop.main.locator(`a[href="${path}"]`).first()).toBeVisible();
  });

  await test.step('a pre-order says its day', async () => {
    const coming = await productWith(
      shopUrl,
      'a pre-order',
      ({ is_preorder: isPreorder, release_date: day }) => isPreorder && day !== null,
    );
    await shop.navigate(coming.request_path);
    await shop.expectHeading(coming.name);
    await expect(shop.main.getByRole('button', { name: say(texts, 'preorder') })).toBeVisible();
    const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(new Date(coming.release_date ?? ''));
    await expect(shop.main.getByText((say(texts, 'release').split('{')[0] ?? '').trim())).toContainText(day);
  });
});

test('[P-14] [P-33] [J-177] a shock price counts down without moving the page; banners, accessories and posts come when their place comes near', async ({
  page,
  shop,
  shopUrl,
  catalogue,
  texts,
}) => {
  await test.step('a shock price shows what is left of it', async () => {
    await shop.useScreen('phone');
    const { request_path: path, autopromotion } = await productWith(
      shopUrl,
      'a shock price',
      ({ autopromotion: one }) => one?.is_shockprice === true && one.stock_left !== null,
    );
    const [left, total] = [autopromotion?.stock_left ?? 0, (autopromotion?.stock_left ?? 0) + (autopromotion?.stock_used ?? 0)];
    await shop.open(path);
    const bar = shop.main.getByRole('progressbar', { name: say(texts, 'shockLeft', { left, total }) });
    await expect(bar).toBeVisible();
    const clock = shop.main.getByRole('timer');
    await clock.scrollIntoViewIfNeeded();
    await expect(clock).toBeVisible();
    const before = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(before);
    const { total: moved, moved: parts } = await layoutShift(page);
    expect(moved, parts.join('\n')).toBeLessThan(0.01);
  });

  await test.step('accessories and posts of the blog stand on shelves below the first screen', async () => {
    const {
      request_path: path,
      name,
      accessories,
      blog_posts: posts,
    } = await productWith(
      shopUrl,
      'accessories and posts',
      ({ accessories: some, blog_posts: written }) => some.length > 0 && written.length > 0,
    );
    await shop.useScreen('desktop');
    await shop.navigate(path);
    await shop.expectHeading(name);
    const shelf = shop.main.getByRole('region', { name: say(texts, 'accessories') });
    await reach(page, shelf);
    await expect(shelf.getByRole('article')).toHaveCount(accessories.length);
    const advice = shop.main.getByRole('region', { name: say(texts, 'posts') });
    await reach(page, advice);
    await advice.getByRole('link').first().click();
    await shop.expectHeading(posts[0]?.title ?? '');
  });

  await test.step('banners that a category and a product name', async () => {
    const banners = async (ids: readonly number[]) => {
      const query = 'query Banners($ids: [Int!]!) { graphicsData(graphicsIds: $ids, version: 2) { title graphics_alt url active } }';
      interface Banner {
        readonly title: string;
        readonly graphics_alt: string;
        readonly url: string;
        readonly active: boolean;
      }
      return (await ask<{ graphicsData: Banner[] }>(shopUrl, query, { ids })).graphicsData.filter(({ active }) => active);
    };
    const shown = async (ids: readonly number[]): Promise<void> => {
      for (const { title, graphics_alt: alt, url } of await banners(ids)) {
        const banner = shop.main.getByRole('link', { name: alt.replace(`${title}. `, `${title} `), exact: true });
        await reach(page, banner);
        await expect(banner).toHaveAttribute('href', url);
      }
    };
    const [top] = await catalogue.menu();
    const { msCategories } = await ask<{ msCategories: { items: { adserver_ids: number[] }[] } }>(
      shopUrl,
      'query Category($ids: [Int!]) { msCategories(ids: $ids) { items { adserver_ids } } }',
      { ids: [top?.category_id ?? 0] },
    );
    expect(msCategories.items[0]?.adserver_ids).not.toEqual([]);
    await shop.navigate(top?.category.url ?? '');
    await shop.expectHeading(top?.category.name ?? '');
    await shown(msCategories.items[0]?.adserver_ids ?? []);

    const product = await productWith(shopUrl, 'a banner', ({ adserver_ids: ids }) => ids.length > 0);
    await shop.navigate(product.request_path);
    await shop.expectHeading(product.name);
    await shown(product.adserver_ids);
  });
});

test('[J-179] products seen last stand on a shelf of the product page and of the home page, newest first, and move nothing', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  const products = await catalogue.buyable(3);
  for (const [at, { url, name }] of products.entries()) {
    await (at === 0 ? shop.open(url) : shop.navigate(url));
    await shop.expectHeading(name);
    await expect(shop.buyButton).toBeVisible();
  }
  const seen = products.toReversed().map(({ url }) => url);
  const expectShelf = async (name: string, urls: readonly string[]): Promise<void> => {
    const shelf = shop.main.getByRole('region', { name });
    await reach(page, shelf);
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('article')).toHaveCount(urls.length);
    const links = await shelf
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(urls);
  };
  await expectShelf(say(texts, 'viewed'), seen.slice(1));
  await page.goto('/');
  await shop.interactive();
  await expectShelf(texts.translate('mfe-content', 'home.viewed'), seen);
  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThan(0.02);
});
