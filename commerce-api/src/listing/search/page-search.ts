import { Lexicon } from '../text/lexicon.ts';
import { latin, words } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { SearchRules } from './search-rules.ts';
import { ignoredWords } from './vocabulary.ts';

/** A page that is no listing and no product. */
export interface ShopPage {
  readonly kind: 'HELP' | 'LANDING' | 'ARTICLE';
  /** Stored path; one that begins with a slash is a fixed route. */
  readonly path: string;
  readonly title: string;
}

interface Entry {
  readonly page: ShopPage;
  readonly stems: readonly string[];
  /** Means the page only without other words. */
  readonly isAlone: boolean;
}

const tolerance = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);
/** So much of a query must be about a page. */
const leastShare = 0.5;
const mostPages = 3;
const shortestBeginning = 3;

/** Finds help pages, landing pages and articles by what a shopper writes. */
export class PageSearch {
  readonly #intents: readonly Entry[];
  readonly #articles: readonly Entry[];
  readonly #ignored: ReadonlySet<string>;
  readonly #lexicon: Lexicon;
  readonly #stems: ReadonlySet<string>;

  constructor(pages: readonly ShopPage[], rules: SearchRules) {
    this.#ignored = ignoredWords(rules);
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const told = rules.pages.flatMap(({ words: phrases, path, title, alone }) => {
      const page = byPath.get(path);
      const shown: ShopPage | undefined = title === undefined ? page : { kind: page?.kind ?? 'HELP', path, title };
      return shown === undefined ? [] : phrases.map((phrase) => this.#entry(shown, phrase, alone === true));
    });
    const own = pages.filter(({ kind }) => kind !== 'ARTICLE').map((page) => this.#entry(page, page.title, false));
    this.#intents = [...told, ...own].filter(({ stems }) => stems.length > 0);
    this.#articles = pages.filter(({ kind }) => kind === 'ARTICLE').map((page) => this.#entry(page, page.title, false));
    this.#stems = new Set(this.#intents.flatMap(({ stems }) => stems));
    const spellings = [...rules.pages.flatMap((page) => page.words), ...pages.map(({ title }) => title)].flatMap((text) =>
      latin(text).split(/[^\p{L}]+/u),
    );
    this.#lexicon = new Lexicon(
      spellings.flatMap((spelling) => words(spelling).map((word) => ({ word, spelling, count: 1 }))),
      tolerance,
    );
  }

  /** Pages that a query is about, the best first; paths that the store does not have are left out. */
  find(query: string, has: (path: string) => boolean): readonly ShopPage[] {
    const asked = this.#asked(query);
    if (asked.length === 0) return [];
    const known = new Set(asked.map((word) => this.#read(word)));
    const fitting = this.#intents
      .filter(({ stems }) => stems.every((one) => known.has(one)))
      .map((entry) => ({ entry, share: entry.stems.length / known.size }))
      .filter(({ entry, share }) => share >= (entry.isAlone ? 1 : leastShare))
      .toSorted((a, b) => b.share - a.share);
    return this.#shown(
      fitting.map(({ entry }) => entry.page),
      has,
    );
  }

  /** Pages and articles for a query whose last word may be unfinished. */
  suggest(query: string, has: (path: string) => boolean): readonly ShopPage[] {
    const asked = this.#asked(query);
    const last = asked.at(-1);
    if (last === undefined || last.length < shortestBeginning) return [];
    const begun = (entry: Entry, name: string): boolean => {
      const own = words(name);
      return asked.every((word) => own.some((one) => one.startsWith(word) || stem(one) === stem(word)) || entry.stems.includes(stem(word)));
    };
    const byBeginning = (entries: readonly Entry[]): readonly ShopPage[] =>
      entries.filter((entry) => begun(entry, `${entry.page.title} ${entry.stems.join(' ')}`)).map(({ page }) => page);
    // One unfinished word of a phrase of several says too little.
    const intents = this.#intents.filter(({ stems }) => stems.length === 1 || asked.length > 1 || stems.includes(stem(last)));
    return this.#shown([...this.find(query, has), ...byBeginning(intents), ...byBeginning(this.#articles)], has);
  }

  #entry(page: ShopPage, phrase: string, isAlone: boolean): Entry {
    return { page, stems: [...new Set(this.#asked(phrase).map(stem))], isAlone };
  }

  #asked(text: string): readonly string[] {
    return words(text).filter((word) => !this.#ignored.has(word) && !this.#ignored.has(stem(word)));
  }

  /** The stem of a word, of the nearest one where it is misspelt. */
  #read(word: string): string {
    const key = stem(word);
    if (this.#stems.has(key)) return key;
    return stem(this.#lexicon.soundingLike(word) ?? this.#lexicon.nearest(word) ?? word);
  }

  #shown(pages: readonly ShopPage[], has: (path: string) => boolean): readonly ShopPage[] {
    const byPath = new Map<string, ShopPage>();
    for (const page of pages) if (!byPath.has(page.path) && (page.path.startsWith('/') || has(page.path))) byPath.set(page.path, page);
    return [...byPath.values()].slice(0, mostPages);
  }
}
