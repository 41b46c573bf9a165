import FooterContent from '../footer/FooterContent.tsx';
import MenuEntries from '../menu/MenuEntries.tsx';
import type { IslandParts } from './island-parts.ts';

/** For those who draw whole pages: the server, and tests. */
export const drawnParts: IslandParts = { footer: FooterContent, entries: MenuEntries };
