/** A compiled ICU message (`compile-catalogue.cjs`): text, or a list of text and placeholders. */
type Token = string | readonly [name: string, kind?: string, rest?: unknown];
export type Compiled = string | readonly Token[];

/** The properties that a message and its translation must have in common. */
export interface MessageShape {
  /** Placeholders with their formats, each once: `count:plural`, `price:number`, `name:`. */
  readonly places: readonly string[];
  /** The forms of each plural. */
  readonly plurals: readonly { readonly ordinal: boolean; readonly forms: readonly string[] }[];
}

const isBranches = (rest: unknown): rest is Readonly<Record<string, Compiled | number>> => typeof rest === 'object' && rest !== null;

const kindsOfPlural: ReadonlySet<string> = new Set(['plural', 'selectordinal']);

/** The shape of a compiled message, including the branches of its plurals and selects. */
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
      // `=0` and the like are not plural categories; compiled they are plain numbers.
      const forms = branches.map(([form]) => form).filter((form) => !/^=?\d+$/.test(form));
      if (kindsOfPlural.has(kind)) plurals.push({ ordinal: kind === 'selectordinal', forms });
      for (const [, branch] of branches) read(branch);
    }
  };
  read(message);
  return { places: [...places].toSorted(), plurals };
};

/** The plural categories of a language, from `Intl.PluralRules`. */
export const formsOf = (locale: string, ordinal: boolean): readonly string[] =>
  new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories.toSorted();
