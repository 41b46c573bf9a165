import { checkSitemap } from '../../lib/structured-data/sitemap-sample.ts';
import { expect, test } from '../../lib/test.ts';

/** Pages of each kind that are read. */
const SAMPLE = 50;

test('[J-200] [J-201] [J-202] fifty pages of each kind in the sitemap are there, under their own address, with valid structured data', async ({
  shopUrl,
}) => {
  test.setTimeout(180_000);
  const counts = await checkSitemap(shopUrl, (urls) => urls.slice(0, SAMPLE * 3));
  for (const kind of ['product', 'listing']) expect(counts.get(kind), kind).toBeGreaterThanOrEqual(SAMPLE);
  for (const kind of ['manufacturer', 'landing', 'blog-post', 'blog-author', 'blog-category', 'news-post', 'glossary', 'cms'])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
