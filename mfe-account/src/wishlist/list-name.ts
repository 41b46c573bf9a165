import type { KeptList } from './use-wishlist.ts';

/** The name of a list; the first one, which everybody has, is named in the language of the page. */
export const listName = ({ name }: Pick<KeptList, 'name'>, t: (text: 'first') => string): string => (name === '' ? t('first') : name);
