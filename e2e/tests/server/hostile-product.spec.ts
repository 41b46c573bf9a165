import { expectAccessible } from '../../lib/axe.ts';
import { withPictures } from '../../lib/browser-start.ts';
import { ChangedCommerce } from '../../lib/changed-commerce.ts';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { productWith, type ProductFacts } from '../../lib/product-facts.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

const NAME = `<img src=x onerror="window.hurt=1"> "Pralka" & <b>gruba</b> 🧺🔥 غسالة ملابس מכונת כביסה ${'bardzodługienazwisko'.repeat(4)}`;
const DESCRIPTION = `<p>${'Opis produktu, który nie chce się skończyć. '.repeat(230)}</p><script>window.hurt=2</script><img src=x onerror="window.hurt=3"><p style="position:fixed" onclick="window.hurt=4">Koniec opisu</p>`;
const VARIANTS = 60;

const variantsOf = ({ id, request_path: path }: ProductFacts): readonly object[] =>
  Array.from({ length: VARIANTS }, (_, at) => ({
    is_current: at === 0,
    axes: [
      { code: 'kolor', label: 'Kolor', value: `kolor ${at} 🎨`, swatch: at % 2 === 0 ? '#12ab34' : '"><script>window.hurt=5</script>' },
    ],
    product: {
      id: at === 0 ? id : 900_000 + at,
      request_path: at === 0 ? path : `/wariant-${at}.html`,
      availability: 1,
      is_sales_blocked: false,
    },
  }));

/** The answers of the commerce server with one product made as bad as data can be. */
const spoil = (product: ProductFacts) => {
  const hostile: Readonly<Record<string, unknown>> = {
    name: NAME,
    description: DESCRIPTION,
    thumbnail: '/media/catalog/999999999/front',
    images_gallery: '[]',
    price: 0,
    final_price: 0,
    omnibus_price: null,
    installmentsPriceTag: null,
    variants: variantsOf(product),
  };
  const changed = (item: Readonly<Record<string, unknown>>) =>
    item['id'] === product.id
      ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, key in hostile ? hostile[key] : value]))
      : item;
  return (text: string): string => {
    if (!text.includes('"msProducts"')) return text;
    const answer = JSON.parse(text) as { data?: { msProducts?: { items: Record<string, unknown>[] } } }; // the contract
    if (!answer.data?.msProducts) return text;
    answer.data.msProducts.items = answer.data.msProducts.items.map(changed);
    return JSON.stringify(answer);
  };
};

test.describe('a product whose data are as bad as they can be', () => {
  let commerce: ChangedCommerce;
  let host: OwnServer;
  let product: ProductFacts;

  test.beforeAll(async ({ shopUrl }) => {
    product = await productWith(shopUrl, 'energy label', ({ energy_label: label }) => label !== null);
    commerce = await ChangedCommerce.open(shopUrl, spoil(product));
    host = await startHost({ commerceUrl: commerce.url });
    await host.ready('/healthz');
  });
  test.afterAll(async () => {
    await host.stop();
    commerce.close();
  });

  test('[J-180] runs nothing, stays within the window and can be read', async ({ page, shop, complaints }) => {
    // The picture that is not there, and the live socket that the changed server does not have.
    complaints.expect(/Failed to load resource/, /WebSocket/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(host.url + product.request_path);
    await shop.interactive();
    await expect(shop.heading).toContainText('<b>gruba</b>');
    await expect(shop.heading).toContainText('غسالة ملابس');
    await expect(shop.main.getByText(/0,00\szł/).first()).toBeVisible();
    await expect(shop.main.getByRole('link', { name: /kolor \d+ 🎨/ })).toHaveCount(VARIANTS);
    const end = shop.main.getByText('Koniec opisu');
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeVisible();
    await end.click();
    expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'hostile product');
    await page.close();
  });
});
