/** Polish letters that do not fall apart into a letter and a mark. */
const plain: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Lower case without marks: 'Żelazko ŁÓDŹ' → 'zelazko lodz'. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => plain[letter] ?? letter);

/**
 * Words of a text, normalised. Amounts written together fall apart ('8kg' → '8', 'kg'); words with hyphens give their
 * parts and the whole ('wt-8140e' → 'wt', '8140e', 'wt8140e').
 */
export function words(text: string): readonly string[] {
  return normalise(text)
    .replace(/(\d),(\d)/g, '$1.$2')
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .flatMap((chunk) => {
      const parts = chunk.split(/[-/]|\.(?!\d)|(?<!\d)\./).filter((part) => part !== '');
      const whole = parts.length > 1 && /\d/.test(chunk) ? [parts.join('')] : [];
      return [...parts.flatMap(splitAmount), ...whole];
    });
}

const splitAmount = (part: string): readonly string[] => {
  const amount = /^(\d+(?:\.\d+)?)(kg|g|l|w|cm|mm|m|gb|tb|mb|mah|hz|v|cal|cali|obr|szt|db)$/.exec(part);
  return amount === null ? [part] : [amount[1] ?? '', amount[2] ?? ''];
};
