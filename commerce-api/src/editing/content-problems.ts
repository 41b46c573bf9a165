import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../database/database.ts';
import { readAddresses } from './addresses.ts';
import { contentProblems } from './check-content.ts';
import type { Content, ContentOf, ContentProblems } from './content.ts';
import { currentContent } from './current.ts';
import type { EntryName } from './entry.ts';

const idsOf = ({ tiles }: ContentOf<'banner'>): readonly number[] => tiles.map(({ graphicsId }) => graphicsId).toSorted((a, b) => a - b);

/** What the shop shows has promotions and an address that an editor does not change. */
function fixedProblems(content: Content, shown: Content | undefined): ContentProblems {
  if (content.kind === 'page' && shown?.kind === 'page' && content.urlKey !== shown.urlKey) return { urlKey: 'fixed' };
  const isOther = content.kind === 'banner' && shown?.kind === 'banner' && !isDeepStrictEqual(idsOf(content), idsOf(shown));
  return isOther ? { tiles: 'fixed' } : {};
}

/** What is wrong with a content on the rows of the transaction, by field. */
export async function problemsOf(db: Connection, content: Content, key: string): Promise<ContentProblems> {
  const shown = await currentContent(db, content.kind, key);
  const found = contentProblems(content, key, await readAddresses(db, content, key));
  return { ...found, ...fixedProblems(content, shown) };
}

/** Nobody makes a store's home page or a product here. */
export const isMissing = async (db: Connection, { kind, key }: EntryName): Promise<boolean> =>
  (kind === 'banner' || kind === 'product') && (await currentContent(db, kind, key)) === undefined;
