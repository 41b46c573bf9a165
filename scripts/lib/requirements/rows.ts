/** Parses the table of requirements (docs/requirements.md). */

/** Kinds of tests, by where a test runs. */
export type TestKind = 'unit' | 'API' | 'e2e';

export interface Row {
  /** `C-15` */
  readonly id: string;
  readonly text: string;
  /** Packages of the row, as written in the table. */
  readonly packages: string;
  /** The column 'verify', as written. */
  readonly verify: string;
}

const rowPattern = /^\| ([A-Z]-\d{2,3}) \| (.+) \| ([^|]+) \| ([^|]*) \| ([^|]+) \|$/gm;

/** The rows in their order. @param markdown the text of docs/requirements.md */
export const parseRows = (markdown: string): readonly Row[] =>
  [...markdown.matchAll(rowPattern)].map(([, id = '', text = '', packages = '', , verify = '']) => ({
    id,
    text,
    packages,
    verify: verify.trim(),
  }));

/** Requirements of our own, in addition to those of the customer's two documents. */
export const isOwn = ({ id }: Row): boolean => id.startsWith('J-');

/** Rows that a command measures (`pnpm bench`, `pnpm attack`) instead of a test. */
export const isMeasured = ({ verify }: Row): boolean => verify === 'bench';

/**
 * The kinds of tests that prove a row: every kind that its column 'verify' names ('unit + e2e' needs both).
 * @throws when the column names none
 */
export const kindsOf = ({ id, verify }: Row): readonly TestKind[] => {
  const kinds: TestKind[] = [];
  if (/\bunit\b/.test(verify)) kinds.push('unit');
  if (/\bAPI\b/.test(verify)) kinds.push('API');
  if (/\be2e\b/.test(verify)) kinds.push('e2e');
  if (kinds.length === 0) throw new Error(`docs/requirements.md: the column 'verify' of ${id} names no kind of test: "${verify}"`);
  return kinds;
};
