import { LRUCache } from 'lru-cache';
import { valuesAt, type Found } from './asked-features.ts';
import { isCustom, type PreparedRule } from './prepared-rule.ts';
import { Sheet } from './sheet.ts';
import type { WrittenPiece, WrittenStyles } from './written-styles.ts';

/** A block that asks for more would be in another state on each page. */
const FEATURES = 24;
/** Of each about half a KB; a block of parts that change independently has more of them, which are put together again. */
const STATES_KEPT = 60;

/** The at-rules, outermost first, that two rules have in common. */
const shared = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const end = one.findIndex((part, at) => part !== other[at]);
  return end === -1 ? one : one.slice(0, end);
};

/**
 * Neighbouring rules that declare no custom properties: which of them are on a page depends on the features that they ask for,
 * and few of these change between pages, so most blocks of a page are known from another one.
 */
export class RuleBlock {
  readonly #rules: readonly PreparedRule[];
  /** At-rules around all of them: the blocks before and behind may be in them too. */
  readonly #context: readonly string[];
  readonly #features: readonly number[];
  /** By the way of writing and the features that are there. */
  readonly #states = new LRUCache<string, WrittenPiece>({ max: STATES_KEPT });

  constructor(rules: readonly PreparedRule[]) {
    this.#rules = rules;
    this.#context = rules.map(({ piece }) => piece.context).reduce(shared);
    this.#features = [...new Set(rules.flatMap(({ features }) => features))];
  }

  on(found: Found, written: WrittenStyles): WrittenPiece {
    const state = `${written.id}${valuesAt(found, this.#features)}`;
    let text = this.#states.get(state);
    if (text === undefined) {
      text = this.#write(found, written);
      this.#states.set(state, text);
    }
    return text;
  }

  #write(found: Found, written: WrittenStyles): WrittenPiece {
    const sheet = new Sheet();
    const read = new Set<string>();
    for (const { piece, selectorsOn } of this.#rules) {
      const rule = written.rule(piece, selectorsOn(found));
      if (rule === null) continue;
      sheet.add(rule.context.slice(this.#context.length), rule.text(read));
      for (const name of rule.reads) read.add(name);
    }
    const css = sheet.end();
    return { context: this.#context, reads: [...read], text: () => css };
  }
}

/** Takes a run of rules apart into blocks. */
export const blocksOf = (rules: readonly PreparedRule[]): RuleBlock[] => {
  const blocks: PreparedRule[][] = [];
  let asked = new Set<number>();
  for (const rule of rules) {
    const block = blocks.at(-1);
    const around = block?.at(-1)?.piece.context ?? [];
    const { context } = rule.piece;
    // The content of one condition stays together: cut apart, the condition would be written twice.
    const isContinued = context.length > 1 && context.at(-1) === around.at(-1);
    if (block && context[0] === around[0] && (asked.size < FEATURES || isContinued)) block.push(rule);
    else {
      blocks.push([rule]);
      asked = new Set();
    }
    for (const feature of rule.features) asked.add(feature);
  }
  return blocks.map((block) => new RuleBlock(block));
};

/** Whether a rule may be in a block: its text depends on its own selectors alone. */
export const isPlain = ({ piece }: PreparedRule): boolean => !piece.declarations.some(isCustom);
