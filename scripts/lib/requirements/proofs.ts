import type { TestCase } from '../junit.ts';
import { isMeasured, kindsOf, type Row, type TestKind } from './rows.ts';

/** The highest number of rows that one title may name. */
export const MOST_IDS = 4;

/** Ids in brackets at the front of titles: `[C-15]`. */
export const idsIn = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(/\[([A-Z]-\d{2,3})\]/g)].map(([, id = '']) => id)),
];

/** The kind of a test, by its report and jest project. Null for an expectation, which proves no row. */
export const kindOf = ({ report, name }: Pick<TestCase, 'report' | 'name'>): TestKind | null => {
  if (report === 'browser.xml') return 'e2e';
  if (report !== 'unit.xml') return null;
  return /^(PGlite|PostgreSQL) /.test(name) ? 'API' : 'unit';
};

/** A row with the kinds of passing tests that name it. */
export interface RowState {
  readonly row: Row;
  readonly named: readonly TestKind[];
  /** Kinds that the column 'verify' requires and that no passing test has. */
  readonly missing: readonly TestKind[];
}

export interface Proofs {
  readonly proven: readonly RowState[];
  /** Named by passing tests, but not by all kinds that 'verify' requires. */
  readonly wrongKind: readonly RowState[];
  readonly unnamed: readonly RowState[];
  readonly measured: readonly Row[];
  /** One line each: titles with too many ids, unknown ids. */
  readonly problems: readonly string[];
}

const titleProblems = (tests: readonly TestCase[], known: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    tests.flatMap(({ name, file }) => {
      const ids = idsIn(name);
      const unknown = ids.filter((id) => !known.has(id)).map((id) => `${file}: [${id}] is no row: "${name}"`);
      return ids.length > MOST_IDS ? [...unknown, `${file}: ${ids.length} ids in one title, ${MOST_IDS} at most: "${name}"`] : unknown;
    }),
  ),
];

/** The rows that passing tests prove: a row counts if tests of every kind that its column 'verify' requires name it. */
export const proofsOf = (rows: readonly Row[], tests: readonly TestCase[]): Proofs => {
  const kinds = new Map<string, Set<TestKind>>();
  for (const test of tests) {
    const kind = kindOf(test);
    if (test.outcome !== 'passed' || kind === null) continue;
    for (const id of idsIn(test.name)) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  }
  const states = rows
    .filter((row) => !isMeasured(row))
    .map((row): RowState => {
      const named = [...(kinds.get(row.id) ?? [])];
      return { row, named, missing: kindsOf(row).filter((kind) => !named.includes(kind)) };
    });
  return {
    proven: states.filter(({ missing }) => missing.length === 0),
    wrongKind: states.filter(({ named, missing }) => named.length > 0 && missing.length > 0),
    unnamed: states.filter(({ named }) => named.length === 0),
    measured: rows.filter(isMeasured),
    problems: titleProblems(tests, new Set(rows.map(({ id }) => id))),
  };
};
