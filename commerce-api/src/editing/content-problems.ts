import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../database/database.ts';
import { readAddresses } from './addresses.ts';
import { contentProblems, onlyProblems, type Addresses } from './check-content.ts';
import { isRecordContent } from './content.ts';
import { pictureProblems } from './content-pictures.ts';
import { currentContent } from './current.ts';
import type { Content, ContentOf, ContentProblems, EntryName, RecordContent } from './content.ts';
import { recordProblems } from './records/check-record.ts';
import { recordKinds } from './records/record-kinds.ts';
import { isRecordKind } from './records/record-names.ts';
import { madeRecord } from './records/stored-records.ts';
import { readSurroundings } from './records/surroundings.ts';
import { newestOf } from './translations/read-subject.ts';
import { polishTexts } from './translations/translatable.ts';
import { outdatedTexts, subjectOf } from './translations/translation.ts';

const idsOf = ({ tiles }: ContentOf<'banner'>): readonly number[] => tiles.map(({ graphicsId }) => graphicsId).toSorted((a, b) => a - b);

/** What the shop shows has promotions and an address that an editor does not change. */
function fixedProblems(content: Content, shown: Content | undefined): ContentProblems {
  if (content.kind === 'page' && shown?.kind === 'page' && content.urlKey !== shown.urlKey) return { urlKey: 'fixed' };
  const isOther = content.kind === 'banner' && shown?.kind === 'banner' && !isDeepStrictEqual(idsOf(content), idsOf(shown));
  return isOther ? { tiles: 'fixed' } : {};
}

interface RecordToCheck {
  readonly content: RecordContent;
  readonly key: string;
  readonly addressesOf: (store: string) => Addresses;
  readonly shown: Content | undefined;
}

async function recordProblemsOf(db: Connection, { content, key, addressesOf, shown }: RecordToCheck): Promise<ContentProblems> {
  const kind = recordKinds[content.kind];
  const around = await readSurroundings(db);
  const stores = await db.selectFrom('store').select('code').execute();
  const known = shown !== undefined && isRecordContent(shown) ? shown : undefined;
  const stands =
    known === undefined ? undefined : kind.addressOf?.(await madeRecord(db, content.kind, { key, values: known.values, at: '' }));
  const found = recordProblems(kind, content.values, {
    around,
    addresses: stores.map(({ code }) => addressesOf(code)),
    own: stands ?? null,
  });
  const isMoved = ({ name }: { readonly name: string }): boolean => known !== undefined && known.values[name] !== content.values[name];
  const fixed = kind.fields.filter((field) => field.isFixed === true && isMoved(field));
  return { ...onlyProblems(found), ...Object.fromEntries(fixed.map(({ name }) => [name, 'fixed' as const])) };
}

/** What is wrong with a content on the rows of the transaction, by field. */
export async function problemsOf(db: Connection, content: Content, key: string): Promise<ContentProblems> {
  const shown = await currentContent(db, content.kind, key);
  const addressesOf = await readAddresses(db, content, key);
  const pictures = await pictureProblems(db, content);
  if (isRecordContent(content)) return { ...pictures, ...(await recordProblemsOf(db, { content, key, addressesOf, shown })) };
  const found = contentProblems(content, key, addressesOf);
  return { ...pictures, ...found, ...fixedProblems(content, shown) };
}

/** J-343: who translates has to see the Polish text of now; when it is published it may be another, and is not used until it is back. */
export async function outdatedTranslations(db: Connection, content: Content, key: string): Promise<ContentProblems> {
  const subject = content.kind === 'translation' ? subjectOf(key) : null;
  const now = subject && (await newestOf(db, subject));
  return content.kind === 'translation' && now != null ? onlyProblems(outdatedTexts(content, polishTexts(now))) : {};
}

/** Nobody makes a store's home page, a product or a category here, nor translations of nothing. */
export const isMissing = async (db: Connection, { kind, key }: EntryName): Promise<boolean> => {
  if (kind === 'translation') {
    const subject = subjectOf(key);
    return subject === null || (await newestOf(db, subject)) === undefined;
  }
  const isMadeHere = isRecordKind(kind) ? recordKinds[kind].naming !== null : kind === 'page' || kind === 'redirect';
  return !isMadeHere && (await currentContent(db, kind, key)) === undefined;
};
