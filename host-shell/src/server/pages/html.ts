import { iconOf } from './icon.ts';
import { FULL_STYLES_MEDIA } from '../styles/full-styles-media.ts';
import type { StructuredThing } from 'shared-contracts';
import { joinUtf8 } from '../http/utf8.ts';

/** Escapes JSON so that it may be inside a script element. */
export const safeInScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface PageStyles {
  /** What the first paint needs, inline, and how the policy names it (`hashOf`). */
  readonly critical: { readonly css: string; readonly hash: string };
  /** Address of the whole stylesheets in one. */
  readonly href: string;
  /** Names of the files that it holds: the bundlers do not load them again. */
  readonly files: readonly string[];
}

export interface Preload {
  readonly href: string;
  readonly integrity: string;
}

/** What the inline loader starts with. */
export interface Boot {
  /** The host's scripts, in the order in which they run. */
  readonly scripts: readonly { readonly src: string; readonly integrity: string }[];
  /** Addresses of scripts that are fetched with it. */
  readonly late: readonly string[];
  /** Address of the page data; not there when the page data is in the document as a block. */
  readonly pageData?: string;
  /** There and true where releases may be overridden: the page then offers the boundary overlay. */
  readonly overridesAllowed?: boolean;
  /** There and true where the host's server collects metrics of pages. */
  readonly measured?: boolean;
}

export interface DocumentInput {
  /** `pl` or `uk` */
  readonly lang: string;
  readonly store: string;
  /** JSON: the third parties that the page may use, once the visitor allows it (`client/consent-gated`). */
  readonly parties?: string | undefined;
  /** Title, description, robots, canonical …: escaped by who made it. */
  readonly metadata: string;
  readonly styles: PageStyles;
  readonly loader: string;
  /** The host's scripts, and the scripts of the route's remote that are fetched beside it. */
  readonly boot: Boot;
  /** Scripts that are fetched beside the document: those of a page that is nothing without them. */
  readonly early: readonly Preload[];
  /** Blocks read by the browser's start: id → value. */
  readonly data: Readonly<Record<string, unknown>>;
  /** JSON of the block `#page-data`; null where the document names an address for it (`boot`). */
  readonly pageData: string | null;
  /** What search engines are told of the page (J-201). */
  readonly structuredData: readonly StructuredThing[];
  /** What the server puts before the page. */
  readonly bar?: string | undefined;
  /** What React drew. */
  readonly body: string;
}

const jsonBlock = (id: string, json: string): readonly string[] => [
  `<script type="application/json" id="${id}">`,
  safeInScript(json),
  '</script>',
];

/** A data block, which is no script for the policy. It stands last: nothing that a visitor sees waits for it. */
const structuredBlock = (things: readonly StructuredThing[]): readonly string[] =>
  things.length === 0
    ? []
    : [
        '<script type="application/ld+json">',
        safeInScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })),
        '</script>',
      ];

/** The whole document (UTF-8). Nothing in it differs between two visitors of the same page. */
export const renderDocument = (page: DocumentInput): Buffer => {
  const href = escapeAttribute(page.styles.href);
  // A page whose scripts come early renders something new soon: it must not wait for its stylesheets then.
  const preload = page.early.length > 0 ? `<link rel="preload" as="style" href="${href}">` : '';
  const files = escapeAttribute(page.styles.files.join(' '));
  const full = `<link rel="stylesheet" media="${FULL_STYLES_MEDIA}" href="${href}" data-files="${files}">`;
  const styles = `${preload}<style>${page.styles.critical.css}</style>${full}`;
  const early = page.early
    .map(({ href, integrity }) => `<link rel="preload" as="script" crossorigin href="${escapeAttribute(href)}" integrity="${integrity}">`)
    .join('');
  const data = Object.entries(page.data).flatMap(([id, value]) => jsonBlock(id, JSON.stringify(value)));
  const pageData = page.pageData === null ? [] : jsonBlock('page-data', page.pageData);
  const parties = page.parties === undefined ? '' : ` data-parties="${escapeAttribute(page.parties)}"`;
  const head = `<!doctype html><html lang="${page.lang}" data-store="${escapeAttribute(page.store)}"${parties}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${early}${page.metadata}${styles}<link rel="icon" href="${iconOf(page.store)}"></head><body>${page.bar ?? ''}<div id="root">`;
  const boot = jsonBlock('boot', JSON.stringify(page.boot));
  const structured = structuredBlock(page.structuredData);
  return joinUtf8([
    head,
    page.body,
    '</div>',
    ...boot,
    ...data,
    ...pageData,
    `<script>${page.loader}</script>`,
    ...structured,
    '</body></html>',
  ]);
};
