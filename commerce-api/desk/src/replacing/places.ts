import type { FoundContent } from '../api.ts';
import { recordLists, recordListNames } from '../editing/records/record-lists.ts';

/** The list of the desk in which a content is edited. */
export const listOf = ({ kind }: Pick<FoundContent, 'kind'>): string =>
  kind === 'banner' ? 'banners' : kind === 'page' ? 'pages' : (recordListNames.find((name) => recordLists[name].kind === kind) ?? '');

/** Names a place among all that were found. */
export const placeKey = (
  { kind, key }: Pick<FoundContent, 'kind' | 'key'>,
  hit: { readonly field: string; readonly index: number },
): string => JSON.stringify([kind, key, hit.field, hit.index]);

const tileField = /^tiles\.(\d+)\.(title|text|button)$/;

/** What the form calls a field. */
export function fieldName(
  { kind }: Pick<FoundContent, 'kind'>,
  field: string,
  translate: (key: string, values?: object) => string,
): string {
  const [, tile, name] = tileField.exec(field) ?? [];
  if (tile !== undefined)
    return `${translate('banners.tile', { number: Number(tile) + 1 })}, ${translate(name === 'title' ? 'banners.title1' : `banners.${name}`)}`;
  return translate(kind === 'page' ? `pages.${field}` : `${listOf({ kind })}.field.${field}`);
}
