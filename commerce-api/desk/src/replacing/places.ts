import type { FoundContent } from '../api.ts';
import { fieldLabel } from '../editing/list-of-kind.ts';

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
  return translate(fieldLabel(kind, field));
}
