import { htmlLanguage, type Language } from 'shared-contracts';
import * as v from 'valibot';
import { escapeXml, XML_HEAD } from './xml.ts';

export const FEED_PATH = '/rss.xml';

/** What the commerce server tells of its newest articles (`GET /rest/V1/feed`). */
export const feedSchema = v.object({
  items: v.array(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/')),
      title: v.string(),
      summary: v.string(),
      section: v.nullable(v.string()),
      published_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

type FeedItem = v.InferOutput<typeof feedSchema>['items'][number];

interface FeedOf {
  /** `https://shop.example` */
  readonly origin: string;
  readonly storeName: string;
  readonly description: string;
  readonly language: Language;
}

/** Texts of the shop may have signs that XML 1.0 cannot have. */
// oxlint-disable-next-line no-control-regex -- these very signs
const text = (value: string): string => escapeXml(value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;

/** RFC 822, as RSS has dates. */
const rssDate = (time: string): string => new Date(time).toUTCString();

/** Polish is the address itself, as of every page (J-202). */
const queryOf = (language: Language): string => (language === 'pl' ? '' : `?lang=${language}`);

export const feedAddress = (language: Language): string => FEED_PATH + queryOf(language);

const itemXml = ({ path, title, summary, section, published_at: at }: FeedItem, origin: string, language: Language): string => {
  const address = origin + path + queryOf(language);
  const parts = [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${text(address)}</guid>`,
    element('pubDate', rssDate(at)),
    ...(section === null ? [] : [element('category', section)]),
    element('description', summary),
  ];
  return `<item>${parts.join('')}</item>`;
};

/** J-315: the newest articles of a store as RSS 2.0, the newest first. */
export const rssFeed = (items: readonly FeedItem[], { origin, storeName, description, language }: FeedOf): string => {
  const [newest] = items;
  const channel = [
    element('title', storeName),
    element('link', `${origin}/blog${queryOf(language)}`),
    element('description', description),
    element('language', htmlLanguage(language)),
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest.published_at))]),
    `<atom:link href="${text(origin + feedAddress(language))}" rel="self" type="application/rss+xml"/>`,
  ];
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}\n${items
    .map((item) => itemXml(item, origin, language))
    .join('\n')}\n</channel></rss>\n`;
};
