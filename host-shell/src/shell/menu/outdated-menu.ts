import { atom } from 'jotai';

/** L-05: the menu has changed since this document was opened: what the browser keeps of it counts no longer. */
export const isMenuOutdatedAtom = atom(false);
