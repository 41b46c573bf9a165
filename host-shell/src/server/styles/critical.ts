import { LRUCache } from 'lru-cache';
import { AskedFeatures, type Found } from './asked-features.ts';
import type { PageFeatures } from './page-features.ts';
import { isCustom, prepareRule, readsOf, usersOf, type PreparedRule } from './prepared-rule.ts';
import { rootConstants, type KeptRule } from './root-constants.ts';
import { blocksOf, isPlain, type RuleBlock } from './rule-block.ts';
import { Sheet } from './sheet.ts';
import type { Piece } from './stylesheet.ts';
import { WrittenStyles, type WrittenPiece } from './written-styles.ts';

/** What custom properties are on pages of a kind: a page of a store differs from that of another, few others do. */
const KINDS_KEPT = 20;
/** Which rules that declare some are on a page: more combinations, few of which matter. */
const COMBINATIONS_KEPT = 200;

type Part =
  | { readonly type: 'block'; readonly block: RuleBlock }
  | { readonly type: 'declaring'; readonly rule: PreparedRule }
  /** Whatever is no rule; `users`: the rules without which it is not needed. */
  | { readonly type: 'other'; readonly piece: Piece; readonly users: readonly PreparedRule[] | null };

const partsOf = (pieces: readonly Piece[], asked: AskedFeatures): readonly Part[] => {
  const prepared = pieces.map((piece) => (piece.type === 'rule' ? prepareRule(piece, asked) : piece));
  const rules = prepared.filter((piece): piece is PreparedRule => 'selectorsOn' in piece);
  const parts: Part[] = [];
  let run: PreparedRule[] = [];
  const endRun = (): void => {
    parts.push(...blocksOf(run).map((block) => ({ type: 'block', block }) as const));
    run = [];
  };
  for (const piece of prepared) {
    if ('selectorsOn' in piece && isPlain(piece)) {
      run.push(piece);
      continue;
    }
    endRun();
    if ('selectorsOn' in piece) parts.push({ type: 'declaring', rule: piece });
    else parts.push({ type: 'other', piece, users: piece.type === 'keyframes' ? usersOf(piece, rules) : null });
  }
  endRun();
  return parts;
};

/** What of a part is on a page; null: nothing. */
const writePart = (part: Part, found: Found, written: WrittenStyles): WrittenPiece | null => {
  if (part.type === 'block') return part.block.on(found, written);
  if (part.type === 'declaring') return written.rule(part.rule.piece, part.rule.selectorsOn(found));
  const unused = part.users !== null && !part.users.some(({ selectorsOn }) => selectorsOn(found) !== '');
  return unused ? null : written.other(part.piece);
};

/** The custom properties that are read, directly or by another one that is read. */
const readProperties = (declaring: readonly KeptRule[], first: readonly string[]): ReadonlySet<string> => {
  const read = new Set<string>();
  if (first.length === 0) return read;
  const values = Map.groupBy(
    declaring.flatMap(({ piece }) => piece.declarations.filter(isCustom)),
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
 * it. The full stylesheets, later in the cascade, repeat all of it and add the rest.
 */
export class CriticalStyles {
  readonly #asked = new AskedFeatures();
  readonly #parts: readonly Part[];
  readonly #declaring: readonly PreparedRule[];
  #kinds = 0;
  readonly #written = new LRUCache<string, WrittenStyles>({ max: KINDS_KEPT });
  readonly #combinations = new LRUCache<string, WrittenStyles>({ max: COMBINATIONS_KEPT });

  constructor(pieces: readonly Piece[]) {
    this.#parts = partsOf(pieces, this.#asked);
    this.#declaring = this.#parts.flatMap((part) => (part.type === 'declaring' ? [part.rule] : []));
  }

  /** The critical part for a page that has these features. */
  of(features: PageFeatures): string {
    const found = this.#asked.on(features);
    const declaring = this.#declaring
      .map(({ piece, selectorsOn }) => ({ piece, selectors: selectorsOn(found) }))
      .filter(({ selectors }) => selectors !== '');
    const written = this.#writtenWith(declaring);
    const pieces = this.#parts.map((part) => writePart(part, found, written)).filter((piece) => piece !== null);
    const read = readProperties(declaring, [...features.reads, ...pieces.flatMap(({ reads }) => reads)]);
    const sheet = new Sheet();
    for (const { context, text } of pieces) {
      const css = text(read);
      if (css !== '') sheet.add(context, css);
    }
    return sheet.end();
  }

  /** How things are written depends on the rules that declare custom properties: on a page of the same ones it is known. */
  #writtenWith(declaring: readonly KeptRule[]): WrittenStyles {
    const combination = declaring.map(({ selectors }) => selectors).join('{');
    let written = this.#combinations.get(combination);
    if (written === undefined) {
      written = this.#writtenAs(rootConstants(declaring));
      this.#combinations.set(combination, written);
    }
    return written;
  }

  #writtenAs(constants: ReadonlyMap<string, string>): WrittenStyles {
    const key = JSON.stringify([...constants]);
    let written = this.#written.get(key);
    if (written === undefined) {
      written = new WrittenStyles(this.#kinds, constants);
      this.#kinds += 1;
      this.#written.set(key, written);
    }
    return written;
  }
}
