import FooterContent from '../footer/FooterContent.tsx';
import MenuEntries from '../menu/MenuEntries.tsx';
import type { ServerParts } from './server-parts-context.ts';

/** For those who render whole pages: the server, and tests. */
export const serverParts: ServerParts = { footer: FooterContent, entries: MenuEntries };
