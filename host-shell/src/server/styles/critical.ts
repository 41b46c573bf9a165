import { LRUCache } from 'lru-cache';
import type { PageFeatures } from './page-features.ts';
import { prepareRules, readsOf, usersOf, type PreparedRule } from './prepared-rule.ts';
import { rootConstants } from './root-constants.ts';
import type { Piece } from './stylesheet.ts';
import { WrittenStyles } from './written-styles.ts';

/** What custom properties are on pages of a kind: a page of a store differs from that of another, few others do. */
const KINDS_KEPT = 20;

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

/** The custom properties that are read, directly or by another one that is read. */
const readProperties = (kept: Iterable<PreparedRule>, first: readonly string[]): ReadonlySet<string> => {
  const values = Map.groupBy(
    [...kept].flatMap(({ custom }) => custom),
    ({ property }) => property,
  );
  const read = new Set<string>();
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
  readonly #pieces: readonly Piece[];
  readonly #rules: ReadonlyMap<Piece, PreparedRule>;
  /** For each animation: whose it is. */
  readonly #users: ReadonlyMap<Piece, readonly PreparedRule[]>;
  readonly #written = new LRUCache<string, WrittenStyles>({ max: KINDS_KEPT });

  constructor(pieces: readonly Piece[]) {
    const rules = prepareRules(pieces);
    this.#pieces = pieces;
    this.#rules = new Map(rules.map((rule) => [rule.piece, rule]));
    this.#users = new Map(
      pieces.flatMap((piece) => (piece.type === 'keyframes' ? [[piece, usersOf(piece, rules)]] : [])),
    );
  }

  /** The critical part for a page that has these features. */
  of(features: PageFeatures): string {
    const kept = this.#keptRules(features);
    const written = this.#writtenWith(kept);
    const others = this.#pieces.filter(
      (piece) => piece.type !== 'rule' && (this.#users.get(piece)?.some((rule) => kept.has(rule)) ?? true),
    );
    const read = readProperties(kept.keys(), [
      ...features.reads,
      ...[...kept.keys()].flatMap((rule) => written.rule(rule.piece).reads),
      ...others.flatMap((piece) => written.other(piece).reads),
    ]);
    const shown = new Set(others);
    const sheet = new Sheet();
    for (const piece of this.#pieces) {
      const rule = this.#rules.get(piece);
      const selectors = rule && kept.get(rule);
      if (piece.type === 'rule' && selectors !== undefined) {
        const text = written.rule(piece).text(read);
        if (text !== '') sheet.add(piece.context, `${selectors.join(',')}{${text}}`);
      } else if (shown.has(piece)) sheet.add(piece.context, written.other(piece).text);
    }
    return sheet.end();
  }

  /** The rules that can match on the page, with those of their selectors that can. */
  #keptRules(features: PageFeatures): ReadonlyMap<PreparedRule, readonly string[]> {
    const kept = new Map<PreparedRule, readonly string[]>();
    for (const rule of this.#rules.values()) {
      const selectors: string[] = [];
      for (const { text, needs } of rule.selectors) if (features.canMatch(needs)) selectors.push(text);
      if (selectors.length > 0) kept.set(rule, selectors);
    }
    return kept;
  }

  /** How things are written depends on the rules that declare custom properties: on a page of the same ones it is known. */
  #writtenWith(kept: ReadonlyMap<PreparedRule, readonly string[]>): WrittenStyles {
    const declaring = [...kept].filter(([{ custom }]) => custom.length > 0);
    const constants = rootConstants(declaring.map(([{ piece }, selectors]) => ({ piece, selectors })));
    const key = JSON.stringify([...constants]);
    let written = this.#written.get(key);
    if (written === undefined) {
      written = new WrittenStyles(constants);
      this.#written.set(key, written);
    }
    return written;
  }
}
