import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../database/database.ts';
import type { CmsBlock, CmsPage, EditorTranslation, HomeHero } from '../model/index.ts';
import { addressOf, isRecordContent } from './content.ts';
import type { Content, ContentKind, ContentOf } from './content.ts';
import { pageHtml } from './page-html.ts';
import { recordKinds } from './records/record-kinds.ts';
import { isRecordKind } from './records/record-names.ts';
import { currentRecord } from './records/stored-records.ts';
import { formatOf, textOf } from './records/values.ts';
import { translationContent, translationDocument } from './translations/translation.ts';

/** Promotions at the top of the home page (`HomeHero`). */
export const heroBlock = 'home_hero';

/** The block with a store's promotions, and the id of its record. */
export async function heroOf(
  db: Connection,
  store: string,
): Promise<{ readonly id: string; readonly block: CmsBlock; readonly hero: HomeHero } | undefined> {
  const rows = await db.selectFrom('reference_record').select(['id', 'document']).where('kind', '=', 'cmsBlocks').execute();
  for (const { id, document } of rows) {
    const block = document as CmsBlock; // the rows of this kind are blocks
    if (block.identifier === heroBlock && block.stores.some((one) => one === store))
      return { id, block, hero: JSON.parse(block.cmsJson) as HomeHero }; // the shop's own block
  }
  return undefined;
}

export async function pageRecord(db: Connection, id: string): Promise<CmsPage | undefined> {
  const row = await db
    .selectFrom('reference_record')
    .select('document')
    .where('kind', '=', 'cmsPages')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document as CmsPage | undefined; // the rows of this kind are pages
}

async function banner(db: Connection, store: string): Promise<ContentOf<'banner'> | undefined> {
  const found = await heroOf(db, store);
  const tiles = found?.hero.tiles.map(({ graphicsId, title, text, button, url, picture }) => ({
    graphicsId,
    title,
    text,
    button,
    url,
    ...(picture !== undefined && { picture }),
  }));
  return tiles && { kind: 'banner', tiles };
}

async function page(db: Connection, id: string): Promise<ContentOf<'page'> | undefined> {
  const found = await pageRecord(db, id);
  if (found === undefined) return undefined;
  const { urlKey, contentHeading, content, seo, stores } = found;
  const rows = await db.selectFrom('url_record').select('type').where('path', '=', urlKey).execute();
  return {
    kind: 'page',
    urlKey,
    heading: contentHeading,
    format: 'html',
    source: content,
    metaTitle: seo.metaTitle,
    metaDescription: seo.metaDescription,
    stores,
    isWithdrawn: !rows.some(({ type }) => type === 'CMS_PAGE'),
  };
}

async function redirect(db: Connection, key: string): Promise<ContentOf<'redirect'> | undefined> {
  const { store, path } = addressOf(key);
  const row = await db
    .selectFrom('url_record')
    .select(['type', 'canonical_path'])
    .where('store_code', '=', store)
    .where('path', '=', path)
    .where('type', 'in', ['REDIRECT', 'UNPUBLISHED'])
    .where('entity_id', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.type === 'REDIRECT'
    ? { kind: 'redirect', action: 'redirect', target: row.canonical_path }
    : { kind: 'redirect', action: 'gone', target: '' };
}

async function product(db: Connection, sku: string): Promise<ContentOf<'product'> | undefined> {
  const row = await db.selectFrom('product').select(['name', 'price', 'final_price', 'document']).where('sku', '=', sku).executeTakeFirst();
  return (
    row && {
      kind: 'product',
      name: row.name,
      shortText: row.document.shortDescription,
      format: 'html',
      description: row.document.description,
      price: row.price,
      finalPrice: row.final_price,
    }
  );
}

async function translation(db: Connection, key: string): Promise<ContentOf<'translation'> | undefined> {
  const row = await db
    .selectFrom('reference_record')
    .select('document')
    .where('kind', '=', 'translations')
    .where('id', '=', key)
    .executeTakeFirst();
  return row && translationContent(row.document as EditorTranslation); // the rows of this kind are translations
}

const readers = { banner, page, redirect, product, translation } as const;

/** What the shop shows now; undefined where nothing of the kind is there. */
export async function currentContent(db: Connection, kind: ContentKind, key: string): Promise<Content | undefined> {
  if (!isRecordKind(kind)) return readers[kind](db, key);
  const values = await currentRecord(db, kind, key);
  return values && { kind, values };
}

/** However its texts were written. */
function asShown(content: Content): Content {
  if (content.kind === 'page') return { ...content, format: 'html', source: pageHtml(content) };
  if (content.kind === 'product' && content.description !== undefined) {
    const { format = 'markdown', description } = content;
    return { ...content, format: 'html', description: pageHtml({ format, source: description }) };
  }
  if (content.kind === 'translation') return translationContent(translationDocument('', content));
  if (!isRecordContent(content)) return content;
  const { kind, values } = content;
  const sources = recordKinds[kind].fields.filter(({ type }) => type === 'source');
  if (sources.length === 0) return content;
  const shown = sources.map(({ name }) => [name, pageHtml({ format: formatOf(values), source: textOf(values, name) })] as const);
  return { kind, values: { ...values, format: 'html', ...Object.fromEntries(shown) } };
}

/** Versions of before descriptions were edited say nothing about them. */
const comparable = (content: Content, other: Content): Content => {
  if (content.kind !== 'product' || other.kind !== 'product' || other.description !== undefined) return content;
  const { format: _format, description: _description, ...rest } = content;
  return rest;
};

/** Whether two contents show the same, however they were written. */
export const showsSame = (one: Content | undefined, other: Content | undefined): boolean =>
  one !== undefined && other !== undefined && isDeepStrictEqual(asShown(comparable(one, other)), asShown(comparable(other, one)));

/** A version of before descriptions were edited, or saved by a desk page of then, with the description that the shop shows: it stays. */
const withDescription = (content: Content | undefined, shown: Content | undefined): Content | undefined =>
  content?.kind === 'product' && content.description === undefined && shown?.kind === 'product' && shown.description !== undefined
    ? { ...content, format: shown.format ?? 'html', description: shown.description }
    : content;

/**
 * What the form of an entry begins with: its newest version; what has changed another way since that was published counts instead.
 * @param newest the content of its newest version
 */
export function newestContent(
  { live, version }: { readonly live: number | null; readonly version: number },
  shown: Content | undefined,
  newest: Content | undefined,
): Content | undefined {
  const isDraft = live !== version || shown === undefined || showsSame(shown, newest);
  return isDraft ? withDescription(newest, shown) : shown;
}
