/** A compiled ICU message (`compile-catalogue.cjs`): text, or text and places in turn. */
type Token = string | readonly [name: string, kind?: string, rest?: unknown];
export type Compiled = string | readonly Token[];

/** What a translation must keep of the message that it translates. */
export interface MessageShape {
  /** `count:plural`, `price:number`, `name:`: its places with the way in which they are written, each once. */
  readonly places: readonly string[];
  /** The forms of each plural. */
  readonly plurals: readonly { readonly ordinal: boolean; readonly forms: readonly string[] }[];
}

const isBranches = (rest: unknown): rest is Readonly<Record<string, Compiled | number>> => typeof rest === 'object' && rest !== null;

const kindsOfPlural: ReadonlySet<string> = new Set(['plural', 'selectordinal']);

/** Reads a compiled message, the insides of its plurals and selects included. */
export const shapeOf = (message: Compiled): MessageShape => {
  const places = new Set<string>();
  const plurals: { ordinal: boolean; forms: string[] }[] = [];
  const read = (part: Compiled): void => {
    if (typeof part === 'string') return;
    for (const token of part) {
      if (typeof token === 'string') continue;
      const [name, kind = '', rest] = token;
      if (name !== '#') places.add(`${name}:${kind}`);
      if (!isBranches(rest)) continue;
      const branches = Object.entries(rest).filter((branch): branch is [string, Compiled] => typeof branch[1] !== 'number');
      // `=0` and the like stand beside the forms of the grammar; compiled they are bare numbers.
      const forms = branches.map(([form]) => form).filter((form) => !/^=?\d+$/.test(form));
      if (kindsOfPlural.has(kind)) plurals.push({ ordinal: kind === 'selectordinal', forms });
      for (const [, branch] of branches) read(branch);
    }
  };
  read(message);
  return { places: [...places].toSorted(), plurals };
};

/** The forms that the grammar of a language has, as browsers count them. */
export const formsOf = (locale: string, ordinal: boolean): readonly string[] =>
  new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories.toSorted();
