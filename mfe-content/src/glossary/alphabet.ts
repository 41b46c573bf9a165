/** The letters that Polish words begin with, in their order. */
export const LETTERS = [...'AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ'];

// Few words begin with them: they stand in the index only when some do.
const RARE = 'ĄĆĘŃÓQVXYŹ';

export interface LetterGroup<Term> {
  readonly letter: string;
  readonly terms: readonly Term[];
}

interface Lettered {
  readonly letter: string;
}

/** ∅56: the index from A to Ż; what begins otherwise (a digit) stands ahead under its own sign. */
export const byLetter = <Term extends Lettered>(terms: readonly Term[]): LetterGroup<Term>[] => {
  const groups = Map.groupBy(terms, ({ letter }) => letter);
  const strange = [...groups.keys()].filter((letter) => !LETTERS.includes(letter)).toSorted((a, b) => a.localeCompare(b, 'pl'));
  return [...strange, ...LETTERS]
    .map((letter) => ({ letter, terms: groups.get(letter) ?? [] }))
    .filter(({ letter, terms: known }) => known.length > 0 || !RARE.includes(letter));
};

/** Address of a term. */
export const termPath = (id: string): string => `/slowniczek-pojec/${encodeURIComponent(id)}`;
