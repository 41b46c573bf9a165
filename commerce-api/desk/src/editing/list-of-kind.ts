import { recordLists, recordListNames } from './records/record-lists.ts';

const own: Readonly<Record<string, string>> = { banner: 'banners', page: 'pages', product: 'products', redirect: 'redirects' };

/** The list of the desk in which contents of a kind are edited. */
export const listOfKind = (kind: string): string => own[kind] ?? recordListNames.find((name) => recordLists[name].kind === kind) ?? '';

/** What the form of a content calls one of its fields: the key of that text. */
export const fieldLabel = (kind: string, field: string): string =>
  kind === 'page' || kind === 'product' ? `${listOfKind(kind)}.${field}` : `${listOfKind(kind)}.field.${field}`;
