import type { Connection } from '../../database/database.ts';
import type { ContentOf } from '../content.ts';
import { isDrafted } from '../entry.ts';
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
});

/** The page of a product; a draft of its Polish can be seen on none (ADR 106), and neither can what is translated from it. */
async function productPlace(db: Connection, sku: string): Promise<PreviewPlace | null> {
  const entry = await db
    .selectFrom('content_entry')
    .select(['version', 'live'])
    .where('kind', '=', 'product')
    .where('key', '=', sku)
    .executeTakeFirst();
  if (isDrafted(entry)) return null;
  const product = await db.selectFrom('product').select('request_path').where('sku', '=', sku).executeTakeFirst();
  return product === undefined ? null : { store: 'amperio', path: product.request_path };
}

const nothing: Written = { records: [], urls: [], closed: [] };

/**
 * J-376: a translation is seen on the page of what it translates, in Ukrainian, with the Polish that its form shows: a draft that nobody
 * has published may be what is translated. Of a product it is the published Polish.
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
  const written = joined(around, own);
  const place = polish.kind === 'product' ? await productPlace(db, subject.key) : previewPlace(subject.key, polish, around);
  return { written, place };
}
