import { ask } from '../lib/graphql.ts';
import { expect, test } from '../lib/test.ts';

/** Addresses of the seed, one or more of each type of the resolver. */
const seeded = {
  redirect: { from: '/pralki.html', to: '/agd/pralki-i-suszarki/pralki.html' },
  unpublished: '/foto/aparaty/lustrzanki.html',
  parent: '/foto/aparaty.html',
  unknown: '/nie-ma-takiej-strony.html',
} as const;

test.describe('what an address answers', () => {
  test('[R-22] a moved address answers 301 and keeps the campaign parameters', async ({ request }) => {
    const { from, to } = seeded.redirect;
    const response = await request.get(`${from}?utm_source=list&inny=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${to}?utm_source=list`);
  });

  test('[R-18] [R-21] an unknown address answers 404, an unpublished one 410, and neither is kept; fixed ones answer 200', async ({
    request,
  }) => {
    for (const [address, status] of [
      [seeded.unknown, 404],
      [seeded.unpublished, 410],
      ['/', 200],
      ['/search.html?query=pralka', 200],
      ['/checkout/cart', 200],
      ['/customer/account/login', 200],
      ['/customer/account/index', 200],
    ] as const) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(status);
      expect(response.headers()['content-type'], address).toContain('text/html');
      if (status !== 200) expect(response.headers()['cache-control'], address).toBe('no-store');
    }
  });

  test('[R-23] an address that is not a path is refused with a message, without a stack trace', async ({ request }) => {
    const response = await request.get('/%E0%A4%A');
    expect([400, 404]).toContain(response.status());
    expect(response.headers()['content-type']).toMatch(/^text\//);
    expect(await response.text()).not.toMatch(/FST_|at .+:\d+:\d+/);
  });

  test('[R-03] [R-04] the resolver ignores the suffix and the filters of an address', async ({ request, catalogue }) => {
    const { category, filters } = await catalogue.walk();
    const bare = category.url.replace(/\.html$/, '');
    for (const address of [category.url, bare, `${bare}/f/${filters[0].code},${filters[0].key}`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(await response.text()).toContain(`>${category.name}<`);
    }
  });

  test('[R-02] the resolver answers every field that pages and their metadata need', async ({ shopUrl, catalogue }) => {
    const { url, name } = await catalogue.category();
    const { urlResolver } = await ask<{ urlResolver: Record<string, unknown> }>(
      shopUrl,
      `query Resolve($urlKey: String!) { urlResolver(urlKey: $urlKey) {
        type id canonical_url restore_params category_id meta_title meta_description meta_keywords googlebot robots og_type og_image
        intro_description description intro_category_description category_description has_filter_seo header_title faq { question answer }
        blog_category_product_ids breadcrumbs { name url } } }`,
      { urlKey: url },
    );
    expect(urlResolver).toMatchObject({ canonical_url: url, header_title: name, robots: 'index,follow' });
    expect(urlResolver['type']).toMatch(/^CATEGORY/);
  });
});

test.describe('the page of each type', () => {
  test('[R-18] [R-71] [V-01] [R-21] an unknown address shows the not-found view, whose button leads home; an unpublished page says so and leads to its category', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/404 \(Not Found\)/, /410 \(Gone\)/);
    await shop.open(seeded.unknown);
    await expect(shop.heading).toHaveText(
      new RegExp(['gone', 'promo', 'signal'].map((name) => shop.texts.translate('host-shell/views', `notFound.${name}.title`)).join('|')),
    );
    await expect(shop.heading).toHaveCount(1);
    await shop.main.getByRole('link', { name: shop.texts.translate('host-shell/views', 'notFound.home') }).click();
    await expect(page).toHaveURL('/');

    await shop.open(seeded.unpublished);
    await shop.expectHeading(shop.texts.translate('host-shell/views', 'unpublished.title'));
    await shop.main.getByRole('link', { name: shop.texts.pattern('host-shell/views', 'unpublished.category') }).click();
    await expect(page).toHaveURL(seeded.parent);
  });

  test('[R-05] [R-22] [R-26] [S-05] the first page brings its resolution; a moved address leads to its new one in the same document; the logo is the heading of home alone', async ({
    page,
    shop,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/urlResolver/.test(request.url() + (request.postData() ?? ''))) asked.push(request.url());
    });
    await shop.open(seeded.parent);
    expect(asked).toEqual([]);
    expect(await page.locator('script#url-resolver').textContent()).toContain('"type":"CATEGORY');
    await expect(shop.heading).toHaveCount(1);
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shop.header.getByRole('heading', { level: 1 })).toHaveCount(0);

    await shop.markDocument();
    await shop.navigate(seeded.redirect.from);
    await expect(page).toHaveURL(seeded.redirect.to);
    await expect(shop.tiles.first()).toBeVisible();

    await shop.navigate('/');
    await expect(shop.header.getByRole('heading', { level: 1 }).getByRole('link')).toHaveAttribute('href', '/');
    await expect(shop.heading).toHaveCount(1);
    expect(await shop.isSameDocument()).toBe(true);
  });

  test('[R-27] [R-33] the search shows the results for its address; the cart of a new visitor says that it is empty', async ({
    shop,
    texts,
  }) => {
    await shop.open('/search.html?query=pralka&order=price_asc');
    await shop.expectHeading(/pralka/);
    await expect(shop.tiles.first()).toBeVisible();
    await expect(shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort'))).toHaveValue('price_asc');
    await shop.navigate('/checkout/cart');
    await expect(shop.heading).toBeVisible();
    await expect(shop.main.getByText(texts.translate('mfe-cart-checkout', 'empty.title'))).toBeVisible();
  });
});
