import { LRUCache } from 'lru-cache';
import { AskedFeatures } from './asked-features.ts';
import type { PageFeatures } from './page-features.ts';
import { placesOfUsers, prepareRule, readsOf, type PreparedRule } from './prepared-rule.ts';
import { rootConstants } from './root-constants.ts';
import type { Piece } from './stylesheet.ts';
import { WrittenStyles } from './written-styles.ts';

/** What custom properties are on pages of a kind: a page of a store differs from that of another, few others do. */
const KINDS_KEPT = 20;
/** Which rules that declare some are on a page: more combinations, few of which matter. */
const COMBINATIONS_KEPT = 200;

/** Joins texts in their order; neighbours share the at-rules around them. */
class Sheet {
  #css = '';
  #open: readonly string[] = [];

  add(context: readonly string[], text: string): void {
    if (context !== this.#open) {
      let shared = 0;
      while (shared < this.#open.length && this.#open[shared] === context[shared]) shared += 1;
      const opened = context.slice(shared).map((part) => `${part}{`);
      this.#css += '}'.repeat(this.#open.length - shared) + opened.join('');
      this.#open = context;
    }
    this.#css += text;
  }

  end(): string {
    this.add([], '');
    return this.#css;
  }
}

/** A rule that can match on a page: with those of its selectors that can. */
interface KeptRule {
  readonly rule: PreparedRule;
  readonly selectors: string;
}

/** By the place of the rule's piece; null: it cannot match. */
type Kept = readonly (KeptRule | null)[];

/** The custom properties that are read, directly or by another one that is read. */
const readProperties = (declaring: readonly KeptRule[], first: readonly string[]): ReadonlySet<string> => {
  const read = new Set<string>();
  if (first.length === 0) return read;
  const values = Map.groupBy(
    declaring.flatMap(({ rule }) => rule.custom),
    ({ property }) => property,
  );
  const look = (name: string): void => {
    if (read.has(name)) return;
    read.add(name);
    for (const { value } of values.get(name) ?? []) readsOf(value).forEach(look);
  };
  first.forEach(look);
  return read;
};

/**
 * The critical part of some stylesheets, in their order: what the first paint of a page needs on a narrow, light screen, which
 * is the rules that can match its HTML, and what these use. Custom properties that have one value on the whole page give way to
 * it. The whole files, which come later in the cascade, say all of it again and bring the rest.
 */
export class CriticalStyles {
  readonly #asked = new AskedFeatures();
  readonly #pieces: readonly Piece[];
  /** By place; null: no rule. */
  readonly #rules: readonly (PreparedRule | null)[];
  /** For each animation: the places of the rules that use it. */
  readonly #users: ReadonlyMap<Piece, readonly number[]>;
  readonly #written = new LRUCache<string, WrittenStyles>({ max: KINDS_KEPT });
  readonly #combinations = new LRUCache<string, WrittenStyles>({ max: COMBINATIONS_KEPT });

  constructor(pieces: readonly Piece[]) {
    const rules = pieces.map((piece, place) => (piece.type === 'rule' ? prepareRule(piece, place, this.#asked) : null));
    this.#pieces = pieces;
    this.#rules = rules;
    this.#users = new Map(pieces.flatMap((piece) => (piece.type === 'keyframes' ? [[piece, placesOfUsers(piece, rules)]] : [])));
  }

  /** The critical part for a page that has these features. */
  of(features: PageFeatures): string {
    const kept = this.#keptRules(features);
    const declaring = kept.filter((entry): entry is KeptRule => entry !== null && entry.rule.custom.length > 0);
    const written = this.#writtenWith(declaring);
    const reads = features.reads;
    const texts = this.#pieces.map((piece, at) => {
      const rule = kept[at];
      if (rule) {
        const text = written.rule(rule.rule.piece);
        if (text.reads.length > 0) reads.push(...text.reads);
        return text;
      }
      if (piece.type === 'rule' || this.#isUnused(piece, kept)) return null;
      const text = written.other(piece);
      reads.push(...text.reads);
      return text;
    });
    const read = readProperties(declaring, reads);
    const sheet = new Sheet();
    for (const [at, { context }] of this.#pieces.entries()) {
      const text = texts[at]?.text(read) ?? '';
      const rule = kept[at];
      if (text !== '') sheet.add(context, rule ? `${rule.selectors}{${text}}` : text);
    }
    return sheet.end();
  }

  #isUnused(piece: Piece, kept: Kept): boolean {
    const users = this.#users.get(piece);
    return users !== undefined && !users.some((at) => kept[at]);
  }

  #keptRules(features: PageFeatures): Kept {
    const has = this.#asked.on(features);
    return this.#rules.map((rule) => {
      const selectors = rule?.selectorsOn(has) ?? '';
      return rule && selectors !== '' ? { rule, selectors } : null;
    });
  }

  /** How things are written depends on the rules that declare custom properties: on a page of the same ones it is known. */
  #writtenWith(declaring: readonly KeptRule[]): WrittenStyles {
    const combination = declaring.map(({ rule, selectors }) => `${rule.place} ${selectors}`).join();
    let written = this.#combinations.get(combination);
    if (written === undefined) {
      written = this.#writtenAs(rootConstants(declaring.map(({ rule, selectors }) => ({ piece: rule.piece, selectors }))));
      this.#combinations.set(combination, written);
    }
    return written;
  }

  #writtenAs(constants: ReadonlyMap<string, string>): WrittenStyles {
    const key = JSON.stringify([...constants]);
    let written = this.#written.get(key);
    if (written === undefined) {
      written = new WrittenStyles(constants);
      this.#written.set(key, written);
    }
    return written;
  }
}
