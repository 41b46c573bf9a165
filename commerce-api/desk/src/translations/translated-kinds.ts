/** J-343: kinds whose texts shoppers read in both languages, in the order of the desk's pages. */
export const translatedKinds = [
  'banner',
  'page',
  'product',
  'post',
  'news',
  'term',
  'seo',
  'landing',
  'brand',
  'footer',
  'menu',
  'event',
  'promotion',
] as const;

// Includes() of a literal tuple takes its members only.
export const isTranslatedKind = (kind: string): boolean => (translatedKinds as readonly string[]).includes(kind);
