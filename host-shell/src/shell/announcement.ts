import { atom } from 'jotai';

/** What the shell tells screen readers beside the headings of pages; empty again after the next navigation. */
export const announcementAtom = atom('');
