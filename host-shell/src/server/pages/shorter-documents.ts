import { OMITTABLE_LAST_MARK, OMITTABLE_MARK } from 'shared-contracts/constants';
import { TIMED_OUT_PART } from '../../app/timed-out-part.ts';
import { endOf } from '../styles/html-elements.ts';

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

/** A document with fewer and fewer parts: each is made when it is first asked for. */
export class ShorterDocuments {
  readonly #whole: Buffer;
  readonly #rest: string;
  /** By the number of parts that are left out. */
  readonly #texts: string[];
  #isComplete = false;

  constructor(whole: Buffer, rest: string) {
    this.#whole = whole;
    this.#rest = rest;
    this.#texts = [whole.toString('utf8')];
  }

  /** Undefined: the document has not so many parts. */
  #text(count: number): string | undefined {
    while (!this.#isComplete && this.#texts.length <= count) {
      const shorter = withoutLastPart(this.#texts.at(-1) ?? '');
      if (shorter === null) this.#isComplete = true;
      else this.#texts.push(shorter);
    }
    return this.#texts[count];
  }

  isLast(count: number): boolean {
    return this.#text(count + 1) === undefined;
  }

  /** How many parts to leave out for at most so many characters; all of them where that is not enough. */
  countFor(characters: number): number {
    let count = 0;
    while ((this.#text(count)?.length ?? 0) > characters && !this.isLast(count)) count += 1;
    return count;
  }

  /** The document without so many parts. */
  without(count: number): Buffer {
    const text = this.#text(count);
    return count === 0 || text === undefined ? this.#whole : Buffer.from(withWayToRest(text, this.#rest));
  }
}
