import type { Connection } from '../../database/database.ts';
import type { ContentOf } from '../content.ts';
import { newestOf } from '../translations/read-subject.ts';
import { subjectOf } from '../translations/translation.ts';
import type { Written } from '../written-of.ts';
import { writtenOf } from '../written-of.ts';
import { previewPlace, type PreviewPlace } from './preview-address.ts';

interface TranslationPreview {
  readonly written: Written;
  readonly place: PreviewPlace | null;
}

const joined = (one: Written | null, other: Written): Written => ({
  records: [...(one?.records ?? []), ...other.records],
  urls: [...(one?.urls ?? []), ...other.urls],
  closed: [...(one?.closed ?? []), ...other.closed],
  products: [...(one?.products ?? []), ...other.products],
});

const nothing: Written = { records: [], urls: [], closed: [], products: [] };

/**
 * J-376: a translation is seen on the page of what it translates, in Ukrainian, with the Polish that its form shows: a draft that nobody
 * has published may be what is translated.
 * @param at ISO 8601
 */
export async function translationPreview(
  db: Connection,
  key: string,
  content: ContentOf<'translation'>,
  at: string,
): Promise<TranslationPreview> {
  const own = (await writtenOf(db, key, content, at)) ?? nothing;
  const subject = subjectOf(key);
  const polish = subject && (await newestOf(db, subject));
  if (subject === null || polish == null) return { written: own, place: null };
  const around = await writtenOf(db, subject.key, polish, at);
  return { written: joined(around, own), place: previewPlace(subject.key, polish, around) };
}
