import { LANGUAGES, htmlLanguage, type Language } from 'shared-contracts';
import * as v from 'valibot';
import { escapeXml, XML_HEAD } from './xml.ts';

/** What the commerce server tells of one page (`GET /rest/V1/sitemap/{part}`). */
const pageSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  last_modified: v.nullable(v.string()),
  images: v.array(v.pipe(v.string(), v.startsWith('/'))),
});

export const partsSchema = v.object({ parts: v.array(v.pipe(v.string(), v.regex(/^[a-z]+(-\d+)?$/))) });

export const pagesSchema = v.object({ pages: v.array(pageSchema) });

export type SitemapPage = v.InferOutput<typeof pageSchema>;

/** The address of a page in a language: Polish is the page itself (J-202). */
const addressIn = (address: string, language: Language): string => (language === 'pl' ? address : `${address}?lang=${language}`);

const urlEntry = (origin: string, { path, last_modified, images }: SitemapPage): string => {
  const address = origin + path;
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${htmlLanguage(language)}" href="${escapeXml(addressIn(address, language))}"/>`,
  ).join('');
  const rest = [
    ...(last_modified === null ? [] : [`<lastmod>${escapeXml(last_modified)}</lastmod>`]),
    alternates,
    ...images.map((image) => `<image:image><image:loc>${escapeXml(`${origin}${image}?w=1280&f=jpeg`)}</image:loc></image:image>`),
  ].join('');
  // Each language has an entry of its own that names all.
  return LANGUAGES.map((language) => `<url><loc>${escapeXml(addressIn(address, language))}</loc>${rest}</url>`).join('\n');
};

/**
 * J-200: pages with the time of their last change, their languages and their pictures.
 * @param origin `https://shop.example`
 */
export const urlSet = (origin: string, pages: readonly SitemapPage[]): string =>
  `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${pages
    .map((page) => urlEntry(origin, page))
    .join('\n')}\n</urlset>\n`;

export const partPath = (part: string): string => `/sitemaps/${part}.xml`;

/** J-200: the index of a store's sitemap. */
export const sitemapIndex = (origin: string, parts: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts
    .map((part) => `<sitemap><loc>${escapeXml(origin + partPath(part))}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;
