import type { Language } from 'shared-contracts';

/** The letters that Polish words begin with, in their order. */
const LETTERS = [...'AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ'];

/** Letters of Ukrainian words, then those of names and abbreviations, in the order in which the server sorts their terms. */
const UKRAINIAN_LETTERS = [...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ', ...LETTERS];

// Few words begin with them: they stand in the index only when some do.
const RARE = 'ĄĆĘŃÓQVXYŹ';

export interface LetterGroup<Term> {
  readonly letter: string;
  readonly terms: readonly Term[];
}

interface Lettered {
  readonly letter: string;
}

/**
 * ∅56: the index from A to Ż; what begins otherwise (a digit) stands ahead under its own sign. In Ukrainian it has the letters of two alphabets,
 * so those without terms are left out.
 */
export const byLetter = <Term extends Lettered>(terms: readonly Term[], language: Language): LetterGroup<Term>[] => {
  const letters = language === 'pl' ? LETTERS : UKRAINIAN_LETTERS;
  const groups = Map.groupBy(terms, ({ letter }) => letter);
  const strange = [...groups.keys()].filter((letter) => !letters.includes(letter)).toSorted((a, b) => a.localeCompare(b, 'pl'));
  return [...strange, ...letters]
    .map((letter) => ({ letter, terms: groups.get(letter) ?? [] }))
    .filter(({ letter, terms: known }) => known.length > 0 || (language === 'pl' && !RARE.includes(letter)));
};

/** Address of a term. */
export const termPath = (id: string): string => `/slowniczek-pojec/${encodeURIComponent(id)}`;
