import * as v from 'valibot';
import { structuredPage } from './schemas.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&#39;': "'" };

const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => entities[entity] ?? entity);

/** Texts of all elements of a name in XML. */
export const xmlTexts = (xml: string, element: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => unescaped(text));

const attribute = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : unescaped(found);
};

/** What search engines read of a page. */
export interface SearchedPage {
  readonly status: number;
  readonly lang: string | null;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly ogImage: string | null;
  readonly showsProducts: boolean;
  /** The kind of page, as the shop itself names it. */
  readonly kind: string;
  /** Types of the things that describe it. */
  readonly types: readonly string[];
  /** What is wrong with its structured data. */
  readonly problems: readonly string[];
}

/** Reads a page as a search engine does: without running anything. */
export const readSearchedPage = async (url: string): Promise<SearchedPage> => {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), structuredPage), data ?? '{}');
  return {
    status: response.status,
    lang: attribute(html, /<html lang="([^"]*)"/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    robots: attribute(html, /<meta name="robots" content="([^"]*)"/),
    title: attribute(html, /<title>([^<]*)/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    ogImage: attribute(html, /<meta property="og:image" content="([^"]*)"/),
    showsProducts: /<img[^>]*\/media\/catalog\//.test(html),
    kind: /<script type="application\/json" id="url-resolver">\{"state":"page","kind":"([^"]+)"/.exec(html)?.[1] ?? '',
    types: parsed.success ? parsed.output['@graph'].map((thing) => thing['@type']) : [],
    problems: data === undefined || parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
  };
};
