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

/**
 * What a drawn page has that selectors may ask for, read from its HTML as React writes it. A word of a text may count as an
 * attribute: then a rule too many is kept. Elements and attributes are looked for when first asked for.
 */
export class PageFeatures {
  readonly #html: string;
  readonly #classes: ReadonlySet<string>;
  readonly #found = new Map<string, boolean>();

  constructor(html: string) {
    this.#html = html;
    this.#classes = classesOf(html);
  }

  /** Custom properties that attributes of drawings read: `fill="var(--…)"`. */
  get reads(): string[] {
    if (!this.#html.includes('var(--')) return [];
    return [...this.#html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
  }

  /** Whether a selector with these needs can match anything on the page. */
  canMatch({ classes, tags, attributes }: Needs): boolean {
    return (
      classes.every((name) => this.#classes.has(name)) &&
      tags.every((tag) => this.#hasAny(`<${tag}>`, `<${tag} `)) &&
      attributes.every((need) => this.#hasAttribute(need))
    );
  }

  #hasAttribute({ name, value }: AttributeNeed): boolean {
    return value === null ? this.#hasAny(` ${name}=`, ` ${name} `, ` ${name}>`) : this.#hasAny(` ${name}="${value}"`);
  }

  #hasAny(...texts: readonly string[]): boolean {
    const key = texts[0] ?? '';
    let found = this.#found.get(key);
    if (found === undefined) {
      found = texts.some((text) => this.#html.includes(text));
      this.#found.set(key, found);
    }
    return found;
  }
}
