import type { AttributeNeed, Needs } from './selector-needs.ts';

const CLASS = ' class="';

const classesOf = (html: string): Set<string> => {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    lists.add(html.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
};

const isNamePart = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45;

const tagsOf = (html: string): Set<string> => {
  const tags = new Set<string>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const start = at + 1;
    at = start;
    while (isNamePart(html.charCodeAt(at))) at += 1;
    if (at > start) tags.add(html.slice(start, at));
  }
  return tags;
};

/**
 * What a drawn page has that selectors may ask for, read from its HTML as React writes it. A word of a text may count as an
 * attribute: then a rule too many is kept. Attributes are looked for when first asked for.
 */
export class PageFeatures {
  readonly #html: string;
  readonly #classes: ReadonlySet<string>;
  readonly #tags: ReadonlySet<string>;
  readonly #found = new Map<string, boolean>();

  constructor(html: string) {
    this.#html = html;
    this.#classes = classesOf(html);
    this.#tags = tagsOf(html);
  }

  /** Custom properties that attributes of drawings read: `fill="var(--…)"`. */
  get reads(): string[] {
    if (!this.#html.includes('var(--')) return [];
    return [...this.#html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
  }

  /** Whether a selector with these needs can match anything on the page. */
  canMatch({ classes, tags, attributes }: Needs): boolean {
    // Asked some hundred times a page: without a function for each need.
    for (const name of classes) if (!this.#classes.has(name)) return false;
    for (const name of tags) if (!this.#tags.has(name)) return false;
    for (const need of attributes) if (!this.#hasAttribute(need)) return false;
    return true;
  }

  #hasAttribute({ name, value }: AttributeNeed): boolean {
    const text = value === null ? name : `${name}="${value}"`;
    let found = this.#found.get(text);
    if (found === undefined) {
      found = this.#html.includes(text);
      this.#found.set(text, found);
    }
    return found;
  }
}
