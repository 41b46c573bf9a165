import type { Connection } from '../../database/database.ts';
import type { Content, ContentOf } from '../content.ts';
import { currentContent } from '../current.ts';
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

/** What a translator sees of the Polish: a drafted price is none of the texts, and is told to nobody before its time. */
async function atPublishedPrice(db: Connection, key: string, content: Content): Promise<Content> {
  const shown = content.kind === 'product' ? await currentContent(db, 'product', key) : undefined;
  return content.kind === 'product' && shown?.kind === 'product'
    ? { ...content, price: shown.price, finalPrice: shown.finalPrice }
    : content;
}

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
  const around = await writtenOf(db, subject.key, await atPublishedPrice(db, subject.key, polish), at);
  return { written: joined(around, own), place: previewPlace(subject.key, polish, around) };
}
