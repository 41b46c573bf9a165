/** J-257: kinds of records that editors change by the same form. */
export const firstRecordKindNames = ['post', 'term', 'seo', 'footer', 'menu', 'coupon', 'promotion', 'synonyms'] as const;
/** Those that came after the first contract: it names its kinds in answers, which tell these apart. */
export const laterRecordKindNames = ['news', 'landing', 'brand', 'salon', 'event', 'menu-order', 'footer-order'] as const;
export const recordKindNames = [...firstRecordKindNames, ...laterRecordKindNames] as const;

export type RecordKindName = (typeof recordKindNames)[number];

// Includes() of a literal tuple takes its members only.
export const isRecordKind = (kind: string): kind is RecordKindName => (recordKindNames as readonly string[]).includes(kind);

export const isLaterRecordKind = (kind: string): kind is (typeof laterRecordKindNames)[number] =>
  (laterRecordKindNames as readonly string[]).includes(kind);
