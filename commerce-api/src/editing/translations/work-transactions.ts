import type { Transaction } from '../../database/database.ts';
import type { EditorTranslation } from '../../model/index.ts';
import type { EntryName, TranslatedText } from '../content.ts';
import { searchedContents } from '../replace/searched-contents.ts';
import { newestOf } from './read-subject.ts';
import { polishTexts, translatedKinds, type PolishText, type TranslatedKind } from './translatable.ts';
import { subjectOf, translationKey } from './translation.ts';

/** A content with its Polish texts and what editors have translated of it. */
export interface TranslatedContent extends EntryName {
  readonly kind: TranslatedKind;
  /** What lists call it. */
  readonly name: string;
  readonly texts: readonly PolishText[];
  /** As shoppers read them; empty where nobody has translated any. */
  readonly translated: EditorTranslation['texts'];
}

/** J-344: all contents whose texts shoppers read in both languages; of products those that editors have worked on. */
const work: Transaction<null, readonly TranslatedContent[]> = async (db) => {
  const rows = await db.selectFrom('reference_record').select(['id', 'document']).where('kind', '=', 'translations').execute();
  const translations = new Map(rows.map(({ id, document }) => [id, document as EditorTranslation])); // the rows of this kind are translations
  return (await searchedContents(db, translatedKinds)).map(({ kind, key, name, content }) => ({
    kind,
    key,
    name,
    texts: polishTexts(content),
    translated: translations.get(translationKey({ kind, key }))?.texts ?? [],
  }));
};

/** A text in the form of a translation. */
interface TextToTranslate extends PolishText {
  /** What the newest version says, and what it was written for; null: it says nothing. */
  readonly translated: TranslatedText | null;
}

/** J-343: the texts of an entry with the newest version of their translations. Null: there is no such entry. */
const read: Transaction<string, readonly TextToTranslate[] | null> = async (db, key) => {
  const subject = subjectOf(key);
  const content = subject && (await newestOf(db, subject));
  if (content == null) return null;
  const own = await newestOf(db, { kind: 'translation', key });
  const texts = own?.kind === 'translation' ? new Map(own.texts.map((text) => [text.field, text])) : new Map<string, never>();
  return polishTexts(content).map((text) => ({ ...text, translated: texts.get(text.field) ?? null }));
};

export const translationTransactions = { 'translations.work': work, 'translations.read': read } as const;
