/** A piece of a name; `whole` ones must not be broken over two lines. */
export interface NamePart {
  readonly text: string;
  readonly whole: boolean;
}

/** The longest word that is kept whole: it fits into the narrowest tile. */
const LONGEST = 14;

/** A hyphen within a model: before a capital or a digit. 'pralko-suszarka' may break at its own. */
const model = /-[\p{Lu}\d]/u;

const isModel = (word: string): boolean => word.length <= LONGEST && model.test(word);

const unit =
  /(\d) (?=(?:000|tys\.|W|GB|TB|l|cm|mm|m|Hz|kg|g|dB|bar|V|AW|Pa|Nm|DPI|Mpx|min|godz\.|obr\.\/min|str\.\/min|g\/min|m²|m³\/h)(?![\p{L}\d]))/gu;

/** A number and its unit stand on one line: the space between them does not break. */
const withUnits = (name: string): string => name.replace(unit, '$1\u00a0');

/** Cuts a product's name so that models like 'WT-8140E' are parts of their own; the others hold '9 kg' together. */
export const nameParts = (name: string): readonly NamePart[] => {
  const parts: NamePart[] = [];
  for (const text of withUnits(name).split(/([^\S\u00a0]+)/)) {
    const whole = isModel(text);
    const last = parts.at(-1);
    if (last && !whole && !last.whole) parts[parts.length - 1] = { text: last.text + text, whole };
    else if (text !== '') parts.push({ text, whole });
  }
  return parts;
};
