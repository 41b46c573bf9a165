import { OMITTABLE_LAST_MARK, OMITTABLE_MARK } from 'shared-contracts/constants';
import { TIMED_OUT_PART } from '../../app/timed-out-part.ts';
import { BROTLI, toBrotli } from '../http/compression.ts';
import { endOf } from '../styles/html-elements.ts';

/** What arrives in the first ten packets of a connection, headers included (J-110): bytes. One more costs a slow phone a round trip. */
export const FIRST_PACKETS = 14_600;

/** Bytes of the headers that are the same on all pages: status line, security headers but for the policy, ETag, date, length, a language's cookie. */
const COMMON_HEADERS = 580;

/** What the recompressor makes of a document that was compressed quickly: 0.907 to 0.928 of it, measured over listings and products. */
const TIGHT = 0.93;

const NAME = 'data-omittable';
const PENDING = '<!--$-->';
const startOf = (priority: string): string => ` ${NAME}="${priority}">${PENDING}`;
const END = '<!--/$-->';

/** A boundary as React writes one that the browser has to render, up to where what stands in its place meanwhile would begin. */
const LEFT_OUT = `<!--$!--><template data-dgst="${TIMED_OUT_PART}"></template>`;

/** A part with less content than this stays: characters of HTML. */
const WORTH = 500;

/** The document without the content of its last omittable part of a priority before `from`; null where there is none. */
const withoutLastOf = (priority: string, html: string, from = html.length): string | null => {
  const mark = html.lastIndexOf(startOf(priority), from);
  if (mark < 0) return null;
  const [, tag = ''] = /^<(\w+)/.exec(html.slice(html.lastIndexOf('<', mark), mark)) ?? [];
  const start = mark + startOf(priority).length - PENDING.length;
  const end = endOf(html, tag, start);
  if (end - start < WORTH) return mark === 0 ? null : withoutLastOf(priority, html, mark - 1);
  return html.slice(0, start) + LEFT_OUT + END + html.slice(end);
};

/** Shelves go before what shoppers read. */
const withoutLastPart = (html: string): string | null =>
  withoutLastOf(OMITTABLE_MARK[NAME], html) ?? withoutLastOf(OMITTABLE_LAST_MARK[NAME], html);

const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, COMMON_HEADERS);

/** A left-out part right behind another one: between them are the end of the one element and the start of the next. */
const ANOTHER = new RegExp(`${LEFT_OUT}${END}</div><div(?: [^<>]*)?>${LEFT_OUT}`.replaceAll('$', '\\$'), 'y');

/**
 * J-350: where parts are missing stands, for browsers without scripts alone, what leads to them: once for parts that follow each other.
 * React throws it away with the rest of the place when it renders the part.
 */
const withWayToRest = (html: string, rest: string): string => {
  let linked = '';
  let from = 0;
  let isAnother = false;
  for (let at = html.indexOf(LEFT_OUT); at >= 0; at = html.indexOf(LEFT_OUT, from)) {
    const end = at + LEFT_OUT.length;
    linked += html.slice(from, end);
    if (!isAnother) linked += `<noscript>${rest}</noscript>`;
    from = end;
    ANOTHER.lastIndex = at;
    isAnother = ANOTHER.test(html);
  }
  return linked + html.slice(from);
};

/** A document (UTF-8) and its quickly compressed bytes. */
export interface FittedDocument {
  readonly html: Buffer;
  readonly brotli: Buffer;
}

/**
 * Compresses a document that will be kept. Where it would not fit in the first packets even when compressed tightly, omittable parts
 * are left out, the last one first, those that are marked so after all others: the browser renders them from the page data when they come near the viewport.
 * @param rest HTML that leads a browser without scripts to what is left out
 */
export const fitDocument = async (html: Buffer, headers: Readonly<Record<string, string>>, rest: string): Promise<FittedDocument> => {
  const room = FIRST_PACKETS - headerBytes(headers);
  let fitted: FittedDocument = { html, brotli: await toBrotli(html, BROTLI.quick) };
  let text: string | null = null;
  while (fitted.brotli.length * TIGHT > room) {
    text = withoutLastPart(text ?? html.toString('utf8'));
    if (text === null) break;
    const smaller = Buffer.from(withWayToRest(text, rest));
    fitted = { html: smaller, brotli: await toBrotli(smaller, BROTLI.quick) };
  }
  return fitted;
};
