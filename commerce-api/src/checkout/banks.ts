import type { Dictionary } from '../model/content.ts';

/** Id of the dictionary with the banks of a quick transfer. */
const banksDictionary = 6;

export interface Bank {
  readonly group: number;
  readonly name: string;
}

/** Banks to choose from when paying by a quick transfer (K-09). */
export const banksOf = (dictionaries: Iterable<Dictionary>): readonly Bank[] =>
  [...dictionaries]
    .filter(({ id }) => id === banksDictionary)
    .flatMap(({ elements }) => elements.map(({ elementId, name }) => ({ group: elementId, name })));
