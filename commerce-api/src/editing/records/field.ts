/**
 * Of what a field of a record is made, and so how it is typed, kept and checked. All values are texts, as forms have them: of `amount` whole
 * grosze, of `time` ISO 8601, of `check` `1` or nothing, of `path` and `link` stored paths, of `categories` one path a line. A `source` is written in the
 * record's `format`, `plain` is a long text that is no HTML, a `picture` the
 * address of an uploaded picture (J-291).
 */
export const toldFieldTypes = [
  'line',
  'lines',
  'source',
  'plain',
  'path',
  'link',
  'categories',
  'amount',
  'whole',
  'time',
  'choice',
  'check',
] as const;
/** A picture is told as a line that holds one, an order (keys of choices, one a line) as a plain text: the first contract has no words for them. */
export type FieldType = (typeof toldFieldTypes)[number] | 'picture' | 'order';

/** Lists out of the catalogue from which a choice is made. */
export type ChoiceList = 'sections' | 'authors' | 'leaves' | 'shops' | 'menuLinks' | 'footerColumns';

export interface RecordField {
  readonly name: string;
  readonly type: FieldType;
  readonly isOptional?: boolean;
  /** Of a whole number. */
  readonly least?: number;
  readonly most?: number;
  /** Of a choice: its values, or where they come from. */
  readonly choices?: readonly string[] | ChoiceList;
  /** Stays as it was once it was published. */
  readonly isFixed?: boolean;
  /** A number, a code or a name: the same in all languages. */
  readonly isSame?: boolean;
}

/** What a record says, by the name of the field. */
export type RecordValues = Readonly<Record<string, string>>;

/** Whether a box is ticked, as text. */
export const checked = (is: boolean): string => (is ? '1' : '');

/** Fields that many kinds have. */
export const format: RecordField = { name: 'format', type: 'choice', choices: ['markdown', 'html'] };
export const source: RecordField = { name: 'source', type: 'source' };
export const withdrawn: RecordField = { name: 'isWithdrawn', type: 'check', isOptional: true };
export const period: readonly RecordField[] = [
  { name: 'dateFrom', type: 'time' },
  { name: 'dateTo', type: 'time' },
];
