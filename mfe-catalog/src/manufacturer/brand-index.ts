/** The heading under which brands stand that start with no letter: '4Home'. */
export const DIGITS = '0–9';

interface Named {
  readonly name: string;
}

/** A letter with its brands in the order of the Polish alphabet. */
export interface BrandGroup<Brand extends Named> {
  readonly letter: string;
  readonly brands: readonly Brand[];
}

// The letters with which names start; 'Ć' or 'Ź' are shown when a brand proves the opposite.
const ALPHABET = 'ABCDEFGHIJKLŁMNOPQRSŚTUVWXYZŻ';

const byPolish = new Intl.Collator('pl', { sensitivity: 'variant', numeric: true });

const letterOf = ({ name }: Named): string => {
  const first = [...name.trim().normalize('NFC')][0] ?? '';
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase('pl') : DIGITS;
};

/** Digits before letters, letters as the Polish alphabet has them ('Ł' after 'L', 'Ż' last). */
const byLetter = (a: string, b: string): number => (a === DIGITS ? -1 : b === DIGITS ? 1 : byPolish.compare(a, b));

/** all brands under their first letters. */
export const brandGroups = <Brand extends Named>(brands: readonly Brand[]): readonly BrandGroup<Brand>[] =>
  [...Map.groupBy(brands, letterOf)]
    .map(([letter, members]) => ({ letter, brands: members.toSorted((a, b) => byPolish.compare(a.name, b.name)) }))
    .toSorted((a, b) => byLetter(a.letter, b.letter));

/** A letter of the index; without brands it is no link. */
export interface IndexLetter {
  readonly letter: string;
  readonly filled: boolean;
}

/** The whole alphabet, so that the place of a letter never changes; digits only when a brand starts with one. */
export const indexLetters = (groups: readonly BrandGroup<Named>[]): readonly IndexLetter[] => {
  const filled = new Set(groups.map(({ letter }) => letter));
  return [...new Set([...ALPHABET, ...filled])].toSorted(byLetter).map((letter) => ({ letter, filled: filled.has(letter) }));
};

/** Id of a letter's section, for the links of the index. */
export const sectionId = (letter: string): string => `marki-${letter === DIGITS ? 'cyfry' : letter.toLocaleLowerCase('pl')}`;
