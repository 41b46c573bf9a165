import { isCustom, readsOf } from './prepared-rule.ts';
import { withConstants } from './root-constants.ts';
import type { Piece, RulePiece } from './stylesheet.ts';

/** The declarations of a rule, or what is no rule, as text. */
interface WrittenPiece {
  /** Custom properties that its ordinary declarations read. */
  readonly reads: readonly string[];
  /** @param read custom properties that something on the page reads: others need not be declared */
  readonly text: (read: ReadonlySet<string>) => string;
}

const writeRule = ({ declarations }: RulePiece, constants: ReadonlyMap<string, string>): WrittenPiece => {
  const written = declarations.map((declaration) => {
    const value = withConstants(declaration.value, constants);
    return { name: isCustom(declaration) ? declaration.property : null, value, text: `${declaration.property}:${value}` };
  });
  const reads = written.flatMap(({ name, value }) => (name === null ? readsOf(value) : []));
  const join = (some: typeof written): string => some.map(({ text }) => text).join(';');
  if (written.some(({ name }) => name !== null))
    return { reads, text: (read) => join(written.filter(({ name }) => name === null || read.has(name))) };
  const whole = join(written);
  return { reads, text: () => whole };
};

const textOf = (piece: Piece): string => (piece.type === 'rule' ? '' : piece.text);

/** The pieces of stylesheets with the values of some constants put in, each written when first needed. */
export class WrittenStyles {
  readonly #constants: ReadonlyMap<string, string>;
  readonly #rules = new Map<RulePiece, WrittenPiece>();
  readonly #others = new Map<Piece, WrittenPiece>();

  constructor(constants: ReadonlyMap<string, string>) {
    this.#constants = constants;
  }

  rule(piece: RulePiece): WrittenPiece {
    let written = this.#rules.get(piece);
    if (written === undefined) {
      written = writeRule(piece, this.#constants);
      this.#rules.set(piece, written);
    }
    return written;
  }

  /** Whatever is no rule. */
  other(piece: Piece): WrittenPiece {
    let written = this.#others.get(piece);
    if (written === undefined) {
      const text = withConstants(textOf(piece), this.#constants);
      written = { text: () => text, reads: readsOf(text) };
      this.#others.set(piece, written);
    }
    return written;
  }
}
