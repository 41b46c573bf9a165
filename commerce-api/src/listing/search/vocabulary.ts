import type { Category } from '../../model/index.ts';
import { Lexicon } from '../text/lexicon.ts';
import { latin, words } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { SearchRules } from './search-rules.ts';

/** Categories that are meant, by id, with how much each is (1-3). */
export type Boosts = ReadonlyMap<number, number>;

/** What a phrase means. */
export interface Meaning {
  /** Stems of its words, sorted; their order in a query does not matter. */
  readonly stems: readonly string[];
  readonly boosts: Boosts;
  /** Counts only where nothing else says more. */
  readonly isWeak: boolean;
}

/** Short words of two slips are other words: 'tablet' is no 'toaleta'. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
/** What a name of a category says beside what editors say. */
const ownBoost = 3;
const firstShownLevel = 2;
const shortestInflected = 5;

interface VocabularyInput {
  readonly categories: ReadonlyMap<number, Category>;
  readonly rules: SearchRules;
  /** Other names of the same thing, such as the Ukrainian one. */
  readonly alsoCalled: (name: string) => readonly string[];
}

/** The words that name assortments, and what they mean: names of categories, and what editors add to them. */
export class Vocabulary {
  readonly lexicon: Lexicon;
  readonly #ignored: ReadonlySet<string>;
  readonly #meanings: readonly Meaning[];
  readonly #stems: ReadonlySet<string>;
  #synonyms: ReadonlyMap<string, readonly string[]> = new Map();
  /** Words that mean something without others, by how many phrases have them. */
  readonly #alone: ReadonlyMap<string, number>;

  constructor({ categories, rules, alsoCalled }: VocabularyInput) {
    this.#ignored = ignoredWords(rules);
    this.useSynonyms(rules.synonyms);
    const byStems = new Map<string, Meaning>();
    const spellings = new Map<string, string>();
    const learn = (phrase: string, boosts: Boosts, isWeak: boolean): void => {
      const own = words(phrase).filter((word) => !this.isIgnored(word));
      const stems = [...new Set(own.map(stem))].toSorted();
      if (stems.length === 0 || byStems.has(stems.join(' '))) return;
      byStems.set(stems.join(' '), { stems, boosts, isWeak });
      for (const spelling of latin(phrase).split(/[^\p{L}]+/u)) {
        const [word] = words(spelling);
        if (word !== undefined && own.includes(word)) spellings.set(word, spelling);
      }
    };
    const idOfPath = new Map([...categories.values()].map(({ urlPath, id }) => [urlPath, id]));
    for (const { words: phrases, in: boosts, weak } of rules.meanings) {
      const byId = boostsById(boosts, idOfPath);
      for (const phrase of phrases) learn(phrase, byId, weak === true);
    }
    const parents = new Set([...categories.values()].map(({ parentId }) => parentId));
    for (const { id, name, singular, level } of categories.values()) {
      if (level < firstShownLevel) continue;
      const isLeaf = !parents.has(id);
      for (const called of isLeaf ? [name, singular] : [name]) {
        for (const phrase of [called, ...alsoCalled(called)]) learn(phrase, new Map([[id, ownBoost]]), false);
      }
    }
    this.#meanings = [...byStems.values()].toSorted((a, b) => b.stems.length - a.stems.length);
    this.#stems = new Set(this.#meanings.flatMap(({ stems }) => stems));
    const uses = new Map<string, number>();
    for (const one of this.#meanings.flatMap(({ stems }) => stems)) uses.set(one, (uses.get(one) ?? 0) + 1);
    const known = [...spellings].map(([word, spelling]) => ({ word, spelling, count: uses.get(stem(word)) ?? 0 }));
    this.lexicon = new Lexicon(known, tolerance);
    this.#alone = new Map(known.filter(({ word }) => byStems.has(stem(word))).map(({ word, count }) => [word, count]));
  }

  /** The word that means something by itself and begins so; the one that most phrases have. */
  begun(beginning: string): string | undefined {
    let best: readonly [word: string, count: number] | undefined;
    for (const entry of this.#alone) if (entry[0].startsWith(beginning) && (best === undefined || entry[1] > best[1])) best = entry;
    return best?.[0];
  }

  /** Whether a word means something by itself. */
  standsAlone(stemOfWord: string): boolean {
    return this.#meanings.some(({ stems }) => stems.length === 1 && stems[0] === stemOfWord);
  }

  isIgnored(word: string): boolean {
    return this.#ignored.has(word) || this.#ignored.has(stem(word));
  }

  has(stemOfWord: string): boolean {
    return this.#stems.has(stemOfWord);
  }

  /** Takes over all synonyms. */
  useSynonyms(synonyms: SearchRules['synonyms']): void {
    this.#synonyms = new Map(
      Object.entries(synonyms).map(([word, others]) => [stem(words(word)[0] ?? ''), others.flatMap(words).map(stem)]),
    );
  }

  /** Stems that mean the same in the catalogue. */
  synonymsOf(stemOfWord: string): readonly string[] {
    return this.#synonyms.get(stemOfWord) ?? [];
  }

  /**
   * What the words of a query mean. Longer phrases before shorter ones, earlier before later ones: 'etui do smartfona' is a case.
   * A second meaning narrows the first where they have something in common ('laptop' and 'gamingowy'), else it is left aside.
   * @param stems of the words, in their order
   */
  meaningsOf(stems: readonly string[]): readonly Meaning[] {
    const left = new Set(stems);
    const fitting = this.#meanings.filter((meaning) => meaning.stems.every((one) => left.has(one)));
    const start = ({ stems: own }: Meaning): number => Math.min(...own.map((one) => stems.indexOf(one)));
    const found: Meaning[] = [];
    for (const meaning of fitting.toSorted((a, b) => b.stems.length - a.stems.length || start(a) - start(b))) {
      if (!meaning.stems.every((one) => left.has(one))) continue;
      for (const one of meaning.stems) left.delete(one);
      found.push(meaning);
    }
    const strong = found.filter(({ isWeak }) => !isWeak);
    return strong.length > 0 ? strong : found.slice(0, 1);
  }
}

/** Words that say nothing, and the stems of those that are long enough to have other forms ('dobry', 'dobrym'). */
export const ignoredWords = ({ ignored }: SearchRules): ReadonlySet<string> =>
  new Set(ignored.flatMap(words).flatMap((word) => (word.length < shortestInflected ? [word] : [word, stem(word)])));

/** Paths that no category has are left aside: a shop may not have all that its rules speak of. */
export const boostsById = (boosts: Readonly<Record<string, number>>, idOfPath: ReadonlyMap<string, number>): Boosts =>
  new Map(
    Object.entries(boosts).flatMap(([path, boost]) => {
      const id = idOfPath.get(path);
      return id === undefined ? [] : [[id, boost] as const];
    }),
  );
