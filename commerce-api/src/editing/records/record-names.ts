/** J-257: kinds of records that editors change by the same form. */
export const recordKindNames = ['post', 'term', 'seo', 'footer', 'menu', 'coupon', 'promotion', 'synonyms'] as const;

export type RecordKindName = (typeof recordKindNames)[number];

// Includes() of a literal tuple takes its members only.
export const isRecordKind = (kind: string): kind is RecordKindName => (recordKindNames as readonly string[]).includes(kind);
