import type { AttributeNeed } from './selector-needs.ts';

/** What a selector may ask for. */
export type Feature =
  | { readonly type: 'class'; readonly name: string }
  | { readonly type: 'tag'; readonly name: string }
  | ({ readonly type: 'attribute' } & AttributeNeed);

const CLASS = ' class="';

const addClassLists = (html: string, lists: Set<string>): void => {
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    lists.add(html.slice(start, at));
  }
};

const isNamePart = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45;

const addTags = (html: string, tags: Set<string>): void => {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const start = at + 1;
    at = start;
    while (isNamePart(html.charCodeAt(at))) at += 1;
    if (at > start) tags.add(html.slice(start, at));
  }
};

/**
 * What a rendered page has that selectors may ask for, read from its HTML (in pieces) as React writes it. A word of a text may
 * count as an attribute: then a rule too many is kept.
 */
export class PageFeatures {
  readonly #pieces: readonly string[];
  readonly #classes = new Set<string>();
  readonly #tags = new Set<string>();

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
    const lists = new Set<string>();
    for (const html of pieces) {
      addClassLists(html, lists);
      addTags(html, this.#tags);
    }
    for (const list of lists) for (const name of list.split(' ')) this.#classes.add(name);
  }

  /** Custom properties that attributes of drawings read: `fill="var(--…)"`. */
  get reads(): string[] {
    return this.#pieces
      .filter((html) => html.includes('var(--'))
      .flatMap((html) => [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''));
  }

  has(feature: Feature): boolean {
    if (feature.type === 'class') return this.#classes.has(feature.name);
    if (feature.type === 'tag') return this.#tags.has(feature.name);
    const { name, value } = feature;
    const text = value === null ? name : `${name}="${value}"`;
    return this.#pieces.some((html) => html.includes(text));
  }
}
